import { addDays, addOneMonth, calendarDateIn } from '@lereng/shared-domain';
import { PASSWORD } from '@lereng/shared-testing';
import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { button, dialog, field, openMenuOf } from './support/back-office';
import {
  addPromotion,
  listMenuItems,
  listPackages,
  listPromotions,
  resetMenuItems,
  resetPackages,
} from './support/content';
import { expect } from './support/expect';
import { hydrated } from './support/hydrated';
import { DESK, PHONE, useSite } from './support/site';

const SIZES = [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const;
const SOTO = { name: 'Soto Ayam', price: 25_000, description: 'Kuah kuning.' };
const KOPI = { name: 'Kopi Tubruk', price: 9_000 };

const site = useSite();

const inMenu = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

describe('hiding a menu item', () => {
  beforeEach(async () => {
    const { api } = site();
    await resetMenuItems(api, [SOTO, KOPI]);
    for (const { id } of await listMenuItems(api)) {
      await api.form('PUT', `/menu-items/${id}`, { hidden: 'false' });
    }
  });

  test.each(SIZES)('takes one tap, and one back, on %s', async (_, viewport) => {
    const page = await site().visitAsAdmin('/admin/menu-items', { viewport });
    const hide = button(page, 'Sembunyikan Soto Ayam');
    await hide.click();
    await expect(page.getByText('"Soto Ayam" disembunyikan dari situs.')).toBeVisible();
    const show = button(page, 'Tampilkan Soto Ayam');
    await expect(show).toBeFocused();
    await expect(page.getByText('Disembunyikan', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);

    const visitor = await site().visit('/menu', { viewport });
    await expect(inMenu(visitor, 'Kopi Tubruk')).toBeVisible();
    await expect(inMenu(visitor, 'Soto Ayam')).toHaveCount(0);

    await show.click();
    await expect(page.getByText('"Soto Ayam" tampil lagi di situs.')).toBeVisible();
    await visitor.reload();
    await expect(inMenu(visitor, 'Soto Ayam')).toBeVisible();
  });

  test('shows the owner the site as visitors see it', async () => {
    const { api } = site();
    const [soto] = await listMenuItems(api);
    await api.form('PUT', `/menu-items/${soto?.id}`, { hidden: 'true' });
    const page = await site().visitAsAdmin('/contact');
    await hydrated(page);
    const listed = page.waitForResponse((response) => response.url().endsWith('/api/menu-items'));
    await page
      .getByRole('navigation', { name: 'Navigasi' })
      .getByRole('link', { name: 'Menu' })
      .click();
    expect((await listed).request().headers()).not.toHaveProperty('authorization');
    await expect(inMenu(page, 'Kopi Tubruk')).toBeVisible();
    await expect(inMenu(page, 'Soto Ayam')).toHaveCount(0);
  });
});

describe('duplicating', () => {
  test.each(SIZES)(
    'a menu item makes another one with files of its own, on %s',
    async (_, viewport) => {
      const { api } = site();
      await resetMenuItems(api, [SOTO]);
      const [soto] = await listMenuItems(api);
      await api.form('PUT', `/menu-items/${soto?.id}`, {
        image_focus_x: '20',
        image_focus_y: '80',
      });
      const page = await site().visitAsAdmin('/admin/menu-items', { viewport });
      await button(await openMenuOf(page, 'Soto Ayam'), 'Duplikat Soto Ayam').click();
      const form = dialog(page, 'Tambah Menu');
      await expect(field(form, 'Nama')).toHaveValue('Soto Ayam (salinan)');
      await expect(field(form, 'Harga')).toHaveValue('25.000');
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      expect(await listMenuItems(api)).toHaveLength(1);

      await field(form, 'Nama').fill('Soto Betawi');
      await button(form, 'Simpan').click();
      await expect(form).toBeHidden();
      const [original, copy] = await listMenuItems(api);
      expect(copy).toMatchObject({
        name: 'Soto Betawi',
        price: 25_000,
        description: 'Kuah kuning.',
        image_focus_x: 20,
        image_focus_y: 80,
      });
      expect(copy?.image_url).not.toBe(original?.image_url);
      await api.delete(`/menu-items/${original?.id}`);
      await api.delete(`/trash/menu-items/${original?.id}`, PASSWORD);
      expect((await page.request.get(copy?.image_url ?? '')).status()).toBe(200);
    },
  );

  test('leaves nothing behind, and asks nothing, where it is closed as it came', async () => {
    await resetMenuItems(site().api, [SOTO]);
    const page = await site().visitAsAdmin('/admin/menu-items');
    await button(await openMenuOf(page, 'Soto Ayam'), 'Duplikat Soto Ayam').click();
    const form = dialog(page, 'Tambah Menu');
    await expect(field(form, 'Nama')).toHaveValue('Soto Ayam (salinan)');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(dialog(page, 'Buang perubahan?')).toHaveCount(0);
    await page.reload();
    await expect(button(page, 'Edit Soto Ayam')).toBeVisible();
    await expect(page.getByText('Belum disimpan: Tambah Menu')).toHaveCount(0);
    expect(await listMenuItems(site().api)).toHaveLength(1);
  });

  test('is kept on the device with its picture once something is typed', async () => {
    const { api } = site();
    await resetMenuItems(api, [SOTO]);
    const page = await site().visitAsAdmin('/admin/menu-items');
    await button(await openMenuOf(page, 'Soto Ayam'), 'Duplikat Soto Ayam').click();
    await field(page, 'Nama').fill('Soto Lamongan');
    page.on('dialog', (question) => void question.accept());
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;

    const next = await page.context().newPage();
    await next.goto('/admin/menu-items');
    await next.getByRole('link', { name: 'Lanjutkan', exact: true }).click();
    const form = dialog(next, 'Tambah Menu');
    await expect(field(form, 'Nama')).toHaveValue('Soto Lamongan');
    await expect(field(form, 'Deskripsi')).toHaveValue('Kuah kuning.');
    await button(form, 'Simpan').click();
    await expect(form).toBeHidden();
    expect((await listMenuItems(api)).map(({ name }) => name)).toEqual([
      'Soto Ayam',
      'Soto Lamongan',
    ]);
  });
});

describe('a promotion that is over', () => {
  test.each(SIZES)('is prolonged by two taps and the dates, on %s', async (_, viewport) => {
    const { api } = site();
    const today = calendarDateIn(new Date(), 'Asia/Jakarta');
    const packages = await resetPackages(api, [{ name: 'Jeep Kawah', price: 100_000 }]);
    await addPromotion(api, {
      title: 'Lebaran',
      valid_from: addDays(today, -9),
      valid_until: addDays(today, -2),
      discount_percent: 10,
      packages,
    });
    const page = await site().visitAsAdmin('/admin/promotions', { viewport });
    await button(page, 'Perpanjang Lebaran').click();
    const form = dialog(page, 'Perpanjang Promo');
    await expect(field(form, 'Berlaku dari')).toHaveValue(today);
    await expect(field(form, 'Berlaku sampai')).toHaveValue(addOneMonth(today));
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await field(form, 'Berlaku sampai').fill(addDays(today, 14));
    await button(form, 'Simpan').click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Aktif', { exact: true })).toBeVisible();
    const [promotion] = await listPromotions(api);
    expect(promotion).toMatchObject({
      title: 'Lebaran',
      valid_from: today,
      valid_until: addDays(today, 14),
      discount_percent: 10,
    });
    expect((await listPackages(api))[0]).toMatchObject({ price: 90_000 });
  });
});
