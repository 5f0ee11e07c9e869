import { addDays, calendarDateIn } from '@lereng/shared-domain';
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
import {
  addPackage,
  addPromotion,
  listPackages,
  listPromotions,
  resetLinks,
  resetPackages,
  type NewPackage,
} from './support/content';
import { expect } from './support/expect';
import { apiRequest, holdRequests, mockResponse } from './support/network';
import { BLUE, plainPhoto } from './support/photos';
import { DESK, PHONE, useSite, type VisitOptions } from './support/site';

const PATH = '/admin/packages';
const NAME = 2;
const DESCRIPTION = 3;

const LONG =
  'Berangkat sebelum subuh dari pos, menyusuri jalan pasir sampai ke bibir kawah.\nPulang siang.';
const PACKAGES: NewPackage[] = [
  {
    name: 'Jeep Kawah',
    description: LONG,
    route: 'Pos → Kawah',
    // A third of it is no whole number: what is rounded once must not be rounded again.
    price: 350_001,
    items: ['Sopir', 'Sarapan'],
  },
  { name: 'Petik Jeruk', price: 250_000, route: 'Kebun' },
  { name: 'Kemah', price: 90_000 },
];
const ADD_RULE = 'Nama, gambar, dan harga harus diisi dengan benar';

const site = useSite();
/** 33 percent on the first package, for a month. */
beforeEach(async () => {
  const [first] = await resetPackages(site().api, PACKAGES);
  const today = calendarDateIn(new Date(), 'Asia/Jakarta');
  await addPromotion(site().api, {
    title: 'Panen Raya',
    valid_from: today,
    valid_until: addDays(today, 30),
    discount_percent: 33,
    packages: [first!],
  });
});

async function open(options?: VisitOptions): Promise<Page> {
  const page = await site().visitAsAdmin(PATH, options);
  await expect(row(page, 'Jeep Kawah')).toBeVisible();
  return page;
}

async function openForm(page: Page, opener: Locator, title: string): Promise<Locator> {
  await opener.click();
  const form = dialog(page, title);
  await expect(form).toBeVisible();
  return form;
}

const openAdd = (page: Page) => openForm(page, button(page, 'Tambah Paket'), 'Tambah Paket');
const openEdit = (page: Page, name: string) =>
  openForm(page, action(page, 'Edit', name), 'Edit Paket');
const says = (within: Page | Locator, sentence: string) =>
  within.getByText(sentence, { exact: true }).first();

test('the list shows packages as visitors pay for them, and sorts by that', async () => {
  const page = await open();
  await expectColumns(page, ['ID', 'Gambar', 'Nama', 'Deskripsi', 'Rute', 'Harga', 'Diskon']);
  await expect(column(page, DESCRIPTION).first()).toHaveText(`${LONG.slice(0, 80)}…`);
  const first = rows(page).first();
  await expect(first.locator('s')).toContainText('Rp 350.001');
  await expect(first.getByText('Rp 234.501')).toBeVisible();
  await expect(first.getByText('33%', { exact: true })).toBeVisible();

  const header = page.getByRole('columnheader', { name: 'Harga' });
  await button(header, 'Harga').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(column(page, NAME)).toHaveText(['Kemah', 'Jeep Kawah', 'Petik Jeruk']);
  await button(header, 'Harga').click();
  await expect(column(page, NAME)).toHaveText(['Petik Jeruk', 'Jeep Kawah', 'Kemah']);
});

test('a package is added with all that it includes, in its order', async () => {
  const page = await open();
  const form = await openAdd(page);
  await button(form, 'Simpan').click();
  await expect(says(form, ADD_RULE)).toBeVisible();
  await field(form, 'Nama').fill('Jeep Senja');
  await field(form, 'Harga').fill('275000');
  await field(form, 'Rute').fill('Pos → Tebing');
  await field(form, 'Deskripsi').fill('Melihat senja.\nDengan teh.');
  await button(form, 'Tambah item').click();
  await page.keyboard.type('Teh panas');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sopir');
  await button(form, 'Naikkan item 2').click();
  await field(form, 'Gambar').setInputFiles(await plainPhoto(BLUE));
  const letThrough = await holdRequests(page, apiRequest('POST', '/packages'));
  await button(form, 'Simpan').click();
  await expect(button(form, 'Menyimpan...')).toBeDisabled();
  await expect(field(form, 'Nama')).toBeDisabled();
  letThrough();
  await expect(form).toBeHidden();
  await expect(row(page, 'Jeep Senja')).toBeVisible();
  expect((await listPackages(site().api)).at(-1)).toMatchObject({
    name: 'Jeep Senja',
    price: 275_000,
    route: 'Pos → Tebing',
    items: [{ item_name: 'Sopir' }, { item_name: 'Teh panas' }],
  });
});

test('ten edits without a change leave the price of a package in a promotion as it is', async () => {
  const page = await open();
  const [before] = await listPackages(site().api);
  for (let time = 0; time < 10; time += 1) {
    const form = await openEdit(page, 'Jeep Kawah');
    await expect(field(form, 'Harga')).toHaveValue('350.001');
    await button(form, 'Simpan').click();
    await expect(form).toBeHidden();
  }
  const [after] = await listPackages(site().api);
  const { price, original_price, image_url, items } = after!;
  expect({ price, original_price, image_url, items }).toEqual({
    price: 234_501,
    original_price: 350_001,
    image_url: before!.image_url,
    items: before!.items,
  });
});

test('an edit clears what is optional', async () => {
  const page = await open();
  const form = await openEdit(page, 'Jeep Kawah');
  await field(form, 'Rute').fill('');
  await field(form, 'Deskripsi').fill('');
  await button(form, 'Hapus item 1').click();
  await button(form, 'Hapus item 1').click();
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  const [stored] = await listPackages(site().api);
  expect(stored).toMatchObject({ route: null, description: null, items: [] });
});

test('the chat preview says what the page says once it is saved', async () => {
  await resetLinks(site().api, [['whatsapp', 'https://wa.me/6281234567890']]);
  const page = await open({ viewport: DESK });
  const form = await openEdit(page, 'Jeep Kawah');
  const preview = form.getByRole('region', { name: 'Pratinjau chat WhatsApp' });
  const [stored] = await listPackages(site().api);
  const image = (name: string) => preview.getByRole('img', { name });
  await expect(image('Jeep Kawah')).toHaveAttribute('src', stored!.image_preview_url);

  const name = 'Jeep "Senja" & Kawah';
  await field(form, 'Nama').fill(` ${name} `);
  await field(form, 'Harga').fill('300000');
  await field(form, 'Deskripsi').fill(`Melihat senja.\n${'Pasir dan kawah. '.repeat(20)}`);
  await expect(image(name)).toContainText('Rp 201.000');
  const [title, description, host] = await preview.locator('figure').first().locator('p').all();
  const shown = {
    title: await title!.textContent(),
    description: await description!.textContent(),
    host: await host!.textContent(),
    message: await preview.locator('figure').last().locator('p').textContent(),
  };
  await expectAccessible(page);
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();

  const { id, image_preview_url } = (await listPackages(site().api))[0]!;
  const said = await page.evaluate(async (path) => {
    const html = await (await fetch(path)).text();
    const found = new DOMParser().parseFromString(html, 'text/html');
    const meta = (property: string) =>
      found.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';
    const order = found.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]')?.href;
    return {
      title: meta('og:title'),
      description: meta('og:description'),
      host: new URL(meta('og:url')).host,
      image: new URL(meta('og:image')).pathname,
      message: order && new URL(order).searchParams.get('text'),
    };
  }, `/packages/${id}`);
  expect(said).toEqual({ ...shown, image: image_preview_url });
  await openEdit(page, name);
  await expect(image(name)).toHaveAttribute('src', said.image);
});

test('deleting is confirmed, and leaves the promotion without the package', async () => {
  const page = await open();
  const letThrough = await holdRequests(page, (request) => request.method() === 'DELETE');
  await action(page, 'Hapus', 'Jeep Kawah').click();
  const question = dialog(page, 'Hapus Paket');
  const sentence = 'Apakah Anda yakin ingin menghapus paket "Jeep Kawah"?';
  await expect(says(question, sentence)).toBeVisible();
  await button(question, 'Hapus').click();
  await expect(button(question, 'Mohon tunggu...')).toBeDisabled();
  letThrough();
  await expect(question).toBeHidden();
  await expect(row(page, 'Jeep Kawah')).toBeHidden();
  expect((await listPromotions(site().api))[0]?.packages).toEqual([]);
});

test('every failure has its sentence, and keeps what was typed', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await open();
  const add = await openAdd(page);
  await field(add, 'Nama').fill('Jeep Senja');
  await field(add, 'Harga').fill('275000');
  await field(add, 'Gambar').setInputFiles(await plainPhoto());
  await mockResponse(page, apiRequest('POST', '/packages'), { status: 503 });
  await button(add, 'Simpan').click();
  await expect(says(add, 'Gagal menambahkan paket. Silakan coba lagi.')).toBeVisible();
  await expect(field(add, 'Nama')).toHaveValue('Jeep Senja');
  await button(add, 'Batal').click();
  await button(dialog(page, 'Buang perubahan?'), 'Buang').click();

  await mockResponse(page, (request) => request.method() === 'PUT', { status: 500 });
  const edit = await openEdit(page, 'Kemah');
  await button(edit, 'Simpan').click();
  await expect(says(edit, 'Gagal mengupdate paket. Silakan coba lagi.')).toBeVisible();
  await button(edit, 'Batal').click();

  await mockResponse(page, (request) => request.method() === 'DELETE', { status: 500 });
  await action(page, 'Hapus', 'Kemah').click();
  const question = dialog(page, 'Hapus Paket');
  await button(question, 'Hapus').click();
  await expect(says(question, 'Gagal menghapus paket. Silakan coba lagi.')).toBeVisible();

  await mockResponse(page, apiRequest('GET', '/packages'), { status: 503 });
  await page.reload();
  await expect(says(page, 'Gagal memuat data paket. Silakan coba lagi.')).toBeVisible();
});

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('the screen and its dialogs meet WCAG 2.2 AA on %s', async (_, viewport) => {
  const page = await open({ viewport, reducedMotion: true });
  await expectAccessible(page);

  const form = await openEdit(page, 'Jeep Kawah');
  await field(form, 'Nama').fill('');
  await button(form, 'Simpan').click();
  await expect(says(form, 'Nama dan harga harus diisi dengan benar')).toBeVisible();
  await expectAccessible(page);
  await button(form, 'Batal').click();
  await button(dialog(page, 'Buang perubahan?'), 'Buang').click();

  await action(page, 'Lihat', 'Jeep Kawah').click();
  const detail = dialog(page, 'Detail Paket');
  for (const sentence of ['33% OFF', 'Paket dalam promo aktif', 'Sarapan']) {
    await expect(says(detail, sentence)).toBeVisible();
  }
  await expect(detail.getByText('Rp 234.501')).toBeVisible();
  await expectAccessible(page);
});

test('nothing is wider than its screen', async () => {
  await addPackage(site().api, {
    name: 'Petualangan'.repeat(13),
    price: 1_000_000_000,
    description: 'x'.repeat(200),
    route: 'y'.repeat(500),
    items: ['z'.repeat(150)],
  });
  const page = await open({ viewport: { width: 320, height: 640 } });
  await expectNoSidewaysScrolling(page);
  for (const [verb, title] of [
    ['Lihat', 'Detail Paket'],
    ['Edit', 'Edit Paket'],
    ['Hapus', 'Hapus Paket'],
  ] as const) {
    await action(page, verb, 'Petualangan'.repeat(13)).click();
    const opened = dialog(page, title);
    await expect(opened).toBeVisible();
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
      const box = (await action(page, 'Hapus', 'Petualangan'.repeat(13)).boundingBox())!;
      return box.x + box.width;
    };
    await expect.poll(right).toBeLessThanOrEqual(width);
  }
});
