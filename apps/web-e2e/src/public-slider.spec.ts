import type { Page } from 'playwright-core';
import {
  control,
  current,
  dots,
  expectCurrent,
  pointAt,
  pointAway,
  stillHome,
} from './support/carousel';
import {
  addLink,
  addMenuItem,
  addPackage,
  addPromotion,
  addSlide,
  listSlides,
} from './support/content';
import { faintTexts } from './support/contrast';
import { expect } from './support/expect';
import { hydrated } from './support/hydrated';
import { cornerPhoto, isRed, plainPhoto } from './support/photos';
import { scrollTop } from './support/scrolling';
import { DESK, PHONE, useSite } from './support/site';

const INTERVAL_MS = 4_500;

/** As visitors see them; those of the same order by their age. */
const SLIDES = [
  { title: 'Pagi di Atas Awan', description: 'Kabut turun ke lembah.', order: -1 },
  { title: 'Petik Jeruk Sendiri', description: 'Langsung dari pohonnya.', order: 0 },
  { title: 'Susuri Lereng', order: 0 },
  { title: 'Kopi di Teras', description: 'Hangat saat senja.', order: 7 },
];
const LAST = SLIDES.length - 1;

const OFFER = 'Promo Panen Raya';

const site = useSite(async (api) => {
  for (const position of [3, 1, 0, 2]) await addSlide(api, SLIDES[position]!);
  await addLink(api, 'instagram', 'https://www.instagram.com/lereng.agro/');
  await addLink(api, 'tiktok', 'https://www.tiktok.com/@lereng.agro');
  await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
  const packages = [await addPackage(api, { name: 'Jip Fajar', price: 350_000 })];
  const period = { valid_from: '2026-01-01', valid_until: '2999-12-31' };
  for (const [title, discount_percent] of [
    ['Promo Kecil', 5],
    [OFFER, 30],
  ] as const) {
    await addPromotion(api, { ...period, title, discount_percent, packages });
  }
});

const hero = (page: Page) => page.locator('section').filter({ has: page.locator('h1') });
/** The words of the current slide: those of the others can be found by nobody. */
const words = (page: Page) => hero(page).getByRole('group', { name: /^\d+ dari \d+$/ });
const heading = (page: Page, position: number) =>
  hero(page).getByRole('heading', { level: 2, name: SLIDES[position]!.title });

/** Dot, words and picture agree on the slide that is shown. */
async function expectShown(page: Page, position: number): Promise<void> {
  await expectCurrent(page, position);
  await expect(heading(page, position)).toBeVisible();
  await expect(words(page)).toHaveCount(1);
  await expect(hero(page).getByRole('heading', { level: 2 })).toHaveCount(1);
  const { image_url } = (await listSlides(site().api))[position]!;
  const folder = image_url.slice(0, image_url.lastIndexOf('/') + 1);
  const shown = () =>
    hero(page)
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.closest('[inert]') === null)
          .map(({ currentSrc, naturalWidth }) => ({ currentSrc, loaded: naturalWidth > 0 })),
      );
  await expect.poll(shown).toEqual([{ currentSrc: expect.stringContaining(folder), loaded: true }]);
}

test('the first slide is there without JavaScript, below the one main heading', async () => {
  const page = await site().visit('/', { javaScript: false });
  await expect(heading(page, 0)).toBeVisible();
  await expect(words(page).getByText('Kabut turun ke lembah.')).toBeVisible();
  await expect(words(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // They could do nothing.
  await expect(page.getByRole('button', { name: /^(Jeda|Putar|Slide 1)$/ })).toHaveCount(0);
});

test.each([
  ['phone gets the portrait crop', PHONE, true],
  ['desk gets the whole picture', DESK, false],
])('a %s of the first slide', async (_, viewport, portrait) => {
  const page = await site().visit('/', { viewport });
  await expectShown(page, 0);
  const isPortrait = () =>
    hero(page)
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth);
  await expect.poll(isPortrait).toBe(portrait);
});

test('a focus in a corner is in view, in the hero of a phone and in a card', async () => {
  const { api } = site();
  const { buffer } = await cornerPhoto();
  const image = new Blob([new Uint8Array(buffer)]);
  const [slide] = await listSlides(api);
  const { id } = await addMenuItem(api, { name: 'Kopi Tubruk', price: 12_000 });
  const rows = [`/slides/${slide!.id}`, `/menu-items/${id}`];
  for (const row of rows) await api.form('PUT', row, { image });
  // Without JavaScript nothing moves.
  const page = await site().visit('/', { viewport: PHONE, javaScript: false });
  const card = page.locator('article').filter({ has: page.locator(`a[href="/menu/${id}"]`) });
  const corners = () =>
    Promise.all(
      [hero(page), card].map(async (part) =>
        isRed(await part.locator('img').first().screenshot(), { x: 0.95, y: 0.2 }),
      ),
    );
  await expect.poll(corners).toEqual([false, false]);
  for (const row of rows) await api.form('PUT', row, { image_focus_x: '100', image_focus_y: '0' });
  await page.reload();
  await expect.poll(corners).toEqual([true, true]);
});

test('slides follow each other by their order every 4.5 s, and wrap around', async () => {
  const page = await stillHome(site());
  await expect(dots(page)).toHaveCount(SLIDES.length);
  // Choosing one gives it its whole time, which begins once nothing rests on the carousel.
  await dots(page).first().click();
  await dots(page).first().blur();
  await pointAway(page);
  await expect(page.locator('[aria-live=off]')).toBeVisible();
  await page.clock.runFor(INTERVAL_MS - 1);
  await expect.poll(() => current(page)).toBe(0);
  await page.clock.runFor(1);
  await expectShown(page, 1);
  for (const position of [2, LAST, 0]) {
    await page.clock.runFor(INTERVAL_MS);
    await expectShown(page, position);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('arrows, dots and arrow keys lead around both ends', async () => {
  const page = await stillHome(site(), { reducedMotion: true });
  await expectShown(page, 0);
  await control(page, 'Sebelumnya').click();
  await expectShown(page, LAST);
  await control(page, 'Berikutnya').click();
  await expectShown(page, 0);
  // At once: nothing makes a visitor wait for a fade.
  await control(page, 'Berikutnya').click();
  await control(page, 'Berikutnya').click();
  await expectShown(page, 2);
  await dots(page).nth(1).click();
  await expectShown(page, 1);
  await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(hero(page).locator('[aria-current]')).toHaveCount(1);

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, LAST);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 0);
});

test('the slider rests under the pointer, under the focus, and while it is paused', async () => {
  const page = await stillHome(site());
  const position = await current(page);
  const expectRest = async () => {
    await page.clock.runFor(3 * INTERVAL_MS);
    await expect.poll(() => current(page)).toBe(position);
  };
  await pointAt(page);
  await expectRest();
  // A link in it is as good as its own controls.
  await page.getByRole('link', { name: 'Kunjungi Kami' }).first().focus();
  await pointAway(page);
  await expectRest();
  await control(page, 'Jeda').click();
  await control(page, 'Putar').blur();
  await pointAway(page);
  await expectRest();
  // Whoever starts it has pointer and focus on it.
  await control(page, 'Putar').click();
  await expect(control(page, 'Jeda')).toBeVisible();
  await page.clock.runFor(INTERVAL_MS);
  await expectCurrent(page, (position + 1) % SLIDES.length);
});

test('nothing moves where the visitor wants no motion, until Putar is pressed', async () => {
  const page = await stillHome(site(), { reducedMotion: true });
  await page.clock.runFor(4 * INTERVAL_MS);
  await expect.poll(() => current(page)).toBe(0);
  await expect(control(page, 'Jeda')).toHaveCount(0);
  await control(page, 'Putar').click();
  await expect(control(page, 'Jeda')).toBeVisible();
  await page.clock.runFor(INTERVAL_MS);
  await expectShown(page, 1);
});

test('a finger turns the slides, scrolls past them, and leaves them going', async () => {
  const page = await stillHome(site(), { viewport: PHONE, hasTouch: true });
  const touch = await page.context().newCDPSession(page);
  const swipe = async (from: [x: number, y: number], to: [x: number, y: number]) => {
    const at = (share: number) => [
      { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const start = await current(page);
  const after = (steps: number) => (start + steps + SLIDES.length) % SLIDES.length;

  await swipe([300, 300], [120, 310]);
  await expectShown(page, after(1));
  await swipe([100, 300], [280, 290]);
  await expectShown(page, after(0));
  await swipe([100, 300], [280, 300]);
  await expectShown(page, after(-1));

  await swipe([200, 500], [230, 200]);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(50);
  await expect.poll(() => current(page)).toBe(after(-1));

  // A finger that has gone rests on nothing any more.
  await expect(page.locator('[aria-live=off]')).toBeVisible();
  await page.clock.runFor(INTERVAL_MS);
  await expectCurrent(page, after(0));
});

const SCREENS = [
  { ...DESK, starts: 0.4 },
  // Below a picture, not over the whole of it.
  { ...PHONE, starts: 0.4 },
  { width: 320, height: 568, starts: 0.3 },
  { width: 740, height: 360, starts: 0.2 },
];

test.each(SCREENS)('words, offer and both ways on are seen first at %o', async (screen) => {
  const { starts, ...viewport } = screen;
  const page = await site().visit('/', { viewport, javaScript: false });
  const [visit, menu] = ['Kunjungi Kami', 'Menu & Harga'].map((name) =>
    hero(page).getByRole('link', { name }),
  );
  const offer = hero(page).getByRole('link', { name: `Hemat 30% ${OFFER}` });
  await expect(offer).toHaveAttribute('href', '/promotions');
  await expect(menu!).toHaveAttribute('href', '/menu');
  for (const part of [heading(page, 0), offer, visit!, menu!]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  const top = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())!.y;
  await expect.poll(top).toBeGreaterThan(starts * viewport.height);
});

test('all of it can be read on a white photo', async () => {
  const { api } = site();
  const [first] = await listSlides(api);
  const { buffer } = await plainPhoto([255, 255, 255]);
  await api.form('PUT', `/slides/${first!.id}`, { image: new Blob([new Uint8Array(buffer)]) });
  for (const { width, height } of SCREENS) {
    const viewport = { width, height };
    const page = await site().visit('/', { viewport, reducedMotion: true });
    await expectShown(page, 0);
    const bar = 'header a > span > span, header li a';
    const texts = `${bar}, section :is(h1, [role=group]:not([inert]) :is(h2, p), a span)`;
    expect(await faintTexts(page, texts), `${width} x ${height}`).toEqual([]);
  }
});

test('a single slide has nothing to be operated, and none leaves the welcome', async () => {
  const { api } = site();
  const [first, ...others] = await listSlides(api);
  for (const { id } of others) await api.delete(`/slides/${id}`);
  const page = await site().visit('/');
  await hydrated(page);
  await expect(heading(page, 0)).toBeVisible();
  await expect(hero(page).getByText('Kabut turun ke lembah.')).toBeVisible();
  await expect(hero(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  await api.delete(`/slides/${first!.id}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Selamat Datang/ })).toBeVisible();
  await expect(dots(page).first()).toBeVisible();
});
