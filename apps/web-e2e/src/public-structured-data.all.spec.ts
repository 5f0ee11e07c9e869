import { addLink, addMenuItems, addPackage, addPromotion } from './support/content';
import { expect } from './support/expect';
import { useSite } from './support/site';
import { structuredDataOf, structuredDataProblems } from './support/structured-data';

const SITE_ORIGIN = 'https://lereng.example';

let paths: string[];

const site = useSite(
  async (api) => {
    const menuItems = await addMenuItems(api, [
      { name: 'Kopi "Tubruk" </script>', description: 'Hitam\ndan pekat.', price: 12_000 },
      { name: 'Wedang Jahe', price: 14_000 },
    ]);
    const reduced = await addPackage(api, {
      name: 'Jip & Jeruk',
      description: 'Menyusuri kebun.',
      route: 'Pos → Kebun',
      price: 350_000,
      items: ['Sopir', 'Bensin'],
    });
    const plain = await addPackage(api, { name: 'Kemah Semalam', price: 750_000 });
    const promotion = await addPromotion(api, {
      title: 'Promo Panen',
      valid_from: '2026-01-01',
      valid_until: '2999-12-31',
      discount_percent: 25,
      packages: [reduced],
    });
    await addLink(api, 'instagram', 'https://www.instagram.com/lereng.agro/');
    paths = [
      '/',
      '/menu',
      ...menuItems.map(({ id }) => `/menu/${id}`),
      '/packages',
      ...[reduced, plain].map(({ id }) => `/packages/${id}`),
      '/promotions',
      `/promotions/${promotion.id}`,
      '/contact',
    ];
  },
  { env: { SITE_ORIGIN } },
);

test('search engines understand what every page says of itself', async () => {
  const pages = await Promise.all(
    paths.map(async (where) => ({
      where,
      all: structuredDataOf(await (await fetch(site().origin + where)).text()),
    })),
  );
  expect(pages.filter(({ all }) => all.length === 0).map(({ where }) => where)).toEqual([]);
  const found = pages.flatMap(({ where, all }) => all.map((data) => ({ where, data })));
  expect(await structuredDataProblems(found)).toEqual([]);

  // It is read outside of the site: only absolute URLs resolve there.
  const texts = found.flatMap(({ data }) => textsOf(data));
  expect(texts.filter((text) => /^\/(?!\/)|localhost|127\.0\.0\.1/.test(text))).toEqual([]);
});

/** Every text within a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
