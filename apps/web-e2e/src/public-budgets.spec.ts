import { gzipSync } from 'node:zlib';
import {
  addLink,
  addMenuItems,
  addPackage,
  addPromotion,
  addSlide,
  type MenuItem,
  type Package,
  type Promotion,
} from './support/content';
import { expect } from './support/expect';
import { hydrated } from './support/hydrated';
import { useSite } from './support/site';

const KB = 1_000;

/**
 * Of JavaScript on a first visit, compressed by gzip, each file by its name without the hash. React, its
 * router and Redux Toolkit are four fifths of it.
 */
const FILES: Record<string, number> = { react: 85 * KB, store: 26 * KB, shared: 15 * KB };
const PAGES = {
  home: 135 * KB,
  menuList: 135 * KB,
  menuDetail: 135 * KB,
  packageList: 135 * KB,
  packageDetail: 135 * KB,
  promotionList: 135 * KB,
  promotionDetail: 135 * KB,
  contact: 135 * KB,
};

/** Before compression; state, classes and `srcset` are what grows without being seen. */
const HOME_HTML = 47 * KB;

let menuItems: MenuItem[];
let pkg: Package;
let promotion: Promotion;

const site = useSite(async (api) => {
  menuItems = await addMenuItems(
    api,
    ['Kopi', 'Teh', 'Soto', 'Pisang', 'Jahe'].map((name) => ({ name, price: 12_000 })),
  );
  const fields = { route: 'Pos → Kebun', price: 350_000, items: ['Sopir', 'Bensin'] };
  pkg = await addPackage(api, { name: 'Jip & Jeruk', ...fields });
  for (const name of ['Jip Fajar', 'Jip Senja']) await addPackage(api, { name, ...fields });
  const period = { valid_from: '2026-01-01', valid_until: '2999-12-31' };
  promotion = await addPromotion(api, {
    ...period,
    title: 'Promo Panen',
    discount_percent: 25,
    packages: [pkg],
  });
  await addSlide(api, { title: 'Pagi di Lereng', description: 'Kabut turun.' });
  await addSlide(api, { title: 'Senja di Kebun', order: 1 });
  await addLink(api, 'instagram', 'https://www.instagram.com/lereng.agro/');
  await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
});

const paths = (): Record<keyof typeof PAGES, string> => ({
  home: '/',
  menuList: '/menu',
  menuDetail: `/menu/${menuItems[0]!.id}`,
  packageList: '/packages',
  packageDetail: `/packages/${pkg.id}`,
  promotionList: '/promotions',
  promotionDetail: `/promotions/${promotion.id}`,
  contact: '/contact',
});

/** Bytes of each script of a first visit, compressed. */
async function scriptsOf(path: string): Promise<[file: string, bytes: number][]> {
  const page = await site().newPage();
  const scripts: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = new URL(response.url()).pathname.replace(/^.*\/(.*)-[\w-]{8}\.js$/, '$1');
    scripts.push(response.body().then((body) => [name, gzipSync(body, { level: 9 }).length]));
  });
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(scripts);
  await page.close();
  return loaded.sort(([, one], [, other]) => other - one);
}

test('the JavaScript of each first visit stays within its budget', async () => {
  const exceeded: string[] = [];
  for (const [name, path] of Object.entries(paths())) {
    const scripts = await scriptsOf(path);
    expect(scripts.map(([file]) => file)).toEqual(expect.arrayContaining(Object.keys(FILES)));
    const sum = scripts.reduce((total, [, bytes]) => total + bytes, 0);
    const budget = PAGES[name as keyof typeof PAGES];
    if (sum > budget) {
      const files = scripts.map(([file, bytes]) => `${file} ${bytes}`).join(', ');
      exceeded.push(`${path}: ${sum} of ${budget} bytes (${files})`);
    }
    for (const [file, bytes] of scripts) {
      const limit = FILES[file];
      if (limit && bytes > limit) exceeded.push(`${file}: ${bytes} of ${limit} bytes`);
    }
  }
  expect([...new Set(exceeded)]).toEqual([]);
});

test('home and detail pages carry the rows that they show, however many there are', async () => {
  const sizeOf = async (path: string) =>
    (await (await fetch(`${site().origin}${path}`)).text()).length;
  const few = {
    home: await sizeOf('/'),
    menuItem: await sizeOf(paths().menuDetail),
    package: await sizeOf(paths().packageDetail),
  };
  const { api } = site();
  await addMenuItems(
    api,
    Array.from({ length: 30 }, (_, i) => ({ name: `Menu ${i}`, price: 9_000 })),
  );
  for (let i = 0; i < 10; i += 1) await addPackage(api, { name: `Paket ${i}`, price: 9_000 });
  const many = {
    home: await sizeOf('/'),
    menuItem: await sizeOf(paths().menuDetail),
    package: await sizeOf(paths().packageDetail),
  };
  expect(many.home).toBe(few.home);
  expect(few.home).toBeLessThan(HOME_HTML);
  expect(many.menuItem / few.menuItem).toBeLessThan(1.1);
  expect(many.package / few.package).toBeLessThan(1.1);
});
