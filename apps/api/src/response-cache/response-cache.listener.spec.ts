import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { ContentReads } from '../content-events';
import { inProcessClient } from './in-process-client';
import type { CachedResponse } from './cached-response';
import { sendResponse } from './send-response';

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: `Kopi ${id}` })));

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function get(server: Server, path: string, headers = {}, method = 'GET'): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, headers, method, agent: false }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

describe('responses of Express', () => {
  const app = express();
  app.get('/api/list', (req, res) => {
    res.set('Set-Cookie', 'a=1').set('X-Seen', String(req.headers.cookie ?? 'no cookie'));
    res.set('Cache-Control', 'no-cache').type('json').send(LONG);
  });
  app.get('/read/:kind', async (req, res) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    ContentReads.record(req.params.kind, 'site-settings');
    res.end();
  });
  app.get('/moved', (_req, res) => res.redirect(302, '/menu'));
  app.get('/closed', (_req, res) => void res.status(405).set('Allow', 'PUT').end());
  app.get('/secret', (_req, res) => void res.set('Cache-Control', 'no-store').send('x'));
  app.get('/echo', (req, res) => void res.send(req.headers['x-word'] ?? 'none'));
  let server: Server;
  let cached: CachedResponse;
  const origin = inProcessClient(app);

  beforeAll(async () => {
    cached = await origin('/api/list');
    server = await listening(
      createServer((req, res) => {
        if (req.url === '/api/list') {
          const origins = { corsOrigins: [], siteOrigin: 'https://lereng.test' };
          sendResponse(req, res, '/api/list', cached, origins);
        } else app(req, res);
      }),
    );
  });
  afterAll(() => server.close());

  it('are fetched within the process, with the headers of the content alone', async () => {
    expect(cached.status).toBe(200);
    expect(cached.bodies.identity.toString()).toBe(LONG);
    expect(cached.headers).toEqual({
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    expect(await origin('/moved')).toMatchObject({ status: 302, headers: { Location: '/menu' } });
    expect(await origin('/closed')).toMatchObject({ status: 405, headers: { Allow: 'PUT' } });
  });

  it('name the kinds of content that were read for each of them', async () => {
    const paths = ['/read/slides', '/read/packages', '/moved'];
    const responses = await Promise.all(paths.map((path) => origin(path)));
    expect(responses.map(({ kinds }) => [...kinds])).toEqual([
      ['slides', 'site-settings'],
      ['packages', 'site-settings'],
      [],
    ]);
  });

  it('are for one request alone unless they say that they may be stored', async () => {
    for (const path of ['/secret', '/moved', '/nowhere']) {
      expect((await origin(path)).headers).toMatchObject({ 'Cache-Control': 'no-store' });
    }
  });

  it('leave requests that come over a socket as they are', async () => {
    await origin('/echo');
    const { status, body } = await get(server, '/echo', { 'x-word': 'halo' });
    expect([status, body.toString()]).toEqual([200, 'halo']);
  });

  it('are sent in the encoding that the client accepts', async () => {
    const brotli = await get(server, '/api/list', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG);
    const zipped = await get(server, '/api/list', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.body).toString()).toBe(LONG);
    const plain = await get(server, '/api/list');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(LONG);
    expect(plain.headers.vary).toBe('Origin, Accept-Encoding');
    expect(plain.headers['x-content-type-options']).toBe('nosniff');
    expect(plain.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('are sent without a body to HEAD, and as 304 to clients that have them', async () => {
    const head = await get(server, '/api/list', {}, 'HEAD');
    const { etag, 'content-length': length } = head.headers;
    expect([head.status, Number(length), head.body.length]).toEqual([200, LONG.length, 0]);
    for (const header of [etag, `"other", ${etag}`, etag?.replace('W/', ''), '*']) {
      const got = await get(server, '/api/list', { 'if-none-match': header });
      expect([got.status, got.body.length, got.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await get(server, '/api/list', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});
