import type { Locator, Page } from 'playwright-core';
import { button } from './support/back-office';
import { addMenuItem } from './support/content';
import { expect } from './support/expect';
import { useSite } from './support/site';

const site = useSite((api) => addMenuItem(api, { name: 'Sate Ayam', price: 32_000 }));

const NARROW = { width: 991, height: 800 };
const WIDE = { width: 992, height: 800 };

/** Labels and paths of each navigation of the sidebar, in their order. */
const NAVIGATIONS = [
  [
    'Navigasi admin',
    [
      ['Dashboard', '/admin'],
      ['Pengaturan Beranda', '/admin/site-settings'],
      ['Slides', '/admin/slides'],
      ['Menu', '/admin/menu-items'],
      ['Paket', '/admin/packages'],
      ['Promo', '/admin/promotions'],
      ['Social Media', '/admin/social-media'],
    ],
  ],
  [
    'Akun dan riwayat',
    [
      ['Riwayat', '/admin/history'],
      ['Sampah', '/admin/trash'],
      ['Akun', '/admin/account'],
    ],
  ],
] as const;

const entry = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

test('the sidebar leads to every screen and marks the one that is shown', async () => {
  const page = await site().visitAsAdmin('/admin/account', { viewport: WIDE });
  for (const [name, entries] of NAVIGATIONS) {
    const navigation = page.getByRole('navigation', { name, exact: true });
    await expect(navigation.getByRole('link')).toHaveText(entries.map(([label]) => label));
    for (const [label, path] of entries) {
      await entry(page, label).click();
      await page.waitForURL(path);
      await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
      await expect(entry(page, label).and(page.locator('[aria-current="page"]'))).toBeVisible();
      await expect(page.locator('nav [aria-current="page"]')).toHaveCount(1);
    }
  }
});

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
