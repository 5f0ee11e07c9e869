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
import { addMenuItem, addMenuItems, resetLinks } from './support/content';
import { expect } from './support/expect';
import { hydrated } from './support/hydrated';
import { scrollTop } from './support/scrolling';
import { DESK, PHONE, useSite } from './support/site';

const LINKS: [string, string][] = [
  ['Instagram', 'https://www.instagram.com/lereng.agro/'],
  ['TripAdvisor', 'https://www.tripadvisor.com/lereng'],
  ['TIKTOK', 'https://www.tiktok.com/@lereng'],
  ['whatsapp', 'https://wa.me/6281234567890'],
  ['Peta Kita', 'https://peta.example/lereng'],
  ['YouTube', 'https://www.youtube.com/@lereng'],
  ['Google Maps', 'https://maps.app.goo.gl/lereng'],
];

const site = useSite(async (api) => {
  await addMenuItem(api, { name: 'Kopi Tubruk', price: 12_000 });
  await addMenuItems(
    api,
    Array.from({ length: 5 }, (_, index) => ({ name: `Hidangan ${index}`, price: 12_000 })),
  );
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
    await expect.poll(() => look(page)).toBe(clear);
    await scrollTo(page, 51);
    await expect.poll(() => look(page)).not.toBe(clear);
    await scrollTo(page, 0);
    await expect.poll(() => look(page)).toBe(clear);
  });

  test('changes ground and text in the same frame where the visitor wants no motion', async () => {
    const page = await site().visit('/', { viewport: PHONE, reducedMotion: true });
    await hydrated(page);
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
});

describe('the sidebar on a phone', () => {
  const openSidebar = async (page: Page) => {
    await page.getByRole('button', { name: 'Buka navigasi' }).click();
    const link = page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true });
    await expect(link).toBeVisible();
    return link;
  };

  test('closes on a click outside of it and by Escape', async () => {
    const page = await site().visit('/', { viewport: PHONE });
    await hydrated(page);
    const link = await openSidebar(page);
    await page.mouse.click(15, 420);
    await expect(link).toBeHidden();
    await openSidebar(page);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });

  test.each([
    ['a tap', (page: Page) => page.touchscreen.tap(20, 500)],
    ['a click', (page: Page) => page.mouse.click(20, 500)],
  ])('is closed by %s beside it, which reaches nothing below', async (_what, press) => {
    const page = await site().visit('/menu', { viewport: PHONE, hasTouch: true });
    await hydrated(page);
    const isLink = () =>
      page.evaluate(() => document.elementFromPoint(20, 500)?.closest('a') !== null);
    expect(await isLink()).toBe(true);
    const link = await openSidebar(page);
    await press(page);
    await expect(link).toBeHidden();
    // A moment later the page is as it was.
    await expect.poll(isLink).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/menu');
  });

  test('leads to a page, and is closed there', async () => {
    const page = await site().visit('/', { viewport: PHONE });
    await hydrated(page);
    const link = await openSidebar(page);
    await link.click();
    await page.waitForURL('/menu');
    await expect(page.getByRole('link', { name: 'Kopi Tubruk' })).toBeVisible();
    await expect(link).toBeHidden();
  });

  test('is the row in the bar on a wider screen, also when it is open on the way there', async () => {
    const page = await site().visit('/', { viewport: PHONE });
    await hydrated(page);
    const link = await openSidebar(page);
    await page.setViewportSize(DESK);
    const inBar = async () => (await link.boundingBox())!.y + (await link.boundingBox())!.height;
    await expect.poll(inBar).toBeLessThan(72);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    // Leaving it closes nothing there.
    await page.getByRole('banner').getByRole('link', { name: 'Kontak & Lokasi' }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeVisible();
  });

  test('works without JavaScript', async () => {
    const page = await site().visit('/', { viewport: PHONE, javaScript: false });
    await (await openSidebar(page)).click();
    await page.waitForURL('/menu');
  });
});

describe('a browser without style sheets', () => {
  /** What it shows of each link, by its target. */
  const shown = async (path: string) => {
    const html = await (await fetch(site().origin + path)).text();
    return [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
      ([, href, content]) => [href, content!.replace(/<[^>]*>/g, '').trim()],
    );
  };

  test('shows the list of pages once at the top, and once in the footer', async () => {
    const links = await shown('/menu');
    const contact = links.filter(([href]) => href === '/contact');
    expect(contact).toEqual(Array(2).fill(['/contact', 'Kontak &amp; Lokasi']));
  });

  test('shows the names of the social links', async () => {
    const links = await shown('/');
    for (const [platform, url] of LINKS) {
      const names = links.filter(([href]) => href === url).map(([, name]) => name);
      expect(names).not.toEqual([]);
      expect(names).not.toContain('');
      expect(names).toContain(platform);
    }
  });
});

describe('on a screen too low for fixed bars', () => {
  const SCREENS = [
    { name: 'a phone on its side', viewport: { width: 740, height: 360 }, low: true },
    { name: 'a page at 400 percent', viewport: { width: 320, height: 256 }, low: true },
    { name: 'the lowest that has room', viewport: { width: 740, height: 400 }, low: false },
  ];
  const scroll = async (page: Page) => {
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await expect.poll(() => scrollTop(page)).toBe(400);
  };

  test.each(SCREENS)('they scroll away with the page: $name', async ({ viewport, low }) => {
    const page = await site().visit('/menu', { viewport, reducedMotion: true });
    await hydrated(page);
    const bars = [page.getByRole('button', { name: 'Buka navigasi' }), page.getByRole('search')];
    await scroll(page);
    for (const bar of bars) {
      const expected = expect(bar);
      await (low ? expected.not : expected).toBeInViewport();
    }

    await page.getByRole('link', { name: 'Kopi Tubruk', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kopi Tubruk' })).toBeVisible();
    const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
    const expected = expect(order);
    await (low ? expected.not : expected).toBeInViewport();
    await order.focus();
    await expect(order).toBeInViewport({ ratio: 1 });
  });
});

describe('the footer', () => {
  test('shows the main platforms as icons in the middle, all others at the right', async () => {
    const page = await site().visit('/', { viewport: DESK });
    const footer = page.getByRole('contentinfo');
    for (const [platform, url] of LINKS) {
      const link = footer.getByRole('link', { name: platform, exact: true });
      const main = /^(instagram|tiktok|whatsapp)$/i.test(platform);
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('target', '_blank');
      // A platform without an icon of its own shows its name alone.
      const known = main || /^(youtube|google maps)$/i.test(platform);
      await expect(link).toHaveText(main ? '' : platform, { useInnerText: true });
      await expect(link.locator('svg')).toHaveCount(known ? 1 : 0);
      const place = async () => {
        const { x, y } = await middle(link);
        const description = await middle(footer.locator('p').first());
        return {
          below: y > description.y,
          inTheMiddle: Math.abs(x - DESK.width / 2) < 250,
          atTheRight: x > DESK.width * 0.67,
        };
      };
      const wanted = main
        ? { below: true, inTheMiddle: true, atTheRight: false }
        : { inTheMiddle: false, atTheRight: true };
      await expect.poll(place, { message: platform }).toMatchObject(wanted);
    }
  });

  test('has address, hours and pages at the left, over against the other platforms', async () => {
    const page = await site().visit('/', { viewport: DESK });
    const footer = page.getByRole('contentinfo');
    const pages = footer.getByRole('navigation', { name: 'Halaman' });
    for (const part of [footer.getByText('Alamat'), footer.getByText('Jam buka'), pages]) {
      await expect.poll(async () => (await middle(part)).x).toBeLessThan(DESK.width * 0.33);
    }
  });

  test('lists all pages, for a phone whose browser cannot open the sidebar', async () => {
    const page = await site().visit('/menu', { viewport: PHONE, javaScript: false });
    const pages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Halaman' });
    const entries = () =>
      pages
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
    await expect.poll(entries).toEqual([
      ['Home', '/'],
      ['Menu', '/menu'],
      ['Paket Jeep & Jeruk', '/packages'],
      ['Promo', '/promotions'],
      ['Kontak & Lokasi', '/contact'],
    ]);
    const current = pages.locator('[aria-current="page"]');
    await expect(current).toHaveText('Menu');
    await pages.getByRole('link', { name: 'Kontak & Lokasi' }).click();
    await page.waitForURL('/contact');
    await expect(current).toHaveText('Kontak & Lokasi');
  });

  test("names the site and the year of the venue's calendar", async () => {
    const page = await site().visit('/menu');
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Jakarta' });
    await expect(
      page
        .getByRole('contentinfo')
        .getByText(`© ${year.format(new Date())} Lereng`, { exact: true }),
    ).toBeVisible();
  });
});

describe('the home page', () => {
  test('shows the icons of the three main platforms only', async () => {
    const page = await site().visit('/');
    const main = page.getByRole('main');
    const urls = LINKS.map(([, url]) => url);
    const shown = async () => {
      const links = await main
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      return urls.filter((url) => links.includes(url));
    };
    await expect.poll(shown).toEqual([LINKS[0]![1], LINKS[2]![1], LINKS[3]![1]]);
  });

  test('leads to a place on a map, and fetches its own map only when one comes near it', async () => {
    const page = await site().visit('/');
    await hydrated(page);
    const visit = page.getByRole('link', { name: 'Kunjungi Kami' }).first();
    await expect(visit).toHaveAttribute('href', /^https:\/\/.*map/);
    const map = page.locator('iframe');
    await expect(map).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(map).toBeVisible();
    await expect(map).toHaveAttribute('title', /peta/i);
  });
});

describe('the carousel of the home page', () => {
  test('welcomes, and moves on every 2 s', async () => {
    const page = await stillHome(site());
    await expect(page.getByRole('heading', { level: 1, name: /^Selamat Datang/ })).toBeVisible();
    await expect(dots(page).nth(1)).toBeVisible();
    const count = await dots(page).count();
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
      await expect.poll(() => current(page)).toBe(position);
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
    await expect.poll(() => current(page)).not.toBe(position);
  });

  test('does not move by itself where the visitor wants no motion, but starts on demand', async () => {
    const page = await stillHome(site(), { reducedMotion: true });
    const position = await current(page);
    await page.clock.runFor(7_000);
    await expect.poll(() => current(page)).toBe(position);
    await control(page, 'Putar').click();
    await expect(control(page, 'Jeda')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect.poll(() => current(page)).not.toBe(position);
  });

  test('follows arrows and dots, wraps at its ends, and ignores clicks within 500 ms', async () => {
    const page = await stillHome(site(), { reducedMotion: true });
    const last = (await dots(page).count()) - 1;
    await expect.poll(() => current(page)).toBe(0);

    await control(page, 'Sebelumnya').click();
    await expectCurrent(page, last);
    await page.clock.runFor(499);
    await control(page, 'Berikutnya').click();
    await dots(page).nth(1).click();
    await expect.poll(() => current(page)).toBe(last);

    await page.clock.runFor(1);
    await control(page, 'Berikutnya').click();
    await expectCurrent(page, 0);
    await page.clock.runFor(500);
    await dots(page).nth(1).click();
    await expectCurrent(page, 1);
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
  });
});
