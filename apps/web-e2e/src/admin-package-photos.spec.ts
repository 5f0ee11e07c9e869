import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { action, button, dialog, field, openMenuOf, row } from './support/back-office';
import { FAILED_REQUESTS } from './support/console-guard';
import { addPhotos, listPackages, resetPackages, type Package } from './support/content';
import { expect } from './support/expect';
import { mockResponse } from './support/network';
import { BLUE, GREEN, plainPhoto, RED } from './support/photos';
import { DESK, PHONE, useSite, type VisitOptions } from './support/site';

const PATH = '/admin/packages';
const UPLOAD_FAILED = 'Gagal mengunggah foto. Silakan coba lagi.';

const site = useSite();
/** A package with a photo in red, and in blue. */
beforeEach(async () => {
  const [jeep] = await resetPackages(site().api, [{ name: 'Jeep Kawah', price: 350_000 }]);
  await addPhotos(site().api, jeep!, [BLUE]);
});

const stored = async (): Promise<Package> => (await listPackages(site().api)).at(-1)!;
const storedUrls = async () => (await stored()).images.map(({ image_url }) => image_url);
const isUpload = (request: { method(): string; url(): string }) =>
  request.method() === 'POST' && /\/packages\/\d+\/images$/.test(new URL(request.url()).pathname);

async function openEdit(options?: VisitOptions): Promise<{ page: Page; form: Locator }> {
  const page = await site().visitAsAdmin(PATH, options);
  await action(page, 'Edit', 'Jeep Kawah').click();
  const form = dialog(page, 'Edit Paket');
  await expect(photos(form)).toHaveCount(2);
  return { page, form };
}

const section = (form: Locator) => form.getByRole('region', { name: 'Foto lainnya' });
const photos = (form: Locator) => section(form).getByRole('listitem');
const upload = async (name: string, colour = GREEN) => ({ ...(await plainPhoto(colour)), name });
const shownUrls = (form: Locator) =>
  photos(form)
    .locator('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')));

test('photos are added several at once, saved without the form, and shown to visitors', async () => {
  const { page, form } = await openEdit();
  await field(form, 'Nama').fill('Jeep Senja');
  await field(form, 'Tambah foto').setInputFiles([
    await upload('a.jpg'),
    await upload('b.jpg', RED),
  ]);
  await expect(photos(form)).toHaveCount(4);
  await expect.poll(async () => (await stored()).images.length).toBe(4);
  await expect(section(form).getByRole('progressbar')).toHaveCount(0);
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

test('more photos than there may be are left out aloud, and a failed one takes no place', async () => {
  const { form } = await openEdit();
  const more = await Promise.all(['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => upload(name)));
  const broken = { name: 'rusak.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bukan') };
  await field(form, 'Tambah foto').setInputFiles([broken, ...more]);
  await expect(
    section(form).getByText('2 foto tidak ditambahkan, karena paling banyak 8 foto.'),
  ).toBeVisible();
  await expect.poll(async () => (await stored()).images.length).toBe(7);
  await field(form, 'Tambah foto').setInputFiles([await upload('i.jpg')]);
  await expect.poll(async () => (await stored()).images.length).toBe(8);
  await expect(field(form, 'Tambah foto')).toBeHidden();
  await expect(section(form).getByText(/tidak ditambahkan/)).toBeHidden();
});

test('a failed upload loses neither the form nor the other photos, and is tried again', async () => {
  site().allow(...FAILED_REQUESTS);
  const { page, form } = await openEdit();
  await field(form, 'Nama').fill('Jeep Senja');
  let count = 0;
  const works = await mockResponse(page, (request) => isUpload(request) && (count += 1) === 1, {
    status: 503,
  });
  await field(form, 'Tambah foto').setInputFiles([await upload('a.jpg'), await upload('b.jpg')]);
  await expect(section(form).getByText(UPLOAD_FAILED)).toBeVisible();
  await expect.poll(async () => (await stored()).images.length).toBe(3);
  await expect(field(form, 'Nama')).toHaveValue('Jeep Senja');
  await expectAccessible(page);
  await works();
  await button(form, 'Coba lagi: a.jpg').click();
  await expect.poll(async () => (await stored()).images.length).toBe(4);
  await expect(section(form).getByText(UPLOAD_FAILED)).toBeHidden();
});

test('photos are put in order by keyboard, and another one becomes the first', async () => {
  const { page, form } = await openEdit();
  const [red, blue] = await storedUrls();
  await button(form, 'Naikkan foto 2').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shownUrls(form)).toEqual([blue, red]);
  expect(await storedUrls()).toEqual([blue, red]);
  await expect.poll(async () => (await stored()).image_url).toBe(blue);
  await button(form, 'Jadikan foto utama: foto 2').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shownUrls(form)).toEqual([red, blue]);
  // The button is gone, but not the focus.
  await expect(photos(form).first().getByRole('button').first()).toBeFocused();
  // Neither write is a conflict, nor has the form anything to save.
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  expect(await storedUrls()).toEqual([red, blue]);
});

test('each photo has its own focus', async () => {
  const { page, form } = await openEdit();
  await button(form, 'Atur potongan: foto 2').click();
  await section(form)
    .getByRole('button', { name: /^Titik fokus/ })
    .focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expectAccessible(page);
  await button(form, 'Simpan bagian ini').click();
  await expect(button(form, 'Simpan bagian ini')).toBeHidden();
  const { images } = await stored();
  expect(images.map(({ image_focus_x }) => image_focus_x)).toEqual([50, 40]);
});

test('a photo is deleted after a question, but never the last one', async () => {
  const { page, form } = await openEdit();
  const [, blue] = await storedUrls();
  await button(form, 'Hapus foto utama').click();
  const question = dialog(page, 'Hapus foto');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await button(question, 'Hapus').click();
  await expect(question).toBeHidden();
  await expect.poll(() => shownUrls(form)).toEqual([blue]);
  expect(await storedUrls()).toEqual([blue]);
  await expect(button(form, 'Foto terakhir tidak bisa dihapus')).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

describe('a new package', () => {
  async function fillIn(page: Page): Promise<Locator> {
    await button(page, 'Tambah Paket').click();
    const form = dialog(page, 'Tambah Paket');
    await field(form, 'Nama').fill('Jeep Senja');
    await field(form, 'Harga').fill('275000');
    await field(form, 'Gambar').setInputFiles(await plainPhoto(RED));
    await field(form, 'Tambah foto').setInputFiles([await upload('a.jpg'), await upload('b.jpg')]);
    await expect(form.getByRole('listitem')).toHaveCount(2);
    return form;
  }

  test('is saved with all of its photos', async () => {
    const page = await site().visitAsAdmin(PATH);
    const form = await fillIn(page);
    await expectAccessible(page);
    await button(form, 'Simpan').click();
    await expect(form).toBeHidden();
    await expect(row(page, 'Jeep Senja')).toBeVisible();
    const { name, images } = await stored();
    expect([name, images.length]).toEqual(['Jeep Senja', 3]);
  });

  test('is there once, where a photo failed, and that photo is tried again', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().visitAsAdmin(PATH);
    const form = await fillIn(page);
    let count = 0;
    const works = await mockResponse(page, (request) => isUpload(request) && (count += 1) === 2, {
      status: 503,
    });
    await button(form, 'Simpan').click();
    const edit = dialog(page, 'Edit Paket');
    await expect(section(edit).getByText(UPLOAD_FAILED)).toBeVisible();
    expect((await stored()).images).toHaveLength(2);
    await works();
    await button(edit, 'Coba lagi: b.jpg').click();
    await expect.poll(async () => (await stored()).images.length).toBe(3);
    await button(edit, 'Simpan').click();
    await expect(edit).toBeHidden();
    expect((await listPackages(site().api)).map(({ name }) => name)).toEqual([
      'Jeep Kawah',
      'Jeep Senja',
    ]);
  });

  test('keeps its photos on the device until it is saved', async () => {
    const page = await site().visitAsAdmin(PATH);
    await fillIn(page);
    await page.reload();
    await page.getByRole('link', { name: 'Lanjutkan', exact: true }).click();
    const form = dialog(page, 'Tambah Paket');
    await expect(form.getByRole('listitem')).toHaveCount(2);
    await button(form, 'Simpan').click();
    await expect(form).toBeHidden();
    await expect.poll(async () => (await stored()).images.length).toBe(3);
  });

  test('made from another one has its photos as well, each with its focus', async () => {
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
    const copied = (await stored()).images;
    expect(copied).toHaveLength(2);
    expect(copied[1]).toMatchObject(focus);
  });
});

test('the details show every photo, and the history what changed', async () => {
  const page = await site().visitAsAdmin(PATH);
  await action(page, 'Lihat', 'Jeep Kawah').click();
  const detail = dialog(page, 'Detail Paket');
  await expect(detail.getByRole('img', { name: 'Foto 2' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/history');
  const change = page.getByRole('listitem').filter({ hasText: 'Foto lainnya' }).first();
  await expect(change.getByRole('img', { name: 'Foto 2' })).toBeVisible();
  await expectAccessible(page);
});

test.each([
  ['a small phone', { width: 320, height: 640 }],
  ['a phone', PHONE],
  ['a desk', DESK],
])('nothing is wider than %s, and the form meets WCAG 2.2 AA', async (_, viewport) => {
  const { page, form } = await openEdit({ viewport, reducedMotion: true });
  await button(form, 'Atur potongan: foto 2').click();
  await expect(section(form).getByRole('button', { name: /^Titik fokus/ })).toBeVisible();
  const overflow = () => form.evaluate((element) => element.scrollWidth - element.clientWidth);
  await expect.poll(overflow).toBe(0);
  const inside = () =>
    section(form).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(inside).toBe(0);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});
