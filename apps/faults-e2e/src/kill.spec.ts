import { basename } from 'node:path';
import { servedFiles, tinyPicture } from '@lereng/api-testing';
import { ApiClient, TestServer } from '@lereng/shared-testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Row {
  id: number;
  name?: string;
  title?: string;
  image_url: string;
  image_sources: { srcset: string }[];
  /** Of slides alone. */
  image_portrait_sources?: { srcset: string }[];
}

/** What a picture is uploaded to, each with a name for the row. */
const KINDS: [path: string, fields: (name: string) => Record<string, string>][] = [
  ['/menu-items', (name) => ({ name, price: '9000' })],
  ['/slides', (title) => ({ title })],
  ['/packages', (name) => ({ name, price: '9000', items: '["Sarapan"]' })],
  [
    '/promotions',
    (title) => ({
      title,
      valid_from: '2026-01-01',
      valid_until: '2026-12-31',
      discount_percent: '10',
      package_ids: '[1]',
    }),
  ],
];

const CRASHES = 20;
/** Leftovers have to be gone this long after a start. */
const SWEEP_LIMIT_MS = 60_000;

const urlsOf = ({ image_url, image_sources, image_portrait_sources = [] }: Row) => [
  image_url,
  ...[...image_sources, ...image_portrait_sources].flatMap(({ srcset }) =>
    srcset.split(', ').map((part) => part.split(' ')[0]!),
  ),
];

const restore = (client: ApiClient, rowPath: string) =>
  client.send<Row>('POST', `/trash${rowPath}/restore`);

/** Of a stored file, the part of its path that its URL has. */
const imagePath = (file: string) => file.split('/').slice(-2).join('/');

async function eventually(holds: () => Promise<boolean>, limitMs: number) {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (await holds()) return true;
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return holds();
}

describe('a server that is killed in the middle of uploads, deletes and restores', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lereng-crash-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it(
    'loses nothing that it acknowledged, and leaves nothing that nobody owns',
    async () => {
      const image = await tinyPicture();
      /** Names by the path of their row. */
      const acknowledged = new Map<string, string>();
      const removed = new Set<string>();

      for (let crash = 0; crash < CRASHES; crash += 1) {
        const server = await TestServer.start({ dataDir });
        const client = await ApiClient.login(server.origin);
        if (crash === 0) {
          // For the promotions: the package with the id 1.
          const fields = { name: 'Tetap', price: '1', image };
          expect((await client.form('POST', '/packages', fields)).status).toBe(201);
          acknowledged.set('/packages/1', fields.name);
        }
        let stopped = false;
        let begin: () => void;
        const begun = new Promise<void>((resolve) => (begin = resolve));

        const work = Array.from({ length: 4 }, async (_, lane) => {
          for (let n = 0; !stopped; n += 1) {
            const [path, fields] = KINDS[(lane + n) % KINDS.length]!;
            const name = `${crash}-${lane}-${n}`;
            const added = await client.form<Row>('POST', path, { ...fields(name), image });
            if (added.status !== 201) continue;
            const rowPath = `${path}/${added.body.id}`;
            acknowledged.set(rowPath, name);
            begin();
            if (n % 3 === 1) {
              // Another focus gives a slide another portrait crop.
              const focus = { image_focus_x: String(n % 100), image_focus_y: '0' };
              const edited = await client.form('PUT', rowPath, lane % 2 ? { image } : focus);
              expect(edited.status).toBe(200);
            }
            if (n % 3 === 2) {
              // From here on its absence is as good as its presence: the response may get lost.
              acknowledged.delete(rowPath);
              if ((await client.delete(rowPath)).status !== 204) continue;
              if ((lane + n) % 2 === 0) removed.add(rowPath);
              else if ((await restore(client, rowPath)).status === 200) {
                acknowledged.set(rowPath, name);
              }
            }
          }
        });
        // In the middle of the work, at a moment that differs from crash to crash, so that every
        // step of an upload is interrupted at some time.
        await begun;
        await new Promise((resolve) => setTimeout(resolve, crash * 13));
        await server.crash();
        stopped = true;
        await Promise.allSettled(work);
      }

      const server = await TestServer.start({ dataDir });
      try {
        const client = new ApiClient(server.origin);
        const rows = new Map<string, Row>();
        for (const [path] of KINDS) {
          for (const row of (await client.get<Row[]>(path)).body)
            rows.set(`${path}/${row.id}`, row);
        }

        expect(acknowledged.size).toBeGreaterThanOrEqual(CRASHES / 2);
        for (const [rowPath, name] of acknowledged) {
          const row = rows.get(rowPath);
          expect([rowPath, row?.name ?? row?.title]).toEqual([rowPath, name]);
        }
        expect([...removed].filter((rowPath) => rows.has(rowPath))).toEqual([]);

        const files = new Set([...rows.values()].flatMap(urlsOf));
        for (const url of files) {
          const picture = await fetch(`${server.origin}${url}`);
          expect([url, picture.status]).toEqual([url, 200]);
          expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0);
        }

        const owned = (file: string) =>
          [...rows.values()].some(({ image_url }) => file.includes(`/${image_url.split('/')[2]}/`));
        const clean = async () => (await servedFiles(server)).every(owned);
        await eventually(clean, SWEEP_LIMIT_MS);
        const stored = (await servedFiles(server)).map((file) => `/uploads/${imagePath(file)}`);
        // A crop that no row names, of an image that one has, goes with a sweep when it is an hour old.
        const isCropOfNoRow = (url: string) => basename(url).startsWith('p-') && !files.has(url);
        expect(stored.filter((url) => !isCropOfNoRow(url))).toEqual([...files].sort());

        const admin = await ApiClient.login(server.origin);
        const deleted = (await admin.get<{ kind: string; id: number }[]>('/trash')).body;
        const paths = new Set(deleted.map(({ kind, id }) => `/${kind}/${id}`));
        expect([...removed].filter((rowPath) => !paths.has(rowPath))).toEqual([]);
        for (const rowPath of paths) {
          const { status, body } = await restore(admin, rowPath);
          expect([rowPath, status]).toEqual([rowPath, 200]);
          for (const url of urlsOf(body)) {
            expect([url, (await fetch(`${server.origin}${url}`)).status]).toEqual([url, 200]);
          }
        }
      } finally {
        await server.stop();
      }
    },
    10 * 60_000,
  );
});
