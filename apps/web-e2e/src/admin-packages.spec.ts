import type { Locator, Page } from 'playwright-core';
import { action, button, dialog, field, openMenuOf, row } from './support/back-office';
import { addPackage, addPhotos, listPackages } from './support/content';
import { expect } from './support/expect';
import { BLUE, GREEN, plainPhoto, RED } from './support/photos';
import { useSite } from './support/site';

const PATH = '/admin/packages';

/** Packages with a photo in red, and in blue. */
const site = useSite(async (api) => {
  for (const name of ['Jeep Kawah', 'Petik Jeruk']) {
    await addPhotos(api, await addPackage(api, { name, price: 350_000 }), [BLUE]);
  }
});

const stored = async (name: string) =>
  (await listPackages(site().api)).find((each) => each.name === name);

/** More stops than any page of this test has before what is looked for. */
const STOPS = 60;

/** Moves the focus to an element as somebody does who has no mouse. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const focused = () => element.evaluate((each) => each === document.activeElement);
  await expect(element).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await focused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${element.toString()} is not reached by Tab`);
}

async function press(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press('Enter');
}

test('a row is added and deleted without a mouse', async () => {
  const page = await site().visitAsAdmin(PATH);
  // Subscribed early: a chooser that opens before the browser intercepts them is cancelled.
  const choosing = page.waitForEvent('filechooser', { timeout: 0 });
  await expect(row(page, 'Jeep Kawah')).toBeVisible();
  await press(page, button(page, 'Tambah Paket'));
  const adding = dialog(page, 'Tambah Paket');
  await expect(field(adding, 'Nama')).toBeFocused();
  await page.keyboard.type('Jeep Malam');
  await tabTo(page, field(adding, 'Harga'));
  await page.keyboard.type('275000');
  await press(page, button(adding, 'Tambah item'));
  await page.keyboard.type('Teh panas');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sopir');
  await press(page, button(adding, 'Naikkan item 2'));
  await press(page, field(adding, 'Gambar'));
  await (await choosing).setFiles(await plainPhoto());
  await press(page, button(adding, 'Simpan'));
  await expect(adding).toBeHidden();
  await expect(button(page, 'Tambah Paket')).toBeFocused();
  await expect(row(page, 'Jeep Malam')).toBeVisible();
  expect(await stored('Jeep Malam')).toMatchObject({
    price: 275_000,
    items: [{ item_name: 'Sopir' }, { item_name: 'Teh panas' }],
  });

  await press(page, action(page, 'Hapus', 'Jeep Malam'));
  const question = dialog(page, 'Hapus Paket');
  await expect(button(question, 'Batal')).toBeFocused();
  await press(page, button(question, 'Hapus'));
  await expect(question).toBeHidden();
  await expect(row(page, 'Jeep Malam')).toBeHidden();
  expect(await stored('Jeep Malam')).toBeUndefined();
  // Not lost with the row.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

const photosOf = async (name: string) => (await stored(name))?.images ?? [];
const upload = async (name: string, colour = GREEN) => ({ ...(await plainPhoto(colour)), name });
const addToForm = async (form: Locator) =>
  field(form, 'Tambah foto').setInputFiles([await upload('a.jpg'), await upload('b.jpg', RED)]);

test('photos are added several at once, saved without the form, and shown to visitors', async () => {
  const page = await site().visitAsAdmin(PATH);
  await action(page, 'Edit', 'Jeep Kawah').click();
  const form = dialog(page, 'Edit Paket');
  await field(form, 'Nama').fill('Jeep Senja');
  await addToForm(form);
  await expect.poll(() => photosOf('Jeep Kawah')).toHaveLength(4);
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await expect(field(form, 'Nama')).toHaveValue('Jeep Senja');
  // The photos are no conflict with the form that they were added in.
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  expect(await photosOf('Jeep Senja')).toHaveLength(4);
  await page.goto(`/packages/${(await stored('Jeep Senja'))!.id}`);
  await expect(page.getByRole('img', { name: 'Jeep Senja, foto 4 dari 4' })).toBeAttached();
});

test('a new package has its photos on the device until it is saved with all of them', async () => {
  const page = await site().visitAsAdmin(PATH);
  await button(page, 'Tambah Paket').click();
  const form = dialog(page, 'Tambah Paket');
  await field(form, 'Nama').fill('Jeep Baru');
  await field(form, 'Harga').fill('275000');
  await field(form, 'Gambar').setInputFiles(await plainPhoto(RED));
  await addToForm(form);
  await expect(form.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await page.getByRole('link', { name: 'Lanjutkan', exact: true }).click();
  await expect(form.getByRole('listitem')).toHaveCount(2);
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  await expect.poll(() => photosOf('Jeep Baru')).toHaveLength(3);
});

test('a copy of a package has its photos as well, each with its focus', async () => {
  const { id, images } = (await stored('Petik Jeruk'))!;
  const focus = { image_focus_x: 20, image_focus_y: 80 };
  await site().api.json('PUT', `/packages/${id}/images/${images[1]!.id}`, focus);
  const page = await site().visitAsAdmin(PATH);
  await button(await openMenuOf(page, 'Petik Jeruk'), 'Duplikat Petik Jeruk').click();
  const form = dialog(page, 'Tambah Paket');
  await expect(form.getByRole('listitem')).toHaveCount(1);
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  await expect.poll(() => photosOf('Petik Jeruk (salinan)')).toMatchObject([{}, focus]);
});
