import type { Page } from 'playwright-core';
import { addOneMonth, calendarDateIn, formatCalendarDate } from '@lereng/shared-domain';
import { ApiClient } from '@lereng/shared-testing';
import { FAILED_REQUESTS } from './support/console-guard';
import {
  addLink,
  addMenuItems,
  addPackage,
  addPromotion,
  addSlide,
  setHomeImage,
  setSetting,
  type MenuItem,
  type Package,
  type Promotion,
} from './support/content';
import { expect } from './support/expect';
import { hydrated } from './support/hydrated';
import { openLastDay, type LastDay } from './support/midnight';
import { DESK, PHONE, useSite } from './support/site';
import { expectText } from './support/visible-text';
import { expectGoodWords } from './support/words-on-screen';

const TODAY = calendarDateIn(new Date(), 'Asia/Jakarta');
const NEXT_MONTH = addOneMonth(TODAY);
const LONG_AGO = '2026-01-31';

/** A tab may take a minute to notice that the venue's day has ended. */
const NOTICED_AFTER_MS = 60_000;
const LAST_DAY_TIMEOUT_MS = 300_000;

interface Content {
  menuItems: MenuItem[];
  sunrise: Package;
  harvest: Package;
  camp: Package;
  gift: Package;
  ten: Promotion;
  quarter: Promotion;
  free: Promotion;
  over: Promotion;
}

let content: Content;

async function arrange(api: ApiClient): Promise<void> {
  await addSlide(api, { title: 'Petik Jeruk Sendiri', order: 2 });
  await addSlide(api, {
    title: 'Pagi di Atas Awan',
    description: 'Kabut turun ke lembah.',
    order: 1,
  });
  const menuItems = await addMenuItems(api, [
    { name: 'Kopi Tubruk', price: 12_000, description: 'Hitam\nDari kebun sendiri.' },
    { name: 'Roti Bakar', price: 19_500 },
    { name: 'Soto Ayam', price: 25_000 },
    { name: 'Es Jeruk', price: 15_000 },
    { name: 'Nasi Goreng', price: 28_000 },
  ]);
  const sunrise = await addPackage(api, {
    name: 'Jip Matahari Terbit',
    price: 350_000,
    route: 'Pos Selorejo → Puncak Budug → Kebun Jeruk',
    description: 'Berangkat pukul tiga.\nPulang pukul sembilan.',
    items: ['Sopir', 'Bensin', 'Sarapan', 'Jaket', 'Foto'],
  });
  const harvest = await addPackage(api, { name: 'Petik Jeruk', price: 99_999, items: ['Tas'] });
  const camp = await addPackage(api, {
    name: 'Kemah Semalam',
    price: 750_000,
    description: 'Tidur di bawah bintang.',
    items: ['Tenda', 'Makan malam', 'Sarapan'],
  });
  const gift = await addPackage(api, { name: 'Jip Keliling Desa', price: 275_000 });
  const period = { valid_from: TODAY, valid_until: NEXT_MONTH };
  const ten = await addPromotion(api, {
    ...period,
    title: 'Promo Panen Raya',
    description: 'Lebih hemat selama panen.',
    terms: 'Pesan sehari sebelumnya.\nTidak untuk hari libur.',
    discount_percent: 10,
    packages: [sunrise, harvest],
  });
  const quarter = await addPromotion(api, {
    ...period,
    title: 'Promo Pelajar',
    discount_percent: 25,
    packages: [harvest],
  });
  const free = await addPromotion(api, {
    ...period,
    title: 'Promo Ulang Tahun',
    discount_percent: 100,
    packages: [gift],
  });
  const over = await addPromotion(api, {
    title: 'Promo Tahun Baru',
    valid_from: '2026-01-01',
    valid_until: LONG_AGO,
    discount_percent: 50,
    packages: [camp],
  });
  await addLink(api, 'Instagram', 'https://www.instagram.com/kebun.awan/?hl=id');
  await addLink(api, 'TIKTOK', 'https://www.tiktok.com/@kebunawan');
  await addLink(api, 'whatsapp', 'https://wa.me/081234567890');
  await addLink(api, 'Peta Kita', 'https://peta.example/kebun-awan');
  await setSetting(api, 'site_name', 'Kebun Awan');
  await setSetting(api, 'site_description', 'Kebun di atas awan.');
  await setSetting(api, 'home_description', 'Kami menanam jeruk.\nKami menyeduh kopi.');
  await setSetting(api, 'address', 'Dusun Awan, Kaki Gunung');
  await setSetting(api, 'opening_hours', 'Setiap hari, 05.00–17.00');
  await setSetting(api, 'maps_url', 'https://maps.example/kebun-awan');
  await setSetting(api, 'latitude', '-7.5');
  await setSetting(api, 'longitude', '110.25');
  await setHomeImage(api);
  content = { menuItems, sunrise, harvest, camp, gift, ten, quarter, free, over };
}

// The server's own zone is yet another one: it must not matter either.
const site = useSite(arrange, { env: { TZ: 'America/New_York' } });

const ZONES = ['Asia/Jakarta', 'America/Los_Angeles', 'Pacific/Kiritimati'];
const WAYS = ZONES.flatMap((zone) => [
  { zone, javaScript: true, viewport: DESK },
  { zone, javaScript: false, viewport: PHONE },
]);

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => page.getByRole('region', { name });
const hrefs = (page: Page, pattern: RegExp) =>
  main(page)
    .getByRole('link')
    .evaluateAll(
      (links, source) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => new RegExp(source).test(href)),
      pattern.source,
    );
const expectLinks = (page: Page, pattern: RegExp) => expect.poll(() => hrefs(page, pattern));
/** The text of the card, or row, that links to a path. */
const expectCard = (page: Page, href: string) =>
  expectText(
    page,
    main(page)
      .locator('article, li')
      .filter({ has: page.locator(`a[href="${href}"]`) })
      .last(),
  );
const paths = (folder: string, rows: { id: number }[]) => rows.map(({ id }) => `/${folder}/${id}`);

let lastDay: LastDay;

// Opened first and looked at last: the venue's midnight comes while the other tests run.
beforeAll(async () => {
  lastDay = await openLastDay(ZONES);
}, LAST_DAY_TIMEOUT_MS);
afterAll(() => lastDay?.site.close());

test('a promotion is shown on its last day, in whatever zone people are', async () => {
  for (const { offer, list, terms } of lastDay.tabs) {
    await expectText(offer).toContain('Rp 200.000');
    await expectText(list).toContain('Promo Hari Terakhir');
    await expect(
      terms.getByRole('heading', { level: 1, name: 'Promo Hari Terakhir' }),
    ).toBeVisible();
  }
  expect(lastDay.remainingMs()).toBeGreaterThan(0);
});

describe.each(WAYS)('in $zone, with JavaScript $javaScript', (way) => {
  const visit = async (path: string) => {
    const page = await site().visit(path, way);
    if (way.javaScript) await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expectGoodWords(page);
    return page;
  };

  test('the frame names the venue, its links and its pages', async () => {
    const page = await visit('/contact');
    const footer = page.getByRole('contentinfo');
    for (const part of [
      'Kebun Awan',
      'Kebun di atas awan.',
      `© ${TODAY.slice(0, 4)} Kebun Awan`,
      'Peta Kita',
    ]) {
      await expectText(page, footer).toContain(part);
    }
    for (const platform of ['Instagram', 'TIKTOK', 'whatsapp', 'Peta Kita']) {
      const link = footer.getByRole('link', { name: platform, exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
    }
    const pages = () =>
      page
        .getByRole('banner')
        .locator('a')
        .evaluateAll((links) =>
          links.map((link) => [link.textContent.trim(), link.getAttribute('href')]),
        );
    for (const entry of [
      ['Home', '/'],
      ['Menu', '/menu'],
      ['Paket Jeep & Jeruk', '/packages'],
      ['Promo', '/promotions'],
      ['Kontak & Lokasi', '/contact'],
    ]) {
      await expect.poll(pages).toContainEqual(entry);
    }
  });

  test('the home page shows a little of everything', async () => {
    const page = await visit('/');
    const { menuItems, sunrise, harvest, camp, ten, quarter } = content;
    for (const part of [
      'Pagi di Atas Awan',
      'Kabut turun ke lembah.',
      'Kami menanam jeruk.\nKami menyeduh kopi.',
      'Dusun Awan, Kaki Gunung',
      'Setiap hari, 05.00–17.00',
    ]) {
      await expectText(page).toContain(part);
    }
    const visitButton = page.getByRole('link', { name: 'Kunjungi Kami' });
    await expect(visitButton).toHaveAttribute('href', 'https://maps.example/kebun-awan');
    const icons = main(page).getByRole('list', { name: 'Media sosial' }).first();
    await expect(icons.getByRole('link')).toHaveCount(3);
    const picture = region(page, 'Tentang Kami').getByRole('img');
    await expect(picture).toHaveAttribute('src', /^\/uploads\//);
    await expectLinks(page, /^\/menu\/\d+$/).toEqual(paths('menu', menuItems.slice(0, 4)));
    await expectLinks(page, /^\/packages\/\d+$/).toEqual(
      paths('packages', [sunrise, harvest, camp]),
    );
    await expectLinks(page, /^\/promotions\/\d+$/).toEqual(paths('promotions', [ten, quarter]));
    const first = `/packages/${sunrise.id}`;
    for (const word of ['Sopir', 'Bensin', 'Sarapan', 'Dan lainnya...', 'Rp 315.000']) {
      await expectCard(page, first).toContain(word);
    }
    await expectCard(page, first).not.toContain('Jaket');
    const third = `/packages/${camp.id}`;
    await expectCard(page, third).toContain('Sarapan');
    await expectCard(page, third).not.toContain('Dan lainnya...');
  });

  test('the menu lists every menu item, and those that are looked for', async () => {
    const { menuItems } = content;
    const page = await visit('/menu');
    await expectLinks(page, /^\/menu\/\d+$/).toEqual(paths('menu', menuItems));
    await expectText(page).toContain('Rp 19.500');
    const found = await visit('/menu?q=KEBUN');
    await expectLinks(found, /^\/menu\/\d+$/).toEqual([`/menu/${menuItems[0]?.id}`]);
    await expect(
      (await visit('/menu?q=durian')).getByRole('heading', { name: 'Menu Tidak Ditemukan' }),
    ).toBeVisible();
  });

  test('a menu item has its price, its text and an order link', async () => {
    const [coffee, bread] = content.menuItems;
    const page = await visit(`/menu/${coffee?.id}`);
    await expectText(page).toContain('Rp 12.000');
    await expectText(page).toContain('Hitam\nDari kebun sendiri.');
    const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
    await expect(order).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890?text=Halo%2C%20apakah%20Kopi%20Tubruk%20masih%20tersedia%3F',
    );
    await expect(order).toHaveAttribute('target', '_blank');
    await expect(region(page, 'Menu Lainnya').getByRole('link')).toHaveCount(3);
    const other = await visit(`/menu/${bread?.id}`);
    await expectText(other).toContain('Tidak ada deskripsi untuk menu ini.');
  });

  test('the packages show route, discount and both prices', async () => {
    const { sunrise, harvest, camp, gift } = content;
    const page = await visit('/packages');
    await expectLinks(page, /^\/packages\/\d+$/).toEqual(
      paths('packages', [sunrise, harvest, camp, gift]),
    );
    const one = `/packages/${sunrise.id}`;
    await expectCard(page, one).toContain('Pos Selorejo → Puncak Budug → Kebun Jeruk');
    await expectCard(page, one).toMatch(/10\s?%/);
    await expectCard(page, one).toMatch(/Rp.350\.000/);
    await expectCard(page, one).toMatch(/Rp.315\.000/);
    // Of two promotions the larger discount applies: 99,999 less a quarter.
    const two = `/packages/${harvest.id}`;
    await expectCard(page, two).toMatch(/25\s?%/);
    await expectCard(page, two).toMatch(/Rp.99\.999[^]*Rp.74\.999/);
    const none = `/packages/${camp.id}`;
    await expectCard(page, none).not.toContain('%');
    await expectCard(page, none).toMatch(/^(?!.*Rp.*Rp).*Rp/s);
    await expectCard(page, `/packages/${gift.id}`).toMatch(/Rp.275\.000[^]*Rp.0/);
    const found = await visit('/packages?q=BINTANG');
    await expectLinks(found, /^\/packages\/\d+$/).toEqual([`/packages/${camp.id}`]);
    const empty = await visit('/packages?q=kapal');
    await expect(empty.getByRole('heading', { name: 'Paket Tidak Ditemukan' })).toBeVisible();
  });

  test('a package shows the promotion that applies', async () => {
    const { sunrise, ten, camp } = content;
    const page = await visit(`/packages/${sunrise.id}`);
    for (const part of [
      'Rp 315.000',
      'Rp 350.000',
      'Promo Panen Raya',
      'Lebih hemat selama panen.',
      formatCalendarDate(NEXT_MONTH),
      'Berangkat pukul tiga.\nPulang pukul sembilan.',
      'Pos Selorejo → Puncak Budug → Kebun Jeruk',
      'Foto',
    ]) {
      await expectText(page).toContain(part);
    }
    await expectLinks(page, /^\/promotions\//).toEqual([`/promotions/${ten.id}`]);
    const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
    await expect(order).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890?text=Halo%2C%20saya%20ingin%20memesan%20Jip%20Matahari%20Terbit.',
    );
    await expect(region(page, 'Paket Lainnya').getByRole('link')).toHaveCount(3);
    const plain = await visit(`/packages/${camp.id}`);
    await expectText(plain).not.toContain('Promo Tahun Baru');
    await expectLinks(plain, /^\/promotions\//).toEqual([]);
  });

  test('the promotions are those that are not over', async () => {
    const { ten, quarter, free } = content;
    const page = await visit('/promotions');
    const shown = async () => new Set(await hrefs(page, /^\/promotions\/\d+$/));
    await expect.poll(shown).toEqual(new Set(paths('promotions', [ten, quarter, free])));
    await expectText(page).toMatch(/\b3\b/);
    await expectText(page).toMatch(/100\s?%/);
    await expectText(page).not.toContain('Promo Tahun Baru');
    const first = `/promotions/${ten.id}`;
    await expectCard(page, first).toMatch(/10\s?%/);
    for (const part of [
      formatCalendarDate(NEXT_MONTH),
      'Jip Matahari Terbit',
      'Petik Jeruk',
      'Lihat Syarat',
    ]) {
      await expectCard(page, first).toContain(part);
    }
  });

  test('a promotion shows its days, its terms and what each package costs', async () => {
    const { ten, quarter, sunrise, harvest } = content;
    const page = await visit(`/promotions/${ten.id}`);
    for (const part of [
      'Promo Panen Raya',
      formatCalendarDate(TODAY),
      formatCalendarDate(NEXT_MONTH),
      'Lebih hemat selama panen.',
      'Pesan sehari sebelumnya.\nTidak untuk hari libur.',
      'Rp 315.000',
      'Rp 350.000',
      // By its own discount, though a larger one applies to this package.
      'Rp 89.999',
      'Rp 99.999',
    ]) {
      await expectText(page).toContain(part);
    }
    await expectText(page).toMatch(/10\s?%/);
    const linked = async () => new Set(await hrefs(page, /^\/packages\/\d+$/));
    await expect.poll(linked).toEqual(new Set(paths('packages', [sunrise, harvest])));
    const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
    await expect(order).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890?text=Halo%2C%20saya%20ingin%20memesan%20promo%20Promo%20Panen%20Raya.',
    );
    const other = await visit(`/promotions/${quarter.id}`);
    await expectText(other).toContain('Tidak ada syarat khusus untuk promo ini.');
  });

  test('a promotion that is over, or never was, is missing', async () => {
    for (const id of [content.over.id, 999_999, 'panen']) {
      site().allow(/404/);
      const page = await visit(`/promotions/${id}`);
      await expect(main(page).getByText('Promo tidak ditemukan.')).toBeVisible();
      await expect(main(page).getByRole('link', { name: /promo/i }).first()).toBeVisible();
    }
  });

  test('the contact page shows each link, the place and the hours', async () => {
    const page = await visit('/contact');
    for (const part of [
      '@kebun.awan',
      '@kebunawan',
      '+62 812-3456-7890',
      'Peta Kita',
      'Dusun Awan, Kaki Gunung',
      'Setiap hari, 05.00–17.00',
    ]) {
      await expectText(page).toContain(part);
    }
    const links = main(page).getByRole('link', { name: /Hubungi/ });
    await expect(links).toHaveCount(4);
    await expect(links.first()).toHaveAttribute('target', '_blank');
    const map = main(page).locator('a[href="https://maps.example/kebun-awan"]');
    await expect(map.first()).toBeVisible();
  });
});

test('what is missing leads to where the specification says, from the server', async () => {
  const { origin } = site();
  const redirects = [
    ['/packages/999999', 302, '/packages'],
    ['/packages/0', 302, '/packages'],
    ['/packages/jip', 302, '/packages'],
    ['/menu/999999', 302, '/menu'],
    ['/promotions/999999', 404, null],
    [`/promotions/${content.over.id}`, 404, null],
    ['/tidak-ada', 302, '/'],
    ['/packages/1/2', 302, '/'],
  ] as const;
  for (const [path, status, location] of redirects) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect({ path, status: response.status, location: response.headers.get('location') }).toEqual({
      path,
      status,
      location,
    });
  }
});

test(
  "the venue's midnight ends a promotion everywhere, in whatever zone people are",
  async () => {
    const { tabs, packageId, endingId, remainingMs } = lastDay;
    const { origin } = lastDay.site;
    await new Promise((resolve) => setTimeout(resolve, remainingMs()));

    const expectNow = (page: Page) => expectText(page, main(page), { timeout: NOTICED_AFTER_MS });
    for (const { offer, list, terms } of tabs) {
      await expectNow(offer).toContain('Rp 360.000');
      await expectNow(offer).not.toContain('Promo Hari Terakhir');
      await expectNow(list).not.toContain('Promo Hari Terakhir');
      await expectNow(list).toContain('Promo Berikutnya');
      await expectNow(terms).toContain('Promo tidak ditemukan.');
    }

    const { body } = await new ApiClient(origin).get(`/packages/${packageId}`);
    expect(body).toMatchObject({ price: 360_000, original_price: 400_000, discount_percent: 10 });
    const missing = await fetch(`${origin}/promotions/${endingId}`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('Promo tidak ditemukan.');
    const list = await (await fetch(`${origin}/promotions`)).text();
    expect(list).not.toContain('Promo Hari Terakhir');

    lastDay.site.allow(...FAILED_REQUESTS);
    await lastDay.site.endVisits();
  },
  LAST_DAY_TIMEOUT_MS,
);
