import { ApiClient } from '@lereng/shared-testing';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { button } from './support/back-office';
import { addLink, addMenuItem, addMenuItems, addPackage, listMenuItems } from './support/content';
import { expect } from './support/expect';
import { DESK, PHONE, useSite } from './support/site';

const site = useSite(async (api) => {
  await addMenuItems(api, [
    { name: 'Kopi Tubruk', price: 12_000 },
    { name: 'Wedang Jahe', price: 14_000 },
    { name: 'Sate Ayam', price: 32_000 },
  ]);
  await addPackage(api, { name: 'Kemah di Kebun Jeruk', price: 1_200_000 });
  await addLink(api, 'instagram', 'https://www.instagram.com/lereng.agro/');
  await addLink(api, 'tiktok', 'https://www.tiktok.com/@lereng');
});

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

test('Preview Site opens the website in a new tab', async () => {
  const page = await site().visitAsAdmin('/admin');
  const preview = page
    .getByRole('link', { name: 'Preview Site' })
    .or(page.getByRole('button', { name: 'Preview Site' }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), preview.click()]);
  await tab.waitForURL('/');
  await expect(tab.getByRole('heading', { level: 1, name: /^Selamat Datang/ })).toBeVisible();
  await expect(page).toHaveURL('/admin');
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

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('the frame and the dashboard meet WCAG 2.2 AA on %s', async (_, viewport) => {
  const page = await site().visitAsAdmin('/admin', { viewport, reducedMotion: true });
  await expect(page.getByRole('main').getByRole('link', { name: /Social Media/ })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  if (viewport !== PHONE) return;
  await button(page, 'Buka navigasi').click();
  await expect(entry(page, 'Menu')).toBeVisible();
  await expectAccessible(page);
});

/** Fails where the page, or the open dialog, can be scrolled sideways. */
async function expectNothingSideways(page: Page): Promise<void> {
  await expectNoSidewaysScrolling(page);
  const wide = await page.locator('dialog[open], dialog[open] *').evaluateAll((elements) =>
    elements
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .map(({ className }) => className),
  );
  expect({ at: page.url(), wide }).toEqual({ at: page.url(), wide: [] });
}

test('no screen, and no form of one, scrolls sideways on the smallest phone, also with text twice as large', async () => {
  const { api } = site();
  // A row in the trash, another device, and a change that the history can take back.
  const [, , sate] = await listMenuItems(api);
  await api.form('PUT', `/menu-items/${sate!.id}`, { price: '1000000000' });
  const trashed = await addMenuItem(api, { name: 'Wedang Uwuh', price: 15_000 });
  await api.delete(`/menu-items/${trashed.id}`);
  await ApiClient.login(site().origin);
  const page = await site().visitAsAdmin('/admin', { viewport: { width: 320, height: 640 } });
  const expectRoomFor = async (text: '100%' | '200%') => {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await expectNothingSideways(page);
  };
  const paths = NAVIGATIONS.flatMap(([, entries]): string[] => entries.map(([, path]) => path));
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectRoomFor('100%');
    await expectRoomFor('200%');
    const add = page.getByRole('button', { name: /^Tambah / });
    if ((await add.count()) === 0) continue;
    await add.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRoomFor('200%');
    await expectRoomFor('100%');
  }
});
