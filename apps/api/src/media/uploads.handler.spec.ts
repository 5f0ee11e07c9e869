import { type AddressInfo, connect } from 'node:net';
import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import express from 'express';
import request from 'supertest';
import { DiskImageStore } from '@lereng/api-site/images';
import { BusyError } from '../platform/errors';
import type { DetachedImages } from './detached-images';
import { UploadsHandler } from './uploads.handler';

const ID = '0123456789abcdef'.repeat(2);
const BYTES = Buffer.alloc(200_000, 42);

/** Which images are in the trash. */
const trashed = new Set<string>();
const detached = { has: async (id: string) => trashed.has(id) } as unknown as DetachedImages;

let folder: string;
let store: DiskImageStore;
let server: Server;
let openFile: jest.SpyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lereng-uploads-'));
  store = new DiskImageStore(join(folder, 'images'));
  const crops = ['upright-480.avif', 'p-40-55-0badcafe-480.avif'];
  const icons = ['i-40-55-0badcafe-32.png', 'i-40-55-0badcafe-maskable-512.png'];
  const names = ['320.avif', '320.webp', '320.jpg', ...crops, ...icons];
  await store.put(
    ID,
    names.map((name) => ({ name, bytes: BYTES })),
  );
  const app = express();
  app.use('/uploads', new UploadsHandler(store, detached).handle);
  app.use((_request, response) => void response.send('a page'));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

beforeEach(() => (openFile = jest.spyOn(store, 'open')));
afterEach(() => jest.restoreAllMocks());

/** The status line and body for a target that no client library would send as it is. */
function getRaw(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk) => (response += chunk.toString('latin1')));
    socket.on('end', () => resolve(response));
    socket.on('error', reject);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n`);
  });
}

it('serves nothing of an image in the trash', async () => {
  trashed.add(ID);
  const response = await request(server).get(`/uploads/${ID}/320.jpg`);
  expect([response.status, response.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(openFile).not.toHaveBeenCalled();
  trashed.clear();
  expect((await request(server).get(`/uploads/${ID}/320.jpg`)).status).toBe(200);
});

it.each([
  ['320.avif', 'image/avif'],
  ['320.webp', 'image/webp'],
  ['320.jpg', 'image/jpeg'],
  ['p-40-55-0badcafe-480.avif', 'image/avif'],
  ['upright-480.avif', 'image/avif'],
])('serves %s for good', async (name, type) => {
  const response = await request(server).get(`/uploads/${ID}/${name}`);
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': type,
    'content-length': '200000',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: `"${ID}/${name}"`,
  });
  expect(BYTES.equals(response.body as Buffer)).toBe(true);
});

it('responds to HEAD without the file, and with 304 to a browser that has it', async () => {
  const path = `/uploads/${ID}/320.jpg`;
  const head = await request(server).head(path);
  expect([head.status, head.headers['content-length']]).toEqual([200, '200000']);
  const again = await request(server).get(path).set('If-None-Match', `"${ID}/320.jpg"`);
  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers['cache-control']).toContain('immutable');
});

describe('a part of a file', () => {
  const VARIED = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));
  const PART_ID = 'fedcba9876543210'.repeat(2);
  const path = `/uploads/${PART_ID}/320.jpg`;
  const ETAG = `"${PART_ID}/320.jpg"`;
  beforeAll(() => store.put(PART_ID, [{ name: '320.jpg', bytes: VARIED }]));

  const get = (headers: Record<string, string>) => request(server).get(path).set(headers);

  it('is offered with the whole, which says when it was stored', async () => {
    const { headers } = await get({});
    expect(headers['accept-ranges']).toBe('bytes');
    const stored = Date.parse(headers['last-modified'] ?? '');
    expect(Math.abs(Date.now() - stored)).toBeLessThan(3_600_000);
    const later = await get({ 'If-Modified-Since': headers['last-modified'] ?? '' });
    expect([later.status, later.text]).toEqual([304, '']);
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-99', 10, 99],
    // Over the bounds of what is read at once.
    ['bytes=65530-131080', 65_530, 131_080],
    ['bytes=199990-', 199_990, 199_999],
    ['bytes=-5', 199_995, 199_999],
    ['bytes=100-999999', 100, 199_999],
  ])('is sent for %s', async (range, start, end) => {
    const { status, headers, body } = await get({ Range: range });
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/200000`,
      'content-length': String(end - start + 1),
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: ETAG,
    });
    expect(VARIED.subarray(start, end + 1).equals(body as Buffer)).toBe(true);
  });

  it.each(['bytes=200000-', 'bytes=200000-200001', 'bytes=-0'])(
    'is 416 with an error body for %s',
    async (range) => {
      const { status, headers, body } = await get({ Range: range });
      expect([status, headers['content-range']]).toEqual([416, 'bytes */200000']);
      expect(body).toMatchObject({
        statusCode: 416,
        message: 'Bagian gambar yang diminta tidak ada',
      });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['etag']).not.toBe(ETAG);
      expect(headers['last-modified']).toBeUndefined();
    },
  );

  it.each(['bytes=0-1,5-6', 'lines=0-1', 'bytes', 'bytes=x-y'])(
    'is the whole for %s',
    async (range) => {
      const { status, headers } = await get({ Range: range });
      expect([status, headers['content-length']]).toEqual([200, '200000']);
      expect(headers['content-range']).toBeUndefined();
    },
  );

  it('continues the file that the client began, and no other', async () => {
    const Range = 'bytes=10-19';
    const { headers } = await get({});
    const status = async (known: string) => (await get({ Range, 'If-Range': known })).status;
    expect(await status(ETAG)).toBe(206);
    expect(await status(headers['last-modified'] ?? '')).toBe(206);
    expect(await status(`"${ID}/320.jpg"`)).toBe(200);
    expect(await status('Sun, 01 Nov 2020 00:00:00 GMT')).toBe(200);
  });

  it('is nothing that HEAD knows, nor sent to a client that has the whole', async () => {
    const head = await request(server).head(path).set('Range', 'bytes=0-9');
    expect([head.status, head.headers['content-length']]).toEqual([200, '200000']);
    expect((await get({ Range: 'bytes=0-9', 'If-None-Match': ETAG })).status).toBe(304);
  });
});

it('takes a query for part of no name', async () => {
  expect((await request(server).get(`/uploads/${ID}/320.jpg?v=1`)).status).toBe(200);
});

it.each([[`/uploads/${ID}/640.jpg`], [`/uploads/${'f'.repeat(32)}/320.jpg`]])(
  'responds with 404 and an error body to %s',
  async (path) => {
    const response = await request(server).get(path);
    expect(response.body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'Gambar tidak ditemukan',
    });
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

it.each([
  '/uploads',
  `/uploads/${ID}`,
  `/uploads/${ID}/`,
  `/uploads//${ID}/320.jpg`,
  ...[
    '320.png',
    '320.jpg/',
    '320.jpg%00',
    '0320.jpg',
    '320.JPG',
    'sideways-480.avif',
    'upright-.avif',
    'upright-0480.avif',
    'upright-upright-480.avif',
    'p-40-55-480.avif',
    'p-4000-55-0badcafe-480.avif',
    '..%2f..%2ftest.db',
    '../../../etc/passwd',
  ].map((name) => `/uploads/${ID}/${name}`),
  `/uploads/${ID.toUpperCase()}/320.jpg`,
  `/uploads/${ID}%2f320.jpg`,
  '/uploads/../images/x',
  `/uploads/x/../${ID}/320.jpg`,
  '/uploads/..%5c..%5cetc%5cpasswd',
  '/uploads/%2e%2e/%2e%2e/etc/passwd',
  '/uploads/%',
])('responds with 404 to %s without reading the disk', async (target) => {
  expect(await getRaw(target)).toMatch(/^HTTP\/1\.1 404 /);
  expect(openFile).not.toHaveBeenCalled();
});

it('responds with 405 to other methods', async () => {
  const response = await request(server).post(`/uploads/${ID}/320.jpg`);
  expect([response.status, response.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

describe('when the store fails', () => {
  let error: jest.SpyInstance;

  beforeEach(() => (error = jest.spyOn(Logger.prototype, 'error').mockImplementation()));

  it('responds with 503 and an error body', async () => {
    openFile.mockRejectedValue(new Error('away'));
    const response = await request(server).get(`/uploads/${ID}/320.jpg`);
    expect(response).toMatchObject({ status: 503, body: { statusCode: 503 } });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['etag']).not.toBe(`"${ID}/320.jpg"`);
  });

  it('says when to try again where it is busy alone, and logs nothing', async () => {
    openFile.mockRejectedValue(new BusyError('Sibuk'));
    const response = await request(server).get(`/uploads/${ID}/320.jpg`);
    expect(response).toMatchObject({ status: 503, body: { message: 'Sibuk' } });
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(error).not.toHaveBeenCalled();
  });

  it('destroys the connection in the middle of a file, so that no half is cached', async () => {
    const stream = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        await new Promise((resolve) => setTimeout(resolve, 10));
        throw new Error('away');
      })(),
    );
    openFile.mockResolvedValue({ size: 100, stream });
    await expect(request(server).get(`/uploads/${ID}/320.jpg`)).rejects.toThrow(/aborted|hang up/);
  });
});
