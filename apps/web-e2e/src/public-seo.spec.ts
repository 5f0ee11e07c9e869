import sharp from 'sharp';
import {
  addMenuItem,
  addPackage,
  addPromotion,
  setSetting,
  type MenuItem,
  type Package,
  type Promotion,
} from './support/content';
import { expect } from './support/expect';
import { useSite } from './support/site';

// Whatever host somebody came by, this is where the site is.
const SITE_ORIGIN = 'https://lereng.example';
const LASTING = { valid_from: '2026-01-01', valid_until: '2999-12-31' };

/** Old images are removed soon after a change; this is far more than a busy machine takes. */
const REMOVED_AFTER_MS = 20_000;

let menuItem: MenuItem;
let jeepPackage: Package;
let current: Promotion;
let over: Promotion;

const site = useSite(
  async (api) => {
    menuItem = await addMenuItem(api, { name: 'Kopi Tubruk', price: 12_000 });
    jeepPackage = await addPackage(api, { name: 'Jip Senja', price: 400_000 });
    await addPackage(api, { name: 'Kemah Semalam', price: 750_000 });
    current = await addPromotion(api, {
      ...LASTING,
      title: 'Promo Panen',
      discount_percent: 10,
      packages: [jeepPackage],
    });
    over = await addPromotion(api, {
      title: 'Promo Lama',
      valid_from: '2020-01-01',
      valid_until: '2020-12-31',
      discount_percent: 50,
      packages: [jeepPackage],
    });
  },
  { env: { SITE_ORIGIN } },
);

const get = (path: string) => fetch(site().origin + path, { redirect: 'manual' });
const textAt = async (path: string) => (await get(path)).text();

/** When each URL of the sitemap changed last. */
async function sitemap(): Promise<Map<string, string | undefined>> {
  const xml = await textAt('/sitemap.xml');
  const entries = xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g);
  return new Map([...entries].map(([, url = '', changed]) => [url, changed]));
}

describe('the sitemap', () => {
  test('names every page that visitors can reach, by the URL that the page itself names', async () => {
    const response = await get('/sitemap.xml');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('application/xml'),
    ]);
    const urls = [...(await sitemap()).keys()];
    const linked = new Set<string>();
    for (const url of urls) {
      expect(url.startsWith(`${SITE_ORIGIN}/`)).toBe(true);
      const page = await get(url.slice(SITE_ORIGIN.length));
      const html = await page.text();
      expect({ url, status: page.status }).toEqual({ url, status: 200 });
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(url);
      expect(html).not.toMatch(/<meta name="robots"/);
      for (const [, path = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)) linked.add(path);
    }
    expect(new Set(urls)).toEqual(new Set([...linked].map((path) => SITE_ORIGIN + path)));
  });

  test('says when each row changed, leaves out what is over, and follows the content', async () => {
    const { api } = site();
    const before = await sitemap();
    // What a package costs changed with its promotion, which was made after it.
    const rows = [`/menu/${menuItem.id}`, `/promotions/${current.id}`];
    expect(before.get(`${SITE_ORIGIN}/packages/${jeepPackage.id}`)).toBe(
      before.get(`${SITE_ORIGIN}/promotions/${current.id}`),
    );
    for (const path of rows) {
      const { body } = await api.get<{ updatedAt: string }>(path.replace('/menu/', '/menu-items/'));
      expect({ path, changed: before.get(SITE_ORIGIN + path) }).toEqual({
        path,
        changed: body.updatedAt,
      });
    }
    expect(before.has(`${SITE_ORIGIN}/promotions/${over.id}`)).toBe(false);

    const passing = await addMenuItem(api, { name: 'Sekejap Saja', price: 1_000 });
    expect((await sitemap()).has(`${SITE_ORIGIN}/menu/${passing.id}`)).toBe(true);
    await api.delete(`/menu-items/${passing.id}`);
    await api.form('PUT', `/menu-items/${menuItem.id}`, { description: 'Hitam dan pekat.' });
    await api.form('PUT', `/promotions/${over.id}`, { valid_until: LASTING.valid_until });
    const after = await sitemap();
    expect(after.has(`${SITE_ORIGIN}/menu/${passing.id}`)).toBe(false);
    expect(after.has(`${SITE_ORIGIN}/promotions/${over.id}`)).toBe(true);
    for (const path of ['/', '/menu', `/menu/${menuItem.id}`]) {
      const url = SITE_ORIGIN + path;
      expect(Date.parse(after.get(url) ?? '')).toBeGreaterThan(Date.parse(before.get(url) ?? ''));
    }
    await api.form('PUT', `/promotions/${over.id}`, { valid_until: '2020-12-31' });
    expect((await sitemap()).has(`${SITE_ORIGIN}/promotions/${over.id}`)).toBe(false);
  });
});

test('robots find the sitemap, may fetch every page of it, and none of the back office', async () => {
  const response = await get('/robots.txt');
  const lines = (await response.text()).split('\n');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`);
  const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  for (const path of ['/admin', '/admin/login', '/admin/menu-items']) {
    expect({ path, closed: isClosed(path) }).toEqual({ path, closed: true });
  }
  const paths = [...(await sitemap()).keys()].map((url) => new URL(url).pathname);
  expect(paths.filter(isClosed)).toEqual([]);
  const html = await textAt('/');
  const files = [
    ...html.matchAll(/(?:href|src|content)="(?:https:\/\/lereng\.example)?(\/[^"]+)"/g),
  ];
  expect(files.map(([, path = '']) => path).filter(isClosed)).toEqual([]);
});

test('the manifest bears the name of the site, and every icon is there in its size', async () => {
  const path = /<link rel="manifest" href="([^"]+)"/.exec(await textAt('/menu'))?.[1] ?? '';
  const read = async () =>
    (await (await get(path)).json()) as {
      name: string;
      short_name: string;
      start_url: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
  expect((await read()).name).toBe('Lereng');
  await setSetting(site().api, 'site_name', 'Kebun di Atas Awan');
  const { name, short_name, start_url, icons } = await read();
  expect([name, start_url]).toEqual(['Kebun di Atas Awan', '/']);
  expect(name.startsWith(short_name)).toBe(true);
  // Launchers truncate longer ones below the icon.
  expect(short_name.length).toBeLessThanOrEqual(12);

  for (const { src, sizes, type } of icons) {
    const file = await get(src);
    expect([src, file.status, file.headers.get('content-type')]).toEqual([src, 200, type]);
    const { format, width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect([src, width]).toEqual([src, height]);
    expect({ src, sizes, format }).toEqual(
      type === 'image/png'
        ? { src, sizes: `${width}x${height}`, format: 'png' }
        : { src, sizes: 'any', format: 'svg' },
    );
  }
  for (const size of ['192x192', '512x512']) {
    const purposes = icons.filter(({ sizes }) => sizes === size).map(({ purpose }) => purpose);
    expect({ size, purposes: purposes.sort() }).toEqual({ size, purposes: ['any', 'maskable'] });
  }
});

test('the preview of a package follows its price and its promotions, from its old URLs, too', async () => {
  const { api } = site();
  /** The preview image that the page names now, with what it looks like. */
  const preview = async () => {
    const html = await textAt(`/packages/${jeepPackage.id}`);
    const url = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(url.startsWith(`${SITE_ORIGIN}/uploads/`)).toBe(true);
    const path = url.slice(SITE_ORIGIN.length);
    const picture = await get(path);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await picture.arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    return { path, look: bytes.toString('base64') };
  };
  const changes = [
    () => api.form('PUT', `/packages/${jeepPackage.id}`, { price: '425000' }),
    () => api.form('PUT', `/promotions/${current.id}`, { discount_percent: '35' }),
    () => api.delete(`/promotions/${current.id}`),
  ];
  const seen = [await preview()];
  for (const change of changes) {
    expect((await change()).status).toBeLessThan(300);
    seen.push(await preview());
  }
  expect(new Set(seen.map(({ path }) => path)).size).toBe(seen.length);
  expect(new Set(seen.map(({ look }) => look)).size).toBe(seen.length);

  const [latest] = seen.slice(-1);
  for (const { path } of seen.slice(0, -1)) {
    // An older image is served until its file is deleted; then its URL redirects.
    const redirect = async () => {
      const response = await get(path);
      await response.arrayBuffer();
      return { status: response.status, to: response.headers.get('location') };
    };
    await expect
      .poll(redirect, { message: path, timeout: REMOVED_AFTER_MS })
      .toEqual({ status: 302, to: latest?.path });
  }
});
