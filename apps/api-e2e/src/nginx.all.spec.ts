import { freePort, Nginx, NGINX, type Received, send, tinyPicture } from '@lereng/api-testing';
import { ApiClient, TestServer } from '@lereng/shared-testing';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addMenuItem } from './support/rows';

const SAVES = 5;
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const FRIEND = 'https://friend.example';
/** Headers that nginx makes itself, or that end at it. */
const OF_THE_CONNECTION = [
  'connection',
  'date',
  'keep-alive',
  'server',
  'server-timing',
  'x-request-id',
];

const behindNginx = NGINX === undefined ? describe.skip : describe;

function textOf({ headers, body }: Received): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

function contentOf({ status, headers, body }: Received) {
  const ofContent = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
  return { status, headers: Object.fromEntries(ofContent), body: body.toString('base64') };
}

/** The picture with zeros behind it, which decoders do not read. */
function padded(picture: Blob, bytes: number): Blob {
  return new Blob([picture, new Uint8Array(bytes - picture.size)], { type: picture.type });
}

behindNginx(`Behind nginx${NGINX === undefined ? ' (there is none)' : ''}`, () => {
  let server: TestServer;
  let nginx: Nginx;
  /** In front of nothing. */
  let away: Nginx;
  let owner: ApiClient;
  let imageUrl: string;

  beforeAll(async () => {
    server = await TestServer.start({ env: { CORS_ORIGINS: FRIEND, TRUST_PROXY: '1' } });
    nginx = await Nginx.start(server.origin);
    away = await Nginx.inFrontOf([`127.0.0.1:${await freePort()}`]);
    owner = await ApiClient.login(nginx.origin);
    // Long enough to be compressed.
    const description = 'Seduhan kopi lereng. '.repeat(80);
    const item = await addMenuItem<{ image_url: string }>(owner, { description });
    imageUrl = item.image_url;
  });
  afterAll(async () => {
    const reported = await nginx?.errors();
    await nginx?.stop();
    await away?.stop();
    await server?.stop();
    expect(reported).toBe('');
  });

  /** The responses of nginx, and of the product itself. */
  const both = (url: string, headers = {}, method = 'GET') =>
    Promise.all([nginx.get(url, headers, method), send(server.origin, url, headers, { method })]);

  const scriptUrl = async () => {
    const html = textOf(await nginx.get('/'));
    return /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
  };

  it.each(['br', 'gzip', 'identity', 'br;q=0, gzip', '*'])(
    'sends what the product sends, to Accept-Encoding: %s',
    async (accepted) => {
      const urls = ['/', '/menu', '/menu/1', '/menu?q=kopi', '/api/menu-items', '/robots.txt'];
      urls.push('/promotions/999', '/api/menu-items/999', '/api/x', '/assets/x.js', '//menu');
      urls.push('/menu%2F1', '/MENU', '/x/../menu', imageUrl, await scriptUrl());
      for (const url of urls) {
        // Of a file that is not there, nginx asks for the text and adds its length to HEAD.
        for (const method of url === '/assets/x.js' ? ['GET'] : ['GET', 'HEAD']) {
          const [passed, direct] = await both(url, { 'accept-encoding': accepted }, method);
          expect([url, contentOf(passed)]).toEqual([url, contentOf(direct)]);
        }
      }
    },
  );

  it('stores nothing but the files of the site', async () => {
    const pages = ['/', '/menu', '/menu/1', '/promotions/999', '/favicon.svg'];
    const others = ['/api/menu-items', '/api/x', '/assets/x.js', imageUrl];
    for (const url of [...pages, ...others]) {
      const passedOn = await nginx.passedOn(async () => {
        for (let i = 0; i < 2; i += 1) await nginx.get(url);
      });
      expect([url, passedOn.length]).toEqual([url, 2]);
    }
    const url = await scriptUrl();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const { etag } = (await nginx.get(url, headers)).headers;
      const passedOn = await nginx.passedOn(async () => {
        expect((await nginx.get(url, headers)).status).toBe(200);
        expect((await nginx.get(url, { ...headers, 'if-none-match': etag })).status).toBe(304);
      });
      expect([encoding, passedOn]).toEqual([encoding, []]);
    }
  });

  it('gives the next request after each save the new content', async () => {
    for (let i = 0; i < SAVES; i += 1) {
      const name = `Kopi ${i}`;
      expect((await owner.form('PUT', '/menu-items/1', { name })).status).toBe(200);
      for (const url of ['/menu', '/api/menu-items']) {
        expect(textOf(await nginx.get(url, { 'accept-encoding': 'br' }))).toContain(name);
      }
    }
  });

  it('passes on conditions, parts and origins', async () => {
    const whole = await nginx.get(imageUrl);
    const part = await nginx.get(imageUrl, { range: 'bytes=2-5' });
    expect([part.status, part.body]).toEqual([206, whole.body.subarray(2, 6)]);
    for (const url of ['/menu', '/api/menu-items', imageUrl]) {
      const { etag } = (await nginx.get(url)).headers;
      expect((await nginx.get(url, { 'if-none-match': etag })).status).toBe(304);
    }
    const { headers } = await nginx.get('/api/menu-items', { origin: FRIEND });
    expect(headers['access-control-allow-origin']).toBe(FRIEND);
  });

  it('has errors of its own in the form of the API, and in words for visitors', async () => {
    const tooLong = { 'content-length': MAX_PICTURE_BYTES * 2 };
    const rejected = {
      400: ['/api/menu-items/%', '/%'].map((url) => away.get(url)),
      413: ['/api/menu-items', '/'].map((url) => away.get(url, tooLong, 'POST')),
      414: ['/api?', '/?'].map((url) => away.get(`${url}${'x'.repeat(9_000)}`)),
      ' 400': ['/api', '/'].map((url) => away.get(url, { 'x-long': 'x'.repeat(40_000) })),
      502: ['/api', '/menu?q=/api/'].map((url) => away.get(url)),
      // A save is not tried again, and neither is its page.
      ' 502': ['/api', '/'].map((url) => away.get(url, {}, 'POST')),
    };
    for (const [status, responses] of Object.entries(rejected)) {
      const [ofApi, ofPage] = await Promise.all(responses);
      expect([ofApi!.status, ofPage!.status]).toEqual([Number(status), Number(status)]);
      expect(ofApi!.headers['content-type']).toBe('application/json; charset=utf-8');
      const { statusCode, message } = JSON.parse(textOf(ofApi!)) as Record<string, unknown>;
      expect(statusCode).toBe(Number(status));
      expect(ofPage!.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(textOf(ofPage!)).toContain(`<h1>${String(message)}</h1>`);
    }
  });

  it('protects its own errors, and sends no header twice', async () => {
    const own = await nginx.get('/menu', { 'x-long': 'x'.repeat(40_000) });
    expect(own.status).toBe(400);
    expect(own.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    for (const url of ['/menu', '/api/menu-items', imageUrl, await scriptUrl()]) {
      const { headers } = await nginx.get(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*default-src)/);
    }
  });

  it('keeps its connections to the product', async () => {
    const before = nginx.connections;
    for (let i = 0; i < 10; i += 1) await nginx.get('/api/menu-items');
    // One may have been ended by a response that closes it.
    expect(nginx.connections - before).toBeLessThanOrEqual(1);
  });

  it('gives each request its visitor and an id, against the claims of the visitor, and no trace', async () => {
    const claimed = { 'x-request-id': 'mine', traceparent: 'x', tracestate: 'x', baggage: 'x' };
    const others = { host: 'lereng.example', 'x-forwarded-for': '203.0.113.9' };
    const [request] = await nginx.passedOn(() => nginx.get('/api', { ...claimed, ...others }));
    expect(request?.headers).toMatchObject({
      host: 'lereng.example',
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
    for (const name of ['traceparent', 'tracestate', 'baggage']) {
      expect(request?.headers).not.toHaveProperty(name);
    }
  });

  it('passes pictures of 5 MB, and leaves it to the product to refuse larger ones', async () => {
    const picture = await tinyPicture();
    const put = (bytes: number) =>
      owner.form('PUT', '/menu-items/1', { image: padded(picture, bytes) });
    expect((await put(MAX_PICTURE_BYTES)).status).toBe(200);
    expect(await put(MAX_PICTURE_BYTES + 1)).toMatchObject({
      status: 413,
      body: { statusCode: 413, message: 'Ukuran file tidak boleh lebih dari 5MB' },
    });
  });
});

behindNginx('nginx, where a replica has gone', () => {
  it('tries a read once more, and no save', async () => {
    let left = 0;
    const received: string[] = [];
    const replica = createServer((request, response) => {
      received.push(request.method ?? '');
      if (left === 0) return void response.writeHead(200, { connection: 'close' }).end('there');
      left -= 1;
      request.socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(replica, 'listening');
    const nginx = await Nginx.inFrontOf([`127.0.0.1:${(replica.address() as AddressInfo).port}`]);
    const failing = async (failures: number, method: string) => {
      left = failures;
      received.length = 0;
      const { status } = await nginx.get('/menu', {}, method);
      return [status, ...received];
    };
    try {
      expect(await failing(1, 'GET')).toEqual([200, 'GET', 'GET']);
      expect(await failing(1, 'HEAD')).toEqual([200, 'HEAD', 'HEAD']);
      expect(await failing(9, 'GET')).toEqual([502, 'GET', 'GET']);
      expect(await failing(1, 'POST')).toEqual([502, 'POST']);
      expect(await failing(1, 'DELETE')).toEqual([502, 'DELETE']);
    } finally {
      await nginx.stop();
      replica.close();
    }
  });
});
