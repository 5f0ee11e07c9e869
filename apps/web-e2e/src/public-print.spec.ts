import type { Page } from 'playwright-core';
import sharp from 'sharp';
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
import { FAILED_REQUESTS } from './support/console-guard';
import { expect } from './support/expect';
import { hydrated } from './support/hydrated';
import { PHONE, useSite } from './support/site';

const SITE_ORIGIN = 'https://lereng.example';
const ADDRESS = 'Jalan Kabut 12\nSelorejo';
const HOURS = 'Setiap hari, 06.00–18.00 WIB';
/** What is left of A4 between the margins, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };

let menuItems: MenuItem[];
let pkg: Package;
let promotion: Promotion;

const site = useSite(
  async (api) => {
    menuItems = await addMenuItems(
      api,
      Array.from({ length: 24 }, (_, at) => ({ name: `Hidangan ${at + 1}`, price: 12_000 + at })),
    );
    pkg = await addPackage(api, {
      name: 'Jip Fajar',
      description: 'Menyusuri kebun.',
      route: 'Pos → Kebun',
      price: 350_000,
      items: ['Sopir', 'Bensin'],
    });
    await addPackage(api, { name: 'Petik Jeruk', price: 90_000 });
    promotion = await addPromotion(api, {
      title: 'Promo Panen',
      terms: 'Pesan dulu.',
      valid_from: '2026-01-01',
      valid_until: '2999-12-31',
      discount_percent: 10,
      packages: [pkg],
    });
    await addSlide(api, { title: 'Pagi di Lereng', description: 'Kabut turun.' });
    await setSetting(api, 'address', ADDRESS);
    await setSetting(api, 'opening_hours', HOURS);
    await addLink(api, 'instagram', 'https://www.instagram.com/lereng.agro/');
    await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
  },
  { env: { SITE_ORIGIN } },
);

const paths = () => [
  '/',
  '/menu',
  `/menu/${menuItems[0]!.id}`,
  '/packages',
  `/packages/${pkg.id}`,
  '/promotions',
  `/promotions/${promotion.id}`,
  '/contact',
];

/** Opens a page as paper shows it. */
async function print(path: string): Promise<Page> {
  const page = await site().visit(path, { viewport: SHEET });
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  return page;
}

const qrCode = (page: Page) => page.locator('img[src$="/qr.svg"]');

/** The lines below the page, which the stylesheet writes. */
const footLines = (page: Page) =>
  page.locator('[data-line]').evaluateAll((lines) =>
    lines
      .filter((line) => line.checkVisibility())
      .map((line) => {
        const { content } = getComputedStyle(line, '::before');
        // CSS writes a line break as `\\a ` in a string.
        return content.slice(1, -1).replaceAll('\\a ', '\n');
      }),
  );

/** The texts on paper that are too light for it, or stand where browsers leave the background out. */
const lightTexts = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const channel = (value: number) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const contrast = (color: string) => {
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const light = 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
      return 1.05 / (light + 0.05);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const light: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const shown = parentElement?.checkVisibility({ opacityProperty: true });
      if (!textContent?.trim() || !parentElement || !shown) continue;
      if (contrast(getComputedStyle(parentElement).color) < 4.5) light.push(textContent);
    }
    return light;
  });

test('paper has the content without what is pressed, typed into or followed', async () => {
  for (const path of paths()) {
    const page = await print(path);
    const shown = async (role: Parameters<Page['getByRole']>[0]) => ({
      path,
      role,
      count: await page.getByRole(role).count(),
    });
    for (const role of ['navigation', 'button', 'searchbox', 'search', 'contentinfo'] as const) {
      expect(await shown(role)).toEqual({ path, role, count: 0 });
    }
    for (const name of [
      'Langsung ke isi halaman',
      'Pesan via WhatsApp',
      'Lihat Syarat',
      'Hubungi',
      'Kunjungi Kami',
    ]) {
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { name: /Lainnya/ })).toHaveCount(0);
    const fixed = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
    expect(fixed).toEqual([]);
    await expect(page.getByText('Lereng', { exact: true }).filter({ visible: true })).toHaveCount(
      1,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect({ path, light: await lightTexts(page) }).toEqual({ path, light: [] });
    await page.close();
  }
});

test('every card of a list is on paper, with its price, and none is cut by the end of a sheet', async () => {
  const cards = { '/menu': menuItems.length, '/packages': 2, '/promotions': 1 };
  for (const [path, count] of Object.entries(cards)) {
    const page = await print(path);
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles.filter({ visible: true })).toHaveCount(count);
    const breaks = await page
      .getByRole('main')
      .locator('li:has(article)')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).breakInside));
    expect(breaks).toEqual(Array(count).fill('avoid'));
    if (path !== '/promotions')
      await expect(articles.getByText(/Rp \d/).filter({ visible: true })).not.toHaveCount(0);
  }
  const menu = await print('/menu');
  await expect(menu.getByText('Rp 12.000', { exact: true })).toBeVisible();
  await expect(menu.getByText('Rp 12.023', { exact: true })).toBeVisible();
  const detail = await print(`/packages/${pkg.id}`);
  for (const text of ['Rp 350.000', 'Rp 315.000', 'Menyusuri kebun.', 'Pos → Kebun', 'Bensin'])
    await expect(detail.getByRole('article').getByText(text).first()).toBeVisible();
});

test('a detail page is one sheet of A4, whatever paper the printer has by default', async () => {
  const page = await print(`/packages/${pkg.id}`);
  await expect(qrCode(page)).toHaveJSProperty('complete', true);
  const letter = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  const sheets = [
    ...letter.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g),
  ].map((box) => box.slice(1).map((points) => Math.round((Number(points) / 72) * 25.4)));
  expect(sheets).toEqual([[210, 297]]);
});

test('what is true for now alone is not on paper, and headings stay with the cards below', async () => {
  const contact = await print('/contact');
  await expect(contact.getByText('Setiap hari', { exact: false }).first()).toBeVisible();
  await expect(
    contact.getByText(/^(Buka sekarang|Tutup, buka)/).filter({ visible: true }),
  ).toHaveCount(0);
  const home = await print('/');
  const heads = home.getByRole('main').locator('section > :has(h2):has(~ :is(ul, ol))');
  await expect(heads).not.toHaveCount(0);
  const breaks = await heads.evaluateAll((all) =>
    all.map((head) => getComputedStyle(head).breakAfter),
  );
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

test('a sheet ends with the QR code of its page, and where the venue is and when', async () => {
  for (const path of paths()) {
    const page = await print(path);
    await expect(qrCode(page)).toBeVisible();
    await expect(qrCode(page)).toHaveJSProperty('complete', true);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(await footLines(page)).toEqual([
      canonical,
      ADDRESS,
      HOURS,
      'WhatsApp +62 812-3456-7890',
    ]);
    const source = await qrCode(page).getAttribute('src');
    expect(SITE_ORIGIN + source!.replace(/\/?qr\.svg$/, '')).toBe(canonical!.replace(/\/$/, ''));
    await page.close();
  }
});

test('a page that does not exist has no QR code, and the one after it has', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await print('/promotions/999999');
  const code = page.locator('img[loading=lazy][width="104"]');
  await expect(code).toHaveCount(1);
  await expect(code).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('main').getByRole('link', { name: /promo/i }).click();
  await expect(page).toHaveURL('/promotions');
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await expect(code).toHaveAttribute('src', '/promotions/qr.svg');
});

test('a QR code is a picture of dark modules on white, with a margin that readers need', async () => {
  const response = await fetch(`${site().origin}/menu/qr.svg`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ]);
  const svg = Buffer.from(await response.arrayBuffer());
  const [, size] = /viewBox="0 0 (\d+) \1"/.exec(svg.toString()) ?? [];
  const modules = Number(size);
  const { data, info } = await sharp(svg)
    .resize(modules, modules, { kernel: 'nearest' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number) => data[(y * modules + x) * info.channels]! < 128;
  const all = Array.from({ length: modules }, (_, at) => at);
  for (const at of all) {
    for (const edge of [0, 1, 2, 3]) expect(isDark(at, edge) || isDark(edge, at)).toBe(false);
  }
  // The upper edge of the first of the three squares by which readers find a code.
  expect(all.slice(4, 12).map((x) => isDark(x, 4))).toEqual([...Array(7).fill(true), false]);
});

test('a screen never loads the QR code, and paper has that of the page that was opened last', async () => {
  const page = await site().newPage({ viewport: PHONE });
  const codes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/qr.svg')) codes.push(pathname);
  });
  await page.goto('/menu');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(codes).toEqual([]);
  await expect(qrCode(page)).toBeHidden();

  const [first] = menuItems;
  await page.getByRole('link', { name: first!.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: first!.name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(first!.name));
  expect(codes).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => codes).toEqual([`/menu/${first!.id}/qr.svg`]);
  expect((await footLines(page))[0]).toBe(`${SITE_ORIGIN}/menu/${first!.id}`);
});

test('pictures that nobody has scrolled to are loaded for paper', async () => {
  const page = await site().newPage({ viewport: PHONE });
  // So far below that they are not loaded in advance.
  await page.route('/menu', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('<ul class="grid', '<ul style="padding-top:9000px" class="grid'),
    });
  });
  await page.goto('/menu');
  await hydrated(page);
  const missing = () =>
    page
      .locator('main img')
      .evaluateAll(
        (images) => images.filter((image) => !(image as HTMLImageElement).complete).length,
      );
  expect(await missing()).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(missing).toBe(0);
});
