import { addDays, calendarDateIn } from '@lereng/shared-domain';
import type { Locator, Page } from 'playwright-core';
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  expectNoTextBeyondEdges,
} from './support/accessibility';
import {
  addCalendarEntry,
  addMenuItem,
  addNumberedMenuItems,
  addPackage,
  addPricePeriod,
  addPromotion,
  addSlide,
  listPromotions,
  listSlides,
  addLinks,
  setSetting,
  type MenuItem,
  type Package,
  type Promotion,
} from './support/content';
import { faintTexts } from './support/contrast';
import { expect } from './support/expect';
import { boxOf } from './support/geometry';
import { openHydrated } from './support/hydrated';
import { cornerPhoto, isRed, plainPhoto, type Photo } from './support/photos';
import { scrollTop } from './support/scrolling';
import { DESK, PHONE, useSite } from './support/site';
import { layOut } from './support/visible-text';
import { expectGoodWords } from './support/words-on-screen';

const WIDE = 'Ng'.repeat(75);
const LONG = 'W'.repeat(400);
const DEAREST = 1_000_000_000;
const SMALLEST = { width: 320, height: 640 };

const MAIN_PLATFORMS: [string, string][] = [
  ['Instagram', 'https://www.instagram.com/lereng.agro/'],
  ['TIKTOK', 'https://www.tiktok.com/@lereng'],
  ['whatsapp', 'https://wa.me/6281234567890'],
];
const OTHERS: [string, string][] = [
  ['YouTube', 'https://www.youtube.com/@lereng'],
  ['Google Maps', 'https://maps.app.goo.gl/lereng'],
  ['Nama platform yang panjang sekali tanpa tahu malu', 'https://lain.example'],
];

let coffee: MenuItem;
let wideItem: MenuItem;
let jeep: Package;
let widePackage: Package;
let offer: Promotion;
let widePromotion: Promotion;

const site = useSite(async (api) => {
  coffee = await addMenuItem(api, { name: 'Kopi Tubruk', price: 12_000 });
  await addNumberedMenuItems(api, 'Hidangan', 4);
  wideItem = await addMenuItem(api, { name: WIDE, description: LONG, price: DEAREST });
  jeep = await addPackage(api, {
    name: 'Jip Fajar',
    description: 'Menyusuri kebun.',
    route: 'Pos → Kebun',
    price: 350_000,
    items: ['Sopir', 'Sarapan'],
  });
  const long = { description: LONG, route: LONG, items: [WIDE, WIDE, WIDE, WIDE] };
  const facts = { duration: WIDE, meeting_point: WIDE, minimum_age: WIDE, what_to_bring: LONG };
  const unit = { price_unit: 'W'.repeat(20), capacity: 100, terms: LONG };
  widePackage = await addPackage(api, { name: WIDE, price: DEAREST, ...long, ...facts, ...unit });
  const packages = [widePackage, jeep];
  const texts = { title: WIDE, description: LONG, terms: LONG };
  widePromotion = await addPromotion(api, { ...texts, discount_percent: 1, packages });
  offer = await addPromotion(api, {
    title: 'Promo Panen Raya',
    terms: 'Pesan dulu.',
    discount_percent: 30,
    packages: [jeep],
  });
  await addSlide(api, { title: 'Pagi di Atas Awan', description: 'Kabut turun ke lembah.' });
  await addSlide(api, { title: WIDE, description: LONG, order: 1 });
  await setSetting(api, 'home_description', LONG);
  await setSetting(api, 'address', `Desa Selorejo\n${LONG}`);
  await addLinks(api, [...MAIN_PLATFORMS, ...OTHERS]);
});

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const hero = (page: Page) => page.locator('section').filter({ has: page.locator('h1') });
const replaceImage = (path: string, { buffer }: Photo) =>
  site().api.form('PUT', path, { image: new Blob([new Uint8Array(buffer)]) });

test.each(['100%', '200%'])(
  'no page of any content scrolls sideways with text at %s',
  async (size) => {
    const { api } = site();
    const today = calendarDateIn(new Date(), 'Asia/Jakarta');
    const days = { from: addDays(today, -1), until: addDays(today, 90) };
    await setSetting(api, 'notice', LONG.slice(0, 300));
    const closed = await addCalendarEntry(api, { ...days, kind: 'closed', reason: WIDE });
    const period = await addPricePeriod(api, {
      name: WIDE.slice(0, 60),
      weekdays: [2, 4, 6],
      prices: [{ package_id: widePackage.id, price: DEAREST - 1 }],
    });
    const page = await site().newPage({ viewport: SMALLEST });
    for (const path of [
      '/',
      '/menu',
      '/packages',
      '/promotions',
      '/contact',
      `/menu/${wideItem.id}`,
      `/packages/${widePackage.id}`,
      `/promotions/${widePromotion.id}`,
    ]) {
      await openHydrated(page, path);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await expectNoSidewaysScrolling(page);
    }
    await setSetting(api, 'notice', '');
    await api.delete(`/calendar-entries/${closed.id}`);
    await api.delete(`/price-periods/${period.id}`);
  },
);

test.each(['100%', '200%'])(
  'ranges of days, hours and prices are within the page with text at %s',
  async (size) => {
    const { api } = site();
    const today = calendarDateIn(new Date(), 'Asia/Jakarta');
    const times = ['06:00', '07:00', '08:00', '12:30', '13:00', '17:30', '18:00', '23:00'];
    const hours = [0, 2, 4, 6].map((at) => ({ opens: times[at]!, closes: times[at + 1]! }));
    const kind = { kind: 'hours', reason: 'Libur panjang' } as const;
    const entries = [
      await addCalendarEntry(api, { from: today, hours, ...kind }),
      await addCalendarEntry(api, {
        from: addDays(today, 2),
        until: addDays(today, 40),
        hours,
        ...kind,
      }),
    ];
    const period = await addPricePeriod(api, {
      name: 'Libur',
      from: addDays(today, 1),
      until: addDays(today, 60),
      prices: [{ package_id: jeep.id, price: 12_500_000 }],
    });
    const terms = { packages: [jeep], discount_percent: 50 };
    const weekly = await addPromotion(api, { title: 'Kerja', weekdays: [1, 2, 3, 4], ...terms });
    const gaps = await addPromotion(api, { title: 'Sela', weekdays: [1, 3, 5, 7], ...terms });
    await setSetting(api, 'latitude', '-7.9');
    await setSetting(api, 'longitude', '112.5');
    const order = `m${coffee.id}.2~p${jeep.id}.3~date.${addDays(today, 3)}`;
    const { body } = await api.get<{ token: string }>(`/quotes/${order}`);
    const page = await site().newPage({ viewport: SMALLEST });
    for (const path of [
      '/',
      '/menu',
      '/packages',
      '/promotions',
      '/contact',
      `/packages/${jeep.id}`,
      `/promotions/${weekly.id}`,
      `/promotions/${gaps.id}`,
      `/order/${body.token}`,
      `/order?m${coffee.id}=2&p${jeep.id}=3&date=${addDays(today, 3)}&people=8`,
    ]) {
      await openHydrated(page, path);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await expectNoSidewaysScrolling(page);
      await expectNoTextBeyondEdges(page);
    }
    for (const key of ['latitude', 'longitude'] as const) await setSetting(api, key, '');
    for (const { id } of entries) await api.delete(`/calendar-entries/${id}`);
    for (const { id } of [weekly, gaps]) await api.delete(`/promotions/${id}`);
    await api.delete(`/price-periods/${period.id}`);
  },
);

test.each([SMALLEST, { width: 1024, height: 700 }, DESK])(
  'the frame holds page names as long as they may be at %o',
  async (viewport) => {
    const nameAll = async (name: string) => {
      for (const key of ['home', 'menu', 'packages', 'promotions', 'contact'] as const) {
        await setSetting(site().api, `${key}_name`, name);
      }
    };
    await nameAll('W'.repeat(30));
    const page = await site().newPage({ viewport });
    for (const path of ['/', '/menu', '/contact']) {
      await page.goto(path);
      await layOut(page);
      await expectNoSidewaysScrolling(page);
      const brand = await boxOf(page.locator('header a').first());
      expect(brand.width, { message: path }).toBeGreaterThan(100);
    }
    await nameAll('');
  },
);

test('every public page meets WCAG 2.2 AA on a desk', async () => {
  const page = await site().newPage({ viewport: DESK, reducedMotion: true });
  for (const path of [
    '/',
    '/menu',
    '/menu?q=kopi',
    '/menu?q=durian',
    `/menu/${coffee.id}`,
    '/packages',
    '/packages?q=durian',
    `/packages/${jeep.id}`,
    '/promotions',
    `/promotions/${offer.id}`,
    '/contact',
  ]) {
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await expectGoodWords(page);
  }
});

test('the navbar changes ground and text in the same frame where the visitor wants no motion', async () => {
  const page = await site().visitHydrated('/', { viewport: PHONE, reducedMotion: true });
  const looks = await page.evaluate(async () => {
    const bar = document.querySelector('header')!;
    const name = bar.querySelector('a span span')!;
    const seen = new Set<string>();
    for (const top of [0, 400, 0]) {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 10; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(getComputedStyle(bar).backgroundColor + getComputedStyle(name).color);
      }
    }
    return [...seen];
  });
  expect(looks).toHaveLength(2);
});

test.each([
  { name: 'a phone on its side', viewport: { width: 740, height: 360 }, low: true },
  { name: 'a page at 400 percent', viewport: { width: 320, height: 256 }, low: true },
  { name: 'the lowest that has room', viewport: { width: 740, height: 400 }, low: false },
])('fixed bars scroll away on a screen too low for them: $name', async ({ viewport, low }) => {
  const page = await site().visitHydrated('/menu', { viewport, reducedMotion: true });
  const expectInView = (part: Locator) => {
    const expected = expect(part);
    return (low ? expected.not : expected).toBeInViewport();
  };
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(400);
  await expectInView(page.getByRole('button', { name: 'Buka navigasi' }));
  await expectInView(page.getByRole('search'));

  await openHydrated(page, `/menu/${coffee.id}`);
  const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
  await expectInView(order);
  await order.focus();
  await expect(order).toBeInViewport({ ratio: 1 });
});

test('the footer has main platforms in the middle, pages at the left, all others at the right', async () => {
  const page = await site().visit('/', { viewport: DESK });
  const footer = page.getByRole('contentinfo');
  const pages = footer.getByRole('navigation', { name: 'Halaman' });
  await expect.poll(async () => (await boxOf(pages)).left).toBeLessThan(DESK.width * 0.2);
  const description = footer.locator('p').first();
  for (const [platform] of MAIN_PLATFORMS) {
    const link = footer.getByRole('link', { name: platform, exact: true });
    await expect(link).toHaveText('', { useInnerText: true });
    expect(Math.abs((await boxOf(link)).x - DESK.width / 2)).toBeLessThan(250);
    // Sections above get their height as they come near.
    await expect
      .poll(async () => (await boxOf(link)).y - (await boxOf(description)).y)
      .toBeGreaterThan(0);
  }
  const first = footer.getByRole('link', { name: MAIN_PLATFORMS[0]![0], exact: true });
  for (const [index, [platform]] of OTHERS.entries()) {
    const link = footer.getByRole('link', { name: platform, exact: true });
    const isKnown = index < 2;
    await expect(link).toHaveText(isKnown ? '' : platform, { useInnerText: true });
    const box = await boxOf(link);
    expect(box.x).toBeGreaterThan(DESK.width * 0.67);
    if (isKnown) expect(box.width).toBe((await boxOf(first)).width);
  }
  await page.setViewportSize(PHONE);
  const { left } = await boxOf(description);
  const parts = [
    pages,
    ...[...MAIN_PLATFORMS, ...OTHERS].map(([name]) =>
      footer.getByRole('link', { name, exact: true }),
    ),
  ];
  const lefts = (await Promise.all(parts.map(boxOf))).map((box) => Math.round(box.left));
  expect(Math.min(...lefts)).toBe(Math.round(left));
  expect(lefts[0]).toBe(Math.round(left));
});

test('a package has its description below the photo on a desk, then route and inclusions beside each other, and these last on a phone', async () => {
  const page = await site().visit(`/packages/${jeep.id}`);
  const photo = page.getByRole('img', { name: 'Jip Fajar' });
  const facts = ['Rute', 'Termasuk'].map((name) => page.getByRole('region', { name }));
  const { left, right, bottom } = await boxOf(photo);
  const description = await boxOf(main(page).locator('p.whitespace-pre-line').last());
  expect(description.left).toBeGreaterThanOrEqual(left);
  expect(description.right).toBeLessThanOrEqual(right + 1);
  expect(description.top - bottom).toBeLessThan(60);
  const [route, included] = await Promise.all(facts.map(boxOf));
  expect(route!.top).toBeGreaterThan(description.bottom);
  expect(included!.left).toBeGreaterThan(route!.right);
  expect(Math.abs(included!.top - route!.top)).toBeLessThan(2);
  const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
  expect((await boxOf(order)).left).toBeGreaterThan(right);

  await page.setViewportSize(PHONE);
  const block = page.getByRole('region', { name: 'Promo Panen Raya' });
  const tops = async () =>
    (await Promise.all([photo, block, ...facts].map(boxOf))).map(({ top }) => top);
  await expect
    .poll(async () => (await tops()).join())
    .toBe((await tops()).sort((a, b) => a - b).join());
});

test('the contact page begins with a card for WhatsApp that is larger than the others', async () => {
  const page = await site().visit('/contact');
  const cards = main(page).locator('article');
  await expect(cards.first()).toContainText('+62 812-3456-7890');
  const areas = () =>
    cards.evaluateAll((all: HTMLElement[]) =>
      all.map(({ offsetWidth, offsetHeight }) => offsetWidth * offsetHeight),
    );
  await expect.poll(async () => (await areas()).indexOf(Math.max(...(await areas())))).toBe(0);
});

const SCREENS = [
  { ...DESK, starts: 0.4 },
  // Below a picture, not over the whole of it.
  { ...PHONE, starts: 0.4 },
  { width: 320, height: 568, starts: 0.3 },
  { width: 740, height: 360, starts: 0.2 },
];

describe('the hero', () => {
  beforeAll(async () => {
    const [, wide] = await listSlides(site().api);
    const texts = { title: 'Susuri Lereng', description: 'Hangat saat senja.' };
    await site().api.form('PUT', `/slides/${wide!.id}`, texts);
  });

  test.each(SCREENS)('shows words, offer and both ways on first at %o', async (screen) => {
    const { starts, ...viewport } = screen;
    const page = await site().visit('/', { viewport, javaScript: false });
    const link = (name: string) => hero(page).getByRole('link', { name });
    const promotion = link('Hemat 30% Promo Panen Raya');
    await expect(promotion).toHaveAttribute('href', '/promotions');
    await expect(link('Menu & Harga')).toHaveAttribute('href', '/menu');
    const words = hero(page).getByRole('heading', { level: 2, name: 'Pagi di Atas Awan' });
    for (const part of [words, promotion, link('Kunjungi Kami'), link('Menu & Harga')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const top = async () => (await boxOf(page.getByRole('heading', { level: 1 }))).top;
    await expect.poll(top).toBeGreaterThan(starts * viewport.height);
  });

  test('can be read as a whole on a white photo', async () => {
    const [first] = await listSlides(site().api);
    await replaceImage(`/slides/${first!.id}`, await plainPhoto([255, 255, 255]));
    for (const { width, height } of SCREENS) {
      const viewport = { width, height };
      const page = await site().visitHydrated('/', { viewport, reducedMotion: true });
      await page.waitForLoadState('networkidle');
      const bar = 'header a > span > span, header li a';
      const texts = `${bar}, section :is(h1, p > span:not([aria-hidden]), [role=group]:not([inert]) :is(h2, p), a span, .button-outline)`;
      expect(await faintTexts(page, texts), `${width} x ${height}`).toEqual([]);
    }
  });

  test('has a focus in a corner in view on a phone, as a card has', async () => {
    const { api } = site();
    const [slide] = await listSlides(api);
    const rows = [`/slides/${slide!.id}`, `/menu-items/${coffee.id}`];
    for (const row of rows) await replaceImage(row, await cornerPhoto());
    // Without JavaScript nothing moves.
    const page = await site().visit('/', { viewport: PHONE, javaScript: false });
    const link = page.locator(`a[href="/menu/${coffee.id}"]`);
    const card = page.locator('article').filter({ has: link });
    const corners = () =>
      Promise.all(
        [hero(page), card].map(async (part) =>
          isRed(await part.locator('img').first().screenshot(), { x: 0.95, y: 0.2 }),
        ),
      );
    await expect.poll(corners).toEqual([false, false]);
    for (const row of rows)
      await api.form('PUT', row, { image_focus_x: '100', image_focus_y: '0' });
    await page.reload();
    await expect.poll(corners).toEqual([true, true]);
  });
});

describe('promotions so few that a row has room left, on a desk', () => {
  /** The left and right edges of an element. */
  const edges = async (part: Locator) => {
    const { left, right } = await boxOf(part);
    return [Math.round(left), Math.round(right)];
  };

  test.each([2, 1])('%i fill it', async (count) => {
    const { api } = site();
    const [first, ...more] = await listPromotions(api);
    if (count === 1) for (const { id } of more) await api.delete(`/promotions/${id}`);
    else await api.form('PUT', `/promotions/${first!.id}`, { title: 'Promo Ramai' });
    const page = await site().visit('/promotions', { viewport: DESK });
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(count);
    const [left, right] = await edges(page.getByRole('list').filter({ has: cards }));
    const shown = await Promise.all((await cards.all()).map(edges));
    expect([shown[0]![0], shown.at(-1)![1]]).toEqual([left, right]);
    // The picture beside the text, not above it.
    const [, pictureEnds] = await edges(cards.first().locator('picture'));
    const [textBegins] = await edges(cards.first().getByRole('heading'));
    expect(textBegins).toBeGreaterThan(pictureEnds!);
  });

  test.each([PHONE, DESK])('the figures stand beside the title at %o', async (viewport) => {
    const page = await site().visit('/promotions', { viewport });
    const heading = await boxOf(title(page, 'Promo'));
    for (const name of ['Promo aktif', 'Diskon hingga']) {
      const figure = await boxOf(page.getByText(name, { exact: true }).locator('..'));
      expect(figure.left).toBeGreaterThan(heading.right);
      expect(figure.top).toBeLessThan(heading.bottom);
    }
  });
});
