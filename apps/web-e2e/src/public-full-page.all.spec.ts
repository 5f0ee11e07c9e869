import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { mockMap } from './support/console-guard';
import {
  addLink,
  addNumberedMenuItems,
  addPackage,
  addPromotion,
  setPlace,
  setSetting,
  type Package,
} from './support/content';
import { expect } from './support/expect';
import { holdFiles } from './support/network';
import { DESK, PHONE, useSite } from './support/site';

const SECTIONS = ['Tentang Kami', 'Menu Pilihan', 'Paket Jeep & Jeruk', 'Promo', 'Kontak & Lokasi'];

/** Between the darkest and the lightest pixel of a heading, of 255; what is blank has 0. */
const TEXT_CONTRAST = 64;

const site = useSite(async (api) => {
  await addNumberedMenuItems(api, 'Hidangan', 4);
  const packages: Package[] = [];
  for (const name of ['Jip Fajar', 'Petik Jeruk', 'Jip Senja']) {
    packages.push(await addPackage(api, { name, price: 350_000 }));
  }
  for (const title of ['Promo Panen', 'Promo Kabut']) {
    await addPromotion(api, { title, packages, valid_until: '2999-09-30' });
  }
  await setSetting(api, 'home_description', 'Kebun di lereng gunung.');
  await setSetting(api, 'opening_hours', 'Setiap hari, 06.00–18.00 WIB');
  await setPlace(api);
  await addLink(api, 'instagram', 'https://www.instagram.com/lereng.agro/');
});

interface Box {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where on the whole page the headings of the home page's sections are, but those beside it in a row. */
const headings = (page: Page): Promise<Box[]> =>
  page.locator('main section h2, main section h3').evaluateAll((all) =>
    all
      .filter((heading) => heading.getBoundingClientRect().right <= window.innerWidth)
      .map((heading) => {
        const { left, top, width, height } = heading.getBoundingClientRect();
        return {
          name: heading.textContent,
          left: Math.floor(left + window.scrollX),
          top: Math.floor(top + window.scrollY),
          width: Math.floor(width),
          height: Math.floor(height),
        };
      }),
  );

/** How many sections are not laid out yet. */
const skippedSections = (page: Page): Promise<number> =>
  page
    .locator('main section')
    .evaluateAll(
      (all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length,
    );

async function contrast(screenshot: Buffer, { left, top, width, height }: Box): Promise<number> {
  const part = await sharp(screenshot)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer();
  return Math.max(...part) - Math.min(...part);
}

test.each([PHONE, DESK])('a full-page screenshot shows every section at %o', async (viewport) => {
  const page = await site().newPage({ viewport });
  await mockMap(page);
  await page.goto('/', { waitUntil: 'load' });
  await expect.poll(() => skippedSections(page)).toBe(0);
  const screenshot = await page.screenshot({ fullPage: true });
  const boxes = await headings(page);
  expect(boxes.map(({ name }) => name)).toEqual(expect.arrayContaining(SECTIONS));
  for (const box of boxes) {
    const shown = await contrast(screenshot, box);
    expect(shown, { message: box.name }).toBeGreaterThan(TEXT_CONTRAST);
  }
});

test('laying the sections out moves nothing on the screen', async () => {
  // So small that most sections are not laid out when the page is scrolled past them.
  const page = await site().newPage({ viewport: { width: 390, height: 300 } });
  // The page has not loaded before its map has, which would wait for another site.
  await mockMap(page);
  const release = await holdFiles(page, /\.(avif|webp|jpe?g)$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const skipped = () => skippedSections(page);
  // The style sheet may come after the document.
  await expect.poll(skipped).toBe(SECTIONS.length);
  const heading = page.getByRole('heading', { name: 'Kontak & Lokasi' });
  const headingTop = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);

  await heading.evaluate(async (element) => {
    await document.fonts.ready;
    // Not to the end of the page, where a lower page would keep the position by itself.
    element.scrollIntoView({ behavior: 'instant' });
    // What comes near is laid out within two frames.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  const top = await headingTop();
  const estimate = await height();
  release();
  await expect.poll(skipped).toBe(0);
  // Otherwise nothing was left to lay out, and this would prove nothing.
  await expect.poll(height).not.toBe(estimate);
  // A browser may scroll by whole pixels only.
  await expect.poll(async () => Math.abs((await headingTop()) - top)).toBeLessThanOrEqual(1);

  // An observer is told what was buffered with the shifts of the frames until it is.
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
  expect(shift).toBe(0);
});

test('no date is broken between two lines', async () => {
  const page = await site().newPage();
  for (const path of ['/', '/promotions', '/promotions/1', '/packages/1']) {
    await page.goto(path);
    const lines = () =>
      page.locator('main time').evaluateAll((dates) =>
        dates.map((date) => {
          const text = document.createRange();
          text.selectNodeContents(date);
          return new Set([...text.getClientRects()].map(({ top }) => top)).size;
        }),
      );
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => [...new Set(await lines())], { message: path }).toEqual([1]);
    }
  }
});
