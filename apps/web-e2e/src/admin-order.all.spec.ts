import type { Page } from 'playwright-core';
import { button, openMode, rows } from './support/back-office';
import { addNumberedMenuItems, listMenuItems } from './support/content';
import { expect } from './support/expect';
import { boxOf, dragTo } from './support/geometry';
import { apiRequest, mockResponse } from './support/network';
import { DESK, PHONE, useSite } from './support/site';

const PATH = '/admin/menu-items';
const ORDER = apiRequest('PUT', '/menu-items/order');

const site = useSite((api) => addNumberedMenuItems(api, 'Menu', 18));

const handle = (page: Page, name: string) => button(page, `Geser ${name}`);

test.each([PHONE, DESK])(
  'an order keeps the dragged row in sight while the list scrolls at %o',
  async (viewport) => {
    const page = await site().visitAsAdmin(PATH, { viewport });
    await openMode(page, 'Atur urutan');
    const grip = handle(page, 'Menu 1');
    const scrolled = () => page.evaluate(() => window.scrollY);
    /** What is seen at the middle of the handle is the handle. */
    const isSeen = () =>
      grip.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    const from = await boxOf(grip);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const [edge, arrived] of [
      [viewport.height - 5, (top: number) => top > 150],
      [5, (top: number) => top < 100],
    ] as const) {
      await page.mouse.move(from.x, edge, { steps: 8 });
      await expect
        .poll(async () => {
          expect(await isSeen()).toBe(true);
          return arrived(await scrolled());
        })
        .toBe(true);
    }
    await page.mouse.up();
  },
);

test('an order of thousands is changed by position, by buttons and by dragging', async () => {
  const [menuItem] = await listMenuItems(site().api);
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    ...menuItem,
    id: index + 1,
    name: `Menu ${index + 1}`,
  }));
  const page = await site().newPage({ token: site().api.token });
  const shown = page.getByRole('group', { name: 'Atur urutan' }).locator('li');
  await mockResponse(page, apiRequest('GET', '/menu-items'), { status: 200, body: many });
  await page.goto(PATH);
  await button(page, 'Atur urutan').click();
  await expect.poll(() => shown.count()).toBeLessThan(60);
  const position = (name: string) => page.getByLabel(`Ke posisi: ${name}`, { exact: true });
  await position('Menu 2').fill('1500');
  await page.keyboard.press('Enter');
  await expect(position('Menu 2')).toHaveValue('1500');
  await expect(position('Menu 2')).toBeFocused();
  await expect(position('Menu 2')).toBeInViewport();
  await button(page, 'Naikkan Menu 2').click();
  await expect(position('Menu 2')).toHaveValue('1499');

  await dragTo(handle(page, 'Menu 2'), handle(page, 'Menu 1499'));
  await expect(position('Menu 2')).toHaveValue('1498');
  await position('Menu 2').fill('99999');
  await page.keyboard.press('Enter');
  await expect(position('Menu 2')).toHaveValue('2000');
  await expect.poll(() => shown.count()).toBeLessThan(60);
  await expect(rows(page)).toHaveCount(0);

  await mockResponse(page, ORDER, { status: 200, body: many });
  const request = page.waitForRequest(ORDER);
  await button(page, 'Simpan').click();
  const { ids } = (await request).postDataJSON() as { ids: number[] };
  expect(ids).toEqual([1, ...Array.from({ length: 1_998 }, (_, index) => index + 3), 2]);
});
