import type { Locator, Page } from 'playwright-core';
import { button } from './support/back-office';
import { addMenuItem } from './support/content';
import { expect } from './support/expect';
import { useSite } from './support/site';

const site = useSite((api) => addMenuItem(api, { name: 'Sate Ayam', price: 32_000 }));

const NARROW = { width: 991, height: 800 };
const WIDE = { width: 992, height: 800 };

const entry = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

test('the sidebar stays at 992 px, and below is closed until it is opened', async () => {
  const page = await site().visitAsAdmin('/admin', { viewport: WIDE });
  await expect(entry(page, 'Menu')).toBeVisible();
  await expect(button(page, 'Buka navigasi')).toBeHidden();

  await page.setViewportSize(NARROW);
  await expect(entry(page, 'Menu')).toBeHidden();
  await button(page, 'Buka navigasi').click();
  await expect(entry(page, 'Menu')).toBeVisible();
  await expect(button(page, 'Keluar')).toBeVisible();
  await page.mouse.click(NARROW.width - 10, 400);
  await expect(entry(page, 'Menu')).toBeHidden();

  await button(page, 'Buka navigasi').click();
  await entry(page, 'Menu').click();
  await page.waitForURL('/admin/menu-items');
  await expect(entry(page, 'Menu')).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Sate Ayam', exact: true })).toBeVisible();

  await page.setViewportSize(WIDE);
  await expect(entry(page, 'Menu')).toBeVisible();
});
