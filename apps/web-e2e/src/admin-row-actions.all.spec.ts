import type { Locator, Page } from 'playwright-core';
import { expectNoSidewaysScrolling } from './support/accessibility';
import { button, dialog, menuName, openMenuOf } from './support/back-office';
import { addMenuItem, addNumberedMenuItems, addPackage, addPromotion } from './support/content';
import { expect } from './support/expect';
import { DESK, PHONE, useSite } from './support/site';

const SIZES = [{ width: 1366, height: 768 }, DESK];
const LISTS = [
  ['/admin/menu-items', 'Soto Ayam'],
  ['/admin/packages', 'Kemah Semalam di Bawah Bintang'],
  ['/admin/promotions', 'Panen Raya Jeruk Keprok'],
  ['/admin/promotions', 'Lebaran'],
] as const;
const HIDDEN = 'Nasi Goreng Kampung';

const site = useSite(async (api) => {
  await addMenuItem(api, {
    name: 'Soto Ayam',
    price: 25_000,
    description: 'Kuah kuning. '.repeat(9),
  });
  const kemah = await addPackage(api, {
    name: 'Kemah Semalam di Bawah Bintang',
    description: 'Tenda, api unggun, dan sarapan di tepi kebun. '.repeat(3),
    route: 'Pos 1 → Kebun Jeruk → Coban Jembatan Bambu → Pos 1',
    price: 1_350_000,
  });
  const packages = [kemah];
  await addPromotion(api, { title: 'Panen Raya Jeruk Keprok', packages });
  await addPromotion(api, { title: 'Lebaran', packages, valid_until: '2026-02-28' });
  await addNumberedMenuItems(api, 'Teh', 6);
  await addMenuItem(api, { name: HIDDEN, price: 128_000, hidden: true });
});

/** The row's own buttons, without those in its menu. */
const buttonsOf = (page: Page, name: string): Locator =>
  page
    .locator('[data-row]')
    .filter({ has: button(page, `Edit ${name}`) })
    .getByRole('button', { name, exact: false });

test.each(SIZES)('the buttons of a row are in one line at %o', async (viewport) => {
  const page = await site().visitAsAdmin('/admin', { viewport });
  for (const [path, name] of LISTS) {
    await page.goto(path);
    await expect(buttonsOf(page, name)).toHaveCount(5);
    const boxes = await buttonsOf(page, name).evaluateAll((all) =>
      all.map((each) => {
        const { top, height, width } = each.getBoundingClientRect();
        return { top: Math.round(top), smallest: Math.min(height, width) };
      }),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...boxes.map(({ smallest }) => smallest))).toBeGreaterThanOrEqual(44);
    await expect(await openMenuOf(page, name)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScrolling(page);
  }
});

test.each([PHONE, { width: 320, height: 640 }, { width: 768, height: 1024 }])(
  'rows are at most 88 px high, and their menus are in sight, at %o',
  async (viewport) => {
    const page = await site().visitAsAdmin('/admin', { viewport });
    for (const [path, name] of LISTS) {
      await page.goto(path);
      await expect(buttonsOf(page, name)).toHaveCount(2);
      const heights = await page
        .locator('[data-row]')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(88);
      await expect(await openMenuOf(page, name)).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScrolling(page);
    }
  },
);

test.each([PHONE, { width: 360, height: 740 }, { width: 320, height: 640 }])(
  'a hidden row says so in a whole word at %o',
  async (viewport) => {
    const page = await site().visitAsAdmin('/admin/menu-items', { viewport });
    const row = page.locator('[data-row]').filter({ hasText: HIDDEN });
    await expect(row.getByText('Rp 128.000')).toBeVisible();
    const mark = row.getByText('Disembunyikan');
    await expect.poll(() => mark.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  },
);

describe('the menu of a row', () => {
  const NAME = 'Soto Ayam';
  const opener = (page: Page) => button(page, menuName(page, NAME));

  test.each([PHONE, DESK])(
    'closes by Escape, by a tap outside and by its button, at %o',
    async (viewport) => {
      const page = await site().visitAsAdmin('/admin/menu-items', { viewport });
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
      const menu = await openMenuOf(page, NAME);
      await expect(menu).toBeVisible();
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('button').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');

      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(menu).toBeHidden();

      await openMenuOf(page, NAME);
      await opener(page).click();
      await expect(menu).toBeHidden();
    },
  );

  test('lets the Tab key go on to the next row, which closes it', async () => {
    const page = await site().visitAsAdmin('/admin/menu-items');
    const menu = await openMenuOf(page, NAME);
    for (const name of [`Lihat di situs: ${NAME}`, `Duplikat ${NAME}`]) {
      await page.keyboard.press('Tab');
      await expect(button(menu, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: `Riwayat ${NAME}` })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(button(page, 'Lihat Teh 1')).toBeFocused();
  });

  test('gets the focus back from the dialog that it opened', async () => {
    const page = await site().visitAsAdmin('/admin/menu-items', { viewport: PHONE });
    await button(await openMenuOf(page, NAME), `Duplikat ${NAME}`).click();
    const form = dialog(page, 'Tambah Menu');
    await expect(form.getByLabel('Nama', { exact: true })).toBeFocused();
    await form.getByLabel('Nama', { exact: true }).fill('Soto Betawi');
    await page.keyboard.press('Escape');
    await button(page, 'Buang').click();
    await expect(form).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test('an owner who is logged in has the site as visitors see it', async () => {
  const page = await site().visitHydrated('/contact', { token: site().api.token });
  const listed = page.waitForRequest((request) => request.url().endsWith('/api/menu-items'));
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  expect((await listed).headers()).not.toHaveProperty('authorization');
});
