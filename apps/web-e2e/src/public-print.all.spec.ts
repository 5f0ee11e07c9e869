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
import { areasOf, print, qrCodeOn, withoutSpace, type Sheet } from './support/paper';
import { RED } from './support/photos';
import { PHONE, useSite } from './support/site';

const SITE_ORIGIN = 'https://lereng.example';
const ADDRESS = 'Jalan Kabut 12\nSelorejo';
const HOURS = 'Setiap hari, 06.00–18.00 WIB';
const PHONE_NUMBER = 'WhatsApp +62 812-3456-7890';
const A4 = [210, 297];
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

/** Opens a page with the styles of paper, to ask what no sheet says. */
async function withPrintStyles(path: string): Promise<Page> {
  const page = await site().visit(path, { viewport: SHEET });
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  return page;
}

const sheetsOf = new Map<string, Sheet[]>();

/** The sheets of a page that nobody has scrolled; no test changes what they say. */
async function printed(path: string): Promise<Sheet[]> {
  const known = sheetsOf.get(path);
  if (known) return known;
  const page = await site().visit(path);
  await hydrated(page);
  const sheets = await print(page);
  sheetsOf.set(path, sheets);
  await page.close();
  return sheets;
}

const says = (sheet: Sheet | undefined, text: string) =>
  sheet?.text.includes(withoutSpace(text)) ?? false;

/** Which of the sheets say a text. */
const sheetsWith = (sheets: readonly Sheet[], text: string) =>
  sheets.flatMap((sheet, at) => (says(sheet, text) ? [at] : []));

const qrCode = (page: Page) => page.locator('img[src$="/qr.svg"]');

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
  const namesOnScreen = [
    'Langsung ke isi halaman',
    'Pesan via WhatsApp',
    'Lihat Syarat',
    'Hubungi',
    'Kunjungi Kami',
    'Lainnya',
    'Home',
    '©',
    'Cari',
  ];
  for (const path of paths()) {
    const page = await withPrintStyles(path);
    const shown = async (role: Parameters<Page['getByRole']>[0]) => ({
      path,
      role,
      count: await page.getByRole(role).count(),
    });
    for (const role of ['navigation', 'button', 'searchbox', 'search', 'contentinfo'] as const) {
      expect(await shown(role)).toEqual({ path, role, count: 0 });
    }
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
    const titles = await page.getByRole('heading', { level: 1 }).allInnerTexts();
    expect(titles).toHaveLength(1);
    expect({ path, light: await lightTexts(page) }).toEqual({ path, light: [] });

    const sheets = await printed(path);
    expect({ path, on: titles.map((title) => sheetsWith(sheets, title)) }).toEqual({
      path,
      on: [[0]],
    });
    expect({
      path,
      on: namesOnScreen.filter((name) => sheetsWith(sheets, name).length > 0),
    }).toEqual({ path, on: [] });
    await page.close();
  }
});

test('every card of a list is on paper, with its price and picture, and none is cut by the end of a sheet', async () => {
  const sheets = await printed('/menu');
  expect(sheets.map(({ size }) => size)).toEqual([A4, A4, A4]);
  const cards = menuItems.map(({ name }, at) => ({
    // A name may be the beginning of another one, but not with its price.
    on: sheetsWith(sheets, `${name} Rp 12.0${String(at).padStart(2, '0')}`),
  }));
  expect(cards.map(({ on }) => on.length)).toEqual(menuItems.map(() => 1));
  const pictures = sheets.map((sheet) => areasOf(sheet, RED));
  expect(pictures.map(({ length }) => length)).toEqual(
    sheets.map((_, sheet) => cards.filter(({ on: [at] }) => at === sheet).length),
  );
  const heights = pictures.flat().map(({ top, bottom }) => bottom - top);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(4);

  const [packages, ...more] = await printed('/packages');
  expect(more).toEqual([]);
  for (const card of ['Jip Fajar Pos → Kebun Rp 350.000 Rp 315.000', 'Petik Jeruk Rp 90.000'])
    expect(packages?.text).toContain(withoutSpace(card));
  expect(areasOf(packages!, RED)).toHaveLength(2);
  const [promotions] = await printed('/promotions');
  expect(promotions?.text).toContain(withoutSpace('Promo Panen Berlaku sampai 31 Desember 2999'));
  expect(areasOf(promotions!, RED)).toHaveLength(1);
});

test('a detail page is one sheet of A4 with all that it says, whatever paper the printer has by default', async () => {
  const facts = {
    [`/menu/${menuItems[0]!.id}`]: ['Hidangan 1', 'Rp 12.000'],
    [`/packages/${pkg.id}`]: [
      'Jip Fajar',
      'Rp 350.000',
      'Rp 315.000',
      'Menyusuri kebun.',
      'Pos → Kebun',
      'Sopir',
      'Bensin',
    ],
    [`/promotions/${promotion.id}`]: ['Promo Panen', 'Jip Fajar', 'Rp 315.000', 'Pesan dulu.'],
  };
  for (const [path, texts] of Object.entries(facts)) {
    const sheets = await printed(path);
    expect({ path, sizes: sheets.map(({ size }) => size) }).toEqual({ path, sizes: [A4] });
    expect({ path, missing: texts.filter((text) => !says(sheets[0], text)) }).toEqual({
      path,
      missing: [],
    });
    expect(areasOf(sheets[0]!, RED)).toHaveLength(1);
  }
});

test('what is true for now alone is not on paper', async () => {
  const contact = await printed('/contact');
  expect(sheetsWith(contact, HOURS)).toEqual([0]);
  for (const now of ['Buka sekarang', 'Tutup, buka']) expect(sheetsWith(contact, now)).toEqual([]);
});

test('a heading is on the sheet of the first card below it', async () => {
  const page = await withPrintStyles('/');
  const heads = await page
    .getByRole('main')
    .locator('section > :has(h2):has(~ :is(ul, ol))')
    .evaluateAll((all) =>
      all.map((head) => [
        head.querySelector('h2')?.innerText ?? '',
        head.parentElement?.querySelector<HTMLElement>('li h3')?.innerText ?? '',
      ]),
    );
  expect(heads).not.toEqual([]);
  const sheets = await printed('/');
  for (const [head = '', card = ''] of heads) {
    const on = sheetsWith(sheets, head);
    expect({ head, card, on }).toEqual({ head, card, on: sheetsWith(sheets, card).slice(0, 1) });
  }
});

test('paper ends with the QR code of its page, and where the venue is and when', async () => {
  for (const path of paths()) {
    const sheets = await printed(path);
    const last = sheets.at(-1)!;
    const url = SITE_ORIGIN + path;
    expect(sheets.map((sheet) => qrCodeOn(sheet)?.text)).toEqual(
      sheets.map((sheet) => (sheet === last ? url : undefined)),
    );
    expect(last.text).toContain(withoutSpace([url, ADDRESS, HOURS, PHONE_NUMBER].join(' ')));
    const below = Math.max(0, ...areasOf(last, RED).map(({ bottom }) => bottom));
    expect(qrCodeOn(last)?.top).toBeGreaterThan(below);
  }
});

test('a page that does not exist has no QR code, and the one after it has', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await site().visit('/promotions/999999');
  await hydrated(page);
  const absent = await print(page);
  expect(absent.map(qrCodeOn)).toEqual([null]);
  await page.getByRole('main').getByRole('link', { name: /promo/i }).click();
  await expect(page).toHaveURL('/promotions');
  await expect(qrCode(page)).toHaveAttribute('src', '/promotions/qr.svg');
  expect(qrCodeOn((await print(page)).at(-1)!)?.text).toBe(`${SITE_ORIGIN}/promotions`);
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
  const sheets = await print(page);
  expect(new Set(codes)).toEqual(new Set([`/menu/${first!.id}/qr.svg`]));
  const url = `${SITE_ORIGIN}/menu/${first!.id}`;
  expect(sheets.map((sheet) => qrCodeOn(sheet)?.text)).toEqual([url]);
  expect(sheetsWith(sheets, url)).toEqual([0]);
});

test('pictures that nobody has scrolled to are loaded for paper, first by browsers that wait for them', async () => {
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
      .locator('img[src]')
      .evaluateAll(
        (images) => images.filter((image) => !(image as HTMLImageElement).complete).length,
      );
  expect(await missing()).toBeGreaterThan(1);
  // Chromium looks for lazy images right after the event, and waits for none that is eager by then.
  const changed = await page.evaluate(() => {
    const lazy = [...document.images].filter(({ loading }) => loading === 'lazy');
    dispatchEvent(new Event('beforeprint'));
    return lazy.filter(({ loading }) => loading !== 'lazy').length;
  });
  expect(changed).toBe(0);
  await expect.poll(missing).toBe(0);
});
