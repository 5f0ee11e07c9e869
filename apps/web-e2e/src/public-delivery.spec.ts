import { gzipSync } from 'node:zlib';
import { localPath } from '@lereng/shared-domain';
import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import {
  addLink,
  addMenuItems,
  addPackage,
  addPromotion,
  addSlide,
  fillEmptyLists,
  type MenuItem,
} from './support/content';
import { expect } from './support/expect';
import { isHydrated, openHydrated } from './support/hydrated';
import { holdFiles } from './support/network';
import { publicPages } from './support/public-pages';
import { expectSameDocument, markDocument } from './support/same-document';
import { DESK, PHONE, useSite } from './support/site';
import { structuredDataOf } from './support/structured-data';
import { expectGoodWords } from './support/words-on-screen';

// Absolute URLs name this origin, whatever host a visitor came by.
const SITE_ORIGIN = 'https://lereng.example';

const KB = 1_000;
/**
 * Of JavaScript on a first visit, compressed by gzip. React and its router are two thirds of it; the store comes with the
 * first sign of use. It comes after the page is painted; what people feel of it is measured by `npm run bench`.
 */
const SCRIPTS = 131 * KB;
/** Before compression; state, classes and `srcset` are what grows without being seen. */
const HOME_HTML = 41 * KB;

let menuItems: MenuItem[];
let paths: string[];

const site = useSite(
  async (api) => {
    menuItems = await addMenuItems(api, [
      { name: 'Kopi Tubruk', description: 'Hitam & <b>pekat</b>.', price: 12_000 },
      { name: 'Wedang Jahe', price: 14_000 },
      { name: 'Pisang Goreng', price: 18_000 },
      { name: 'Soto Ayam', price: 25_000 },
    ]);
    const fields = { route: 'Pos → Kebun', price: 350_000, items: ['Sopir', 'Bensin', 'Sarapan'] };
    const plain = await addPackage(api, { name: 'Jip & <i>Jeruk</i>', ...fields });
    for (const name of ['Jip Fajar', 'Jip Senja']) await addPackage(api, { name, ...fields });
    await addPromotion(api, {
      title: 'Promo "Panen" & Kawan',
      discount_percent: 25,
      packages: [plain],
    });
    await addSlide(api, { title: 'Pagi di Lereng', description: 'Kabut turun.' });
    await addSlide(api, { title: 'Senja di Kebun', order: 1 });
    await addLink(api, 'instagram', 'https://www.instagram.com/lereng.agro/');
    await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
    await fillEmptyLists(api, ['Contoh']);
  },
  { env: { SITE_ORIGIN } },
);

beforeAll(async () => {
  paths = await publicPages(site().origin);
});

const textAt = async (path: string) => (await fetch(site().origin + path)).text();

/** Scrolls through the whole page, so that what is loaded lazily is loaded. */
async function lookAtEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      // The time limit is for a browser that draws no frame: on a busy machine it may stop to do so.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** Words that only the back office says. */
const BACK_OFFICE = /Tambah Menu|Buang perubahan|Preview Site|Username|Menyimpan/;

test('a first visit stays within its budget, sends the API no request, and has no code of the back office', async () => {
  // In a zone where the day is another one than at the venue.
  const page = await site().newPage({ zone: 'America/Los_Angeles' });
  let requests: string[] = [];
  let scripts: Promise<string>[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const exceeded: string[] = [];
  for (const path of paths) {
    requests = [];
    scripts = [];
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');

    expect(requests.filter((pathname) => pathname.startsWith('/api'))).toEqual([]);
    const loaded = await Promise.all(scripts);
    expect(loaded.length).toBeGreaterThan(2);
    expect([path, BACK_OFFICE.exec(loaded.join('\n'))?.[0]]).toEqual([path, undefined]);
    const sizes = loaded.map((text) => gzipSync(text, { level: 9 }).length);
    const sum = sizes.reduce((bytes, size) => bytes + size, 0);
    if (sum > SCRIPTS) exceeded.push(`${path}: ${sum} of ${SCRIPTS} bytes`);
  }
  expect(exceeded).toEqual([]);
  expect((await textAt('/')).length).toBeLessThan(HOME_HTML);
});

test('the security policy keeps foreign scripts out, and no page needs an exception', async () => {
  for (const path of [...paths, '/admin/login']) {
    const response = await fetch(site().origin + path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(/img-src[^;]* https:(?![^ ;])/.test(policy)).toBe(path !== '/admin/login');
    const html = await response.text();
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes]) =>
      /type="application\/(ld\+)?json"/.test(attributes!),
    );
    expect(inline).not.toContain(false);
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+="/i);
  }

  site().allow(/Content Security Policy/);
  const page = await site().visit('/menu');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
  });
  await expect.poll(() => page.evaluate(() => 'intruder' in window)).toBe(false);
});

describe('a link before the application is there', () => {
  /** A page without its scripts, and the paths that the browser would request when a finger touches a link to them. */
  async function touchedAt(path: string) {
    const page = await site().newPage({ viewport: PHONE, hasTouch: true });
    const session = await page.context().newCDPSession(page);
    let prefetched: string[] = [];
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      prefetched = preloadingAttemptSources.map(({ key }) => key.url.replace(site().origin, ''));
    });
    await session.send('Preload.enable');
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*/deferred-hydration-*'] });
    site().allow(/deferred-hydration-/);
    await page.goto(path);
    return { page, prefetched: () => [...new Set(prefetched)].sort() };
  }

  test('has its page requested by the finger that touches it, once', async () => {
    const { page } = await touchedAt('/menu');
    // As long as a finger takes between the two.
    await page.getByRole('link', { name: 'Wedang Jahe', exact: true }).click({ delay: 200 });
    await expect(page).toHaveURL(/\/menu\/\d+$/);
    const [navigation] = await page.evaluate(
      () => JSON.parse(JSON.stringify(performance.getEntriesByType('navigation'))) as object[],
    );
    expect(navigation).toMatchObject({ deliveryType: 'navigational-prefetch' });
  });

  test('leads the browser to pages of the site alone, and once it is hydrated to none', async () => {
    const { page, prefetched } = await touchedAt('/contact');
    const orders = ['/order', '/order?m1=1', '/order/aB', '/en/order', '/en/order/aB'];
    const others = [...orders, '/admin/login', '/api', '/uploads/a.jpg'];
    await page.evaluate(
      (paths) => {
        for (const href of paths)
          document.body.append(Object.assign(document.createElement('a'), { href, text: href }));
      },
      [...others, 'https://lereng.invalid/', '/menu?q=kopi'],
    );
    await expect
      .poll(prefetched)
      .toEqual([
        '/',
        '/contact',
        '/en/contact',
        '/menu',
        '/menu?q=kopi',
        '/packages',
        '/promotions',
      ]);
    await page.evaluate(() => (document.documentElement.dataset['hydrated'] = ''));
    await expect.poll(prefetched).toEqual([]);
  });
});

test('the sitemap names every page that visitors can reach, each whole and with all that it names', async () => {
  const { origin } = site();
  const xml = await textAt('/sitemap.xml');
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const linked = new Set<string>();
  const files = new Set<string>();
  const namesIn = (html: string) => {
    for (const [, file] of html.matchAll(/<(?:link|script|img)\b[^>]* (?:href|src)="(\/[^"]+)"/g)) {
      files.add(file!);
    }
    for (const [, srcset = ''] of html.matchAll(/ srcset="([^"]+)"/gi)) {
      for (const candidate of srcset.split(',')) files.add(candidate.trim().split(' ')[0]!);
    }
  };
  for (const url of urls) {
    const response = await fetch(url.replace(SITE_ORIGIN, origin));
    const html = await response.text();
    expect([url, response.status]).toEqual([url, 200]);
    // What React writes where a boundary was not complete: a fallback, a hidden segment, a script that moves it.
    const incomplete = /<!--\$[^-]|<template|<div hidden|<script>|\$R[A-Z]\(/.exec(html)?.[0];
    expect([url, incomplete]).toEqual([url, undefined]);
    expect(html).not.toMatch(/<meta name="robots"/);
    for (const tag of [/<h1[\s>]/g, /<title[\s>]/g])
      expect([...html.matchAll(tag)]).toHaveLength(1);
    const start = html.slice(0, 4_096);
    expect(/<link rel="canonical" href="([^"]+)"/.exec(start)?.[1]).toBe(url);
    for (const name of ['description', 'twitter:card', 'og:title', 'og:description', 'og:url']) {
      expect(start).toMatch(new RegExp(`<meta (?:name|property)="${name}" content="[^"]+"`));
    }
    const preview = /<meta property="og:image" content="([^"]+)"/.exec(start)?.[1] ?? '';
    expect(new URL(preview).origin).toBe(SITE_ORIGIN);
    files.add(new URL(preview).pathname);
    namesIn(html);
    // It is read outside of the site: only absolute URLs resolve there.
    const data = JSON.stringify(structuredDataOf(html));
    expect([url, /"(?:\/[^"]*|[^"]*127\.0\.0\.1[^"]*)"/.exec(data)?.[0]]).toEqual([url, undefined]);
    for (const [, path = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)) linked.add(path);
  }
  expect(new Set(urls)).toEqual(new Set([...linked].map((path) => SITE_ORIGIN + path)));

  namesIn(await textAt('/admin'));
  const missing: string[] = [];
  for (const file of files) {
    const { status } = await fetch(origin + file);
    if (status !== 200) missing.push(`${file} ${status}`);
  }
  expect(files.size).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('a page fetches the core of the typeface, and the whole only for a letter beyond it', async () => {
  const page = await site().visit('/menu');
  const fetched = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      return files.filter((name) => name.endsWith('.woff2')).length;
    });
  const write = (text: string) =>
    page.evaluate((written) => document.body.append(written, document.createElement('br')), text);
  await write('“Café” – 12.000');
  await expect.poll(fetched).toBe(1);
  await write('Crème');
  await expect.poll(fetched).toBe(2);
});

describe('what stands below the hero', () => {
  const card = (page: Page) => page.getByRole('link', { name: 'Wedang Jahe', exact: true });

  test('is hydrated before one scrolls to it, in the same elements', async () => {
    const page = await site().newPage({ viewport: PHONE });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const before = await card(page).elementHandle();
    await expect.poll(() => isHydrated(card(page))).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(true);

    await markDocument(page);
    await card(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wedang Jahe' })).toBeVisible();
    await expectSameDocument(page);
    await page.goBack();
    await expect(card(page)).toBeVisible();
    await expectSameDocument(page);
  });

  test('leaves the footer below the screen while its code is on the way', async () => {
    const page = await site().newPage({ viewport: DESK });
    const proceed = await holdFiles(page, /\/home-page-[\w-]+\.js$/);
    await openHydrated(page, '/menu');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).not.toBeInViewport();
    proceed();
    await expect(card(page)).toBeVisible();
    await expect(footer).not.toBeInViewport();
  });
});

test('a visitor gets from the menu to the order link by the keyboard alone', async () => {
  const page = await site().visitHydrated('/menu', { viewport: PHONE });
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const rings = ['', '::after'].map((part) => getComputedStyle(element, part));
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        name: element.textContent.trim(),
        ring: rings.some(
          ({ outlineStyle, outlineWidth }) =>
            outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        ),
        uncovered: element.contains(there),
      };
    });
  /** Presses Tab until the focus is on a link that says this, and sees to it that it shows. */
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await focused()).name !== name) continue;
      // The page may still be scrolling there.
      await expect.poll(focused).toEqual({ name, ring: true, uncovered: true });
      return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await tabTo('Pisang Goreng');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pisang Goreng' })).toBeVisible();
  // The way begins anew at the content of the page that was opened.
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo('Pesan via WhatsApp');
});

test('pictures are described, sized before they come, and fetched in a modern format', async () => {
  const page = await site().newPage({ viewport: PHONE });
  const formats = new Set<string>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (response.url().includes('/uploads/')) formats.add(type);
  });
  await page.goto('/menu');
  await lookAtEverything(page);
  const pictures = page.locator('main img');
  await expect(pictures).toHaveCount(menuItems.length);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('alt');
    await expect(picture).toHaveAttribute('width');
    await expect(picture).toHaveAttribute('height');
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  expect([...formats]).toEqual(['image/avif']);
});

test('every public page meets WCAG 2.2 AA on the smallest phone, and never scrolls sideways', async () => {
  const page = await site().newPage({ viewport: { width: 320, height: 640 }, reducedMotion: true });
  const english = paths.map((path) => localPath(path, 'en'));
  for (const path of [...paths, ...english, '/menu?q=durian']) {
    await openHydrated(page, path);
    await lookAtEverything(page);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await expectGoodWords(page);
  }
  await page.getByRole('button', { name: 'Buka navigasi' }).click();
  const sidebar = page.getByRole('navigation', { name: 'Navigasi', exact: true });
  await expect(sidebar.getByRole('link', { name: 'Menu', exact: true })).toBeVisible();
  await expectAccessible(page);
});
