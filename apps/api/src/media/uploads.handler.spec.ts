import { type AddressInfo, connect } from 'node:net';
import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import express from 'express';
import request from 'supertest';
import { DiskImageStore } from './store/disk-image-store';
import { UploadsHandler } from './uploads.handler';

const ID = '0123456789abcdef'.repeat(2);
const BYTES = Buffer.alloc(200_000, 42);

let folder: string;
let store: DiskImageStore;
let server: Server;
let openFile: jest.SpyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lereng-uploads-'));
  store = new DiskImageStore(join(folder, 'images'));
  await store.put(ID, [
    { name: '320.avif', bytes: BYTES },
    { name: '320.webp', bytes: BYTES },
    { name: '320.jpg', bytes: BYTES },
    { name: 'upright-480.avif', bytes: BYTES },
  ]);
  const app = express();
  app.use('/uploads', new UploadsHandler(store).handle);
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

it.each([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
])('serves a %s for good', async (extension, type) => {
  const response = await request(server).get(`/uploads/${ID}/320.${extension}`);
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': type,
    'content-length': '200000',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: `"${ID}/320.${extension}"`,
  });
  expect(BYTES.equals(response.body as Buffer)).toBe(true);
});

it('serves a portrait crop like any other file', async () => {
  const response = await request(server).get(`/uploads/${ID}/upright-480.avif`);
  expect([response.status, response.headers['content-type']]).toEqual([200, 'image/avif']);
  expect(response.headers['etag']).toBe(`"${ID}/upright-480.avif"`);
});

it('responds to HEAD without the file, and with 304 to a browser that has it', async () => {
  const path = `/uploads/${ID}/320.jpg`;
  const head = await request(server).head(path);
  expect([head.status, head.headers['content-length']]).toEqual([200, '200000']);
  const again = await request(server).get(path).set('If-None-Match', `"${ID}/320.jpg"`);
  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers['cache-control']).toContain('immutable');
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
  '/uploads/',
  `/uploads/${ID}`,
  `/uploads/${ID}/`,
  `/uploads/${ID}/320.png`,
  `/uploads/${ID}/320.jpg/`,
  `/uploads/${ID}/320.jpg%00`,
  `/uploads/${ID}/0320.jpg`,
  `/uploads/${ID}/320.JPG`,
  `/uploads/${ID}/upright-.avif`,
  `/uploads/${ID}/upright-0480.avif`,
  `/uploads/${ID}/upright-upright-480.avif`,
  `/uploads/${ID}/sideways-480.avif`,
  `/uploads/${ID.toUpperCase()}/320.jpg`,
  `/uploads//${ID}/320.jpg`,
  `/uploads/${ID}%2f320.jpg`,
  `/uploads/${ID}/..%2f..%2ftest.db`,
  '/uploads/../images/x',
  `/uploads/x/../${ID}/320.jpg`,
  `/uploads/${ID}/../../../etc/passwd`,
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
  beforeEach(() => jest.spyOn(Logger.prototype, 'error').mockImplementation());

  it('responds with 503 and an error body', async () => {
    openFile.mockRejectedValue(new Error('away'));
    const response = await request(server).get(`/uploads/${ID}/320.jpg`);
    expect([response.status, (response.body as { statusCode: number }).statusCode]).toEqual([
      503, 503,
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['etag']).not.toBe(`"${ID}/320.jpg"`);
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
