import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';
import type { ContentCatalog } from '../content/core';
import type { SiteLanguages } from '../content/site-languages';
import type { SiteSettingsService } from '../content/site-settings/site-settings.service';
import type { VenueClock } from '../platform/config';
import { qrCodeSvg, SiteDocuments } from './site-documents';
import type { SiteOrigin } from './site-origin';

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T00:00:00.000Z`;
const row = (id: number, date: number) => ({ id, changedAt: day(date) });

interface Content {
  kinds?: { page?: string; shownOn?: string; rows: object[] }[];
  settingsChangedAt?: string;
  settings?: object[];
  locales?: readonly Locale[];
}

/** The documents of a catalog that holds what the test gives. */
function documentsOf({
  kinds = [],
  settingsChangedAt,
  settings = [],
  locales = [DEFAULT_LOCALE],
}: Content): SiteDocuments {
  const repositories = kinds.map(({ rows, ...kind }) => ({
    kind,
    sitemapRows: async (today: string) => (today === '2026-11-20' ? rows : []),
    hasPage: async (id: number, today: string) =>
      today === '2026-11-20' && rows.some((row) => 'id' in row && row.id === id),
  }));
  return new SiteDocuments(
    { get: () => 'https://lereng.test' } as SiteOrigin,
    { today: () => '2026-11-20' } as VenueClock,
    { repositories: () => repositories } as unknown as ContentCatalog,
    {
      changedAt: async () => settingsChangedAt ?? null,
      list: async () => settings,
    } as SiteSettingsService,
    { list: async () => locales } as unknown as SiteLanguages,
  );
}

/** Each page of the sitemap with its date. */
async function sitemapOf(content: Content): Promise<Record<string, string | undefined>> {
  const document = await documentsOf(content).find('/sitemap.xml', DEFAULT_LOCALE);
  expect(document?.type).toBe('application/xml');
  const entry = /<loc>https:\/\/lereng\.test([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g;
  return Object.fromEntries(
    [...(document?.text ?? '').matchAll(entry)].map(([, path, changed]) => [path, changed]),
  );
}

describe('/sitemap.xml', () => {
  it('names the public pages of a site without content', async () => {
    const kinds = [{ page: '/menu', rows: [] }, { rows: [] }];
    const pages = Object.entries(await sitemapOf({ kinds }));
    expect(pages).toEqual(['/', '/menu', '/contact'].map((page) => [page, undefined]));
  });

  it('names every row that has a page; lists change with their rows, the home page with all', async () => {
    expect(
      await sitemapOf({
        kinds: [
          { rows: [row(1, 9)] },
          { page: '/menu', rows: [row(2, 3), row(5, 1)] },
          { page: '/packages', rows: [row(1, 4)] },
          { shownOn: '/contact', rows: [row(1, 6)] },
          { shownOn: '/facilities', rows: [row(1, 2), row(2, 7)] },
        ],
        settingsChangedAt: day(5),
      }),
    ).toEqual({
      '/': day(9),
      '/menu': day(3),
      '/menu/2': day(3),
      '/menu/5': day(1),
      '/packages': day(4),
      '/packages/1': day(4),
      '/contact': day(6),
      '/facilities': day(7),
    });
  });
});

describe('The usual spelling of a path', () => {
  const documents = documentsOf({
    kinds: [{ page: '/menu', rows: [] }, { shownOn: '/facilities', rows: [] }, { rows: [] }],
  });

  it.each([
    ['/MENU', '/menu'],
    ['/Menu/3', '/menu/3'],
    ['/men%75/qr.svg', '/menu/qr.svg'],
    ['/Facilities', '/facilities'],
    ['/Contact', '/contact'],
    ['/ORDER', '/order'],
    // A token is as it was issued.
    ['/Order/aBcD', '/order/aBcD'],
    ['/%4Frder/aB%00%0a%C2%85c', '/order/aBc'],
    ['/ORDER//x.example', '/order//x.example'],
    // What a chat has cut or broken is no text.
    ['/order/aBcD%', '/order/aBcD'],
    ['/order/aBcD%2', '/order/aBcD2'],
    ['/order/aB%A0cD%E2%80', '/order/aBcD'],
    ['/order/aBcD/ya', '/order/aBcD'],
    ['/order/aBcD/%20ok', '/order/aBcD'],
    ['/Order/aBcD%/ya/ok', '/order/aBcD'],
  ])('of %s is %s', (path, usual) => expect(documents.usualPath(path)).toBe(usual));

  it.each([
    '/',
    '/menu',
    '/menu/A',
    '/menu/%',
    '/order/aBcD',
    '/order/aBcD/',
    '/facilities',
    '/Nowhere',
    '/Menus',
    '//MENU',
    '/\\MENU',
    '/MEN%55%',
    '/%00menu',
    '/ROBOTS.TXT',
    '/ADMIN',
    '/%2Fmenu',
    '/menu%2F3',
  ])('is that of %s itself', (path) => expect(documents.usualPath(path)).toBeNull());
});

describe('/robots.txt', () => {
  it('keeps machines out of the back office and the API, and shows them the sitemap', async () => {
    expect(await documentsOf({}).find('/robots.txt', DEFAULT_LOCALE)).toEqual({
      type: 'text/plain',
      text: `User-agent: *
Disallow: /admin
Disallow: /api

Sitemap: https://lereng.test/sitemap.xml
`,
    });
  });
});

describe('/site.webmanifest', () => {
  it("is the site's, under the name in the settings", async () => {
    const settings = [{ key: 'site_name', value: 'Kebun Kita' }];
    const document = await documentsOf({ settings }).find('/site.webmanifest', DEFAULT_LOCALE);
    expect(document?.type).toBe('application/manifest+json');
    expect(JSON.parse(document?.text ?? '')).toMatchObject({ name: 'Kebun Kita', start_url: '/' });
  });
});

describe('the QR code of a page', () => {
  const menu = { page: '/menu', rows: [1, 2, 12].map((id) => row(id, 1)) };
  const kinds = [menu, { rows: [row(7, 1)] }];
  const documents = documentsOf({ kinds });

  it.each([
    ['/qr.svg', 'https://lereng.test/'],
    ['/contact/qr.svg', 'https://lereng.test/contact'],
    ['/menu/qr.svg', 'https://lereng.test/menu'],
    ['/menu/12/qr.svg', 'https://lereng.test/menu/12'],
  ])('at %s is that of %s', async (path, url) => {
    expect(await documents.isKnown(path, DEFAULT_LOCALE)).toBe(true);
    const document = await documents.find(path, DEFAULT_LOCALE);
    expect(document).toEqual({ type: 'image/svg+xml', text: qrCodeSvg(url) });
  });

  it.each([
    '/1/qr.svg',
    '//qr.svg',
    '/contact/1/qr.svg',
    '/admin/qr.svg',
    '/menu/0/qr.svg',
    '/menu/01/qr.svg',
    '/menu/3/qr.svg',
    '/menu/1/2/qr.svg',
    '/menu//qr.svg',
  ])('is not at %s, which is below no page', async (path) =>
    expect(await documents.isKnown(path, DEFAULT_LOCALE)).toBe(false),
  );
});

describe('what the site is known to have', () => {
  const kinds = [
    { page: '/menu', rows: [row(2, 1)] },
    { shownOn: '/facilities', rows: [row(1, 1)] },
  ];
  const documents = documentsOf({ kinds });

  it.each([
    '/',
    '/menu',
    '/menu/2',
    '/contact',
    '/facilities',
    '/admin',
    '/admin/menu',
    '/robots.txt',
    '/sitemap.xml',
    '/site.webmanifest',
  ])('includes %s', async (path) =>
    expect(await documents.isKnown(path, DEFAULT_LOCALE)).toBe(true),
  );

  it.each([
    '/menu/3',
    '/menu/02',
    '/packages',
    '/contact/2',
    '/facilities/1',
    '/nowhere',
    '/menu/2/3',
    '//menu',
  ])('does not include %s', async (path) =>
    expect(await documents.isKnown(path, DEFAULT_LOCALE)).toBe(false),
  );

  it('is no page of a row that cannot be read', async () => {
    const repository = {
      kind: { page: '/menu' },
      hasPage: () => Promise.reject(new Error('away')),
    };
    const away = { repositories: () => [repository] } as unknown as ContentCatalog;
    const clock = { today: () => '2026-11-20' } as VenueClock;
    const broken = new SiteDocuments(
      {} as SiteOrigin,
      clock,
      away,
      {} as SiteSettingsService,
      {} as SiteLanguages,
    );
    expect(await broken.isKnown('/menu/2', DEFAULT_LOCALE)).toBe(false);
    await expect(broken.isKnown('/menu/2/qr.svg', DEFAULT_LOCALE)).rejects.toThrow('away');
  });
});

it.each(['/', '/sitemap', '/sitemap.xml/', '/SITEMAP.XML', '/menu/sitemap.xml'])(
  '%s is the path of no document',
  async (path) => expect(await documentsOf({}).find(path, DEFAULT_LOCALE)).toBeNull(),
);

describe('a site in two languages', () => {
  const kinds = [{ page: '/menu', rows: [row(2, 1)] }];
  const documents = documentsOf({ kinds, locales: ['id', 'en'] });

  it.each([
    ['/menu', true],
    ['/menu/2', true],
    ['/site.webmanifest', true],
    ['/menu/qr.svg', true],
    ['/sitemap.xml', false],
    ['/admin', false],
  ])('has at %s in English: %s', async (path, isKnown) => {
    expect(await documents.isKnown(path, 'en')).toBe(isKnown);
  });

  it('leads QR codes to pages in English', async () => {
    const code = await documents.find('/menu/qr.svg', 'en');
    expect(code?.text).toBe(qrCodeSvg('https://lereng.test/en/menu'));
  });
});
