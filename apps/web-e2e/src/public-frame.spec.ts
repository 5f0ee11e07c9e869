import type { Locator, Page } from 'playwright-core';
import {
  control,
  current,
  dots,
  expectCurrent,
  pointAt,
  pointAway,
  stillHome,
} from './support/carousel';
import { addDish, resetLinks } from './support/content';
import { eventually, gone, see } from './support/eventually';
import { hydrated } from './support/hydrated';
import { DESK, PHONE, useSite } from './support/site';

const LINKS: [string, string][] = [
  ['Instagram', 'https://www.instagram.com/lereng.agro/'],
  ['TripAdvisor', 'https://www.tripadvisor.com/lereng'],
  ['TIKTOK', 'https://www.tiktok.com/@lereng'],
  ['whatsapp', 'https://wa.me/6281234567890'],
  ['Peta Kita', 'https://peta.example/lereng'],
];

const site = useSite(async (api) => {
  await addDish(api, { name: 'Kopi Tubruk', price: 12_000 });
  await resetLinks(api, LINKS);
});

const middle = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

describe('the navbar', () => {
  const look = (page: Page) =>
    page
      .getByRole('banner')
      .evaluate((bar) => getComputedStyle(bar).backgroundColor + getComputedStyle(bar).color);
  const scrollTo = (page: Page, top: number) =>
    page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }, top);

  test('changes its look once the page is scrolled further than 50 px, and back', async () => {
    const page = await site().visit('/', { reducedMotion: true });
    await hydrated(page);
    const clear = await look(page);
    await scrollTo(page, 50);
    expect(await look(page)).toBe(clear);
    await scrollTo(page, 51);
    await eventually(async () => expect(await look(page)).not.toBe(clear));
    await scrollTo(page, 0);
    await eventually(async () => expect(await look(page)).toBe(clear));
  });
});

describe('the sidebar on a phone', () => {
  const openSidebar = async (page: Page) => {
    await page.getByRole('button', { name: 'Buka navigasi' }).click();
    const link = page.getByRole('link', { name: 'Menu', exact: true });
    await see(link);
    return link;
  };

  test('closes on a click outside of it and by Escape', async () => {
    const page = await site().visit('/', { viewport: PHONE });
    await hydrated(page);
    const link = await openSidebar(page);
    await page.mouse.click(15, 420);
    await gone(link);
    await openSidebar(page);
    await page.keyboard.press('Escape');
    await gone(link);
  });

  test('leads to a page, and is closed there', async () => {
    const page = await site().visit('/', { viewport: PHONE });
    await hydrated(page);
    const link = await openSidebar(page);
    await link.click();
    await page.waitForURL('/menu');
    await see(page.getByRole('link', { name: 'Kopi Tubruk' }));
    await gone(link);
  });

  test('works without JavaScript', async () => {
    const page = await site().visit('/', { viewport: PHONE, javaScript: false });
    await (await openSidebar(page)).click();
    await page.waitForURL('/menu');
  });
});

describe('the footer', () => {
  test('shows the main platforms as icons in the middle, all others at the right', async () => {
    const page = await site().visit('/', { viewport: DESK });
    const footer = page.getByRole('contentinfo');
    const description = await middle(footer.locator('p').first());

    for (const [platform, url] of LINKS) {
      const link = footer.getByRole('link', { name: platform, exact: true });
      const { x, y } = await middle(link);
      const facts = {
        platform,
        href: await link.getAttribute('href'),
        target: await link.getAttribute('target'),
        text: (await link.innerText()).trim(),
        drawn: (await link.locator('svg').count()) > 0,
        below: y > description.y,
        inTheMiddle: Math.abs(x - DESK.width / 2) < 250,
        atTheRight: x > DESK.width * 0.67,
      };
      const main = /^(instagram|tiktok|whatsapp)$/i.test(platform);
      expect(facts).toEqual({
        platform,
        href: url,
        target: '_blank',
        // A platform without a known icon is its name in text.
        text: main ? '' : platform,
        drawn: main,
        below: main ? true : facts.below,
        inTheMiddle: main,
        atTheRight: !main,
      });
    }
  });

  test("names the site and the year of the venue's calendar", async () => {
    const page = await site().visit('/menu');
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Jakarta' });
    await see(
      page
        .getByRole('contentinfo')
        .getByText(`© ${year.format(new Date())} Lereng`, { exact: true }),
    );
  });
});

describe('the home page', () => {
  test('shows the icons of the three main platforms only', async () => {
    const page = await site().visit('/');
    const main = page.getByRole('main');
    const addresses = LINKS.map(([, url]) => url);
    const shown = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((url) => shown.includes(url))).toEqual([
      LINKS[0]![1],
      LINKS[2]![1],
      LINKS[3]![1],
    ]);
  });

  test('leads to a place on a map, and fetches its own map only when one comes near it', async () => {
    const page = await site().visit('/');
    await hydrated(page);
    const visit = page.getByRole('link', { name: 'Kunjungi Kami' }).first();
    expect(await visit.getAttribute('href')).toMatch(/^https:\/\/.*map/);
    const map = page.locator('iframe');
    expect(await map.count()).toBe(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await map.waitFor();
    expect(await map.getAttribute('title')).toMatch(/peta/i);
  });
});

describe('the carousel of the home page', () => {
  test('welcomes, and moves on every 2 s', async () => {
    const page = await stillHome(site());
    await see(page.getByRole('heading', { level: 1, name: /^Selamat Datang/ }));
    const count = await dots(page).count();
    expect(count).toBeGreaterThan(1);
    let position = await current(page);
    for (let step = 0; step < count; step += 1) {
      await page.clock.runFor(2_000);
      position = (position + 1) % count;
      await expectCurrent(page, position);
    }
  });

  test('rests under the pointer, under the focus, and while it is paused by its button', async () => {
    const page = await stillHome(site());
    const position = await current(page);
    const expectRest = async () => {
      await page.clock.runFor(7_000);
      expect(await current(page)).toBe(position);
    };
    await pointAt(page);
    await expectRest();
    await control(page, 'Berikutnya').focus();
    await pointAway(page);
    await expectRest();
    await control(page, 'Jeda').click();
    await pointAway(page);
    await control(page, 'Putar').blur();
    await expectRest();
    await control(page, 'Putar').click();
    await page.clock.runFor(2_000);
    await eventually(async () => expect(await current(page)).not.toBe(position));
  });

  test('does not move by itself where the visitor wants no motion, but starts on demand', async () => {
    const page = await stillHome(site(), { reducedMotion: true });
    const position = await current(page);
    await page.clock.runFor(7_000);
    expect(await current(page)).toBe(position);
    await control(page, 'Putar').click();
    await see(control(page, 'Jeda'));
    await page.clock.runFor(2_000);
    await eventually(async () => expect(await current(page)).not.toBe(position));
  });

  test('follows arrows and dots, wraps at its ends, and ignores clicks within 500 ms', async () => {
    const page = await stillHome(site(), { reducedMotion: true });
    const last = (await dots(page).count()) - 1;
    expect(await current(page)).toBe(0);

    await control(page, 'Sebelumnya').click();
    await expectCurrent(page, last);
    await page.clock.runFor(499);
    await control(page, 'Berikutnya').click();
    await dots(page).nth(1).click();
    expect(await current(page)).toBe(last);

    await page.clock.runFor(1);
    await control(page, 'Berikutnya').click();
    await expectCurrent(page, 0);
    await page.clock.runFor(500);
    await dots(page).nth(1).click();
    await expectCurrent(page, 1);
    expect(await dots(page).nth(1).getAttribute('aria-current')).toBe('true');
  });
});
