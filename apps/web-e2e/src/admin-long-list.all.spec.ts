import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { action, button, menuName, rows } from './support/back-office';
import { expect } from './support/expect';
import { apiRequest, mockResponse } from './support/network';
import { DESK, PHONE, useSite, type VisitOptions } from './support/site';

const PATH = '/admin/menu-items';
const COUNT = 2_000;
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Names and descriptions of many lengths, so that rows and cards have many heights. */
const menuItems = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  name: `Menu ${index + 1}${index % 7 === 0 ? ' dengan nama yang sangat panjang sekali' : ''}`,
  description: index % 3 === 0 ? null : 'Hangat dan segar dari kebun. '.repeat((index % 5) + 1),
  price: 9_000 + (index % 50) * 1_000,
  image_preview_url: PIXEL,
  image_url: PIXEL,
  image_width: 1280,
  image_height: 960,
  image_placeholder: null,
  image_sources: [],
  createdAt: '2026-11-01T02:00:00.000Z',
  updatedAt: '2026-11-02T02:00:00.000Z',
}));
const nameOf = (id: number) => menuItems[id - 1]!.name;

const site = useSite();

async function open(options?: VisitOptions): Promise<Page> {
  const page = await site().newPage({ token: site().api.token, ...options });
  await mockResponse(page, apiRequest('GET', '/menu-items'), { status: 200, body: menuItems });
  await page.goto(PATH);
  await expect(action(page, 'Edit', nameOf(1))).toBeVisible();
  return page;
}

const table = (page: Page) => page.getByRole('table');
const inDocument = (page: Page) => page.locator('tr').count();
const indexOf = (page: Page, id: number) =>
  rows(page)
    .filter({ has: action(page, 'Edit', nameOf(id)) })
    .getAttribute('aria-rowindex');
const columnWidths = (page: Page) =>
  page.getByRole('columnheader').evaluateAll((all) => all.map((each) => each.clientWidth));

/** The number of lines that the last row's id takes. */
const linesOfLastId = (page: Page): Promise<number> =>
  page
    .locator('tr[role=row] > td:first-child')
    .last()
    .evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });

/** Where in the list the row in the middle of the screen is. */
const middleRow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('tbody tr[role=row]')];
    const seen = all.find((row) => row.getBoundingClientRect().bottom > innerHeight / 2);
    return Number(seen?.getAttribute('aria-rowindex'));
  });

/** Whether neither the position nor the length of the page changes within ten frames. */
const restsForFrames = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const state = () => `${window.scrollY} ${document.documentElement.scrollHeight}`;
    const before = state();
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return state() === before;
  });

/** The names of the focused control and of those that Tab reaches after it. */
async function tabThrough(page: Page, count: number, key = 'Tab'): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press(key);
    names.push(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'nothing'),
    );
  }
  return names;
}

const controlsOf = (page: Page, id: number) => [
  ...(page.viewportSize()!.width < 992 ? ['Edit'] : ['Lihat', 'Edit', 'Sembunyikan', 'Hapus']).map(
    (verb) => `${verb} ${nameOf(id)}`,
  ),
  menuName(page, nameOf(id)),
];

describe.each([DESK, PHONE])('2,000 menu items at %o', (viewport) => {
  test('are a table of which only the rows near the screen are there', async () => {
    const page = await open({ viewport });
    await expect(table(page)).toHaveAttribute('aria-rowcount', String(COUNT + 1));
    expect(await inDocument(page)).toBeLessThan(60);
    const widths = await columnWidths(page);
    for (const share of [0.1, 0.37, 0.8]) {
      await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
      const near = Math.round(COUNT * share);
      await expect.poll(() => middleRow(page)).toBeGreaterThan(near - COUNT / 20);
      expect(await inDocument(page)).toBeLessThan(60);
      expect(await columnWidths(page)).toEqual(widths);
    }
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);

    // Not by the keys End and Home, whose animation ends where the rows' heights were when it began.
    const last = action(page, 'Edit', nameOf(COUNT));
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await indexOf(page, COUNT)).toBe(String(COUNT + 1));
    // Columns are as wide as the longest of their texts, of which only a few were measured.
    // Cards have no number of the row.
    await expect.poll(() => linesOfLastId(page)).toBe(viewport === PHONE ? 0 : 1);
    const first = action(page, 'Edit', nameOf(1));
    await first.scrollIntoViewIfNeeded();
    await expect(first).toBeInViewport();
  });

  test('are all reached by the Tab key', async () => {
    const page = await open({ viewport });
    await button(page, menuName(page, nameOf(1))).focus();
    const expected = Array.from({ length: 30 }, (_, index) => controlsOf(page, index + 2)).flat();
    expect(await tabThrough(page, expected.length)).toEqual(expected);
    // The list goes on behind a row that the mouse has scrolled away.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect.poll(() => inDocument(page)).toBeLessThan(60);
    expect(await tabThrough(page, 1)).toEqual(controlsOf(page, 32).slice(0, 1));
    await expect(page.getByRole('button', { name: controlsOf(page, 32)[0] })).toBeInViewport();
    expect(await tabThrough(page, 2, 'Shift+Tab')).toEqual(
      controlsOf(page, 31).slice(-2).reverse(),
    );
  });
});

test('keeps its place when the window gets another size', async () => {
  const page = await open();
  await page.evaluate(() => window.scrollTo(0, 30_000));
  await expect.poll(() => middleRow(page)).toBeGreaterThan(100);
  // The browser keeps the place of what it has painted; rows that have just appeared are still measured.
  await expect.poll(() => restsForFrames(page)).toBe(true);
  const before = await middleRow(page);
  await page.setViewportSize({ width: 1_100, height: 900 });
  await expect(table(page)).toBeVisible();
  await expect.poll(async () => Math.abs((await middleRow(page)) - before)).toBeLessThan(30);
  await expectNoSidewaysScrolling(page);
});
