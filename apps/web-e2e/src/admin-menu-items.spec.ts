import type { Page } from 'playwright-core';
import { expectNoSidewaysScrolling } from './support/accessibility';
import { action, button, column, dialog, field, row, rows } from './support/back-office';
import { listMenuItems, resetMenuItems, type NewMenuItem } from './support/content';
import { expect } from './support/expect';
import { BLUE, halves, plainPhoto, RED } from './support/photos';
import { PHONE, useSite, type VisitOptions } from './support/site';

const PATH = '/admin/menu-items';
const NAME = 2;
const MENU_ITEMS: NewMenuItem[] = [
  { name: 'Wedang Jahe', description: 'Jahe emprit yang dibakar.', price: 9_000 },
  { name: 'ayam bakar', price: 135_000 },
  { name: 'Kopi Tubruk', price: 12_000 },
];

const site = useSite();
beforeEach(() => resetMenuItems(site().api, MENU_ITEMS));

async function open(options?: VisitOptions): Promise<Page> {
  const page = await site().visitAsAdmin(PATH, options);
  await expect(row(page, 'Wedang Jahe')).toBeVisible();
  return page;
}

/** Whether the stored picture of the last menu item is blue rather than red. */
async function isBlue(): Promise<boolean> {
  const { image_url } = (await listMenuItems(site().api)).at(-1)!;
  const bytes = await (await fetch(site().origin + image_url)).arrayBuffer();
  const [red, , blue] = (await halves(Buffer.from(bytes))).upper;
  return blue > red;
}

test('a menu item is added, found, edited and deleted, as visitors see', async () => {
  const page = await open();
  const images = rows(page).locator('img');
  await expect(images).toHaveCount(MENU_ITEMS.length);
  // Rejects where one of them is broken.
  await images.evaluateAll((all) =>
    Promise.all((all as HTMLImageElement[]).map((image) => image.decode())),
  );

  await button(page, 'Tambah Menu').click();
  const add = dialog(page, 'Tambah Menu');
  await field(add, 'Nama').fill('Sate Ayam');
  await field(add, 'Harga').fill('32501');
  await field(add, 'Deskripsi').fill('Sepuluh tusuk.\nDengan lontong.');
  await field(add, 'Gambar').setInputFiles(await plainPhoto(BLUE));
  await button(add, 'Simpan').click();
  await expect(add).toBeHidden();
  await expect(row(page, 'Sate Ayam')).toBeVisible();
  const added = (await listMenuItems(site().api)).at(-1)!;
  expect(added).toMatchObject({ name: 'Sate Ayam', price: 32_501 });
  // Browsers send the line breaks of a form as CRLF.
  expect(added.description).toMatch(/^Sepuluh tusuk\.\r?\nDengan lontong\.$/);
  expect(await isBlue()).toBe(true);
  const visitor = await site().visit('/menu');
  const shown = visitor.getByRole('heading', { name: 'Sate Ayam', exact: true });
  await expect(shown).toBeVisible();

  await page.getByRole('searchbox', { name: 'Cari' }).fill('SATE');
  await expect(column(page, NAME)).toHaveText(['Sate Ayam']);
  await action(page, 'Edit', 'Sate Ayam').click();
  const edit = dialog(page, 'Edit Menu');
  await field(edit, 'Harga').fill('35000');
  await field(edit, 'Gambar').setInputFiles(await plainPhoto(RED));
  await button(edit, 'Simpan').click();
  await expect(edit).toBeHidden();
  await expect(row(page, 'Sate Ayam')).toContainText('Rp 35.000');
  expect(await isBlue()).toBe(false);

  await action(page, 'Hapus', 'Sate Ayam').click();
  await button(dialog(page, 'Hapus Menu'), 'Hapus').click();
  await expect(row(page, 'Sate Ayam')).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Kopi Tubruk', exact: true })).toBeVisible();
  await expect(shown).toHaveCount(0);
});

test('a phone has a list of cards with the same actions, and dialogs that fill the screen', async () => {
  const page = await open({ viewport: PHONE, hasTouch: true });
  await expectNoSidewaysScrolling(page);
  const card = row(page, 'Wedang Jahe');
  await expect(card).not.toHaveCSS('display', 'table-row');
  await expect(card.getByText('Rp 9.000')).toBeVisible();
  // Nobody on a phone needs the number of a row.
  await expect(column(page, 0).first()).toBeHidden();
  for (const verb of ['Lihat', 'Edit', 'Hapus'] as const) {
    await expect(action(page, verb, 'Wedang Jahe')).toBeInViewport({ ratio: 1 });
  }
  await action(page, 'Edit', 'Wedang Jahe').click();
  const form = dialog(page, 'Edit Menu');
  await expect.poll(() => form.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  await expectNoSidewaysScrolling(page);
  // Only its fields scroll: title and buttons never leave the screen.
  const hidden = () => form.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
  await expect.poll(hidden).toBe(0);
});

test('prices are raised at once, and go back from the history', async () => {
  const page = await open({ viewport: PHONE });
  const prices = async () => (await listMenuItems(site().api)).map(({ price }) => price);
  const before = await prices();
  await button(page, 'Ubah harga').click();
  await page.getByRole('spinbutton', { name: 'Naik atau turun' }).fill('10');
  await page.getByLabel('Bulatkan ke atas').selectOption('ke Rp 500');
  await button(page, 'Hitung').click();
  await expect(page.getByRole('spinbutton', { name: 'Harga Wedang Jahe' })).toHaveValue('10.000');
  await button(page, 'Simpan').click();
  await expect(page.getByRole('form', { name: 'Ubah harga' })).toBeHidden();
  expect(await prices()).toEqual([10_000, 148_500, 13_500]);

  await page.goto('/admin/history');
  const entry = page.getByRole('button', { name: /^Kembalikan Harga Menu/ });
  await entry.first().click();
  await button(dialog(page, 'Kembalikan perubahan'), 'Kembalikan').click();
  await expect.poll(prices).toEqual(before);
});
