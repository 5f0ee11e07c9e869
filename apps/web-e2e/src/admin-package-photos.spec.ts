import type { Locator, Page } from 'playwright-core';
import { action, button, dialog, field, openMenuOf, row } from './support/back-office';
import { addPhotos, listPackages, resetPackages, type Package } from './support/content';
import { expect } from './support/expect';
import { BLUE, GREEN, plainPhoto, RED } from './support/photos';
import { useSite } from './support/site';

const PATH = '/admin/packages';

const site = useSite();
/** A package with a photo in red, and in blue. */
beforeEach(async () => {
  const [jeep] = await resetPackages(site().api, [{ name: 'Jeep Kawah', price: 350_000 }]);
  await addPhotos(site().api, jeep!, [BLUE]);
});

const stored = async (): Promise<Package> => (await listPackages(site().api)).at(-1)!;
const storedUrls = async () => (await stored()).images.map(({ image_url }) => image_url);
const photos = (form: Locator) =>
  form.getByRole('region', { name: 'Foto lainnya' }).getByRole('listitem');
const upload = async (name: string, colour = GREEN) => ({ ...(await plainPhoto(colour)), name });

async function openEdit(): Promise<{ page: Page; form: Locator }> {
  const page = await site().visitAsAdmin(PATH);
  await action(page, 'Edit', 'Jeep Kawah').click();
  const form = dialog(page, 'Edit Paket');
  await expect(photos(form)).toHaveCount(2);
  return { page, form };
}

test('photos are added several at once, saved without the form, and shown to visitors', async () => {
  const { page, form } = await openEdit();
  await field(form, 'Nama').fill('Jeep Senja');
  await field(form, 'Tambah foto').setInputFiles([
    await upload('a.jpg'),
    await upload('b.jpg', RED),
  ]);
  await expect(photos(form)).toHaveCount(4);
  await expect.poll(async () => (await stored()).images.length).toBe(4);
  await expect(field(form, 'Nama')).toHaveValue('Jeep Senja');
  // The photos are no conflict with the form that they were added in.
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  await expect(row(page, 'Jeep Senja')).toBeVisible();
  const { name, images, id } = await stored();
  expect([name, images.length]).toEqual(['Jeep Senja', 4]);
  await page.goto(`/packages/${id}`);
  await expect(page.getByRole('img', { name: 'Jeep Senja, foto 4 dari 4' })).toBeAttached();
});

test('photos are put in order by keyboard, without losing the focus', async () => {
  const { page, form } = await openEdit();
  const [red, blue] = await storedUrls();
  const shown = () =>
    photos(form)
      .locator('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  await button(form, 'Jadikan foto utama: foto 2').focus();
  await page.keyboard.press('Enter');
  await expect.poll(shown).toEqual([blue, red]);
  await expect.poll(storedUrls).toEqual([blue, red]);
  // The button is gone, but not the focus.
  await expect(photos(form).first().getByRole('button').first()).toBeFocused();
});

test('a new package has its photos on the device until it is saved with all of them', async () => {
  const page = await site().visitAsAdmin(PATH);
  await button(page, 'Tambah Paket').click();
  const form = dialog(page, 'Tambah Paket');
  await field(form, 'Nama').fill('Jeep Senja');
  await field(form, 'Harga').fill('275000');
  await field(form, 'Gambar').setInputFiles(await plainPhoto(RED));
  await field(form, 'Tambah foto').setInputFiles([await upload('a.jpg'), await upload('b.jpg')]);
  await expect(form.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await page.getByRole('link', { name: 'Lanjutkan', exact: true }).click();
  await expect(form.getByRole('listitem')).toHaveCount(2);
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  const facts = async () => [(await stored()).name, (await stored()).images.length];
  await expect.poll(facts).toEqual(['Jeep Senja', 3]);
});

test('a copy of a package has its photos as well, each with its focus', async () => {
  const { id, images } = await stored();
  const focus = { image_focus_x: 20, image_focus_y: 80 };
  await site().api.json('PUT', `/packages/${id}/images/${images[1]!.id}`, focus);
  const page = await site().visitAsAdmin(PATH);
  await button(await openMenuOf(page, 'Jeep Kawah'), 'Duplikat Jeep Kawah').click();
  const form = dialog(page, 'Tambah Paket');
  await expect(form.getByRole('listitem')).toHaveCount(1);
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  await expect.poll(async () => (await stored()).name).toBe('Jeep Kawah (salinan)');
  await expect.poll(async () => (await stored()).images).toMatchObject([{}, focus]);
});
