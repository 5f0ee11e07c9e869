import type { VenueClock } from '../config';
import type { MenuItemsService } from '../menu-items/menu-items.service';
import type { PackagesService } from '../packages/packages.service';
import type { PromotionsService } from '../promotions/promotions.service';
import type { SiteSettingsService } from '../site-settings/site-settings.service';
import type { SlidesService } from '../slides/slides.service';
import type { SocialMediaService } from '../social-media/social-media.service';
import { SiteDocuments } from './site-documents';
import type { SiteOrigin } from './site-origin';

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T00:00:00.000Z`;
const row = (id: number, date: number) => ({ id, updatedAt: day(date) });
const promotion = (id: number, date: number, valid_until: string, packageIds: number[] = []) => ({
  ...row(id, date),
  valid_until,
  packages: packageIds.map((packageId) => ({ id: packageId })),
});

interface Content {
  slides?: object[];
  dishes?: object[];
  packages?: object[];
  promotions?: object[];
  links?: object[];
  settingsChangedAt?: string;
  settings?: object[];
}

/** The documents over services that answer what the test gives. */
function documentsOf(content: Content): SiteDocuments {
  const listing = (rows: object[] = []): unknown => ({ list: async () => rows });
  return new SiteDocuments(
    { get: () => 'https://lereng.test' } as SiteOrigin,
    { today: () => '2026-11-20' } as VenueClock,
    listing(content.slides) as SlidesService,
    listing(content.dishes) as MenuItemsService,
    listing(content.packages) as PackagesService,
    listing(content.promotions) as PromotionsService,
    listing(content.links) as SocialMediaService,
    {
      changedAt: async () => content.settingsChangedAt ?? null,
      list: async () => content.settings ?? [],
    } as SiteSettingsService,
  );
}

/** Each page of the sitemap with its date. */
async function sitemapOf(content: Content): Promise<Record<string, string | undefined>> {
  const document = await documentsOf(content).find('/sitemap.xml');
  expect(document?.type).toBe('application/xml');
  const entry = /<loc>https:\/\/lereng\.test([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g;
  return Object.fromEntries(
    [...(document?.text ?? '').matchAll(entry)].map(([, path, changed]) => [path, changed]),
  );
}

describe('/sitemap.xml', () => {
  it('names the public pages of a site without content', async () => {
    expect(await sitemapOf({})).toEqual({
      '/': undefined,
      '/menu': undefined,
      '/packages': undefined,
      '/promotions': undefined,
      '/contact': undefined,
    });
  });

  it('names every row that has a page; lists change with their rows, the first page with all', async () => {
    expect(
      await sitemapOf({
        slides: [row(1, 9)],
        dishes: [row(2, 3), row(5, 1)],
        packages: [row(1, 4)],
        promotions: [promotion(3, 2, '2026-11-30')],
        links: [{ id: 1, createdAt: day(6) }],
        settingsChangedAt: day(5),
      }),
    ).toEqual({
      '/': day(9),
      '/menu': day(3),
      '/menu/2': day(3),
      '/menu/5': day(1),
      '/packages': day(4),
      '/packages/1': day(4),
      '/promotions': day(2),
      '/promotions/3': day(2),
      '/contact': day(6),
    });
  });

  it('dates a package by what it costs as well', async () => {
    const sitemap = await sitemapOf({
      packages: [row(1, 4), row(2, 4), row(3, 9)],
      promotions: [promotion(1, 8, '2026-11-30', [2, 3]), promotion(2, 10, '2026-11-19', [1, 2])],
    });
    expect(sitemap).toMatchObject({
      '/packages/1': day(4),
      '/packages/2': day(8),
      '/packages/3': day(9),
    });
  });

  it('leaves out promotions that are over, not those of their last day', async () => {
    const sitemap = await sitemapOf({
      promotions: [promotion(1, 8, '2026-11-19'), promotion(2, 7, '2026-11-20')],
    });
    expect(Object.keys(sitemap)).toContain('/promotions/2');
    expect(Object.keys(sitemap)).not.toContain('/promotions/1');
    expect(sitemap['/promotions']).toBe(day(7));
  });
});

describe('/robots.txt', () => {
  it('keeps machines out of the back office and the API, and shows them the sitemap', async () => {
    expect(await documentsOf({}).find('/robots.txt')).toEqual({
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
    const document = await documentsOf({ settings }).find('/site.webmanifest');
    expect(document?.type).toBe('application/manifest+json');
    expect(JSON.parse(document?.text ?? '')).toMatchObject({ name: 'Kebun Kita', start_url: '/' });
  });
});

it.each(['/', '/sitemap', '/sitemap.xml/', '/SITEMAP.XML', '/menu/sitemap.xml'])(
  '%s is the address of no document',
  async (path) => expect(await documentsOf({}).find(path)).toBeNull(),
);
