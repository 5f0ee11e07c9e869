import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { action, button, column, dialog, expectColumns, field, row } from './support/back-office';
import { FAILED_REQUESTS } from './support/console-guard';
import { addSlide, listSlides } from './support/content';
import { expect } from './support/expect';
import { apiRequest, holdRequests, mockResponse } from './support/network';
import { plainPhoto } from './support/photos';
import { DESK, PHONE, useSite, type VisitOptions } from './support/site';

const PATH = '/admin/slides';
const TITLE = 2;
const ORDER = 3;

const site = useSite();

beforeEach(async () => {
  for (const { id } of await listSlides(site().api)) await site().api.delete(`/slides/${id}`);
  await addSlide(site().api, { title: 'Fajar', description: 'Kabut turun', order: 10 });
  await addSlide(site().api, { title: 'ayunan', order: -2 });
});

async function open(options?: VisitOptions): Promise<Page> {
  const page = await site().visitAsAdmin(PATH, options);
  await expect(row(page, 'Fajar')).toBeVisible();
  return page;
}

async function openForm(page: Page, opener: string, title: string): Promise<Locator> {
  await button(page, opener).click();
  const form = dialog(page, title);
  await expect(form).toBeVisible();
  return form;
}

const says = (within: Page | Locator, sentence: string) =>
  within.getByText(sentence, { exact: true }).first();

test('slides are listed in their order, and sorted by title and by number', async () => {
  const page = await open();
  await expectColumns(page, ['ID', 'Gambar', 'Judul', 'Urutan']);
  await expect(column(page, TITLE)).toHaveText(['ayunan', 'Fajar']);
  await button(page, 'Urutan').click();
  await expect(column(page, ORDER)).toHaveText(['-2', '10']);
  await button(page, 'Urutan').click();
  await expect(column(page, ORDER)).toHaveText(['10', '-2']);
  await button(page, 'Judul').click();
  await expect(column(page, TITLE)).toHaveText(['ayunan', 'Fajar']);
});

test('a slide is added, shown, edited and deleted', async () => {
  const page = await open();
  const add = await openForm(page, 'Tambah Slide', 'Tambah Slide');
  await expect(field(add, 'Urutan')).toHaveValue('0');
  await button(add, 'Simpan').click();
  await expect(says(add, 'Judul dan gambar harus diisi')).toBeVisible();
  await field(add, 'Judul').fill('Panen');
  await field(add, 'Gambar').setInputFiles(await plainPhoto());
  await button(add, 'Simpan').click();
  await expect(add).toBeHidden();
  await expect(column(page, TITLE)).toHaveText(['ayunan', 'Panen', 'Fajar']);
  await expect(page.getByRole('link', { name: 'Lihat di situs' })).toHaveAttribute('href', '/');

  const edit = await openForm(page, 'Edit Panen', 'Edit Slide');
  await field(edit, 'Judul').fill('');
  await button(edit, 'Simpan').click();
  await expect(says(edit, 'Judul harus diisi')).toBeVisible();
  await field(edit, 'Judul').fill('Panen raya');
  await field(edit, 'Urutan').fill('-5');
  await button(edit, 'Simpan').click();
  await expect(edit).toBeHidden();
  await expect(column(page, TITLE)).toHaveText(['Panen raya', 'ayunan', 'Fajar']);

  await action(page, 'Lihat', 'Fajar').click();
  const detail = dialog(page, 'Detail Slide');
  await expect(detail.getByText('Kabut turun')).toBeVisible();
  await button(detail, 'Tutup').click();

  await action(page, 'Hapus', 'Panen raya').click();
  const question = dialog(page, 'Hapus Slide');
  await expect(
    says(question, 'Apakah Anda yakin ingin menghapus slide "Panen raya"?'),
  ).toBeVisible();
  await button(question, 'Hapus').click();
  await expect(column(page, TITLE)).toHaveText(['ayunan', 'Fajar']);
});

test('every failure has its sentence, which goes after five seconds, but for loading', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await site().newPage({ token: site().api.token });
  await page.clock.install();
  const fails = (method: string) =>
    mockResponse(page, (request) => request.method() === method, { status: 503 });
  const letGo = await mockResponse(page, apiRequest('GET', '/slides'), { status: 503 });
  await page.goto(PATH);
  const load = says(page, 'Gagal memuat data slides. Silakan coba lagi.');
  await expect(load).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(load).toBeVisible();
  await letGo();
  await button(page, 'Coba lagi').click();
  await expect(row(page, 'Fajar')).toBeVisible();

  await fails('POST');
  const add = await openForm(page, 'Tambah Slide', 'Tambah Slide');
  await field(add, 'Judul').fill('Panen');
  await field(add, 'Gambar').setInputFiles(await plainPhoto());
  await button(add, 'Simpan').click();
  const message = says(add, 'Gagal menambahkan slide. Silakan coba lagi.');
  await expect(message).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(message).toBeHidden();
  await expect(field(add, 'Judul')).toHaveValue('Panen');
  await button(add, 'Batal').click();
  await button(dialog(page, 'Buang perubahan?'), 'Buang').click();

  await fails('PUT');
  const edit = await openForm(page, 'Edit Fajar', 'Edit Slide');
  await button(edit, 'Simpan').click();
  await expect(says(edit, 'Gagal mengupdate slide. Silakan coba lagi.')).toBeVisible();
  await button(edit, 'Batal').click();

  await fails('DELETE');
  await action(page, 'Hapus', 'Fajar').click();
  const question = dialog(page, 'Hapus Slide');
  await button(question, 'Hapus').click();
  await expect(says(question, 'Gagal menghapus slide. Silakan coba lagi.')).toBeVisible();
});

test('what is being saved or deleted says so', async () => {
  const page = await open();
  const letSave = await holdRequests(page, (request) => request.method() === 'PUT');
  const edit = await openForm(page, 'Edit Fajar', 'Edit Slide');
  await button(edit, 'Simpan').click();
  await expect(button(edit, 'Menyimpan...')).toBeDisabled();
  await expect(field(edit, 'Judul')).toBeDisabled();
  letSave();
  await expect(edit).toBeHidden();

  const letDelete = await holdRequests(page, (request) => request.method() === 'DELETE');
  await action(page, 'Hapus', 'Fajar').click();
  const question = dialog(page, 'Hapus Slide');
  await button(question, 'Hapus').click();
  await expect(button(question, 'Mohon tunggu...')).toBeDisabled();
  letDelete();
  await expect(row(page, 'Fajar')).toBeHidden();
});

test('a phone has one control for sorting, and cards that begin with the title', async () => {
  const page = await open({ viewport: PHONE, hasTouch: true });
  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('Judul, turun');
  await expect(column(page, TITLE)).toHaveText(['Fajar', 'ayunan']);
  await expect(page.getByRole('columnheader', { name: 'Judul' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const top = async (position: number) => (await column(page, position).first().boundingBox())?.y;
  expect(await top(TITLE)).toBeLessThan((await top(0)) ?? 0);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
});

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('the screen and its form meet WCAG 2.2 AA on %s', async (_, viewport) => {
  const page = await open({ viewport, reducedMotion: true });
  await expectAccessible(page);
  const form = await openForm(page, 'Tambah Slide', 'Tambah Slide');
  await button(form, 'Simpan').click();
  await expect(says(form, 'Judul dan gambar harus diisi')).toBeVisible();
  await expectAccessible(page);
});
