import { PASSWORD } from '@lereng/shared-testing';
import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { button, dialog, field, openMenuOf } from './support/back-office';
import { listMenuItems, resetMenuItems } from './support/content';
import { expect } from './support/expect';
import { hydrated } from './support/hydrated';
import { PHONE, useSite } from './support/site';

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

  test('takes one tap, and one back', async () => {
    const page = await site().visitAsAdmin('/admin/menu-items', { viewport: PHONE });
    const hide = button(page, 'Sembunyikan Soto Ayam');
    await hide.click();
    await expect(page.getByText('"Soto Ayam" disembunyikan dari situs.')).toBeVisible();
    const show = button(page, 'Tampilkan Soto Ayam');
    await expect(show).toBeFocused();
    await expect(page.getByText('Disembunyikan', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);

    const visitor = await site().visit('/menu', { viewport: PHONE });
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
  test('a menu item makes another one with files of its own', async () => {
    const { api } = site();
    await resetMenuItems(api, [SOTO]);
    const [soto] = await listMenuItems(api);
    await api.form('PUT', `/menu-items/${soto?.id}`, {
      image_focus_x: '20',
      image_focus_y: '80',
    });
    const page = await site().visitAsAdmin('/admin/menu-items', { viewport: PHONE });
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
