import { DEPLOYMENTS, tinyPicture } from '@lereng/api-testing';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';
import { dayIn, noonZone } from './support/noon';

const ORIGIN = 'https://lereng.example';
const ZONE = noonZone();

describe.each(DEPLOYMENTS)('documents for machines on $name', (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;

  beforeAll(async () => {
    const env = { SITE_ORIGIN: ORIGIN, VENUE_TIME_ZONE: ZONE };
    ({ server, dispose } = await kind.start({ env }));
    client = await ApiClient.login(server.origin);
  });
  afterAll(() => dispose?.());

  const send = (path: string, init?: RequestInit) =>
    fetch(`${server.origin}${path}`, { redirect: 'manual', ...init });

  /** Each URL of the sitemap with its date. */
  const sitemap = async () => {
    const text = await (await send('/sitemap.xml')).text();
    const entry = /<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g;
    return new Map([...text.matchAll(entry)].map(([, url = '', date]) => [url, date]));
  };

  const post = async (path: string, fields: Record<string, string | Blob>) => {
    const response = await client.form<{ id: number; updatedAt: string }>('POST', path, fields);
    expect(response.status).toBe(201);
    return response.body;
  };

  it('keep crawlers out of the back office and the API alone', async () => {
    const response = await send('/robots.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    const lines = (await response.text()).split('\n');
    expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual([
      'Disallow: /admin',
      'Disallow: /api',
    ]);
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('name every public page by its whole URL, from the first start', async () => {
    const response = await send('/sitemap.xml');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    expect([...(await sitemap()).keys()]).toEqual(
      ['/', '/menu', '/packages', '/promotions', '/contact'].map((path) => `${ORIGIN}${path}`),
    );
  });

  it('follow the content at once', async () => {
    const image = await tinyPicture();
    const menuItem = await post('/menu-items', { name: 'Teh <&> "Poci"', price: '5000', image });
    const pkg = await post('/packages', { name: 'Jip', price: '350000', image });
    const promotion = {
      title: 'Panen',
      valid_from: '2020-01-01',
      discount_percent: '10',
      package_ids: `[${pkg.id}]`,
    };
    const active = await post('/promotions', { ...promotion, valid_until: dayIn(ZONE) });
    const over = await post('/promotions', { ...promotion, valid_until: dayIn(ZONE, -1) });

    const pages = await sitemap();
    expect(pages.get(`${ORIGIN}/menu/${menuItem.id}`)).toBe(menuItem.updatedAt);
    expect(pages.get(`${ORIGIN}/menu`)).toBe(menuItem.updatedAt);
    // What it costs changed with the promotion.
    expect(pages.get(`${ORIGIN}/packages/${pkg.id}`)).toBe(active.updatedAt);
    expect(pages.get(`${ORIGIN}/promotions/${active.id}`)).toBe(active.updatedAt);
    expect(pages.get(`${ORIGIN}/`)).toBe(active.updatedAt);
    expect(pages.has(`${ORIGIN}/promotions/${over.id}`)).toBe(false);
    // A row has a QR code for as long as it has a page.
    for (const [{ id }, status] of [[active, 200] as const, [over, 302] as const]) {
      expect((await send(`/promotions/${id}/qr.svg`)).status).toBe(status);
    }

    await client.delete(`/menu-items/${menuItem.id}`);
    expect((await sitemap()).has(`${ORIGIN}/menu/${menuItem.id}`)).toBe(false);
  });

  it('have a QR code of every page, made of the configured origin', async () => {
    const image = await tinyPicture();
    const { id } = await post('/menu-items', { name: 'Bandrek', price: '5000', image });
    const codes = new Set<string>();
    for (const path of ['/qr.svg', '/menu/qr.svg', `/menu/${id}/qr.svg`, '/contact/qr.svg']) {
      const response = await send(path, { headers: { 'accept-encoding': 'identity' } });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
      ]);
      codes.add(await response.text());
    }
    expect(codes.size).toBe(4);
    const elsewhere = await send('/nowhere/qr.svg');
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, '/']);
  });

  it('are cached like pages: requested again, they have not changed', async () => {
    for (const path of ['/sitemap.xml', '/robots.txt', '/menu/qr.svg']) {
      const etag = (await send(path)).headers.get('etag');
      expect(etag).toBeTruthy();
      const again = await send(path, { headers: { 'if-none-match': etag ?? '' } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const head = await send(path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect((await send(path, { method: 'POST' })).status).toBe(405);
    }
  });
});
