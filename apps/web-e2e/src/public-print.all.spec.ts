import type { Page } from 'playwright-core';
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
import { contrastToWhite, luminance } from './support/contrast';
import { expect } from './support/expect';
import { openHydrated } from './support/hydrated';
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
      packages: [pkg],
    });
    await addSlide(api, { title: 'Pagi di Lereng', description: 'Kabut turun.' });
    await setSetting(api, 'hero_line', 'Kebun di lereng gunung');
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
  const page = await site().visitHydrated(path, { viewport: SHEET });
  await page.emulateMedia({ media: 'print' });
  return page;
}

const sheetsOf = new Map<string, Sheet[]>();

/** The sheets of a page that nobody has scrolled; no test changes what they say. */
async function printed(path: string): Promise<Sheet[]> {
  const known = sheetsOf.get(path);
  if (known) return known;
  const page = await site().visitHydrated(path);
  const sheets = await print(page);
  sheetsOf.set(path, sheets);
  await page.close();
  return sheets;
}

/** Which of the sheets say a text. */
const sheetsWith = (sheets: readonly Sheet[], text: string) =>
  sheets.flatMap((sheet, at) => (sheet.text.includes(withoutSpace(text)) ? [at] : []));

const qrCode = (page: Page) => page.locator('img[src$="/qr.svg"]');

/** The texts on paper that are too light for it, or stand where browsers leave the background out. */
async function lightTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const onWhite = (color: string) => {
      for (const fillStyle of ['#fff', color]) {
        canvas.fillStyle = fillStyle;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: { text: string; pixel: number[] }[] = [];
    while (nodes.nextNode()) {
      const { textContent, parentElement } = nodes.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility({ opacityProperty: true }))
        continue;
      const pixel = onWhite(getComputedStyle(parentElement).color);
      shown.push({ text: textContent, pixel });
    }
    return shown;
  });
  return texts
    .filter(({ pixel }) => contrastToWhite(luminance(pixel)) < 4.5)
    .map(({ text }) => text);
}

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
    for (const role of ['navigation', 'button', 'searchbox', 'search', 'contentinfo'] as const) {
      await expect(page.getByRole(role), `${path}: ${role}`).toHaveCount(0);
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
    expect(await lightTexts(page), path).toEqual([]);

    const sheets = await printed(path);
    expect(sheetsWith(sheets, titles[0]!), path).toEqual([0]);
    const left = namesOnScreen.filter((name) => sheetsWith(sheets, name).length > 0);
    expect(left, path).toEqual([]);
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
  for (const card of [
    'Jip Fajar Pos → Kebun Sopir Bensin Rp 350.000 Rp 315.000',
    'Petik Jeruk Rp 90.000',
  ])
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
      'Pos',
      'Kebun',
      'Sopir',
      'Bensin',
    ],
    [`/promotions/${promotion.id}`]: ['Promo Panen', 'Jip Fajar', 'Rp 315.000', 'Pesan dulu.'],
  };
  for (const [path, texts] of Object.entries(facts)) {
    const sheets = await printed(path);
    const sizes = sheets.map(({ size }) => size);
    expect(sizes, path).toEqual([A4]);
    const missing = texts.filter((text) => !sheets[0]!.text.includes(withoutSpace(text)));
    expect(missing, path).toEqual([]);
    expect(areasOf(sheets[0]!, RED)).toHaveLength(1);
  }
});

test('paper has an order as it is, and nothing to change it by', async () => {
  const chosen = `m${menuItems[0]!.id}=3&p${pkg.id}=1&people=4&note=Tanpa+pedas`;
  const page = await site().visitHydrated(`/order?${chosen}`, { viewport: PHONE });
  await page.getByText('Rp 351.000', { exact: true }).waitFor();
  const [sheet, ...more] = await print(page);
  expect(more).toEqual([]);
  const lines = ['Hidangan 1 Rp 36.000 3 × Rp 12.000', 'Jip Fajar Rp 350.000 Rp 315.000'];
  const visit = ['Jumlah orang 4', 'Catatan Tanpa pedas'];
  for (const text of [...lines, ...visit, 'Total Rp 351.000'])
    expect(sheet?.text).toContain(withoutSpace(text));
  expect(sheet?.text).toMatch(/Tanggalkunjungan\w+,\d+\w+2\d{3}/);
  for (const text of ['Kirim', 'Isi pesan', 'Salin', 'Nama', 'Tambah', 'Kosongkan'])
    expect(sheet?.text).not.toContain(text);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('input:visible, button:visible, textarea:visible')).toHaveCount(0);
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
  const page = await site().visitHydrated('/promotions/999999');
  const absent = await print(page);
  expect(absent.map(qrCodeOn)).toEqual([null]);
  await page.getByRole('main').getByRole('link', { name: /promo/i }).click();
  await expect(page).toHaveURL('/promotions');
  await expect(qrCode(page)).toHaveAttribute('src', '/promotions/qr.svg');
  expect(qrCodeOn((await print(page)).at(-1)!)?.text).toBe(`${SITE_ORIGIN}/promotions`);
});

test('a screen never loads the QR code, and paper has that of the page that was opened last', async () => {
  const page = await site().newPage({ viewport: PHONE });
  const codes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/qr.svg')) codes.push(pathname);
  });
  await openHydrated(page, '/menu');
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
      body: html.replace('<ul data-thirds', '<ul style="padding-top:9000px" data-thirds'),
    });
  });
  await openHydrated(page, '/menu');
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
