import { operations, tinyPicture } from '@lereng/api-testing';
import { ApiClient, noonZone, TestServer } from '@lereng/shared-testing';
import { dayIn } from './support/day-in';
import { LOGGING_PRODUCTION, ProductionLog } from './support/production-log';
import { addMenuItem, addRow } from './support/rows';

const ZONE = noonZone();
const REQUESTS = 20;
/** The health check, what is chosen at random for each request, and orders. */
const NEVER_CACHED = /^\/api$|^\/api\/(?:health|orders|quotes)\/|\/others$/;

describe('The response cache', () => {
  let server: TestServer;
  let log: ProductionLog;
  let client: ApiClient;

  beforeAll(async () => {
    server = await TestServer.start({ env: { ...LOGGING_PRODUCTION, VENUE_TIME_ZONE: ZONE } });
    log = new ProductionLog(server);
    client = await ApiClient.login(server.origin);
    const image = await tinyPicture();
    await addRow(client, '/slides', { title: 'Pagi', image });
    await addMenuItem(client);
    const jeep = { name: 'Jip', price: '350000', image };
    const { id } = await addRow(client, '/packages', jeep);
    const valid_from = dayIn(ZONE);
    const valid_until = dayIn(ZONE, 1);
    const promotion = { title: 'Panen', discount_percent: '10', package_ids: `[${id}]` };
    await addRow(client, '/promotions', { ...promotion, valid_from, valid_until });
    const link = { platform: 'instagram', url: 'https://www.instagram.com/lereng' };
    expect((await client.json('POST', '/social-media', link)).status).toBe(201);
    const setting = { value: 'Lereng' };
    expect((await client.json('PUT', '/site-settings/site_name', setting)).status).toBe(200);
  });
  afterAll(async () => {
    await server?.stop();
  });

  const read = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.origin}${url}`, { redirect: 'manual', headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  /** A read that the cache neither responds to nor stores, if it is one of the API. */
  const readOrigin = (url: string) => read(url, { authorization: `Bearer ${client.token}` });

  /** Half of them at the same time, the others one after another. */
  const readOften = async (url: string) => {
    const responses = await Promise.all(Array.from({ length: REQUESTS / 2 }, () => read(url)));
    while (responses.length < REQUESTS) responses.push(await read(url));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  };

  /** Every public GET of the API's description, with the id of a row or the key of a setting. */
  async function publicReads(): Promise<string[]> {
    const reads = operations.filter(({ method, needsToken }) => method === 'GET' && !needsToken);
    const urls = reads.map(async (operation) => {
      const path = `/api${operation.path}`;
      if (!path.includes('{id}')) return [path.replace('{key}', 'site_name')];
      const rows = JSON.parse((await readOrigin(path.replace(/\/\{id\}.*/, ''))).text) as {
        id: number;
      }[];
      return rows.slice(0, 1).map(({ id }) => path.replace('{id}', String(id)));
    });
    return (await Promise.all(urls)).flat();
  }

  /** Every page of the sitemap, what machines read beside them, a search and the back office. */
  async function pages(): Promise<string[]> {
    const robots = await readOrigin('/robots.txt');
    const sitemap = new URL(/^Sitemap: (.*)$/m.exec(robots.text)![1]!).pathname;
    const { text } = await readOrigin(sitemap);
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => new URL(loc!));
    const manifest = /<link rel="manifest" href="([^"]+)"/.exec((await readOrigin('/')).text)![1]!;
    const documents = ['/robots.txt', sitemap, manifest];
    return [...documents, ...listed.map(({ pathname }) => pathname), '/menu?q=teh', '/admin'];
  }

  /** A write, with what it needs to know found out before. */
  async function change(path: string, fields: Record<string, string>) {
    const { body } = await client.get<{ id: number }[]>(path);
    return async () => {
      expect((await client.form('PUT', `${path}/${body[0]!.id}`, fields)).status).toBe(200);
    };
  }

  /** Clients revalidate what they have. */
  const readAgain = async (url: string) => {
    const { headers } = await read(url);
    expect([url, headers.get('cache-control')]).toEqual([url, 'no-cache']);
    const again = await read(url, { 'if-none-match': headers.get('etag') ?? '' });
    // It has no content that could have a type.
    const type = again.headers.get('content-type');
    expect([url, again.status, again.text, type]).toEqual([url, 304, '', null]);
  };

  it('produces one response for many requests to each public route and page', async () => {
    const routes = (await publicReads()).filter((url) => !NEVER_CACHED.test(url));
    expect(routes.length).toBeGreaterThanOrEqual(12);
    const calls: Record<string, number> = {};
    for (const url of routes) {
      calls[url] = await log.count(url, async () => {
        await readOften(url);
        await readAgain(url);
      });
    }
    // Finding the pages reads some of them: those come first, before they are old enough to be read again.
    let urls: string[] = [];
    const found = await log.urls(async () => void (urls = await pages()));
    expect(urls.length).toBeGreaterThanOrEqual(13);
    for (const url of urls) {
      const before = found.filter((each) => each === url).length;
      calls[url] = before + (await log.count(url, () => readOften(url)));
    }
    expect(calls).toEqual(Object.fromEntries([...routes, ...urls].map((url) => [url, 1])));
  });

  it('names the time with each page, which stays the same bytes, and with nothing else', async () => {
    const named = async (path: string, headers: Record<string, string> = {}) => {
      const { status, headers: received } = await fetch(server.origin + path, { headers });
      const [, ms] = /^now;dur=(\d+)$/.exec(received.get('server-timing') ?? '') ?? [];
      return { status, etag: received.get('etag'), age: ms && Date.now() - Number(ms) };
    };
    for (const path of ['/menu', '/menu?q=teh', '/admin']) {
      const first = await named(path);
      const again = await named(path, {
        'if-none-match': first.etag ?? '',
        'cache-control': 'max-age=0',
      });
      expect([first.status, again.status]).toEqual([200, 304]);
      for (const { age } of [first, again]) expect(Math.abs(Number(age))).toBeLessThan(5_000);
    }
    for (const path of ['/api/menu-items', '/robots.txt']) {
      expect((await named(path)).age).toBeUndefined();
    }
    const html = async () => await (await fetch(`${server.origin}/menu?q=lain`)).text();
    expect(await html()).not.toContain(String(Date.now()).slice(0, 7));
  });

  /** Which of `urls` were produced again, by `write` or by a request after it. */
  async function invalidatedBy(urls: readonly string[], write: () => Promise<unknown>) {
    for (const url of urls) await read(url);
    const called = await log.urls(async () => {
      await write();
      for (const url of urls) await read(url);
    });
    return urls.filter((url) => called.includes(url));
  }

  it('produces again what a write may have changed, and nothing else', async () => {
    const urls = [
      '/api/slides',
      '/api/menu-items',
      '/api/packages',
      '/api/promotions',
      '/',
      '/menu',
      '/packages',
      '/promotions',
      '/contact',
      '/sitemap.xml',
      '/robots.txt',
    ];
    const invalidatedByChange = async (path: string, fields: Record<string, string>) =>
      invalidatedBy(urls, await change(path, fields));
    const ofMenu = ['/api/menu-items', '/', '/menu', '/sitemap.xml'];
    const ofSlides = ['/api/slides', '/', '/sitemap.xml'];
    const ofOffers = [
      '/api/packages',
      '/api/promotions',
      '/',
      '/packages',
      '/promotions',
      '/sitemap.xml',
    ];
    expect(await invalidatedByChange('/slides', { title: 'Sore' })).toEqual(ofSlides);
    expect(await invalidatedByChange('/menu-items', { price: '6000' })).toEqual(ofMenu);
    // A menu item says what its category is called.
    const category = { name: `Minuman ${Date.now()}` };
    const addCategory = () => client.json('POST', '/menu-categories', category);
    expect(await invalidatedBy(urls, addCategory)).toEqual(ofMenu);
    // A package says what its promotion makes it cost, and a promotion which packages it is for.
    expect(await invalidatedByChange('/promotions', { title: 'Petik' })).toEqual(ofOffers);
    const setting = { value: 'Jl. Raya Selorejo 1' };
    expect(
      await invalidatedBy(urls, () => client.json('PUT', '/site-settings/address', setting)),
    ).toEqual(['/', '/menu', '/packages', '/promotions', '/contact', '/sitemap.xml']);
    // Every page shows the calendar, which changes with a package where that goes, and not with its text.
    const today = dayIn(ZONE);
    const packageId = await client
      .get<{ id: number }[]>('/packages')
      .then(({ body }) => body[0]!.id);
    const full = { from: today, until: today, kind: 'full', package_ids: [packageId] };
    expect((await client.json('POST', '/calendar-entries', full)).status).toBe(201);
    expect(await invalidatedByChange('/packages', { name: 'Jip Sore' })).toEqual(ofOffers);
    expect(await invalidatedByChange('/packages', { hidden: 'true' })).toEqual(
      urls.filter((url) => !/slides|menu-items|robots/.test(url)),
    );
    expect(await invalidatedByChange('/packages', { hidden: 'false' })).not.toEqual([]);
    // A write that is refused changes nothing.
    const bad = () => client.json('PUT', '/site-settings/maps_url', { value: 'x' });
    expect(await invalidatedBy(urls, bad)).toEqual([]);
  });

  it.each([
    ['the health check', '/api', 200, false, 0],
    ['an unknown row', '/api/menu-items/999', 404, false, 3],
    ['an unknown path', '/api/nowhere', 404, false, 0],
    ['a missing token', '/api/auth/token', 401, false, 0],
    ['a token that is not needed', '/api/menu-items', 200, true, 0],
  ])('stores nothing for %s', async (_name, url, status, withToken, expected) => {
    const headers = withToken ? { authorization: `Bearer ${client.token}` } : undefined;
    const produced = await log.count(url, async () => {
      for (let i = 0; i < 3; i += 1) {
        const response = await read(url, headers);
        expect([response.status, response.headers.get('cache-control')]).toEqual([
          status,
          'no-store',
        ]);
      }
    });
    expect(produced).toBe(expected);
  });
});
