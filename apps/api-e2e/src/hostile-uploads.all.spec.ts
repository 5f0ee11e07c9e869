import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { basename, dirname } from 'node:path';
import { picture, tinyPicture } from '@lereng/api-testing';
import { ApiClient, type ApiResponse, TestServer, until } from '@lereng/shared-testing';
import { FILE_NAMES, hostileFiles, KINDS_OF_FILES, MARK } from './support/hostile-files';
import { HOSTILE_FORMS } from './support/hostile-forms';

/** `npm run test:uploads` sends 1,000 and 10,000. */
const FILES = Number(process.env['HOSTILE_UPLOADS'] ?? KINDS_OF_FILES);
const ABORTED = Number(process.env['ABORTED_UPLOADS'] ?? 60);
const AT_A_TIME = 10;
/** Descriptors that come and go: connections of this test, and a second process for pictures. */
const FEW = 20;
/** Files that no row uses go away within a minute. */
const PATIENCE_MS = 60_000;

const PASSIVE = /^image\/(jpeg|webp|avif)$/;

interface Row {
  id: number;
  image_url: string;
  image_sources: { srcset: string }[];
}

const urlsOf = ({ image_url, image_sources }: Row) => [
  image_url,
  ...image_sources.flatMap(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')[0]!)),
];

const bytesOf = async (picture: Promise<Blob>) => Buffer.from(await (await picture).arrayBuffer());

jest.setTimeout(Math.max(120_000, (FILES + ABORTED) * 1_000));

describe('hostile uploads', () => {
  let server: TestServer;
  let client: ApiClient;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await ApiClient.login(server.origin);
  });
  afterAll(() => server?.stop());

  const rows = async () => (await client.get<Row[]>('/menu-items')).body;

  /** Images that are stored and that no row has. */
  async function leftovers(): Promise<string[]> {
    const stored = new Set((await server.storedFiles()).map((file) => basename(dirname(file))));
    const used = new Set((await rows()).map(({ image_url }) => image_url.split('/')[2]));
    return [...stored].filter((id) => !used.has(id));
  }

  /** The open files of the server's process: files of its data by their paths, all others by their kind. */
  async function descriptors(): Promise<{ files: string[]; count: number }> {
    const folder = `/proc/${server.pid}/fd`;
    const links = await Promise.all(
      (await readdir(folder)).map((fd) => readlink(`${folder}/${fd}`).catch(() => '')),
    );
    const files = links.filter((link) => link.startsWith(`${server.dataDir}/images`));
    return { files, count: links.filter(Boolean).length };
  }

  /** The folders of the data that hold anything temporary must be as they were. */
  const dataFolder = async () =>
    (await readdir(server.dataDir)).filter(
      (name) => !name.includes('.db') && !name.includes('.sqlite'),
    );

  async function expectPassive(row: Row): Promise<void> {
    for (const url of urlsOf(row)) {
      const response = await fetch(`${server.origin}${url}`);
      expect([url, response.status]).toEqual([url, 200]);
      expect(response.headers.get('content-type')).toMatch(PASSIVE);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toMatch(
        /default-src 'none'.*sandbox/,
      );
      expect(Buffer.from(await response.arrayBuffer()).includes(MARK)).toBe(false);
    }
  }

  const send = (bytes: Buffer, filename: string): Promise<ApiResponse<Row>> => {
    const form = new FormData();
    form.append('name', 'Kopi');
    form.append('price', '9000');
    form.append('image', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), filename);
    return client.send<Row>('POST', '/menu-items', form);
  };

  it(`become pictures or are refused, ${FILES} times`, async () => {
    const statuses: Record<string, number> = {};
    for await (const { name, filename, bytes } of hostileFiles(FILES)) {
      const { status, body } = await send(bytes, filename);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (![201, 400, 413, 422].includes(status))
        throw new Error(`${name} as ${filename}: ${status}`);
      if (status === 201) await expectPassive(body);
    }
    // Otherwise the one or the other would not have been tested.
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['201', '422']));
    await until(async () => (await leftovers()).length === 0, PATIENCE_MS);
    expect((await descriptors()).files).toEqual([]);
  });

  it.each(FILE_NAMES.map((name) => [JSON.stringify(name).slice(0, 40), name]))(
    'give no stored file the name %s',
    async (_, filename) => {
      const { status, body } = await send(await bytesOf(tinyPicture()), filename);
      // A NUL ends the form.
      expect(status).toBe(filename.includes('\u0000') ? 400 : 201);
      if (status !== 201) return;
      await expectPassive(body);
      for (const url of urlsOf(body)) {
        expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}\/[\w-]+\.(jpg|webp|avif)$/);
      }
    },
  );

  it.each(HOSTILE_FORMS)('are refused as a form $name', async ({ type, body }) => {
    const before = await rows();
    const { status } = await client.send('POST', '/menu-items', body, { 'content-type': type });
    expect([400, 413, 415, 422, 431]).toContain(status);
    expect(await rows()).toEqual(before);
  });

  it(`leave nothing when ${ABORTED} of them are aborted`, async () => {
    await send(await bytesOf(picture()), 'foto.jpg');
    const before = await descriptors();
    const folders = await dataFolder();
    const known = (await rows()).length;

    const form = new FormData();
    form.append('name', 'Batal');
    form.append('price', '9000');
    form.append('image', await picture('jpeg', { width: 300, height: 200 }), 'foto.jpg');
    const whole = new Response(form);
    const type = whole.headers.get('content-type')!;
    const body = Buffer.from(await whole.arrayBuffer());
    const { hostname, port } = new URL(server.origin);

    /** Sends this much of the body, and ends the connection without another word. */
    const abort = (length: number) =>
      new Promise<void>((resolve) => {
        const socket = connect({ host: hostname, port: Number(port) }, () => {
          const head = [
            'POST /api/menu-items HTTP/1.1',
            `Host: ${hostname}`,
            `Authorization: Bearer ${client.token}`,
            `Content-Type: ${type}`,
            `Content-Length: ${body.length}`,
            '',
            '',
          ].join('\r\n');
          socket.write(head);
          socket.write(body.subarray(0, length), () => socket.destroy());
        });
        socket.on('error', () => undefined);
        socket.once('close', () => resolve());
      });
    const isWhole = (n: number) => n % 20 === 19;
    for (let from = 0; from < ABORTED; from += AT_A_TIME) {
      const batch = Array.from({ length: Math.min(AT_A_TIME, ABORTED - from) }, (_, i) => from + i);
      await Promise.all(
        batch.map((n) => abort(isWhole(n) ? body.length : (n * 7_919) % body.length)),
      );
    }

    // Only what had arrived whole may have become a row.
    const added = (await rows()).length - known;
    expect(added).toBeLessThanOrEqual(Math.ceil(ABORTED / 20));
    await until(async () => (await leftovers()).length === 0, PATIENCE_MS);
    await until(async () => {
      const { files, count } = await descriptors();
      return files.length === 0 && count < before.count + FEW;
    }, PATIENCE_MS);
    expect(await dataFolder()).toEqual(folders);
    expect((await send(await bytesOf(picture()), 'foto.jpg')).status).toBe(201);
  });
});
