import {
  addDays,
  addOneMonth,
  calendarDateIn,
  formatCalendarDate,
  type CalendarDate,
} from '@lereng/shared-domain';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import {
  action,
  button,
  column,
  dialog,
  expectColumns,
  field,
  row,
  rows,
} from './support/back-office';
import { FAILED_REQUESTS } from './support/console-guard';
import { addPromotion, listPackages, listPromotions, resetPackages } from './support/content';
import { expect } from './support/expect';
import { apiRequest, holdRequests, mockResponse } from './support/network';
import { BLUE, plainPhoto } from './support/photos';
import { DESK, PHONE, useSite, type VisitOptions } from './support/site';

const PATH = '/admin/promotions';
const TITLE = 1;
const NEEDED = 'Judul, periode, dan persentase diskon harus diisi';
const RANGE = 'Persentase diskon dari 1 sampai 100';
const NO_PACKAGE = 'Pilih minimal 1 paket untuk promo';
const LONG_TITLE = `Liburan Panjang Sekeluarga ${'A'.repeat(120)}`;

const site = useSite();
let today: CalendarDate;

/** Four packages, one promotion that applies, one that has lost its packages, and one that is over. */
beforeEach(async () => {
  const { api } = site();
  today = calendarDateIn(new Date(), 'Asia/Jakarta');
  const [jeep, petik, , , gone] = await resetPackages(api, [
    { name: 'Jeep Kawah', price: 350_000 },
    { name: 'Petik Jeruk', price: 50_000 },
    { name: 'Kemah', price: 200_000 },
    { name: 'Jeep Senja', price: 275_000 },
    { name: 'Paket Lama', price: 1_000 },
  ]);
  const add = (title: string, from: number, until: number, percent: number, of: typeof jeep) =>
    addPromotion(api, {
      title,
      valid_from: addDays(today, from),
      valid_until: addDays(today, until),
      discount_percent: percent,
      packages: [of!],
    });
  await add('Panen Raya', -10, 40, 20, jeep);
  await add('Kehilangan Paket', 20, 60, 15, gone);
  await add('Sudah Lewat', -90, -1, 50, petik);
  await api.delete(`/packages/${gone!.id}`);
});

async function open(options?: VisitOptions): Promise<Page> {
  const page = await site().visitAsAdmin(PATH, options);
  await expect(row(page, 'Panen Raya')).toBeVisible();
  return page;
}

async function openForm(page: Page, opener: Locator, title: string): Promise<Locator> {
  await opener.click();
  const form = dialog(page, title);
  await expect(form.getByRole('checkbox').first()).toBeVisible();
  return form;
}

const openAdd = (page: Page) => openForm(page, button(page, 'Tambah Promo'), 'Tambah Promo');
const openEdit = (page: Page, title: string) =>
  openForm(page, action(page, 'Edit', title), 'Edit Promo');
const box = (form: Locator, name: string) => form.getByRole('checkbox', { name, exact: true });
const says = (within: Page | Locator, sentence: string) =>
  within.getByText(sentence, { exact: true }).first();

test('the list shows promotions with their periods, and sorts these as dates', async () => {
  const page = await open();
  await expectColumns(page, ['ID', 'Judul', 'Diskon', 'Mulai', 'Sampai', 'Paket', 'Status']);
  const cells = (title: string) => row(page, title).getByRole('cell');
  await expect(cells('Panen Raya').nth(2)).toHaveText('20%');
  await expect(cells('Panen Raya').nth(3)).toHaveText(formatCalendarDate(addDays(today, -10)));
  await expect(cells('Panen Raya').nth(4)).toHaveText(formatCalendarDate(addDays(today, 40)));
  await expect(cells('Panen Raya').nth(5)).toHaveText('1 paket');
  await expect(cells('Panen Raya').nth(6)).toHaveText('Aktif');
  await expect(cells('Kehilangan Paket').nth(5)).toHaveText('Tidak ada paket');
  await expect(says(row(page, 'Kehilangan Paket'), 'Aktif')).toBeVisible();
  await expect(says(row(page, 'Kehilangan Paket'), 'Mulai 20 hari lagi')).toBeVisible();
  await expect(cells('Sudah Lewat').nth(6)).toHaveText('Berakhir');

  const header = page.getByRole('columnheader', { name: 'Sampai' });
  await button(header, 'Sampai').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(column(page, TITLE)).toHaveText(['Sudah Lewat', 'Panen Raya', 'Kehilangan Paket']);
  await page.getByRole('searchbox', { name: 'Cari' }).fill('LEWAT');
  await expect(rows(page)).toHaveCount(1);
});

test('a promotion is added from its defaults, with packages in the chosen order', async () => {
  const page = await open();
  const form = await openAdd(page);
  await expect(field(form, 'Berlaku dari')).toHaveValue(today);
  await expect(field(form, 'Berlaku sampai')).toHaveValue(addOneMonth(today));
  await expect(field(form, 'Diskon (%)')).toHaveValue('10');
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await field(form, 'Judul').fill('Musim Jeruk');

  for (const name of ['Kemah', 'Petik Jeruk', 'Jeep Senja', 'Jeep Kawah']) {
    await box(form, name).check();
  }
  const previews = form.getByRole('list', { name: 'Gambar paket' });
  await expect(previews.getByRole('img')).toHaveCount(3);
  await expect(previews.getByRole('listitem').first()).toHaveText('Utama');
  await box(form, 'Kemah').uncheck();
  await expect(previews.getByRole('img').first()).toHaveAttribute('alt', 'Petik Jeruk');

  await field(form, 'Diskon (%)').fill('15');
  await expect(box(form, 'Petik Jeruk')).toHaveAccessibleDescription(/Rp 50\.000 .*Rp 42\.500$/);
  await expect(box(form, 'Jeep Kawah')).toHaveAccessibleDescription(
    /Juga dalam promo lain: Panen Raya.*Harga yang berlaku: Rp 280\.000 \(Panen Raya\)/,
  );

  const letThrough = await holdRequests(page, apiRequest('POST', '/promotions'));
  await button(form, 'Simpan').click();
  await expect(button(form, 'Menyimpan...')).toBeDisabled();
  letThrough();
  await expect(form).toBeHidden();
  await expect(row(page, 'Musim Jeruk')).toBeVisible();

  const packages = await listPackages(site().api);
  const named = (name: string) => packages.find((each) => each.name === name)!;
  const stored = (await listPromotions(site().api)).at(-1)!;
  expect(stored).toMatchObject({
    title: 'Musim Jeruk',
    valid_from: today,
    valid_until: addOneMonth(today),
    discount_percent: 15,
    image_url: named('Petik Jeruk').image_url,
  });
  const chosen = ['Petik Jeruk', 'Jeep Senja', 'Jeep Kawah'].map((name) => named(name).id);
  expect(stored.packages.map(({ id }) => id)).toEqual(chosen);
  // As the form has announced it.
  expect(named('Jeep Kawah').price).toBe(280_000);
  expect(named('Petik Jeruk').price).toBe(42_500);
});

test('what is missing or wrong is named, one thing at a time', async () => {
  const page = await open();
  const form = await openAdd(page);
  const refused = async (message: string) => {
    await button(form, 'Simpan').click();
    await expect(form.getByRole('alert').filter({ hasText: message })).toBeVisible();
  };
  await field(form, 'Diskon (%)').fill('101');
  await refused(NEEDED);
  await field(form, 'Judul').fill('Musim Jeruk');
  await refused(RANGE);
  await field(form, 'Diskon (%)').fill('100');
  await field(form, 'Berlaku sampai').fill(addDays(today, -1));
  await refused('Tanggal berakhir tidak boleh sebelum tanggal mulai');
  await field(form, 'Berlaku sampai').fill(today);
  await refused(NO_PACKAGE);
  await expect(form.getByRole('group', { name: 'Paket' })).toHaveAccessibleDescription(NO_PACKAGE);
  expect(await listPromotions(site().api)).toHaveLength(3);
});

test('a promotion is edited; one without packages needs none', async () => {
  const page = await open();
  const form = await openEdit(page, 'Kehilangan Paket');
  await field(form, 'Judul').fill('Menunggu Paket');
  await field(form, 'Gambar').setInputFiles(await plainPhoto(BLUE));
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  await expect(row(page, 'Menunggu Paket')).toBeVisible();
  const stored = (await listPromotions(site().api))[1]!;
  expect(stored).toMatchObject({ title: 'Menunggu Paket', packages: [] });
  expect(stored.image_url).not.toBeNull();
});

test('deleting is confirmed', async () => {
  const page = await open();
  const letThrough = await holdRequests(page, (request) => request.method() === 'DELETE');
  await action(page, 'Hapus', 'Panen Raya').click();
  const question = dialog(page, 'Hapus Promo');
  const sentence = 'Apakah Anda yakin ingin menghapus promo "Panen Raya"?';
  await expect(says(question, sentence)).toBeVisible();
  await button(question, 'Hapus').click();
  await expect(button(question, 'Mohon tunggu...')).toBeDisabled();
  letThrough();
  await expect(question).toBeHidden();
  await expect(row(page, 'Panen Raya')).toBeHidden();
  expect(await listPromotions(site().api)).toHaveLength(2);
});

test('every failure has its sentence, and keeps what was typed', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await open();
  const add = await openAdd(page);
  await field(add, 'Judul').fill('Musim Jeruk');
  await box(add, 'Kemah').check();
  await mockResponse(page, apiRequest('POST', '/promotions'), { status: 503 });
  await button(add, 'Simpan').click();
  await expect(says(add, 'Gagal menambahkan promo. Silakan coba lagi.')).toBeVisible();
  await expect(field(add, 'Judul')).toHaveValue('Musim Jeruk');
  await expect(box(add, 'Kemah')).toBeChecked();
  await button(add, 'Batal').click();
  await button(dialog(page, 'Buang perubahan?'), 'Buang').click();

  await mockResponse(page, (request) => request.method() === 'PUT', { status: 500 });
  const edit = await openEdit(page, 'Panen Raya');
  await button(edit, 'Simpan').click();
  await expect(says(edit, 'Gagal mengupdate promo. Silakan coba lagi.')).toBeVisible();
  await button(edit, 'Batal').click();

  await mockResponse(page, (request) => request.method() === 'DELETE', { status: 500 });
  await action(page, 'Hapus', 'Panen Raya').click();
  const question = dialog(page, 'Hapus Promo');
  await button(question, 'Hapus').click();
  await expect(says(question, 'Gagal menghapus promo. Silakan coba lagi.')).toBeVisible();

  const restore = await mockResponse(page, apiRequest('GET', '/promotions'), { status: 503 });
  await page.reload();
  await expect(says(page, 'Gagal memuat data. Silakan coba lagi.')).toBeVisible();
  await restore();
  await mockResponse(page, apiRequest('GET', '/packages'), { status: 503 });
  await page.reload();
  await expect(row(page, 'Panen Raya')).toBeVisible();
  await expect(says(page, 'Gagal memuat data. Silakan coba lagi.')).toBeVisible();
});

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('the screen and its dialogs meet WCAG 2.2 AA on %s', async (_, viewport) => {
  const page = await open({ viewport, reducedMotion: true });
  await expectAccessible(page);

  const form = await openAdd(page);
  await box(form, 'Jeep Kawah').check();
  await button(form, 'Simpan').click();
  await expect(says(form, NEEDED)).toBeVisible();
  await expectAccessible(page);
  await button(form, 'Batal').click();
  await button(dialog(page, 'Buang perubahan?'), 'Buang').click();

  await action(page, 'Lihat', 'Panen Raya').click();
  const detail = dialog(page, 'Detail Promo');
  for (const sentence of ['Aktif', '20%', 'Jeep Kawah']) {
    await expect(says(detail, sentence)).toBeVisible();
  }
  await expect(detail.locator('s')).toContainText('Rp 350.000');
  await expect(detail.getByText('Rp 280.000')).toBeVisible();
  await expectAccessible(page);
});

test('nothing is wider than its screen', async () => {
  await addPromotion(site().api, {
    title: LONG_TITLE,
    valid_from: today,
    valid_until: today,
    discount_percent: 100,
    packages: await listPackages(site().api),
    terms: 'x'.repeat(300),
  });
  const page = await open({ viewport: { width: 320, height: 640 } });
  await expectNoSidewaysScrolling(page);
  for (const [verb, title] of [
    ['Lihat', 'Detail Promo'],
    ['Edit', 'Edit Promo'],
    ['Hapus', 'Hapus Promo'],
  ] as const) {
    await action(page, verb, LONG_TITLE).click();
    const opened = dialog(page, title);
    await expect(opened).toBeVisible();
    if (verb === 'Edit') await expect(opened.getByRole('checkbox')).toHaveCount(4);
    const overflow = () => opened.evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect.poll(overflow).toBe(0);
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
  // Narrow for a table, without and with the sidebar.
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScrolling(page);
    const right = async () => {
      const box = (await action(page, 'Hapus', LONG_TITLE).boundingBox())!;
      return box.x + box.width;
    };
    await expect.poll(right).toBeLessThanOrEqual(width);
  }
});
