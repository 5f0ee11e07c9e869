import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CachedResponse } from './cached-response';
import { sendResponse } from './send-response';

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: `Kopi ${id}` })));
const SITE = { corsOrigins: [], siteOrigin: 'https://lereng.test' };

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function get(server: Server, headers = {}, method = 'GET'): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, headers, method, agent: false }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('a cached response', () => {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
  };
  const cached = new CachedResponse({ status: 200, headers, body: Buffer.from(LONG) });
  let server: Server;

  beforeAll(async () => {
    server = createServer((req, res) => sendResponse(req, res, '/api/list', cached, SITE));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  it('is sent in the encoding that the client accepts', async () => {
    const brotli = await get(server, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG);
    const zipped = await get(server, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.body).toString()).toBe(LONG);
    const plain = await get(server);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(LONG);
    expect(plain.headers.vary).toBe('Origin, Accept-Encoding');
    expect(plain.headers['x-content-type-options']).toBe('nosniff');
    expect(plain.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('is compressed once, when the first client accepts that', async () => {
    const fresh = new CachedResponse({ status: 200, headers, body: Buffer.from(LONG) });
    const first = fresh.bodyIn('br');
    const second = fresh.bodyIn('br');
    expect(Buffer.isBuffer(first)).toBe(false);
    expect(second).toBe(first);
    expect(await first).toBe(fresh.bodyIn('br'));
  });

  it('is not compressed where that saves no packet', () => {
    const short = new CachedResponse({ status: 200, headers, body: Buffer.from('[]') });
    expect(short.encodingFor('br')).toBe('identity');
    const picture = { 'Content-Type': 'image/jpeg' };
    const long = new CachedResponse({ status: 200, headers: picture, body: Buffer.from(LONG) });
    expect(long.encodingFor('br')).toBe('identity');
  });

  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0.1, gzip;q=0.9', 'br'],
    ['br;q=nonsense', 'identity'],
  ])('to a client that accepts %s is sent as %s', (header, expected) => {
    expect(cached.encodingFor(header)).toBe(expected);
  });

  it('is sent without a body to HEAD, and as 304 to clients that have it', async () => {
    const head = await get(server, {}, 'HEAD');
    const { etag, 'content-length': length } = head.headers;
    expect([head.status, Number(length), head.body.length]).toEqual([200, LONG.length, 0]);
    for (const header of [etag, `"other", ${etag}`, etag?.replace('W/', ''), '*']) {
      const got = await get(server, { 'if-none-match': header });
      expect([got.status, got.body.length, got.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await get(server, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});
