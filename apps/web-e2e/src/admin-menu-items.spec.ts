import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { action, button, column, dialog, field, row, rows } from './support/back-office';
import { listDishes, resetDishes, type NewDish } from './support/content';
import { eventually, gone, see } from './support/eventually';
import { answer, call, hold } from './support/gate';
import { BLUE, halves, plainPhoto } from './support/photos';
import { DESK, PHONE, useSite, type VisitOptions } from './support/site';
import { FAILED_CALLS } from './support/watch';

const PATH = '/admin/menu-items';
const ID = 0;
const NAME = 2;
const DESCRIPTION = 3;
const PRICE = 4;

const LONG = 'Jahe emprit yang dibakar lalu digeprek, direbus bersama serai.';
const DISHES: NewDish[] = [
  { name: 'Wedang Jahe', description: LONG, price: 9_000 },
  { name: 'ayam bakar', description: 'Dengan lalapan.', price: 135_000 },
  { name: 'Kopi Tubruk', price: 12_000 },
  { name: 'Tempe 50', description: 'x'.repeat(50), price: 16_000 },
];

const ADD_RULE = 'Nama, gambar, dan harga harus diisi dengan benar';
const EDIT_RULE = 'Nama dan harga harus diisi dengan benar';

const site = useSite();
beforeEach(() => resetDishes(site().api, DISHES));

async function open(options?: VisitOptions): Promise<Page> {
  const page = await site().visitAsAdmin(PATH, options);
  await see(row(page, 'Wedang Jahe'));
  return page;
}

async function openAdd(page: Page): Promise<Locator> {
  await button(page, 'Tambah Menu').click();
  const form = dialog(page, 'Tambah Menu');
  await see(form);
  return form;
}

async function openEdit(page: Page, name: string): Promise<Locator> {
  await action(page, 'Edit', name).click();
  const form = dialog(page, 'Edit Menu');
  await see(form);
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
    const headers = await page.getByRole('columnheader').allInnerTexts();
    expect(headers.slice(0, 5).map((text) => text.trim())).toEqual([
      'ID',
      'Gambar',
      'Nama',
      'Deskripsi',
      'Harga',
    ]);
    const ids = (await listDishes(site().api)).map(({ id }) => String(id));
    expect(await column(page, ID)).toEqual(ids);
    expect(await column(page, NAME)).toEqual(DISHES.map(({ name }) => name));
    expect(await column(page, PRICE)).toEqual(['Rp 9.000', 'Rp 135.000', 'Rp 12.000', 'Rp 16.000']);
    const descriptions = await column(page, DESCRIPTION);
    expect(descriptions[0]).toBe(`${LONG.slice(0, 50)}…`);
    expect(descriptions[3]).toBe('x'.repeat(50));
    const loaded = await rows(page)
      .locator('img')
      .evaluateAll((images) =>
        Promise.all((images as HTMLImageElement[]).map((image) => image.decode())),
      );
    expect(loaded).toHaveLength(DISHES.length);
  });

  test('is searched by name alone, in any case', async () => {
    const page = await open();
    await page.getByRole('searchbox', { name: 'Cari' }).fill('KOPI');
    await gone(row(page, 'Wedang Jahe'));
    expect(await column(page, NAME)).toEqual(['Kopi Tubruk']);
    await page.getByRole('searchbox', { name: 'Cari' }).fill('lalapan');
    await gone(row(page, 'Kopi Tubruk'));
    expect(await rows(page).count()).toBe(0);
  });

  test('sorts by every column but the picture, and says so', async () => {
    const page = await open();
    const header = (name: string) => page.getByRole('columnheader', { name });
    const sorted = async (name: string, direction: string) => {
      await button(header(name), name).click();
      await eventually(async () =>
        expect(await header(name).getAttribute('aria-sort')).toBe(direction),
      );
      const others = await page.locator('[aria-sort=ascending], [aria-sort=descending]').count();
      expect(others).toBe(1);
      return column(page, NAME);
    };
    const byName = ['ayam bakar', 'Kopi Tubruk', 'Tempe 50', 'Wedang Jahe'];
    expect(await sorted('Nama', 'ascending')).toEqual(byName);
    expect(await sorted('Nama', 'descending')).toEqual([...byName].reverse());
    const byPrice = ['Wedang Jahe', 'Kopi Tubruk', 'Tempe 50', 'ayam bakar'];
    expect(await sorted('Harga', 'ascending')).toEqual(byPrice);
    expect(await sorted('Harga', 'descending')).toEqual([...byPrice].reverse());
    expect(await sorted('ID', 'ascending')).toEqual(DISHES.map(({ name }) => name));
    const byDescription = await sorted('Deskripsi', 'ascending');
    expect(byDescription.indexOf('ayam bakar')).toBeLessThan(byDescription.indexOf('Wedang Jahe'));
    expect(await header('Gambar').getByRole('button').count()).toBe(0);
  });

  test('says for good that it could not be loaded, until that is put away', async () => {
    site().allow(...FAILED_CALLS);
    const page = await site().newPage({ token: site().api.token });
    await page.clock.install();
    await answer(page, call('GET', '/menu-items'), { status: 503 });
    await page.goto(PATH);
    const message = says(page, 'Gagal memuat data menu. Silakan coba lagi.');
    await see(message);
    await page.clock.runFor(20_000);
    await see(message);
    await button(page, 'Tutup pesan').click();
    await gone(message);
  });
});

describe('adding', () => {
  test('puts a dish on the list, at any whole price', async () => {
    const page = await open();
    const form = await openAdd(page);
    await fillIn(form, 'Sate Ayam', '32501');
    await field(form, 'Deskripsi').fill('Sepuluh tusuk.\nDengan lontong.');
    await see(form.getByText('JPG, PNG, GIF').first());
    await field(form, 'Gambar').setInputFiles(await plainPhoto(BLUE));
    await button(form, 'Simpan').click();
    await gone(form);
    await see(row(page, 'Sate Ayam'));
    const dish = (await listDishes(site().api)).at(-1)!;
    expect(dish).toMatchObject({ name: 'Sate Ayam', price: 32_501 });
    // Browsers send the line breaks of a form as CRLF.
    expect(dish.description).toMatch(/^Sepuluh tusuk\.\r?\nDengan lontong\.$/);
  });

  test('refuses what lacks a name, a picture or a price', async () => {
    const page = await open();
    const form = await openAdd(page);
    const expectRefusal = async (name: string, price: string) => {
      await fillIn(form, name, price);
      await button(form, 'Simpan').click();
      await see(says(form, ADD_RULE));
      await button(form, 'Tutup pesan').click();
      await gone(says(form, ADD_RULE));
    };
    await expectRefusal('', '');
    await expectRefusal('Sate Ayam', '32000');
    await field(form, 'Gambar').setInputFiles(await plainPhoto());
    await expectRefusal('', '32000');
    await expectRefusal('   ', '32000');
    await expectRefusal('Sate Ayam', '');
    await expectRefusal('Sate Ayam', '0');
    expect(await listDishes(site().api)).toHaveLength(DISHES.length);
  });

  test('judges a file by its kind, its size, and at last by its bytes', async () => {
    site().allow(...FAILED_CALLS);
    const page = await open();
    const form = await openAdd(page);
    await fillIn(form, 'Sate Ayam', '32000');
    const refused = async (mimeType: string, buffer: Buffer, sentence: string) => {
      await field(form, 'Gambar').setInputFiles({ name: 'foto.png', mimeType, buffer });
      await button(form, 'Simpan').click();
      await see(says(form, sentence));
    };
    const tooLarge = 'Ukuran file tidak boleh lebih dari 5MB';
    const noImage = 'File harus berupa gambar';
    await refused('text/plain', Buffer.from('halo'), noImage);
    await refused('image/png', Buffer.alloc(5_242_881), tooLarge);
    await refused('image/png', Buffer.from('<!doctype html><p>halo'), noImage);
    expect(await listDishes(site().api)).toHaveLength(DISHES.length);
  });
});

describe('editing', () => {
  test('changes what was changed and keeps the picture where none is chosen', async () => {
    const page = await open();
    const before = (await listDishes(site().api))[0]!;
    const form = await openEdit(page, 'Wedang Jahe');
    expect(await field(form, 'Nama').inputValue()).toBe('Wedang Jahe');
    expect(await field(form, 'Deskripsi').inputValue()).toBe(LONG);
    await fillIn(form, 'Wedang Jahe Madu', '11000');
    await field(form, 'Deskripsi').fill('');
    await button(form, 'Simpan').click();
    await gone(form);
    await see(row(page, 'Wedang Jahe Madu'));
    const after = (await listDishes(site().api))[0]!;
    expect(after).toMatchObject({
      name: 'Wedang Jahe Madu',
      description: null,
      price: 11_000,
      image_url: before.image_url,
    });
  });

  test('takes another picture', async () => {
    const page = await open();
    const before = (await listDishes(site().api))[0]!;
    const form = await openEdit(page, 'Wedang Jahe');
    await field(form, 'Gambar').setInputFiles(await plainPhoto(BLUE));
    await button(form, 'Simpan').click();
    await gone(form);
    const after = (await listDishes(site().api))[0]!;
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
      await see(says(form, EDIT_RULE));
      await button(form, 'Tutup pesan').click();
      await gone(says(form, EDIT_RULE));
    }
  });

  test('without a change changes nothing, the price least of all', async () => {
    const page = await open();
    const before = (await listDishes(site().api)).map(({ name, price }) => ({ name, price }));
    const form = await openEdit(page, 'ayam bakar');
    await button(form, 'Simpan').click();
    await gone(form);
    const after = (await listDishes(site().api)).map(({ name, price }) => ({ name, price }));
    expect(after).toEqual(before);
  });
});

describe('looking', () => {
  test('shows all about a dish, and closes', async () => {
    const page = await open();
    await action(page, 'Lihat', 'Wedang Jahe').click();
    const detail = dialog(page, 'Detail Menu');
    const today = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
    await see(
      says(detail, 'Wedang Jahe'),
      says(detail, LONG),
      says(detail, 'Rp 9.000'),
      says(detail, today.format(new Date())),
    );
    expect(await detail.getByRole('textbox').count()).toBe(0);
    await button(detail, 'Tutup').click();
    await gone(detail);
  });
});

describe('deleting', () => {
  test('asks, and takes the dish away', async () => {
    const page = await open();
    await action(page, 'Hapus', 'Kopi Tubruk').click();
    const question = dialog(page, 'Hapus Menu');
    await see(says(question, 'Apakah Anda yakin ingin menghapus menu "Kopi Tubruk"?'));
    await button(question, 'Batal').click();
    await gone(question);
    await see(row(page, 'Kopi Tubruk'));

    const letThrough = await hold(page, (request) => request.method() === 'DELETE');
    await action(page, 'Hapus', 'Kopi Tubruk').click();
    await button(question, 'Hapus').click();
    await see(button(question, 'Mohon tunggu...'));
    expect(await button(question, 'Batal').isDisabled()).toBe(true);
    letThrough();
    await gone(question, row(page, 'Kopi Tubruk'));
    expect((await listDishes(site().api)).map(({ name }) => name)).not.toContain('Kopi Tubruk');
  });

  test('that fails says so, stays open, and falls silent after 5 s', async () => {
    site().allow(...FAILED_CALLS);
    const page = await open();
    await answer(page, (request) => request.method() === 'DELETE', { status: 500 });
    await action(page, 'Hapus', 'Kopi Tubruk').click();
    const question = dialog(page, 'Hapus Menu');
    await button(question, 'Hapus').click();
    const message = says(question, 'Gagal menghapus menu. Silakan coba lagi.');
    await see(message);
    await gone(message);
    await see(question);
  });
});

describe('a save that fails', () => {
  test('says so inside the dialog for 5 s, keeps every field and the file, and can be repeated', async () => {
    site().allow(...FAILED_CALLS);
    const page = await site().newPage({ token: site().api.token });
    await page.clock.install();
    await page.goto(PATH);
    const form = await openAdd(page);
    await fillIn(form, 'Sate Ayam', '32000');
    await field(form, 'Deskripsi').fill('Sepuluh tusuk.');
    await field(form, 'Gambar').setInputFiles(await plainPhoto(BLUE));
    const restore = await answer(page, call('POST', '/menu-items'), { status: 503 });
    await button(form, 'Simpan').click();
    const message = says(form, 'Gagal menambahkan menu. Silakan coba lagi.');
    await see(message);
    await page.clock.pauseAt(new Date(Date.now() + 1_000));
    await page.clock.runFor(3_000);
    await see(message);
    await page.clock.runFor(2_500);
    await gone(message);
    await page.clock.resume();

    await see(form);
    expect(await field(form, 'Nama').inputValue()).toBe('Sate Ayam');
    expect(await field(form, 'Deskripsi').inputValue()).toBe('Sepuluh tusuk.');
    await restore();
    await button(form, 'Simpan').click();
    await gone(form);
    await see(row(page, 'Sate Ayam'));
    const [dish] = (await listDishes(site().api)).slice(-1);
    const bytes = await (await fetch(site().origin + dish!.image_url)).arrayBuffer();
    const [red, , blue] = (await halves(Buffer.from(bytes))).upper;
    expect(blue).toBeGreaterThan(red);
  });

  test('of an edit has its own sentence, which can be put away', async () => {
    site().allow(...FAILED_CALLS);
    const page = await open();
    await answer(page, (request) => request.method() === 'PUT', { status: 500 });
    const form = await openEdit(page, 'Kopi Tubruk');
    await field(form, 'Nama').fill('Kopi Lereng');
    await button(form, 'Simpan').click();
    const message = says(form, 'Gagal mengupdate menu. Silakan coba lagi.');
    await see(message);
    await button(form, 'Tutup pesan').click();
    await gone(message);
    expect(await field(form, 'Nama').inputValue()).toBe('Kopi Lereng');
  });

  test('shows the sentences with which the server explains itself', async () => {
    site().allow(...FAILED_CALLS);
    const page = await open();
    const fields = { name: 'Nama ini sudah terlalu sering dipakai' };
    await answer(page, (request) => request.method() === 'PUT', {
      status: 422,
      body: { statusCode: 422, error: 'Unprocessable', message: 'Periksa isian Anda.', fields },
    });
    const form = await openEdit(page, 'Kopi Tubruk');
    await field(form, 'Nama').fill('Kopi Lereng');
    await button(form, 'Simpan').click();
    await see(says(form, 'Periksa isian Anda.'), says(form, fields.name));
    const described = await field(form, 'Nama').evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
    expect(described).toContain(fields.name);
    expect(await field(form, 'Nama').getAttribute('aria-invalid')).toBe('true');
  });

  test('keeps the dialog closed to everything while it is under way', async () => {
    const page = await open();
    const letThrough = await hold(page, (request) => request.method() === 'PUT');
    const form = await openEdit(page, 'Kopi Tubruk');
    await field(form, 'Nama').fill('Kopi Lereng');
    await button(form, 'Simpan').click();
    await see(button(form, 'Menyimpan...'));
    expect(await button(form, 'Menyimpan...').isDisabled()).toBe(true);
    expect(await field(form, 'Nama').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await see(form);
    letThrough();
    await gone(form);
    await see(row(page, 'Kopi Lereng'));
  });
});

describe('unsaved work', () => {
  test('is asked about before a dialog closes, by whatever way', async () => {
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
      await see(question);
      await button(question, 'Lanjut mengedit').click();
      await gone(question);
      expect(await field(form, 'Nama').inputValue()).toBe('Kopi Lereng');
    }
    await button(form, 'Batal').click();
    await button(question, 'Buang').click();
    await gone(question, form);
    await see(row(page, 'Kopi Tubruk'));
  });

  test('is not asked about where nothing was changed', async () => {
    const page = await open();
    const edit = await openEdit(page, 'Kopi Tubruk');
    await page.keyboard.press('Escape');
    await gone(edit);
    const add = await openAdd(page);
    await button(add, 'Batal').click();
    await gone(add);
  });

  test.each([
    ['is asked about by the browser when the tab closes', true],
    ['does not keep a tab open where there is none', false],
  ])('%s', async (_, changed) => {
    const page = await open();
    const form = await openEdit(page, 'Kopi Tubruk');
    // The browser asks only those who have touched the page.
    await field(form, 'Nama').click();
    if (changed) await field(form, 'Nama').fill('Kopi Lereng');
    const asked = new Promise<string>((resolve) => {
      page.once('dialog', (question) => {
        resolve(question.type());
        void question.accept();
      });
      page.once('close', () => resolve('closed'));
    });
    await page.close({ runBeforeUnload: true });
    expect(await asked).toBe(changed ? 'beforeunload' : 'closed');
  });
});

describe('on a phone', () => {
  test('the table is a list of cards with the same actions, and dialogs fill the screen', async () => {
    const page = await open({ viewport: PHONE, hasTouch: true });
    await expectNoSidewaysScrolling(page);
    const card = row(page, 'Wedang Jahe');
    expect(await card.evaluate((element) => getComputedStyle(element).display)).not.toBe(
      'table-row',
    );
    await see(card.getByText('Rp 9.000'));
    for (const verb of ['Lihat', 'Edit', 'Hapus'] as const) {
      const { x, width, height } = (await action(page, verb, 'Wedang Jahe').boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(PHONE.width);
      // Fingers need 44 px.
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const form = await openEdit(page, 'Wedang Jahe');
    expect(await form.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    await expectNoSidewaysScrolling(page);
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
  await see(says(form, ADD_RULE));
  await expectAccessible(page);
  await field(form, 'Nama').fill('Sate Ayam');
  await button(form, 'Batal').click();
  const question = dialog(page, 'Buang perubahan?');
  await see(question);
  await expectAccessible(page);
  await button(question, 'Buang').click();
  await gone(form);

  await action(page, 'Lihat', 'Wedang Jahe').click();
  await see(dialog(page, 'Detail Menu'));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await gone(dialog(page, 'Detail Menu'));

  await action(page, 'Hapus', 'Wedang Jahe').click();
  await see(dialog(page, 'Hapus Menu'));
  await expectAccessible(page);
});
