import { DEFAULT_DEPLOYMENT } from '@lereng/api-testing';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import {
  addLink,
  addMenuItems,
  addPackage,
  addPromotion,
  addSlide,
  setSetting,
  type MenuItem,
  type Package,
  type Promotion,
} from './support/content';
import { expect } from './support/expect';
import { hydrated, isHydrated } from './support/hydrated';
import { expectSameDocument, markDocument } from './support/same-document';
import { DESK, PHONE, useSite } from './support/site';
import { expectGoodWords } from './support/words-on-screen';

const WIDE = 'Ng'.repeat(75);
const LONG = 'W'.repeat(400);
const DEAREST = 1_000_000_000;

// Absolute URLs name this origin, whatever host a visitor came by.
const SITE_ORIGIN = 'https://lereng.example';

let menuItems: MenuItem[];
let packages: Package[];
let promotions: Promotion[];

const site = useSite(
  async (api) => {
    menuItems = await addMenuItems(api, [
      { name: 'Kopi Tubruk', description: 'Hitam & <b>pekat</b>.', price: 12_000 },
      { name: 'Wedang Jahe', price: 14_000 },
      { name: 'Pisang Goreng', price: 18_000 },
      { name: 'Soto Ayam', price: 25_000 },
      { name: WIDE, description: LONG, price: DEAREST },
    ]);
    const plain = await addPackage(api, {
      name: 'Jip & <i>Jeruk</i>',
      description: 'Menyusuri kebun.',
      route: 'Pos → Kebun',
      price: 350_000,
      items: ['Sopir', 'Bensin', 'Sarapan', 'Foto'],
    });
    const wide = await addPackage(api, {
      name: WIDE,
      description: LONG,
      route: LONG,
      price: DEAREST,
      items: [WIDE, WIDE, WIDE, WIDE],
    });
    packages = [plain, wide];
    const period = { valid_from: '2026-01-01', valid_until: '2999-12-31' };
    promotions = [
      await addPromotion(api, {
        ...period,
        title: 'Promo "Panen" & Kawan',
        terms: 'Pesan dulu.',
        discount_percent: 25,
        packages: [plain],
      }),
      await addPromotion(api, {
        ...period,
        title: WIDE,
        description: LONG,
        terms: LONG,
        discount_percent: 1,
        packages: [wide, plain],
      }),
    ];
    await addSlide(api, { title: 'Pagi di Lereng', description: 'Kabut turun.' });
    await addSlide(api, { title: WIDE, description: LONG, order: 1 });
    await setSetting(api, 'address', `Desa Selorejo\n${LONG}`);
    await addLink(api, 'instagram', 'https://www.instagram.com/lereng.agro/');
    await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
    await addLink(api, 'Nama platform yang panjang sekali tanpa tahu malu', 'https://lain.example');
  },
  { env: { SITE_ORIGIN } },
);

/** The pages of plain content. */
const paths = () => [
  '/',
  '/menu',
  '/menu?q=kopi',
  '/menu?q=durian',
  `/menu/${menuItems[0]!.id}`,
  '/packages',
  '/packages?q=durian',
  `/packages/${packages[0]!.id}`,
  '/promotions',
  `/promotions/${promotions[0]!.id}`,
  '/contact',
];

/** Beside them those of content that is as large as it may be. */
const allPaths = () => [
  ...paths(),
  `/menu/${menuItems.at(-1)!.id}`,
  `/packages/${packages[1]!.id}`,
  `/promotions/${promotions[1]!.id}`,
];

/** Scrolls through the whole page, so that what is loaded lazily is loaded. */
async function lookAtEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

test('a first visit sends the API no request and loads no code of the back office', async () => {
  for (const path of paths()) {
    const page = await site().newPage();
    const requests: string[] = [];
    const scripts: Promise<string>[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');

    expect(requests.filter((pathname) => pathname.startsWith('/api'))).toEqual([]);
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).not.toBe('');
    // Words that only the back office says.
    for (const word of [
      'Tambah Menu',
      'Buang perubahan',
      'Preview Site',
      'Username',
      'Menyimpan',
    ]) {
      expect({ path, word, found: code.includes(word) }).toEqual({ path, word, found: false });
    }
    await page.close();
  }
});

test('the security policy keeps foreign scripts out, and no page needs an exception', async () => {
  const page = await site().newPage();
  for (const path of [...paths(), '/admin/login']) {
    const response = await page.goto(path);
    const policy = (await response!.headerValue('content-security-policy')) ?? '';
    const directives = new Map(
      policy.split(';').map((part) => {
        const [name = '', ...values] = part.trim().split(/\s+/);
        return [name, values] as const;
      }),
    );
    const scripts = directives.get('script-src') ?? directives.get('default-src') ?? [];
    expect(scripts).not.toEqual([]);
    expect(directives.get('img-src')?.includes('https:')).toBe(path !== '/admin/login');
    for (const loose of ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:']) {
      expect(scripts).not.toContain(loose);
    }
    const html = await response!.text();
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes]) =>
      /type="application\/(ld\+)?json"/.test(attributes!),
    );
    expect(inline).not.toContain(false);
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+="/i);
  }

  site().allow(/Content Security Policy/);
  await page.goto('/menu');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
  });
  await expect.poll(() => page.evaluate(() => 'intruder' in window)).toBe(false);
});

test('what previews and search engines read is in the first kilobytes, once and whole', async () => {
  const expected: Record<string, RegExp> = {
    '/': /Lereng/,
    '/menu': /Menu/,
    [`/menu/${menuItems[0]!.id}`]: /Kopi Tubruk/,
    '/packages': /Paket Jeep &amp; Jeruk/,
    [`/packages/${packages[0]!.id}`]: /Jip &amp; &lt;i&gt;Jeruk/,
    '/promotions': /Promo/,
    [`/promotions/${promotions[0]!.id}`]: /Promo &quot;Panen&quot; &amp; Kawan/,
    '/contact': /Kontak &amp; Lokasi/,
  };
  for (const [path, title] of Object.entries(expected)) {
    const html = await (await fetch(site().origin + path)).text();
    const start = html.slice(0, 4_096);
    expect(start).toMatch(/<html[^>]* lang="id"/);
    const content = (pattern: RegExp) => pattern.exec(start)?.[1] ?? '';
    expect(content(/<title[^>]*>([^<]+)</)).toMatch(title);
    expect(content(/<link rel="canonical" href="([^"]+)"/)).toBe(SITE_ORIGIN + path);
    for (const name of ['description', 'twitter:card']) {
      expect(content(new RegExp(`<meta name="${name}" content="([^"]+)"`))).not.toBe('');
    }
    for (const property of ['og:title', 'og:description', 'og:url', 'og:type']) {
      expect(content(new RegExp(`<meta property="${property}" content="([^"]+)"`))).not.toBe('');
    }
    const preview = content(/<meta property="og:image" content="([^"]+)"/);
    expect(new URL(preview).origin).toBe(SITE_ORIGIN);
    const picture = await fetch(site().origin + new URL(preview).pathname);
    const bytes = Buffer.from(await picture.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ path, format, width, height }).toEqual({
      path,
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(bytes.length).toBeLessThanOrEqual(250 * 1024);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect([...html.matchAll(/<h1[\s>]/g)]).toHaveLength(1);
    expect([...html.matchAll(/<title[\s>]/g)]).toHaveLength(1);
  }
});

test('the HTML of each page is whole without a script', async () => {
  const onReplicas = DEFAULT_DEPLOYMENT.name === 'replicas';
  const detail = [packages[0]!, promotions[0]!, menuItems[0]!].map(({ id }) => id);
  for (const path of [
    ...['/', '/menu', '/packages', '/promotions', '/contact'],
    ...[`/packages/${detail[0]}`, `/promotions/${detail[1]}`, `/menu/${detail[2]}`],
  ]) {
    const html = await (await fetch(site().origin + path)).text();
    // What React writes where a boundary was not complete: a fallback, a hidden segment, a script that moves it.
    for (const part of [/<!--\$[^-]/, /<template/, /<div hidden/, /<script>/, /\$R[A-Z]\(/]) {
      expect({ path, part, found: part.test(html) }).toEqual({ path, part, found: false });
    }
    const headings = async (javaScript: boolean) => {
      const page = await site().visit(path, { javaScript, reducedMotion: true });
      if (javaScript) await hydrated(page);
      const main = page.getByRole('main');
      await expect(main.getByText('Memuat')).toHaveCount(0);
      const found = await main.getByRole('heading').allInnerTexts();
      await page.close();
      // Each replica draws the other rows of a detail page itself.
      const others = found.findIndex((text) => text.endsWith('Lainnya'));
      return onReplicas && others >= 0 ? found.slice(0, others + 1) : found;
    };
    const withoutScript = await headings(false);
    expect(withoutScript.length).toBeGreaterThan(0);
    expect(withoutScript).toEqual(await headings(true));
  }
});

test('every file that a page names is there', async () => {
  const named = new Set<string>();
  for (const path of [...paths(), '/admin']) {
    const html = await (await fetch(site().origin + path)).text();
    for (const [, href] of html.matchAll(/<(?:link|script|img)\b[^>]* (?:href|src)="(\/[^"]+)"/g)) {
      named.add(href!);
    }
    for (const [, srcset] of html.matchAll(/ srcset="([^"]+)"/gi)) {
      for (const candidate of srcset!.split(',')) named.add(candidate.trim().split(' ')[0]!);
    }
  }
  const missing: string[] = [];
  for (const path of named) {
    const { status } = await fetch(site().origin + path);
    if (status !== 200) missing.push(`${path} ${status}`);
  }
  expect(named.size).toBeGreaterThan(20);
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
    for (const viewport of [PHONE, DESK]) {
      const page = await site().newPage({ viewport });
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
      await page.close();
    }
  });

  test('is there at once where one comes from another page', async () => {
    const page = await site().visit('/menu', { viewport: PHONE });
    await hydrated(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Kontak & Lokasi' })).toBeVisible();
    expect(await isHydrated(card(page))).toBe(true);
  });

  test('leaves the footer below the screen while its code is on the way', async () => {
    const page = await site().newPage({ viewport: DESK });
    let proceed: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    await page.route(/\/home-page-[\w-]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/menu');
    await hydrated(page);
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

test('the head follows a navigation within the app, and there is still one h1', async () => {
  const page = await site().visit('/');
  await hydrated(page);
  await expect(page).not.toHaveTitle(/Kopi Tubruk/);
  await page.getByRole('link', { name: 'Kopi Tubruk', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kopi Tubruk' })).toBeVisible();
  await expect(page).toHaveTitle(/Kopi Tubruk/);
  const { pathname } = new URL(page.url());
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', SITE_ORIGIN + pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a visitor gets from the menu to the order link by the keyboard alone', async () => {
  const page = await site().visit('/menu', { viewport: PHONE });
  await hydrated(page);
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

test.each([
  ['on the smallest phone', '100%'],
  ['with text twice as large', '200%'],
])('no page scrolls sideways %s', async (_, textSize) => {
  const page = await site().newPage({ viewport: { width: 320, height: 640 } });
  for (const path of allPaths()) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    await expectNoSidewaysScrolling(page);
  }
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

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('every public page meets WCAG 2.2 AA on %s', async (_, viewport) => {
  const page = await site().newPage({ viewport, reducedMotion: true });
  for (const path of paths()) {
    await page.goto(path);
    await hydrated(page);
    await lookAtEverything(page);
    await expectAccessible(page);
    await expectGoodWords(page);
  }
  if (viewport !== PHONE) return;
  await page.getByRole('button', { name: 'Buka navigasi' }).click();
  const sidebar = page.getByRole('navigation', { name: 'Navigasi', exact: true });
  await expect(sidebar.getByRole('link', { name: 'Menu', exact: true })).toBeVisible();
  await expectAccessible(page);
});
