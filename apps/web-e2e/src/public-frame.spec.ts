import { noonZone } from '@lereng/shared-testing';
import type { Page } from 'playwright-core';
import { current, expectCurrent, stillHome } from './support/carousel';
import { mockMap } from './support/console-guard';
import {
  addNumberedMenuItems,
  addSlide,
  listSlides,
  addLinks,
  setPlace,
  setSetting,
} from './support/content';
import { expect } from './support/expect';
import { openHydrated } from './support/hydrated';
import { scrollTop } from './support/scrolling';
import { DESK, PHONE, useSite } from './support/site';

const INTERVAL_MS = 4_500;

/** As visitors see them; those of the same order by their age. */
const SLIDES = [
  { title: 'Pagi di Atas Awan', description: 'Kabut turun ke lembah.', order: -1 },
  { title: 'Petik Jeruk Sendiri', order: 0 },
  { title: 'Susuri Lereng', order: 0 },
];

const LINKS: [string, string][] = [
  ['Instagram', 'https://www.instagram.com/lereng.agro/'],
  ['whatsapp', 'https://wa.me/6281234567890'],
];

const site = useSite(
  async (api) => {
    for (const position of [1, 0, 2]) await addSlide(api, SLIDES[position]!);
    await addNumberedMenuItems(api, 'Hidangan', 4);
    await addLinks(api, LINKS);
    await setSetting(api, 'opening_hours', 'Setiap hari, 05.00–17.00');
    await setPlace(api);
  },
  { env: { VENUE_TIME_ZONE: noonZone() } },
);

const main = (page: Page) => page.getByRole('main');

describe('the sidebar on a phone', () => {
  const openSidebar = async (page: Page) => {
    await page.getByRole('button', { name: 'Buka navigasi' }).click();
    const link = page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true });
    await expect(link).toBeVisible();
    return link;
  };

  test('closes by Escape, and by a tap beside it, which reaches nothing below', async () => {
    const page = await site().visitHydrated('/menu', { viewport: PHONE, hasTouch: true });
    const isLink = () =>
      page.evaluate(() => document.elementFromPoint(20, 500)?.closest('a') !== null);
    expect(await isLink()).toBe(true);
    const link = await openSidebar(page);
    await page.touchscreen.tap(20, 500);
    await expect(link).toBeHidden();
    // A moment later the page is as it was.
    await expect.poll(isLink).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/menu');
    await openSidebar(page);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });

  test('leads to a page without scripts', async () => {
    const page = await site().visit('/', { viewport: PHONE, javaScript: false });
    await (await openSidebar(page)).click();
    await page.waitForURL('/menu');
    await expect(page.getByRole('link', { name: 'Hidangan 1' })).toBeVisible();
  });
});

describe('the slider', () => {
  const hero = (page: Page) => page.locator('section').filter({ has: page.locator('h1') });
  /** The words of the current slide: those of the others can be found by nobody. */
  const words = (page: Page) => hero(page).getByRole('group', { name: /^\d+ dari \d+$/ });

  /** Dot, words and picture agree on the slide that is shown. */
  async function expectShown(page: Page, position: number): Promise<void> {
    await expectCurrent(page, position);
    await expect(words(page)).toHaveCount(1);
    const heading = hero(page).getByRole('heading', { level: 2 });
    await expect(heading).toHaveText([SLIDES[position]!.title]);
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
    await expect
      .poll(shown)
      .toEqual([{ currentSrc: expect.stringContaining(folder), loaded: true }]);
  }

  test('gives a phone the portrait crop, and a desk the whole picture', async () => {
    const page = await site().visit('/', { viewport: PHONE, reducedMotion: true });
    await expectShown(page, 0);
    const isPortrait = () =>
      hero(page)
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth);
    await expect.poll(isPortrait).toBe(true);
    await page.setViewportSize(DESK);
    await expect.poll(isPortrait).toBe(false);
  });

  test('is turned by a finger, which scrolls past it, and leaves it going', async () => {
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
});

describe('the contact page', () => {
  test('says by its own clock whether the venue is open, which moves nothing', async () => {
    const opening = (page: Page) => main(page).getByText(/^Buka sekarang|^Tutup, buka/);
    const top = (page: Page) =>
      main(page)
        .getByRole('heading', { name: 'Lokasi & Jam Buka' })
        .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    const viewport = { width: 320, height: 640 };
    const before = await site().visit('/contact', { viewport, javaScript: false });
    await expect(opening(before)).toHaveCount(0);
    const page = await site().newPage({ viewport, zone: 'America/Los_Angeles' });
    await page.clock.install();
    await page.goto('/contact');
    await expect(opening(page)).toHaveText('Buka sekarang, sampai 17.00');
    await expect.poll(() => top(page)).toBe(await top(before));
    // What is renewed at closing brings the server's time, which has to be that of the page.
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      const date = new Date(Date.now() + 6 * 60 * 60_000).toUTCString();
      await route.fulfill({ response, headers: { ...response.headers(), date } });
    });
    await page.clock.fastForward('06:00:00');
    await expect(opening(page)).toHaveText(/^Tutup, buka besok \(\d+ \w{3}\) pukul 05.00$/);
  });

  test('has a map when one comes near it, and a link without scripts', async () => {
    const page = await site().newPage({ viewport: { width: 390, height: 400 } });
    await mockMap(page);
    await openHydrated(page, '/contact');
    const frame = main(page).locator('iframe');
    await expect(frame).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Buka di peta' }).scrollIntoViewIfNeeded();
    await expect(frame).toHaveCSS('opacity', '1');
    await expect(page.frameLocator('iframe').getByText('Peta')).toBeVisible();

    const plain = await site().visit('/contact', { viewport: PHONE, javaScript: false });
    await expect(main(plain).getByRole('link', { name: 'Buka di peta' })).toBeVisible();
    await expect(main(plain).locator('iframe')).toHaveCount(0);
    await expect(main(plain).getByRole('button', { name: 'Tampilkan peta' })).toHaveCount(0);
  });
});
