import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { action, button, column, dialog, field, row } from './support/back-office';
import {
  addMenuCategories,
  addMenuItem,
  listMenuCategories,
  listMenuItems,
  resetMenuItems,
} from './support/content';
import { FAILED_REQUESTS } from './support/console-guard';
import { expect } from './support/expect';
import { DESK, PHONE, useSite } from './support/site';

const PATH = '/admin/menu-categories';
const NAME = 1;

const site = useSite();

beforeEach(async () => {
  const { api } = site();
  await resetMenuItems(api, []);
  for (const { id } of await listMenuCategories(api)) await api.delete(`/menu-categories/${id}`);
});

const headings = async (): Promise<string[]> => {
  const html = await (await fetch(`${site().origin}/menu`)).text();
  return [...html.matchAll(/<h2[^>]*id="kategori-[^>]*>([^<]*)</g)].map(([, title]) => title!);
};
const save = (page: Page, title: string) => button(dialog(page, title), 'Simpan').click();

test('are added, renamed and put in order, and visitors see it', async () => {
  const { api } = site();
  const page = await site().visitAsAdmin('/admin/menu-items');
  await page.getByRole('link', { name: 'Kategori', exact: true }).click();
  await page.waitForURL(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Kategori' })).toBeVisible();

  for (const name of ['Wedang', 'Gorengan']) {
    await button(page, 'Tambah Kategori').click();
    await field(dialog(page, 'Tambah Kategori'), 'Nama').fill(name);
    await save(page, 'Tambah Kategori');
    await expect(row(page, name)).toBeVisible();
    await addMenuItem(api, { name: `Isi ${name}`, price: 5_000, category: name });
  }
  expect(await headings()).toEqual(['Wedang', 'Gorengan']);

  await action(page, 'Edit', 'Wedang').click();
  await field(dialog(page, 'Edit Kategori'), 'Nama').fill('Minuman hangat');
  await save(page, 'Edit Kategori');
  await expect(row(page, 'Minuman hangat')).toBeVisible();
  expect(await headings()).toEqual(['Minuman hangat', 'Gorengan']);

  await button(page, 'Atur urutan').click();
  await button(page, 'Naikkan Gorengan').click();
  await button(page, 'Simpan').click();
  await expect(column(page, NAME)).toHaveText(['Gorengan', 'Minuman hangat']);
  expect(await headings()).toEqual(['Gorengan', 'Minuman hangat']);
});

test('are one a name, which the form says', async () => {
  site().allow(...FAILED_REQUESTS);
  await addMenuCategories(site().api, ['Minuman']);
  const page = await site().visitAsAdmin(PATH);
  await button(page, 'Tambah Kategori').click();
  const form = dialog(page, 'Tambah Kategori');
  await field(form, 'Nama').fill('mINUMAN');
  await save(page, 'Tambah Kategori');
  await expect(form.getByRole('alert')).toContainText(
    'Kategori mINUMAN sudah ada. Gunakan nama lain.',
  );
  expect(await listMenuCategories(site().api)).toHaveLength(1);
});

test('leave their menu items when they are deleted, and take them back by one tap', async () => {
  const { api } = site();
  await addMenuCategories(api, ['Minuman']);
  await addMenuItem(api, { name: 'Teh', price: 5_000, category: 'Minuman' });
  const page = await site().visitAsAdmin(PATH);
  await action(page, 'Hapus', 'Minuman').click();
  const question = dialog(page, 'Hapus Kategori');
  await expect(question).toContainText(
    'Apakah Anda yakin ingin menghapus kategori "Minuman"? Menu di dalamnya tetap ada, tanpa kategori.',
  );
  await button(question, 'Hapus').click();
  await expect(row(page, 'Minuman')).toBeHidden();
  expect(await listMenuItems(api)).toMatchObject([{ name: 'Teh', category: null }]);
  await button(page, 'Batalkan').click();
  await expect(row(page, 'Minuman')).toContainText('1 menu');
  expect(await listMenuItems(api)).toMatchObject([{ name: 'Teh', category: 'Minuman' }]);
});

test('are suggested in the form of a menu item, created with it, and in its history', async () => {
  const { api } = site();
  const { id } = await addMenuItem(api, { name: 'Teh', price: 5_000 });
  const page = await site().visitAsAdmin('/admin/menu-items');
  await action(page, 'Edit', 'Teh').click();
  const form = dialog(page, 'Edit Menu');
  await expect(field(form, 'Kategori').getByRole('option')).toHaveText([
    'Tanpa kategori',
    'Makanan (baru)',
    'Minuman (baru)',
    'Camilan (baru)',
  ]);
  await field(form, 'Kategori').selectOption('Minuman');
  await save(page, 'Edit Menu');
  await expect(form).toBeHidden();
  expect(await listMenuCategories(api)).toMatchObject([{ name: 'Minuman' }]);
  expect(await listMenuItems(api)).toMatchObject([{ name: 'Teh', category: 'Minuman' }]);
  expect(await headings()).toEqual(['Minuman']);

  await page.goto(`/admin/history?kind=menu-items&row=${id}`);
  const entry = page.getByRole('main');
  await expect(entry).toContainText('Kategori');
  await expect(entry).toContainText('Minuman');
});

test.each([
  ['a phone', PHONE],
  ['the smallest phone', { width: 320, height: 640 }],
  ['a desk', DESK],
])('are managed accessibly on %s', async (_, viewport) => {
  const { api } = site();
  await addMenuCategories(api, ['Minuman', 'a'.repeat(50)]);
  await addMenuItem(api, { name: 'Teh', price: 5_000, category: 'Minuman' });
  const page = await site().visitAsAdmin(PATH, { viewport });
  await expect(button(page, 'Tambah Kategori')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  for (const [open, title] of [
    ['Tambah Kategori', 'Tambah Kategori'],
    ['Lihat Minuman', 'Detail Kategori'],
    ['Edit Minuman', 'Edit Kategori'],
    ['Hapus Minuman', 'Hapus Kategori'],
  ] as const) {
    await button(page, open).click();
    await expect(dialog(page, title)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page, title)).toBeHidden();
  }
  await page.goto('/admin/menu-items');
  await action(page, 'Edit', 'Teh').click();
  await expect(field(dialog(page, 'Edit Menu'), 'Kategori')).toHaveValue('Minuman');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});
