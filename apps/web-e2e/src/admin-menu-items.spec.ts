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
import { listMenuItems, resetMenuItems, type NewMenuItem } from './support/content';
import { expect } from './support/expect';
import { apiRequest, holdRequests, mockResponse } from './support/network';
import { BLUE, halves, plainPhoto } from './support/photos';
import { DESK, PHONE, useSite, type VisitOptions } from './support/site';
import { FAILED_REQUESTS } from './support/console-guard';

const PATH = '/admin/menu-items';
const ID = 0;
const NAME = 2;
const DESCRIPTION = 3;
const PRICE = 4;

const LONG = 'Jahe emprit yang dibakar lalu digeprek, direbus bersama serai.';
const MENU_ITEMS: NewMenuItem[] = [
  { name: 'Wedang Jahe', description: LONG, price: 9_000 },
  { name: 'ayam bakar', description: 'Dengan lalapan.', price: 135_000 },
  { name: 'Kopi Tubruk', price: 12_000 },
  { name: 'Tempe 50', description: 'x'.repeat(50), price: 16_000 },
];

const ADD_RULE = 'Nama, gambar, dan harga harus diisi dengan benar';
const EDIT_RULE = 'Nama dan harga harus diisi dengan benar';

const site = useSite();
beforeEach(() => resetMenuItems(site().api, MENU_ITEMS));

async function open(options?: VisitOptions): Promise<Page> {
  const page = await site().visitAsAdmin(PATH, options);
  await expect(row(page, 'Wedang Jahe')).toBeVisible();
  return page;
}

async function openAdd(page: Page): Promise<Locator> {
  await button(page, 'Tambah Menu').click();
  const form = dialog(page, 'Tambah Menu');
  await expect(form).toBeVisible();
  return form;
}

async function openEdit(page: Page, name: string): Promise<Locator> {
  await action(page, 'Edit', name).click();
  const form = dialog(page, 'Edit Menu');
  await expect(form).toBeVisible();
  return form;
}

async function fillIn(form: Locator, name: string, price: string): Promise<void> {
  await field(form, 'Nama').fill(name);
  await field(form, 'Harga').fill(price);
}

const says = (within: Page | Locator, sentence: string) =>
  within.getByText(sentence, { exact: true }).first();

describe('the list', () => {
  test('shows columns, shortened descriptions, prices and pictures', async () => {
    const page = await open();
    await expectColumns(page, ['ID', 'Gambar', 'Nama', 'Deskripsi', 'Harga']);
    const ids = (await listMenuItems(site().api)).map(({ id }) => String(id));
    await expect(column(page, ID)).toHaveText(ids);
    await expect(column(page, NAME)).toHaveText(MENU_ITEMS.map(({ name }) => name));
    await expect(column(page, PRICE)).toHaveText([
      'Rp 9.000',
      'Rp 135.000',
      'Rp 12.000',
      'Rp 16.000',
    ]);
    const descriptions = column(page, DESCRIPTION);
    await expect(descriptions.nth(0)).toHaveText(`${LONG.slice(0, 50)}…`);
    await expect(descriptions.nth(3)).toHaveText('x'.repeat(50));
    const images = rows(page).locator('img');
    await expect(images).toHaveCount(MENU_ITEMS.length);
    // Rejects where one of them is broken.
    await images.evaluateAll((all) =>
      Promise.all((all as HTMLImageElement[]).map((image) => image.decode())),
    );
  });

  test('is searched by name alone, in any case', async () => {
    const page = await open();
    await page.getByRole('searchbox', { name: 'Cari' }).fill('KOPI');
    await expect(row(page, 'Wedang Jahe')).toBeHidden();
    await expect(column(page, NAME)).toHaveText(['Kopi Tubruk']);
    await page.getByRole('searchbox', { name: 'Cari' }).fill('lalapan');
    await expect(row(page, 'Kopi Tubruk')).toBeHidden();
    await expect(rows(page)).toHaveCount(0);
  });

  test('sorts by every column but the picture, and says so', async () => {
    const page = await open();
    const header = (name: string) => page.getByRole('columnheader', { name });
    const sortBy = async (name: string, direction: string) => {
      await button(header(name), name).click();
      await expect(header(name)).toHaveAttribute('aria-sort', direction);
      await expect(page.locator('[aria-sort=ascending], [aria-sort=descending]')).toHaveCount(1);
    };
    const expectNames = (names: string[]) => expect(column(page, NAME)).toHaveText(names);
    const byName = ['ayam bakar', 'Kopi Tubruk', 'Tempe 50', 'Wedang Jahe'];
    await sortBy('Nama', 'ascending');
    await expectNames(byName);
    await sortBy('Nama', 'descending');
    await expectNames([...byName].reverse());
    const byPrice = ['Wedang Jahe', 'Kopi Tubruk', 'Tempe 50', 'ayam bakar'];
    await sortBy('Harga', 'ascending');
    await expectNames(byPrice);
    await sortBy('Harga', 'descending');
    await expectNames([...byPrice].reverse());
    await sortBy('ID', 'ascending');
    await expectNames(MENU_ITEMS.map(({ name }) => name));
    await sortBy('Deskripsi', 'ascending');
    await expect(column(page, NAME).filter({ hasText: /^(ayam bakar|Wedang Jahe)$/ })).toHaveText([
      'ayam bakar',
      'Wedang Jahe',
    ]);
    await expect(header('Gambar').getByRole('button')).toHaveCount(0);
  });

  test('says for good that it could not be loaded, until that is put away', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().newPage({ token: site().api.token });
    await page.clock.install();
    await mockResponse(page, apiRequest('GET', '/menu-items'), { status: 503 });
    await page.goto(PATH);
    const message = says(page, 'Gagal memuat data menu. Silakan coba lagi.');
    await expect(message).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(message).toBeVisible();
    await button(page, 'Tutup pesan').click();
    await expect(message).toBeHidden();
  });
});

describe('adding', () => {
  test('puts a menu item on the list, at any whole price', async () => {
    const page = await open();
    const form = await openAdd(page);
    await fillIn(form, 'Sate Ayam', '32501');
    await field(form, 'Deskripsi').fill('Sepuluh tusuk.\nDengan lontong.');
    await expect(form.getByText('JPG, PNG, GIF').first()).toBeVisible();
    await field(form, 'Gambar').setInputFiles(await plainPhoto(BLUE));
    await button(form, 'Simpan').click();
    await expect(form).toBeHidden();
    await expect(row(page, 'Sate Ayam')).toBeVisible();
    const menuItem = (await listMenuItems(site().api)).at(-1)!;
    expect(menuItem).toMatchObject({ name: 'Sate Ayam', price: 32_501 });
    // Browsers send the line breaks of a form as CRLF.
    expect(menuItem.description).toMatch(/^Sepuluh tusuk\.\r?\nDengan lontong\.$/);
  });

  test('refuses what lacks a name, a picture or a price', async () => {
    const page = await open();
    const form = await openAdd(page);
    const expectRefusal = async (name: string, price: string) => {
      await fillIn(form, name, price);
      await button(form, 'Simpan').click();
      await expect(says(form, ADD_RULE)).toBeVisible();
      await button(form, 'Tutup pesan').click();
      await expect(says(form, ADD_RULE)).toBeHidden();
    };
    await expectRefusal('', '');
    await expectRefusal('Sate Ayam', '32000');
    await field(form, 'Gambar').setInputFiles(await plainPhoto());
    await expectRefusal('', '32000');
    await expectRefusal('   ', '32000');
    await expectRefusal('Sate Ayam', '');
    await expectRefusal('Sate Ayam', '0');
    expect(await listMenuItems(site().api)).toHaveLength(MENU_ITEMS.length);
  });

  test('judges a file by its kind, its size, and at last by its bytes', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await open();
    const form = await openAdd(page);
    await fillIn(form, 'Sate Ayam', '32000');
    const refused = async (mimeType: string, buffer: Buffer, sentence: string) => {
      await field(form, 'Gambar').setInputFiles({ name: 'foto.png', mimeType, buffer });
      await button(form, 'Simpan').click();
      await expect(says(form, sentence)).toBeVisible();
    };
    const tooLarge = 'Ukuran file tidak boleh lebih dari 5MB';
    const noImage = 'File harus berupa gambar';
    await refused('text/plain', Buffer.from('halo'), noImage);
    await refused('image/png', Buffer.alloc(5_242_881), tooLarge);
    await refused('image/png', Buffer.from('<!doctype html><p>halo'), noImage);
    expect(await listMenuItems(site().api)).toHaveLength(MENU_ITEMS.length);
  });
});

describe('editing', () => {
  test('changes what was changed and retains the image where none is chosen', async () => {
    const page = await open();
    const before = (await listMenuItems(site().api))[0]!;
    const form = await openEdit(page, 'Wedang Jahe');
    await expect(field(form, 'Nama')).toHaveValue('Wedang Jahe');
    await expect(field(form, 'Deskripsi')).toHaveValue(LONG);
    await fillIn(form, 'Wedang Jahe Madu', '11000');
    await field(form, 'Deskripsi').fill('');
    await button(form, 'Simpan').click();
    await expect(form).toBeHidden();
    await expect(row(page, 'Wedang Jahe Madu')).toBeVisible();
    const after = (await listMenuItems(site().api))[0]!;
    expect(after).toMatchObject({
      name: 'Wedang Jahe Madu',
      description: null,
      price: 11_000,
      image_url: before.image_url,
    });
  });

  test('takes another picture', async () => {
    const page = await open();
    const before = (await listMenuItems(site().api))[0]!;
    const form = await openEdit(page, 'Wedang Jahe');
    await field(form, 'Gambar').setInputFiles(await plainPhoto(BLUE));
    await button(form, 'Simpan').click();
    await expect(form).toBeHidden();
    const after = (await listMenuItems(site().api))[0]!;
    expect(after.image_url).not.toBe(before.image_url);
    const bytes = await (await fetch(site().origin + after.image_url)).arrayBuffer();
    const [red, , blue] = (await halves(Buffer.from(bytes))).upper;
    expect(blue).toBeGreaterThan(red);
  });

  test('refuses a missing name and a price that is none', async () => {
    const page = await open();
    const form = await openEdit(page, 'Kopi Tubruk');
    for (const [name, price] of [
      ['', '12000'],
      ['Kopi', '0'],
      ['Kopi', ''],
    ] as const) {
      await fillIn(form, name, price);
      await button(form, 'Simpan').click();
      await expect(says(form, EDIT_RULE)).toBeVisible();
      await button(form, 'Tutup pesan').click();
      await expect(says(form, EDIT_RULE)).toBeHidden();
    }
  });

  test('without a change changes nothing, the price least of all', async () => {
    const page = await open();
    const before = (await listMenuItems(site().api)).map(({ name, price }) => ({ name, price }));
    const form = await openEdit(page, 'ayam bakar');
    await button(form, 'Simpan').click();
    await expect(form).toBeHidden();
    const after = (await listMenuItems(site().api)).map(({ name, price }) => ({ name, price }));
    expect(after).toEqual(before);
  });
});

describe('looking', () => {
  test('shows all about a menu item, and closes', async () => {
    const page = await open();
    await action(page, 'Lihat', 'Wedang Jahe').click();
    const detail = dialog(page, 'Detail Menu');
    const today = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
    await expect(says(detail, 'Wedang Jahe')).toBeVisible();
    await expect(says(detail, LONG)).toBeVisible();
    await expect(says(detail, 'Rp 9.000')).toBeVisible();
    await expect(says(detail, today.format(new Date()))).toBeVisible();
    await expect(detail.getByRole('textbox')).toHaveCount(0);
    await button(detail, 'Tutup').click();
    await expect(detail).toBeHidden();
  });
});

describe('deleting', () => {
  test('is confirmed in a dialog, and removes the menu item', async () => {
    const page = await open();
    await action(page, 'Hapus', 'Kopi Tubruk').click();
    const question = dialog(page, 'Hapus Menu');
    await expect(
      says(question, 'Apakah Anda yakin ingin menghapus menu "Kopi Tubruk"?'),
    ).toBeVisible();
    await button(question, 'Batal').click();
    await expect(question).toBeHidden();
    await expect(row(page, 'Kopi Tubruk')).toBeVisible();

    const letThrough = await holdRequests(page, (request) => request.method() === 'DELETE');
    await action(page, 'Hapus', 'Kopi Tubruk').click();
    await button(question, 'Hapus').click();
    await expect(button(question, 'Mohon tunggu...')).toBeVisible();
    await expect(button(question, 'Batal')).toBeDisabled();
    letThrough();
    await expect(question).toBeHidden();
    await expect(row(page, 'Kopi Tubruk')).toBeHidden();
    expect((await listMenuItems(site().api)).map(({ name }) => name)).not.toContain('Kopi Tubruk');
  });

  test('that fails says so, stays open, and falls silent after 5 s', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await open();
    await mockResponse(page, (request) => request.method() === 'DELETE', { status: 500 });
    await action(page, 'Hapus', 'Kopi Tubruk').click();
    const question = dialog(page, 'Hapus Menu');
    await button(question, 'Hapus').click();
    const message = says(question, 'Gagal menghapus menu. Silakan coba lagi.');
    await expect(message).toBeVisible();
    await expect(message).toBeHidden();
    await expect(question).toBeVisible();
  });
});

describe('a save that fails', () => {
  test('says so inside the dialog for 5 s, retains every field and the file, and can be repeated', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().newPage({ token: site().api.token });
    await page.clock.install();
    await page.goto(PATH);
    const form = await openAdd(page);
    await fillIn(form, 'Sate Ayam', '32000');
    await field(form, 'Deskripsi').fill('Sepuluh tusuk.');
    await field(form, 'Gambar').setInputFiles(await plainPhoto(BLUE));
    const restore = await mockResponse(page, apiRequest('POST', '/menu-items'), { status: 503 });
    await button(form, 'Simpan').click();
    const message = says(form, 'Gagal menambahkan menu. Silakan coba lagi.');
    await expect(message).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 1_000));
    await page.clock.runFor(3_000);
    await expect(message).toBeVisible();
    await page.clock.runFor(2_500);
    await expect(message).toBeHidden();
    await page.clock.resume();

    await expect(form).toBeVisible();
    await expect(field(form, 'Nama')).toHaveValue('Sate Ayam');
    await expect(field(form, 'Deskripsi')).toHaveValue('Sepuluh tusuk.');
    await restore();
    await button(form, 'Simpan').click();
    await expect(form).toBeHidden();
    await expect(row(page, 'Sate Ayam')).toBeVisible();
    const [menuItem] = (await listMenuItems(site().api)).slice(-1);
    const bytes = await (await fetch(site().origin + menuItem!.image_url)).arrayBuffer();
    const [red, , blue] = (await halves(Buffer.from(bytes))).upper;
    expect(blue).toBeGreaterThan(red);
  });

  test('of an edit has its own sentence, which can be put away', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await open();
    await mockResponse(page, (request) => request.method() === 'PUT', { status: 500 });
    const form = await openEdit(page, 'Kopi Tubruk');
    await field(form, 'Nama').fill('Kopi Lereng');
    await button(form, 'Simpan').click();
    const message = says(form, 'Gagal mengupdate menu. Silakan coba lagi.');
    await expect(message).toBeVisible();
    await button(form, 'Tutup pesan').click();
    await expect(message).toBeHidden();
    await expect(field(form, 'Nama')).toHaveValue('Kopi Lereng');
  });

  test('shows the sentences with which the server explains itself', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await open();
    const fields = { name: 'Nama ini sudah terlalu sering dipakai' };
    await mockResponse(page, (request) => request.method() === 'PUT', {
      status: 422,
      body: { statusCode: 422, error: 'Unprocessable', message: 'Periksa isian Anda.', fields },
    });
    const form = await openEdit(page, 'Kopi Tubruk');
    await field(form, 'Nama').fill('Kopi Lereng');
    await button(form, 'Simpan').click();
    await expect(says(form, 'Periksa isian Anda.')).toBeVisible();
    await expect(says(form, fields.name)).toBeVisible();
    await expect(field(form, 'Nama')).toHaveAccessibleDescription(fields.name);
    await expect(field(form, 'Nama')).toHaveAttribute('aria-invalid', 'true');
  });

  test('locks the dialog while its request is pending', async () => {
    const page = await open();
    const letThrough = await holdRequests(page, (request) => request.method() === 'PUT');
    const form = await openEdit(page, 'Kopi Tubruk');
    await field(form, 'Nama').fill('Kopi Lereng');
    await button(form, 'Simpan').click();
    await expect(button(form, 'Menyimpan...')).toBeVisible();
    await expect(button(form, 'Menyimpan...')).toBeDisabled();
    await expect(field(form, 'Nama')).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(form).toBeVisible();
    letThrough();
    await expect(form).toBeHidden();
    await expect(row(page, 'Kopi Lereng')).toBeVisible();
  });
});

describe('unsaved work', () => {
  test('must be discarded before a dialog closes, by whatever way', async () => {
    const page = await open();
    const form = await openEdit(page, 'Kopi Tubruk');
    await field(form, 'Nama').fill('Kopi Lereng');
    const question = dialog(page, 'Buang perubahan?');
    for (const close of [
      () => button(form, 'Batal').click(),
      () => button(form, 'Tutup dialog').click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await close();
      await expect(question).toBeVisible();
      await button(question, 'Lanjut mengedit').click();
      await expect(question).toBeHidden();
      await expect(field(form, 'Nama')).toHaveValue('Kopi Lereng');
    }
    await button(form, 'Batal').click();
    await button(question, 'Buang').click();
    await expect(question).toBeHidden();
    await expect(form).toBeHidden();
    await expect(row(page, 'Kopi Tubruk')).toBeVisible();
  });

  test('is not mentioned where nothing was changed', async () => {
    const page = await open();
    const edit = await openEdit(page, 'Kopi Tubruk');
    await page.keyboard.press('Escape');
    await expect(edit).toBeHidden();
    const add = await openAdd(page);
    await button(add, 'Batal').click();
    await expect(add).toBeHidden();
  });

  test.each([
    ['is confirmed by the browser when the tab closes', true],
    ['does not prevent closing a tab where there is none', false],
  ])('%s', async (_, changed) => {
    const page = await open();
    const form = await openEdit(page, 'Kopi Tubruk');
    // Browsers show the dialog only after a user gesture.
    await field(form, 'Nama').click();
    if (changed) await field(form, 'Nama').fill('Kopi Lereng');
    const event = new Promise<string>((resolve) => {
      page.once('dialog', (question) => {
        resolve(question.type());
        void question.accept();
      });
      page.once('close', () => resolve('closed'));
    });
    await page.close({ runBeforeUnload: true });
    expect(await event).toBe(changed ? 'beforeunload' : 'closed');
  });
});

describe('on a phone', () => {
  test('the table is a list of cards with the same actions, and dialogs fill the screen', async () => {
    const page = await open({ viewport: PHONE, hasTouch: true });
    await expectNoSidewaysScrolling(page);
    const card = row(page, 'Wedang Jahe');
    await expect
      .poll(() => card.evaluate((element) => getComputedStyle(element).display))
      .not.toBe('table-row');
    await expect(card.getByText('Rp 9.000')).toBeVisible();
    for (const verb of ['Lihat', 'Edit', 'Hapus'] as const) {
      const box = async () => {
        const { x, width, height } = (await action(page, verb, 'Wedang Jahe').boundingBox())!;
        const fits = x >= 0 && x + width <= PHONE.width;
        return { fits, largeEnoughForFingers: Math.min(width, height) >= 44 };
      };
      await expect.poll(box).toEqual({ fits: true, largeEnoughForFingers: true });
    }
    const form = await openEdit(page, 'Wedang Jahe');
    await expect.poll(() => form.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    await expectNoSidewaysScrolling(page);
    // Only its fields scroll: title and buttons never leave the screen.
    const hidden = () => form.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
    await expect.poll(hidden).toBe(0);
  });
});

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('the screen and its dialogs meet WCAG 2.2 AA on %s', async (_, viewport) => {
  const page = await open({ viewport, reducedMotion: true });
  await expectAccessible(page);

  const form = await openAdd(page);
  await button(form, 'Simpan').click();
  await expect(says(form, ADD_RULE)).toBeVisible();
  await expectAccessible(page);
  await field(form, 'Nama').fill('Sate Ayam');
  await button(form, 'Batal').click();
  const question = dialog(page, 'Buang perubahan?');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await button(question, 'Buang').click();
  await expect(form).toBeHidden();

  await action(page, 'Lihat', 'Wedang Jahe').click();
  await expect(dialog(page, 'Detail Menu')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Detail Menu')).toBeHidden();

  await action(page, 'Hapus', 'Wedang Jahe').click();
  await expect(dialog(page, 'Hapus Menu')).toBeVisible();
  await expectAccessible(page);
});

describe('prices at once', () => {
  test('are raised by percent, rounded up, saved in one request, and go back from the history', async () => {
    const page = await open({ viewport: PHONE });
    const before = (await listMenuItems(site().api)).map(({ price }) => price);
    await button(page, 'Ubah harga').click();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('spinbutton', { name: 'Naik atau turun' }).fill('10');
    await page.getByLabel('Bulatkan ke atas').selectOption('ke Rp 500');
    await button(page, 'Hitung').click();
    await expect(page.getByText('4 harga akan berubah.')).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Harga Wedang Jahe' })).toHaveValue('10.000');
    await expectAccessible(page);

    const saved = page.waitForRequest(apiRequest('PUT', '/menu-items/prices'));
    await button(page, 'Simpan').click();
    await saved;
    await expect(says(page, '4 harga disimpan.')).toBeVisible();
    const prices = async () => (await listMenuItems(site().api)).map(({ price }) => price);
    expect(await prices()).toEqual([10_000, 148_500, 13_500, 18_000]);

    await page.goto('/admin/history');
    await expect(says(page, 'Harga Menu')).toBeVisible();
    await page
      .getByRole('button', { name: /^Kembalikan Harga Menu/ })
      .first()
      .click();
    await dialog(page, 'Kembalikan perubahan').getByRole('button', { name: 'Kembalikan' }).click();
    await expect(says(page, '"Harga Menu" sudah dikembalikan.')).toBeVisible();
    expect(await prices()).toEqual(before);
  });
});
