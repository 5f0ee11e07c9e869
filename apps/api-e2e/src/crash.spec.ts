import { ApiClient, TestServer } from '@lereng/shared-testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyPicture } from './support/images';
import { storedFiles } from './support/state';

interface Dish {
  id: number;
  name: string;
  image_url: string;
  image_sources: { srcset: string }[];
}

const CRASHES = 20;
/** Leftovers have to be gone this long after a start. */
const SWEEP_LIMIT_MS = 60_000;

const addresses = ({ image_url, image_sources }: Dish) => [
  image_url,
  ...image_sources.flatMap(({ srcset }) => srcset.split(', ').map((part) => part.split(' ')[0]!)),
];

async function eventually(holds: () => Promise<boolean>, limitMs: number) {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (await holds()) return true;
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return holds();
}

describe('a server that is killed in the middle of uploads', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lereng-crash-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it(
    'loses nothing that it acknowledged, and leaves nothing that nobody owns',
    async () => {
      const image = await tinyPicture();
      const acknowledged = new Map<number, string>();
      const removed = new Set<number>();

      for (let crash = 0; crash < CRASHES; crash += 1) {
        const server = await TestServer.start({ dataDir });
        const client = await ApiClient.login(server.origin);
        let stopped = false;
        let begin: () => void;
        const begun = new Promise<void>((resolve) => (begin = resolve));

        const work = Array.from({ length: 3 }, async (_, lane) => {
          for (let n = 0; !stopped; n += 1) {
            const name = `Hidangan ${crash}-${lane}-${n}`;
            const added = await client.form<Dish>('POST', '/menu-items', {
              name,
              price: '9000',
              image,
            });
            if (added.status !== 201) continue;
            acknowledged.set(added.body.id, name);
            begin();
            if (n % 3 === 1) {
              const id = added.body.id;
              const edited = await client.form('PUT', `/menu-items/${id}`, { image });
              expect(edited.status).toBe(200);
            }
            if (n % 3 === 2) {
              // From here on its absence is as good as its presence: the answer may get lost.
              acknowledged.delete(added.body.id);
              if ((await client.delete(`/menu-items/${added.body.id}`)).status === 204) {
                removed.add(added.body.id);
              }
            }
          }
        });
        // In the middle of the work, at a moment that differs from crash to crash, so that every
        // step of an upload is cut at some time.
        await begun;
        await new Promise((resolve) => setTimeout(resolve, crash * 13));
        await server.crash();
        stopped = true;
        await Promise.allSettled(work);
      }

      const server = await TestServer.start({ dataDir });
      try {
        const client = new ApiClient(server.origin);
        const dishes = (await client.get<Dish[]>('/menu-items')).body;
        const names = new Map(dishes.map(({ id, name }) => [id, name]));

        expect(acknowledged.size).toBeGreaterThanOrEqual(CRASHES / 2);
        for (const [id, name] of acknowledged) expect(names.get(id)).toBe(name);
        for (const id of removed) expect(names.has(id)).toBe(false);

        for (const address of dishes.flatMap(addresses)) {
          const picture = await fetch(`${server.origin}${address}`);
          expect([address, picture.status]).toEqual([address, 200]);
          expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0);
        }

        const owned = (file: string) =>
          dishes.some(({ image_url }) => file.includes(`/${image_url.split('/')[2]}/`));
        const clean = async () => (await storedFiles(server)).every(owned);
        await eventually(clean, SWEEP_LIMIT_MS);
        expect((await storedFiles(server)).filter((file) => !owned(file))).toEqual([]);
        expect((await storedFiles(server)).length).toBe(
          dishes.reduce((sum, dish) => sum + addresses(dish).length, 0),
        );
      } finally {
        await server.stop();
      }
    },
    10 * 60_000,
  );
});
