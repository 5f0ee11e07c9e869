import { ApiClient, TestServer } from '@lereng/shared-testing';
import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tinyPicture } from './support/images';
import { Nginx, NGINX, type Received, send } from './support/nginx';

const SAVES = 50;
const REPLICATED_SAVES = 20;
const FRIEND = 'https://friend.example';
/** What nginx makes itself, or what ends at it. */
const OF_THE_CONNECTION = ['connection', 'date', 'keep-alive', 'server', 'x-accel-expires'];
const LONG_SEARCH = `/menu?${'x'.repeat(550)}&q=${'%F0%9F%98%80'.repeat(4)}`;

const behindNginx = NGINX === undefined ? describe.skip : describe;
const onRedis = process.env['TEST_REDIS_URL'] ? it : it.skip;

function textOf({ headers, body }: Received): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

function contentOf({ status, headers, body }: Received) {
  const ofContent = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
  return { status, headers: Object.fromEntries(ofContent), body: body.toString('base64') };
}

behindNginx(`Behind nginx${NGINX === undefined ? ' (there is none)' : ''}`, () => {
  let folder: string;
  let link: string;
  let env: Record<string, string>;
  let server: TestServer;
  let nginx: Nginx;
  let owner: ApiClient;
  let imageUrl: string;
  let reportsExpected = false;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-version-'));
    link = join(folder, 'current');
    const redis = process.env['TEST_REDIS_URL'];
    env = {
      CONTENT_VERSION_LINK: link,
      CORS_ORIGINS: FRIEND,
      ...(redis !== undefined && { REDIS_URL: redis }),
    };
    server = await TestServer.start({ env });
    nginx = await Nginx.start([server.origin], link);
    owner = await ApiClient.login(nginx.origin);
    const image = await tinyPicture();
    // Long enough to be compressed.
    const fields = { description: 'Seduhan kopi lereng. '.repeat(80), price: '5000', image };
    for (const name of ['Kopi', 'Teh', 'Susu']) {
      const { status, body } = await owner.form<{ image_url: string }>('POST', '/menu-items', {
        ...fields,
        name,
      });
      expect(status).toBe(201);
      imageUrl = body.image_url;
    }
  });
  afterAll(async () => {
    const reported = await nginx?.errors();
    await nginx?.stop();
    await server?.stop();
    await rm(folder, { recursive: true });
    if (!reportsExpected) expect(reported).toBe('');
  });

  const save = async (name: string) => {
    const { status } = await owner.form('PUT', '/menu-items/1', { name });
    expect(status).toBe(200);
  };
  /** What of nginx, and of the product itself. */
  const both = (url: string, headers = {}, method = 'GET') =>
    Promise.all([nginx.get(url, headers, method), send(server.origin, url, headers, { method })]);

  describe.each(['br', 'gzip', 'identity'])('in %s', (encoding) => {
    const headers = { 'accept-encoding': encoding };

    it('sends what the product sends, of which one request reaches it', async () => {
      const html = (await nginx.get('/')).body.toString();
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
      const urls = ['/', '/menu', '/menu/1', '/api/menu-items', '/api/menu-items/1', script];
      urls.push('/menu/999', '/promotions/999', '/nowhere', '/robots.txt', '/menu?q=kopi');
      const statuses = new Set<number>();
      for (const url of urls) {
        await nginx.get(url, headers);
        const passedOn = await nginx.passedOn(async () => {
          for (let i = 0; i < 3; i += 1) {
            const [cached, direct] = await both(url, headers);
            expect([url, contentOf(cached)]).toEqual([url, contentOf(direct)]);
            expect(cached.headers).not.toHaveProperty('x-accel-expires');
            statuses.add(cached.status);
          }
        });
        expect([url, passedOn]).toEqual([url, []]);
      }
      expect([...statuses].sort()).toEqual([200, 302, 404]);
    });
  });

  it('gives the next requests after each of 50 saves the new content', async () => {
    const wanted = ['/menu', '/api/menu-items'].flatMap((url) =>
      ['br', 'gzip'].map((encoding) => [url, { 'accept-encoding': encoding }] as const),
    );
    for (let i = 0; i < SAVES; i += 1) {
      const name = `Kopi ${i}`;
      // Requests in flight, begun before the save and during it, must leave nothing behind.
      const early = wanted.map((request) => nginx.get(...request));
      const saved = save(name);
      early.push(...wanted.map((request) => nginx.get(...request)));
      await saved;
      for (const request of wanted) expect(textOf(await nginx.get(...request))).toContain(name);
      await Promise.all(early);
      const passedOn = await nginx.passedOn(async () => {
        for (const request of wanted) expect(textOf(await nginx.get(...request))).toContain(name);
      });
      expect(passedOn).toEqual([]);
    }
  });

  it('chooses the encoding as the product does', async () => {
    for (const accepted of [
      ...['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate', 'gzip', 'br', ''],
      ...['identity', 'BR', 'gzip,br', 'deflate', 'gzip;q=0', 'br;q=0, gzip', 'br;q=0,gzip;q=0'],
      ...['br;q=0.1, gzip;q=0.9', 'br; q=1.0 ,gzip', 'br;q=0.000', 'gzip ;q=0.001', 'xbr, brx'],
      ...['br;q=nonsense', 'gzip;q=1,br;q=0'],
    ]) {
      for (const url of ['/menu', '/api/menu-items']) {
        const [cached, direct] = await both(url, { 'accept-encoding': accepted });
        expect([accepted, cached.headers['content-encoding']]).toEqual([
          accepted,
          direct.headers['content-encoding'],
        ]);
      }
    }
  });

  it('responds to HEAD, and a GET after it has the body', async () => {
    await save('Kopi baru');
    const passedOn = await nginx.passedOn(async () => {
      const head = await nginx.get('/menu', {}, 'HEAD');
      const [again, direct] = await both('/menu', {}, 'HEAD');
      expect(contentOf(head)).toEqual(contentOf(direct));
      expect(contentOf(again)).toEqual(contentOf(direct));
      expect(direct.body).toHaveLength(0);
      expect(textOf(await nginx.get('/menu'))).toContain('Kopi baru');
    });
    // Asked for as a whole.
    expect(new Set(passedOn.map(({ method }) => method))).toEqual(new Set(['GET']));
    await nginx.untilStored('/menu');
    expect(await nginx.passedOn(() => both('/menu', {}, 'HEAD'))).toEqual([]);
  });

  it('responds with 304 to those who have it, from its cache and before', async () => {
    const knowing: ((etag: string) => string)[] = [
      (etag) => etag,
      (etag) => etag.replace('W/', ''),
      (etag) => `"other", ${etag}`,
      () => '*',
    ];
    for (const url of ['/menu', '/api/menu-items']) {
      for (const [i, known] of knowing.entries()) {
        await save(`Kopi ${i} ${url}`);
        const { etag = '' } = (await send(server.origin, url)).headers;
        const headers = { 'if-none-match': known(etag) };
        const [first, direct] = await both(url, headers);
        await nginx.untilStored(url);
        const passedOn = await nginx.passedOn(async () => {
          const again = await nginx.get(url, headers);
          for (const { status, headers, body } of [first, again, direct]) {
            expect([status, headers.etag, body.length]).toEqual([304, etag, 0]);
            expect(headers.vary).toBe(direct.headers.vary);
            expect(headers['cache-control']).toBe('no-cache');
          }
          const unknown = await nginx.get(url, { 'if-none-match': '"other"' });
          expect([unknown.status, unknown.body.length > 0]).toEqual([200, true]);
        });
        expect(passedOn).toEqual([]);
      }
    }
  });

  it('shares a page among all links to it that differ in what no page reads', async () => {
    const page = contentOf(await nginx.get('/menu'));
    const list = contentOf(await nginx.get('/api/menu-items'));
    const passedOn = await nginx.passedOn(async () => {
      for (const query of [
        'fbclid=IwAR0q',
        'utm_source=a&utm_medium=q',
        'Q=kopi',
        '%51=x',
        'qq=1',
      ]) {
        expect(contentOf(await nginx.get(`/menu?${query}`))).toEqual(page);
      }
      expect(contentOf(await nginx.get('/menu??q=kopi'))).toEqual(page);
      expect(contentOf(await nginx.get('/api/menu-items?x=1'))).toEqual(list);
      expect(contentOf(await nginx.get('/menu', { cookie: 'theme=dark' }))).toEqual(page);
    });
    expect(passedOn).toEqual([]);
  });

  it('gives a URL no response of another one', async () => {
    const searched = ['/menu?q=teh', '/menu?%71=teh', '/menu?x=1&q=teh', '/menu?q=teh&x#y'];
    const others = [
      ...[
        '/menu?x#&q=teh',
        '/menu?x&%71=teh#',
        '/menu#?q=teh',
        '/menu?q',
        '/menu?q=',
        '/menu?=q=teh',
      ],
      ...[
        '/menu%2F1',
        '/menu/%31',
        '//menu',
        '//menu/1',
        '/%6Denu',
        '/MENU',
        '/menu/',
        '/menu;q=teh',
      ],
      ...['/./menu', '/x/../menu', '/menu/.', '/menu/../menu', '/uploads/../menu', '/%2e/menu'],
      ...['/api//menu-items', '/API/menu-items', '/api/menu-items/', '/api/menu-items/1?q=2'],
      ...[
        '/api/menu-items/01',
        '/api/../menu',
        'http://menu?x=1',
        'http://menu/?q=teh',
        '//?q=teh',
      ],
      ...[
        'http://evil.example/menu',
        LONG_SEARCH,
        `/${'a'.repeat(300)}`,
        `/menu?q=${'a'.repeat(3_000)}`,
      ],
    ];
    const victims = [
      '/',
      '/menu',
      '/menu?q=susu',
      '/api/menu-items',
      '/api/menu-items/1',
      '//menu',
    ];
    await save('Kopi asli');
    for (const url of [...searched, ...others]) {
      for (let i = 0; i < 2; i += 1) {
        const [cached, direct] = await both(url);
        expect([url, contentOf(cached)]).toEqual([url, contentOf(direct)]);
      }
    }
    for (const victim of victims) {
      const [cached, direct] = await both(victim);
      expect([victim, contentOf(cached)]).toEqual([victim, contentOf(direct)]);
    }
    for (const url of searched)
      expect((await nginx.get(url)).body.includes('value="teh"')).toBe(true);
  });

  it('passes on whatever wants more than the public response, and stores nothing of it', async () => {
    const url = '/api/menu-items';
    const known = { 'if-none-match': '"x"', 'if-modified-since': new Date(0).toUTCString() };
    for (const [i, headers] of [
      { authorization: `Bearer ${owner.token}` },
      { origin: FRIEND },
      { origin: 'https://stranger.example' },
      { range: 'bytes=0-9', 'if-range': '"x"' },
      { 'if-match': '"x"' },
      { 'if-unmodified-since': new Date(0).toUTCString() },
      { 'content-length': '2' },
    ].entries()) {
      await save(`Kopi ${i}`);
      const options = 'content-length' in headers ? { body: '{}' } : {};
      const sent = { ...headers, ...known };
      const passedOn = await nginx.passedOn(async () => {
        const direct = contentOf(await send(server.origin, url, sent, options));
        for (let i = 0; i < 2; i += 1) {
          expect(contentOf(await send(nginx.origin, url, sent, options))).toEqual(direct);
        }
      });
      expect(passedOn).toHaveLength(2);
      for (const each of passedOn) expect(each.headers).toMatchObject(sent);
      // The first visitor's request is not answered by what was passed on.
      expect(await nginx.passedOn(() => nginx.get(url))).toHaveLength(1);
    }
    const { headers } = await nginx.get(url, { origin: FRIEND });
    expect(headers['access-control-allow-origin']).toBe(FRIEND);
    expect((await nginx.get(url)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('stores nothing that the product does not store', async () => {
    for (const url of [
      '/api',
      '/api/menu-items/1/others',
      '/api/openapi.json',
      imageUrl,
      '/api/x',
    ]) {
      const passedOn = await nginx.passedOn(async () => {
        for (let i = 0; i < 2; i += 1) await nginx.get(url);
      });
      expect([url, passedOn.length]).toEqual([url, 2]);
    }
  });

  it('leaves pictures their parts and their dates', async () => {
    const whole = await nginx.get(imageUrl);
    const part = await nginx.get(imageUrl, { range: 'bytes=2-5' });
    expect([part.status, part.body]).toEqual([206, whole.body.subarray(2, 6)]);
    const headers = { 'if-none-match': String(whole.headers.etag) };
    const passedOn = await nginx.passedOn(async () => {
      expect((await nginx.get(imageUrl, headers)).status).toBe(304);
    });
    expect(passedOn[0]?.headers).toMatchObject(headers);
  });

  onRedis('gives the new content of each replica once both know of a save', async () => {
    const other = await TestServer.start({ dataDir: server.dataDir, env });
    const replicas = await Nginx.start([server.origin, other.origin], link);
    try {
      const url = '/api/menu-items';
      for (let i = 0; i < REPLICATED_SAVES; i += 1) {
        const name = `Kopi dua ${i}`;
        // The other replica may give its earlier response until the message has reached it.
        const early = [replicas.get(url), replicas.get(url)];
        const saved = save(name);
        do early.push(replicas.get(url), replicas.get('/menu'));
        while (!textOf(await send(other.origin, url)).includes(name));
        await Promise.all([saved, ...early]);
        const versions = new Set<string>();
        for (let j = 0; j < 4; j += 1) {
          expect(textOf(await replicas.get(url))).toContain(name);
          expect(textOf(await replicas.get('/menu'))).toContain(name);
          versions.add(await readlink(link));
        }
        expect(versions.size).toBe(1);
      }
      expect(await replicas.errors()).toBe('');
    } finally {
      await replicas.stop();
      await other.stop();
    }
  });

  it('asks for everything while there is no link, until the next save', async () => {
    reportsExpected = true;
    await rm(link);
    const url = '/api/menu-items';
    const without = await nginx.passedOn(async () => {
      for (let i = 0; i < 2; i += 1) expect((await nginx.get(url)).status).toBe(200);
    });
    expect(without).toHaveLength(2);
    await save('Kopi lagi');
    const passedOn = await nginx.passedOn(async () => {
      for (let i = 0; i < 3; i += 1) expect(textOf(await nginx.get(url))).toContain('Kopi lagi');
    });
    expect(passedOn).toHaveLength(1);
  });
});
