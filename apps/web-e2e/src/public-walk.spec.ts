import type { Page } from 'playwright-core';
import { addOneMonth, calendarDateIn, formatCalendarDate } from '@lereng/shared-domain';
import type { ApiClient } from '@lereng/shared-testing';
import {
  addDishes,
  addLink,
  addPackage,
  addPromotion,
  addSlide,
  setHomeImage,
  setSetting,
  type Dish,
  type Promotion,
  type TourPackage,
} from './support/content';
import { see } from './support/eventually';
import { hydrated } from './support/hydrated';
import { DESK, PHONE, useSite } from './support/site';
import { textOf } from './support/text-of';
import { expectGoodWords } from './support/words-on-screen';

const TODAY = calendarDateIn(new Date(), 'Asia/Jakarta');
const NEXT_MONTH = addOneMonth(TODAY);
const LONG_AGO = '2026-01-31';

interface Content {
  dishes: Dish[];
  sunrise: TourPackage;
  harvest: TourPackage;
  camp: TourPackage;
  gift: TourPackage;
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
  const dishes = await addDishes(api, [
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
  content = { dishes, sunrise, harvest, camp, gift, ten, quarter, free, over };
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
/** The text of the card, or row, that leads to an address. */
const cardOf = async (page: Page, href: string) =>
  textOf(
    page,
    main(page)
      .locator('article, li')
      .filter({ has: page.locator(`a[href="${href}"]`) })
      .last(),
  );

describe.each(WAYS)('in $zone, with JavaScript $javaScript', (way) => {
  const visit = async (path: string) => {
    const page = await site().visit(path, way);
    if (way.javaScript) await hydrated(page);
    await see(page.getByRole('heading', { level: 1 }));
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe('id');
    await expectGoodWords(page);
    return page;
  };

  test('the frame names the venue, its links and its pages', async () => {
    const page = await visit('/contact');
    const footer = page.getByRole('contentinfo');
    const text = await footer.innerText();
    expect(text).toContain('Kebun Awan');
    expect(text).toContain('Kebun di atas awan.');
    expect(text).toContain(`© ${TODAY.slice(0, 4)} Kebun Awan`);
    for (const platform of ['Instagram', 'TIKTOK', 'whatsapp', 'Peta Kita']) {
      const link = footer.getByRole('link', { name: platform, exact: true });
      expect(await link.getAttribute('target')).toBe('_blank');
    }
    expect(text).toContain('Peta Kita');
    const pages = await page
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
      expect(pages).toContainEqual(entry);
    }
  });

  test('the home page shows a little of everything', async () => {
    const page = await visit('/');
    const { dishes, sunrise, harvest, camp, ten, quarter } = content;
    const text = await textOf(page);
    expect(text).toContain('Pagi di Atas Awan');
    expect(text).toContain('Kabut turun ke lembah.');
    const visitButton = page.getByRole('link', { name: 'Kunjungi Kami' });
    expect(await visitButton.getAttribute('href')).toBe('https://maps.example/kebun-awan');
    const icons = main(page).getByRole('list', { name: 'Media sosial' }).first();
    expect(await icons.getByRole('link').count()).toBe(3);
    expect(text).toContain('Kami menanam jeruk.\nKami menyeduh kopi.');
    const picture = region(page, 'Tentang Kami').getByRole('img');
    expect(await picture.getAttribute('src')).toMatch(/^\/uploads\//);
    expect(await hrefs(page, /^\/menu\/\d+$/)).toEqual(
      dishes.slice(0, 4).map(({ id }) => `/menu/${id}`),
    );
    expect(await hrefs(page, /^\/packages\/\d+$/)).toEqual(
      [sunrise, harvest, camp].map(({ id }) => `/packages/${id}`),
    );
    expect(await hrefs(page, /^\/promotions\/\d+$/)).toEqual(
      [ten, quarter].map(({ id }) => `/promotions/${id}`),
    );
    const first = await cardOf(page, `/packages/${sunrise.id}`);
    for (const word of ['Sopir', 'Bensin', 'Sarapan', 'Dan lainnya...', 'Rp 315.000']) {
      expect(first).toContain(word);
    }
    expect(first).not.toContain('Jaket');
    const third = await cardOf(page, `/packages/${camp.id}`);
    expect(third).toContain('Sarapan');
    expect(third).not.toContain('Dan lainnya...');
    expect(text).toContain('Dusun Awan, Kaki Gunung');
    expect(text).toContain('Setiap hari, 05.00–17.00');
  });

  test('the menu lists every dish, and those that are looked for', async () => {
    const { dishes } = content;
    const page = await visit('/menu');
    expect(await hrefs(page, /^\/menu\/\d+$/)).toEqual(dishes.map(({ id }) => `/menu/${id}`));
    expect(await textOf(page)).toContain('Rp 19.500');
    const found = await visit('/menu?q=KEBUN');
    expect(await hrefs(found, /^\/menu\/\d+$/)).toEqual([`/menu/${dishes[0]?.id}`]);
    await see(
      (await visit('/menu?q=durian')).getByRole('heading', { name: 'Menu Tidak Ditemukan' }),
    );
  });

  test('a dish has its price, its text and an order link', async () => {
    const [coffee, bread] = content.dishes;
    const page = await visit(`/menu/${coffee?.id}`);
    expect(await textOf(page)).toContain('Rp 12.000');
    expect(await textOf(page)).toContain('Hitam\nDari kebun sendiri.');
    const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
    expect(await order.getAttribute('href')).toBe(
      'https://wa.me/6281234567890?text=Halo%2C%20apakah%20Kopi%20Tubruk%20masih%20tersedia%3F',
    );
    expect(await order.getAttribute('target')).toBe('_blank');
    expect(await region(page, 'Menu Lainnya').getByRole('link').count()).toBe(3);
    const other = await visit(`/menu/${bread?.id}`);
    expect(await textOf(other)).toContain('Tidak ada deskripsi untuk menu ini.');
  });

  test('the packages show route, discount and both prices', async () => {
    const { sunrise, harvest, camp, gift } = content;
    const page = await visit('/packages');
    expect(await hrefs(page, /^\/packages\/\d+$/)).toEqual(
      [sunrise, harvest, camp, gift].map(({ id }) => `/packages/${id}`),
    );
    const card = await cardOf(page, `/packages/${sunrise.id}`);
    expect(card).toContain('Pos Selorejo → Puncak Budug → Kebun Jeruk');
    expect(card).toMatch(/10\s?%/);
    expect(card).toMatch(/Rp.350\.000/);
    expect(card).toMatch(/Rp.315\.000/);
    // Of two promotions the larger discount applies: 99,999 less a quarter.
    const two = await cardOf(page, `/packages/${harvest.id}`);
    expect(two).toMatch(/25\s?%/);
    expect(two).toMatch(/Rp.99\.999[^]*Rp.74\.999/);
    const none = await cardOf(page, `/packages/${camp.id}`);
    expect(none).not.toContain('%');
    expect(none.match(/Rp/g)).toHaveLength(1);
    const all = await cardOf(page, `/packages/${gift.id}`);
    expect(all).toMatch(/Rp.275\.000[^]*Rp.0/);
    const found = await visit('/packages?q=BINTANG');
    expect(await hrefs(found, /^\/packages\/\d+$/)).toEqual([`/packages/${camp.id}`]);
    const empty = await visit('/packages?q=kapal');
    await see(empty.getByRole('heading', { name: 'Paket Tidak Ditemukan' }));
  });

  test('a package shows the promotion that applies', async () => {
    const { sunrise, ten, camp } = content;
    const page = await visit(`/packages/${sunrise.id}`);
    const text = await textOf(page);
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
      expect(text).toContain(part);
    }
    expect(await hrefs(page, /^\/promotions\//)).toEqual([`/promotions/${ten.id}`]);
    const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
    expect(await order.getAttribute('href')).toBe(
      'https://wa.me/6281234567890?text=Halo%2C%20saya%20ingin%20memesan%20Jip%20Matahari%20Terbit.',
    );
    expect(await region(page, 'Paket Lainnya').getByRole('link').count()).toBe(3);
    const plain = await visit(`/packages/${camp.id}`);
    expect(await textOf(plain)).not.toContain('Promo Tahun Baru');
    expect(await hrefs(plain, /^\/promotions\//)).toEqual([]);
  });

  test('the promotions are those that are not over', async () => {
    const { ten, quarter, free } = content;
    const page = await visit('/promotions');
    const text = await textOf(page);
    expect(new Set(await hrefs(page, /^\/promotions\/\d+$/))).toEqual(
      new Set([ten, quarter, free].map(({ id }) => `/promotions/${id}`)),
    );
    expect(text).not.toContain('Promo Tahun Baru');
    expect(text).toMatch(/\b3\b/);
    expect(text).toMatch(/100\s?%/);
    const card = await cardOf(page, `/promotions/${ten.id}`);
    expect(card).toMatch(/10\s?%/);
    expect(card).toContain(formatCalendarDate(NEXT_MONTH));
    expect(card).toContain('Jip Matahari Terbit');
    expect(card).toContain('Petik Jeruk');
    expect(card).toContain('Lihat Syarat');
  });

  test('a promotion shows its days, its terms and what each package costs', async () => {
    const { ten, quarter, sunrise, harvest } = content;
    const page = await visit(`/promotions/${ten.id}`);
    const text = await textOf(page);
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
      expect(text).toContain(part);
    }
    expect(text).toMatch(/10\s?%/);
    expect(new Set(await hrefs(page, /^\/packages\/\d+$/))).toEqual(
      new Set([sunrise, harvest].map(({ id }) => `/packages/${id}`)),
    );
    const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
    expect(await order.getAttribute('href')).toBe(
      'https://wa.me/6281234567890?text=Halo%2C%20saya%20ingin%20memesan%20promo%20Promo%20Panen%20Raya.',
    );
    const other = await visit(`/promotions/${quarter.id}`);
    expect(await textOf(other)).toContain('Tidak ada syarat khusus untuk promo ini.');
  });

  test('a promotion that is over, or never was, is missing', async () => {
    for (const id of [content.over.id, 999_999, 'panen']) {
      site().allow(/404/);
      const page = await visit(`/promotions/${id}`);
      await see(main(page).getByText('Promo tidak ditemukan.'));
      await see(main(page).getByRole('link', { name: /promo/i }).first());
    }
  });

  test('the contact page shows each link, the place and the hours', async () => {
    const page = await visit('/contact');
    const text = await textOf(page);
    for (const part of [
      '@kebun.awan',
      '@kebunawan',
      '+62 812-3456-7890',
      'Peta Kita',
      'Dusun Awan, Kaki Gunung',
      'Setiap hari, 05.00–17.00',
    ]) {
      expect(text).toContain(part);
    }
    const links = main(page).getByRole('link', { name: /Hubungi/ });
    expect(await links.count()).toBe(4);
    expect(await links.first().getAttribute('target')).toBe('_blank');
    const map = main(page).locator('a[href="https://maps.example/kebun-awan"]');
    expect(await map.count()).toBeGreaterThan(0);
  });
});

test('what is missing leads to where the specification says, from the server', async () => {
  const { origin } = site();
  const answers = [
    ['/packages/999999', 302, '/packages'],
    ['/packages/0', 302, '/packages'],
    ['/packages/jip', 302, '/packages'],
    ['/menu/999999', 302, '/menu'],
    ['/promotions/999999', 404, null],
    [`/promotions/${content.over.id}`, 404, null],
    ['/tidak-ada', 302, '/'],
    ['/packages/1/2', 302, '/'],
  ] as const;
  for (const [path, status, location] of answers) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect({ path, status: response.status, location: response.headers.get('location') }).toEqual({
      path,
      status,
      location,
    });
  }
});
