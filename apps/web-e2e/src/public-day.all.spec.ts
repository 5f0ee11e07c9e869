import { appendFile } from 'node:fs/promises';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import {
  addCalendarEntry,
  addLink,
  addMenuItem,
  addPackage,
  addPricePeriod,
  addPromotion,
  sellOut,
  setSetting,
} from './support/content';
import { expect } from './support/expect';
import { openHydrated } from './support/hydrated';
import { print, withoutSpace } from './support/paper';
import { expectSameDocument, markDocument } from './support/same-document';
import { DESK, PHONE, testOfServer, useSite } from './support/site';
import { structuredDataOf, structuredDataProblems } from './support/structured-data';
import { layOut } from './support/visible-text';
import { expectGoodWords } from './support/words-on-screen';

const HALF_HOUR_MS = 1_800_000;
const HALF_HOURS_A_DAY = 48;

/** It is half past eleven in the evening of a Saturday, and half an hour later for each byte in this file. */
const later = join(mkdtempSync(join(tmpdir(), 'lereng-day-')), 'later');
writeFileSync(later, '');
const ahead = Date.parse('2026-12-26T23:30:00+07:00') - Date.now();
const clockOffset = `${ahead} + process.getBuiltinModule('node:fs').statSync('${later}').size * ${HALF_HOUR_MS}`;

const site = useSite(
  async (api) => {
    const soup = await addMenuItem(api, { name: 'Soto Ayam', price: 25_000 });
    await sellOut(api, 'menu-items', soup, '2026-12-27');
    const terms = { price: 350_000, price_unit: 'per jip', capacity: 4 };
    const jeep = await addPackage(api, { name: 'Jip Fajar', ...terms });
    await addPromotion(api, {
      title: 'Hemat Hari Kerja',
      packages: [jeep],
      discount_percent: 25,
      weekdays: [1, 2, 3, 4],
      valid_until: '2027-01-31',
    });
    const priced = (price: number) => ({ prices: [{ package_id: jeep.id, price }] });
    const christmas = { from: '2026-12-24', until: '2027-01-04' };
    await addPricePeriod(api, { name: 'Libur Natal', ...christmas, ...priced(400_000) });
    await addPricePeriod(api, { name: 'Akhir Pekan', weekdays: [6, 7], ...priced(375_000) });
    await addCalendarEntry(api, { from: '2026-12-26', kind: 'closed', reason: 'libur Natal' });
    const hours = [{ opens: '08:00', closes: '15:00' }];
    await addCalendarEntry(api, { from: '2026-12-27', kind: 'hours', hours });
    const full = { from: '2026-12-28', until: '2026-12-29', package_ids: [jeep.id] };
    await addCalendarEntry(api, { ...full, kind: 'full', reason: 'rombongan' });
    await setSetting(api, 'notice', 'Jalur atas licin');
    await setSetting(api, 'notice_until', '2026-12-27');
    await setSetting(api, 'opening_hours', 'Setiap hari, 06.00–18.00 WIB');
    await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
  },
  { clockOffset },
);

const CLOSED = 'Tutup hari ini: libur Natal';
const HOURS = 'Buka 08.00–15.00 hari ini';
const HOURS_TOMORROW = 'Besok buka 08.00–15.00 (Minggu, 27 Desember)';
const USUAL_TOMORROW = 'Besok buka 06.00–18.00 (Senin, 28 Desember)';
const NOTICE = 'Jalur atas licin';
const FULL = [
  'Penuh mulai lusa (28–29 Desember): rombongan',
  'Penuh mulai besok (28–29 Desember): rombongan',
  'Penuh sampai besok (Selasa, 29 Desember): rombongan',
] as const;
const HOLIDAY = 'Rp 400.000 per jip, 4 orang';
const REDUCED = 'Harga semula Rp 400.000 Harga sekarang Rp 300.000 per jip, 4 orang, Senin–Kamis';
const FROM = 'mulai Rp 262.500 · Harga tanggal lain';
const AHEAD = '28–31 Des Rp 300.000 Libur Natal, promo 25%';
const SOLD_OUT = ['Habis sampai 27 Desember 2026', 'Habis hari ini'];

/** What each page says on 26, 27 and 28 December; on no other day than that it says it. */
const PAGES: Record<string, [string[], string[], string[]]> = {
  '/': [
    [NOTICE, CLOSED, HOURS_TOMORROW, HOLIDAY, FROM, SOLD_OUT[0]!],
    [NOTICE, HOURS, USUAL_TOMORROW, HOLIDAY, FROM, SOLD_OUT[1]!],
    [REDUCED, FROM],
  ],
  '/packages': [
    [NOTICE, CLOSED, HOLIDAY, FROM],
    [NOTICE, HOURS, HOLIDAY, FROM],
    [REDUCED, FROM],
  ],
  '/packages/1': [
    [NOTICE, CLOSED, HOURS_TOMORROW, FULL[0], HOLIDAY, FROM, AHEAD],
    [NOTICE, HOURS, FULL[1], HOLIDAY, FROM, AHEAD],
    [FULL[2], REDUCED, FROM, '1–3 Jan Rp 400.000 Libur Natal'],
  ],
  '/promotions': [[NOTICE, CLOSED], [NOTICE, HOURS], []],
  '/promotions/1': [[NOTICE, CLOSED, REDUCED], [NOTICE, HOURS, REDUCED], [REDUCED]],
  '/contact': [[NOTICE, CLOSED, HOURS_TOMORROW], [NOTICE, HOURS, USUAL_TOMORROW], []],
  '/menu/1': [
    [NOTICE, CLOSED, SOLD_OUT[0]!, 'Tanya via WhatsApp'],
    [NOTICE, HOURS, SOLD_OUT[1]!, 'Tanya via WhatsApp'],
    ['Pesan via WhatsApp'],
  ],
};
/** Prices for a jeep that hold on none of these days. */
const WRONG = ['Rp 350.000 per', 'Rp 375.000 per', 'Rp 262.500 per'];

/** Of what a page says on any of the days, and of wrong prices, that which a text has. */
function foundIn(text: string, path: string): string[] {
  const all = new Set([...PAGES[path]!.flat(), ...WRONG]);
  return [...all].filter((each) => withoutSpace(text).includes(withoutSpace(each))).sort();
}

/** What a page says from top to bottom, with what its prices open. */
async function saidBy(page: Page): Promise<string> {
  await layOut(page);
  const prices = page.locator('details').filter({ hasText: 'Harga tanggal lain' });
  if ((await prices.count()) > 0 && (await prices.getAttribute('open')) === null)
    await prices.locator('summary').click();
  return page.locator('body').innerText();
}

const expected = (path: string, day: number) => [...PAGES[path]![day]!].sort();

/** What is served twice, the second time from the cache, says this to a browser without scripts. */
async function expectServed(day: number): Promise<Record<string, string>> {
  const page = await site().newPage({ javaScript: false });
  const served: Record<string, string> = {};
  for (const path of Object.keys(PAGES)) {
    const read = async () => (await fetch(site().origin + path)).text();
    served[path] = await read();
    expect(await read()).toBe(served[path]);
    await page.goto(path);
    expect([path, foundIn(await saidBy(page), path)]).toEqual([path, expected(path, day)]);
  }
  await page.close();
  return served;
}

async function openTab(path: string): Promise<Page> {
  const page = await site().newPage({ zone: 'America/Los_Angeles' });
  await page.clock.install({ time: Date.now() + ahead });
  await openHydrated(page, path);
  return page;
}

/** The preview picture that a page names. */
const previewOf = (html = '') =>
  new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname;

testOfServer('a holiday has one price and one state for everyone who reads a page', async () => {
  const found = Object.entries(await expectServed(0)).flatMap(([where, html]) =>
    structuredDataOf(html).map((data) => ({ where, data })),
  );
  expect(await structuredDataProblems(found)).toEqual([]);
  const of = (where: string, type: string) =>
    found.find((each) => each.where === where && JSON.stringify(each).includes(type))?.data;
  expect(of('/packages/1', 'TouristTrip')).toMatchObject({
    offers: {
      price: 400_000,
      priceValidUntil: '2026-12-27',
      priceSpecification: { price: 400_000, unitText: 'per jip' },
      eligibleQuantity: { maxValue: 4 },
      availability: 'https://schema.org/InStock',
    },
  });
  expect(of('/promotions/1', 'Offer')).toBeUndefined();
  expect(JSON.stringify(of('/menu/1', 'MenuItem'))).toContain('https://schema.org/SoldOut');
  const span = (day: string, opens: string, closes: string) =>
    expect.objectContaining({ validFrom: day, validThrough: day, opens, closes });
  for (const path of ['/', '/contact'])
    expect(of(path, 'openingHours')).toMatchObject({
      openingHoursSpecification: [
        { opens: '06:00', closes: '18:00' },
        span('2026-12-26', '00:00', '00:00'),
        span('2026-12-27', '08:00', '15:00'),
      ],
    });

  for (const path of ['/', '/packages/1', '/contact', '/menu/1']) {
    const page = await openTab(path);
    const paper = (await print(page)).map(({ text }) => text).join('');
    // Nothing on paper can be pressed.
    const said = expected(path, 0).filter((each) => each !== 'Tanya via WhatsApp');
    expect([path, foundIn(paper, path)]).toEqual([path, said]);
    await page.close();
  }
});

testOfServer.each([{ width: 320, height: 640 }, DESK])(
  'such a day meets WCAG 2.2 AA and is Indonesian at %o',
  async (viewport) => {
    const page = await site().newPage({ viewport, reducedMotion: true });
    await page.clock.install({ time: Date.now() + ahead });
    for (const path of Object.keys(PAGES)) {
      await openHydrated(page, path);
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
      await expectGoodWords(page);
    }
  },
);

const line = (page: Page) => page.locator('summary').filter({ hasText: 'Harga tanggal lain' });
const strip = (page: Page) => page.getByRole('list', { name: 'Hari-hari berikutnya' });

/** What of the strip lies where: whether it goes on beyond its own edge, its rows, and its smallest link. */
const shapeOf = (page: Page) =>
  strip(page).evaluate((list) => {
    const boxes = [...list.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
    return {
      isSwiped: list.scrollWidth > list.clientWidth,
      rows: new Set(boxes.map(({ top }) => Math.round(top))).size,
      smallest: Math.min(...boxes.map(({ width, height }) => Math.min(width, height))),
    };
  });

testOfServer.each([false, true])(
  'the line of other prices opens days that lead to an order, with scripts: %s',
  async (javaScript) => {
    const page = await site().newPage({ viewport: PHONE, javaScript });
    if (javaScript) {
      await page.clock.install({ time: Date.now() + ahead });
      await openHydrated(page, '/packages/1');
    } else await page.goto('/packages/1');
    await expect(strip(page)).toBeHidden();
    await expect
      .poll(async () => (await line(page).boundingBox())?.height)
      .toBeGreaterThanOrEqual(44);
    await line(page).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoSidewaysScrolling(page);
    const shape = await shapeOf(page);
    expect({ ...shape, smallest: shape.smallest >= 44 }).toEqual({
      isSwiped: true,
      rows: 1,
      smallest: true,
    });
    if (javaScript) await expectAccessible(page);
    const days = strip(page).getByRole('link');
    await expect(days).toHaveCount(14);
    await expect(days.first()).toHaveAccessibleName('Hari ini, Sabtu 26 Desember: Tutup');
    await strip(page).getByRole('link', { name: 'Senin 4 Januari: Rp 300.000' }).click();
    await expect(page).toHaveURL(javaScript ? /\/order$/ : /\/order\?p1=&date=2027-01-04$/);
    await expect(page.locator('input[name="date"]')).toHaveValue('2027-01-04');
    await expect(page.getByRole('main')).toContainText('Jip Fajar');
  },
);

testOfServer('the days are a grid on a desk, and all of it is walked by keyboard', async () => {
  const page = await site().newPage({ viewport: DESK });
  await page.clock.install({ time: Date.now() + ahead });
  await openHydrated(page, '/packages/1');
  await line(page).focus();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toBeVisible();
  const { isSwiped, rows } = await shapeOf(page);
  expect([isSwiped, rows]).toEqual([false, 2]);
  await page.keyboard.press('Tab');
  await expect(strip(page).getByRole('link').first()).toBeFocused();
  await expectAccessible(page);
  for (let day = 1; day < 14; day += 1) await page.keyboard.press('Tab');
  await expect(strip(page).getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/order');
});

testOfServer('tabs, pages and preview pictures follow over two midnights', async () => {
  const tabs: [path: string, page: Page][] = [];
  for (const path of Object.keys(PAGES)) {
    const page = await openTab(path);
    await markDocument(page);
    tabs.push([path, page]);
  }
  const previews: string[] = [];
  for (const [day, halfHours] of [0, 1, HALF_HOURS_A_DAY].entries()) {
    await appendFile(later, 'x'.repeat(halfHours));
    for (const [path, page] of tabs) {
      if (halfHours > 0) await page.clock.fastForward(halfHours * HALF_HOUR_MS);
      await expect
        .poll(async () => [path, foundIn(await saidBy(page), path)])
        .toEqual([path, expected(path, day)]);
      await expectSameDocument(page);
    }
    const served = await expectServed(day);
    previews.push(previewOf(served['/packages/1']));
    const { status, headers } = await fetch(site().origin + previews[day]);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
  const [first, second, third] = previews;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  // Chats that have the link of yesterday are led to the picture of today.
  const old = await fetch(site().origin + first!, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([302, third]);
});
