import { DEPLOYMENTS, tinyPicture } from '@lereng/api-testing';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';
import { dayIn, noonZone } from './support/noon';
import { addRow } from './support/rows';

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

  const post = (path: string, fields: Record<string, string | Blob>) =>
    addRow<{ id: number; updatedAt: string }>(client, path, fields);

  it.each([
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/menu/qr.svg', 'image/svg+xml'],
  ])('have %s from the first start, which is cached like a page', async (path, type) => {
    const { status, headers } = await send(path);
    expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    const again = await send(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await send(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await send(path, { method: 'POST' })).status).toBe(405);
  });

  it('follow the content at once', async () => {
    const pagesAtFirst = ['/', '/menu', '/packages', '/promotions', '/contact'];
    expect([...(await sitemap()).keys()]).toEqual(pagesAtFirst.map((path) => `${ORIGIN}${path}`));

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
});
