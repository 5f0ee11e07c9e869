import { calendarDateIn } from '@lereng/shared-domain';
import type { Locator, Page } from 'playwright-core';
import { action, button, dialog, field, row } from './support/back-office';
import { addPackage, addPromotion, listPackages, listPromotions } from './support/content';
import { expect } from './support/expect';
import { plainPhoto } from './support/photos';
import { useSite } from './support/site';

const site = useSite(async (api) => {
  const kemah = await addPackage(api, {
    name: 'Kemah di Kebun Jeruk',
    price: 1_200_000,
    route: 'Pos → Kebun',
    description: 'Semalam di antara pohon jeruk, dengan api unggun dan sarapan.',
    items: ['Tenda', 'Sarapan'],
  });
  const today = calendarDateIn(new Date(), 'Asia/Jakarta');
  await addPromotion(api, {
    title: 'Liburan Panjang Sekeluarga',
    valid_from: today,
    valid_until: today,
    discount_percent: 25,
    packages: [kemah],
  });
});

/** More stops than any page of this test has before what is looked for. */
const STOPS = 60;

/** Moves the focus to an element as somebody does who has no mouse. */
async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  const focused = () => element.evaluate((each) => each === document.activeElement);
  await expect(element).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await focused()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${element.toString()} is not reached by ${key}`);
}

async function press(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press(key);
}

async function type(page: Page, element: Locator, text: string): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.type(text);
}

test('rows are added, edited and deleted without a mouse', async () => {
  const { api } = site();
  const page = await site().visitAsAdmin('/admin/packages');
  // Subscribed early: a chooser that opens before the browser intercepts them is cancelled.
  const choosing = page.waitForEvent('filechooser', { timeout: 30_000 });
  await expect(row(page, 'Kemah di Kebun Jeruk')).toBeVisible();
  await press(page, button(page, 'Tambah Paket'));
  const adding = dialog(page, 'Tambah Paket');
  await expect(field(adding, 'Nama')).toBeFocused();
  await page.keyboard.type('Jeep Senja');
  await type(page, field(adding, 'Harga'), '275000');
  await press(page, button(adding, 'Tambah item'));
  await page.keyboard.type('Teh panas');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sopir');
  await press(page, button(adding, 'Naikkan item 2'));
  await tabTo(page, field(adding, 'Gambar'));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(await plainPhoto());
  await press(page, button(adding, 'Simpan'));
  await expect(adding).toBeHidden();
  await expect(button(page, 'Tambah Paket')).toBeFocused();
  await expect(row(page, 'Jeep Senja')).toBeVisible();
  const [kemah, jeep] = await listPackages(api);
  expect(jeep).toMatchObject({
    price: 275_000,
    items: [{ item_name: 'Sopir' }, { item_name: 'Teh panas' }],
  });

  await tabTo(page, page.getByRole('link', { name: 'Promo', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('/admin/promotions');
  await expect(page.getByRole('main')).toBeFocused();
  await press(page, button(page, 'Tambah Promo'));
  const promotion = dialog(page, 'Tambah Promo');
  await expect(field(promotion, 'Judul')).toBeFocused();
  await page.keyboard.type('Musim Jeruk');
  const box = (form: Locator, name: string) => form.getByRole('checkbox', { name, exact: true });
  await press(page, box(promotion, 'Kemah di Kebun Jeruk'), 'Space');
  await press(page, button(promotion, 'Simpan'));
  await expect(row(page, 'Musim Jeruk')).toBeVisible();

  await press(page, action(page, 'Edit', 'Musim Jeruk'));
  const editing = dialog(page, 'Edit Promo');
  // Day and month are the same, whichever comes first.
  await type(page, field(editing, 'Berlaku sampai'), '12122099');
  await press(page, box(editing, 'Jeep Senja'), 'Space');
  await press(page, button(editing, 'Naikkan Jeep Senja'));
  await press(page, button(editing, 'Simpan'));
  await expect(editing).toBeHidden();
  await expect(action(page, 'Edit', 'Musim Jeruk')).toBeFocused();
  const stored = (await listPromotions(api)).at(-1)!;
  expect(stored).toMatchObject({ title: 'Musim Jeruk', valid_until: '2099-12-12' });
  expect(stored.packages.map(({ id }) => id)).toEqual([jeep!.id, kemah!.id]);

  await press(page, action(page, 'Hapus', 'Musim Jeruk'));
  const question = dialog(page, 'Hapus Promo');
  await expect(button(question, 'Batal')).toBeFocused();
  await press(page, button(question, 'Hapus'));
  await expect(question).toBeHidden();
  await expect(row(page, 'Musim Jeruk')).toBeHidden();
  expect(await listPromotions(api)).toHaveLength(1);
  // Not lost with the row.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
