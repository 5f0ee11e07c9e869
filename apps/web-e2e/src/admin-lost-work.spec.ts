import { calendarDateIn } from '@lereng/shared-domain';
import { ADMIN, ApiClient } from '@lereng/shared-testing';
import type { Locator, Page } from 'playwright-core';
import { action, button, dialog, field, row, says } from './support/back-office';
import { FAILED_REQUESTS } from './support/console-guard';
import {
  addPackage,
  addPromotion,
  listMenuItems,
  listPackages,
  resetMenuItems,
  setHomeImage,
  type MenuItem,
} from './support/content';
import { expect } from './support/expect';
import { apiRequest, interceptResponses, mockResponse } from './support/network';
import { BLUE, halves, plainPhoto } from './support/photos';
import { PHONE, useSite } from './support/site';

const PATH = '/admin/menu-items';
const DRAFT = 'Belum disimpan: Tambah Menu';

const site = useSite();
beforeEach(() => resetMenuItems(site().api, [{ name: 'Kopi Tubruk', price: 12_000 }]));

const draft = (page: Page): Locator => says(page, DRAFT);

/** The dialog for a new menu item, filled in. */
async function fillInNew(page: Page): Promise<Locator> {
  await button(page, 'Tambah Menu').click();
  const form = dialog(page, 'Tambah Menu');
  await field(form, 'Nama').fill('Sate Ayam');
  await field(form, 'Harga').fill('32000');
  await field(form, 'Gambar').setInputFiles(await plainPhoto(BLUE));
  await field(form, 'Deskripsi').fill('Sepuluh tusuk.');
  return form;
}

/** Takes up the draft that a page lists. */
async function takeUp(page: Page): Promise<Locator> {
  await expect(draft(page)).toBeVisible();
  await page.getByRole('link', { name: 'Lanjutkan', exact: true }).click();
  const form = dialog(page, 'Tambah Menu');
  await expect(field(form, 'Nama')).toHaveValue('Sate Ayam');
  await expect(field(form, 'Harga')).toHaveValue('32.000');
  await expect(field(form, 'Deskripsi')).toHaveValue('Sepuluh tusuk.');
  await expect(form.getByText('foto.jpg')).toBeVisible();
  return form;
}

/** Closes the tab as a person does who means it, and opens the list in another one. */
async function reopen(page: Page): Promise<Page> {
  const context = page.context();
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toEqual(['beforeunload']);
  const next = await context.newPage();
  await next.goto(PATH);
  return next;
}

/** Ends the tab's process as a browser does that runs out of memory: nothing in it runs any more. */
async function killRenderer(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // The command itself gets no response.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Fails where not exactly one menu item was added, or with another picture than the chosen one. */
async function expectOneAdded(): Promise<void> {
  const [, added, ...others] = await listMenuItems(site().api);
  expect(others).toEqual([]);
  expect(added).toMatchObject({ name: 'Sate Ayam', price: 32_000, description: 'Sepuluh tusuk.' });
  const bytes = await (await fetch(site().origin + (added as MenuItem).image_url)).arrayBuffer();
  const [red, , blue] = (await halves(Buffer.from(bytes))).upper;
  expect(blue).toBeGreaterThan(red);
}

/** Saves, and looks that neither the draft nor a second entry is left. */
async function saveOnce(page: Page, form: Locator): Promise<void> {
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  await expect(row(page, 'Sate Ayam')).toBeVisible();
  await expectOneAdded();
  await page.reload();
  await expect(row(page, 'Sate Ayam')).toBeVisible();
  await expect(draft(page)).toBeHidden();
}

describe('what was typed and chosen is there again', () => {
  test('after a save that the server refused, and a closed tab', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().visitAsAdmin(PATH);
    const form = await fillInNew(page);
    await mockResponse(page, apiRequest('POST', '/menu-items'), { status: 503 });
    await button(form, 'Simpan').click();
    await expect(says(form, 'Belum tersimpan')).toBeVisible();
    const next = await reopen(page);
    await saveOnce(next, await takeUp(next));
  });

  test('after a tab was closed at the last letter, until somebody logs out', async () => {
    const { token } = await ApiClient.login(site().origin);
    const page = await site().visit(PATH, { token });
    await fillInNew(page);
    const next = await reopen(page);
    await expect(draft(next)).toBeVisible();
    await button(next, 'Keluar').click();
    const question = dialog(next, 'Keluar dan buang isian?');
    await expect(question.getByRole('listitem')).toHaveText(['Tambah Menu']);
    await button(question, 'Batal').click();
    await expect(question).toBeHidden();
    await expect(draft(next)).toBeVisible();
    await button(next, 'Keluar').click();
    await button(question, 'Keluar').click();
    await next.waitForURL('/admin/login');
    await expect(button(next, 'Masuk')).toBeVisible();
    await expect(next.getByRole('status')).toHaveCount(0);
    await login(next);
    await expect(draft(next)).toBeHidden();
  });

  test('after a browser that was killed while somebody typed without a pause', async () => {
    const page = await site().visitAsAdmin(PATH);
    await button(page, 'Tambah Menu').click();
    const description = field(dialog(page, 'Tambah Menu'), 'Deskripsi');
    // By the page's own clock, which makes no pause where the machine is busy, and until the end.
    await description.evaluate((area) => {
      if (!(area instanceof HTMLTextAreaElement)) throw new Error('Not a text area');
      setInterval(() => {
        area.setRangeText('x', area.value.length, area.value.length, 'end');
        area.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, 100);
    });
    await expect(description).toHaveValue(/^x{50}/);
    await killRenderer(page);
    const next = await page.context().newPage();
    await next.goto(PATH);
    await expect(draft(next)).toBeVisible();
    await next.getByRole('link', { name: 'Lanjutkan', exact: true }).click();
    // What a busy machine stores within the last second is not judged.
    await expect(field(dialog(next, 'Tambah Menu'), 'Deskripsi')).toHaveValue(/^x{25,}$/);
  });

  test('after a browser that was killed as soon as a picture was chosen, however large', async () => {
    const page = await site().visitAsAdmin(PATH);
    await button(page, 'Tambah Menu').click();
    const form = dialog(page, 'Tambah Menu');
    await field(form, 'Nama').fill('Sate Ayam');
    const photo = await plainPhoto(BLUE);
    // Above the limit, so that it cannot be sent as it was chosen.
    const buffer = Buffer.concat([photo.buffer, Buffer.alloc(6_000_000)]);
    await field(form, 'Gambar').setInputFiles({ ...photo, buffer });
    await killRenderer(page);
    const next = await page.context().newPage();
    await next.goto(PATH);
    await next.getByRole('link', { name: 'Lanjutkan', exact: true }).click();
    const again = dialog(next, 'Tambah Menu');
    await expect(field(again, 'Nama')).toHaveValue('Sate Ayam');
    await expect(again.getByRole('img', { name: 'Pratinjau', exact: true })).toBeVisible();
    await field(again, 'Harga').fill('32000');
    await field(again, 'Deskripsi').fill('Sepuluh tusuk.');
    await saveOnce(next, again);
  });

  test('after a session that ended in the middle of it', async () => {
    site().allow(...FAILED_REQUESTS);
    const session = await ApiClient.login(site().origin);
    const page = await site().visit(PATH, { token: session.token, viewport: PHONE });
    const form = await fillInNew(page);
    await session.delete('/auth/logout');
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.type());
      void question.accept();
    });
    await button(form, 'Simpan').click();
    await page.waitForURL('/admin/login');
    expect(questions).toEqual([]);
    await expect(page.getByRole('status')).toHaveText(
      'Sesi Anda sudah berakhir. Silakan masuk lagi.' +
        'Yang Anda ketik dan belum disimpan masih ada di perangkat ini. Anda bisa melanjutkannya setelah masuk.',
    );
    await login(page);
    const first = page.locator('main header + *');
    await expect(says(first, DRAFT)).toBeVisible();
    await saveOnce(page, await takeUp(page));
  });

  test('after the server was killed between the save and its response, which is done once', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().visitAsAdmin(PATH);
    const form = await fillInNew(page);
    let killed: Promise<void> | undefined;
    // What the form repeats by itself gets no response either.
    await interceptResponses(page, 'POST', '/menu-items', async () => {
      await (killed ??= site().restart());
      return false;
    });
    await button(form, 'Simpan').click();
    await expect(says(form, 'Belum tersimpan')).toBeVisible();
    await expectOneAdded();
    const next = await reopen(page);
    await saveOnce(next, await takeUp(next));
  });
});

test('without a connection one message names it, and the save is offered when it is back', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await site().visitAsAdmin(PATH);
  const form = await fillInNew(page);
  await page.context().setOffline(true);
  await button(form, 'Simpan').click();
  await expect(says(form, 'Belum tersimpan')).toBeVisible();
  await expect(page.getByText(/^Gagal/)).toHaveCount(0);
  await expect(button(form, 'Simpan sekarang')).toHaveCount(0);
  await page.context().setOffline(false);
  await button(form, 'Simpan sekarang').click();
  await expect(form).toBeHidden();
  await expect(row(page, 'Sate Ayam')).toBeVisible();
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  await expectOneAdded();
});

async function login(page: Page): Promise<void> {
  await field(page, 'Username').fill(ADMIN.username);
  await field(page, 'Password').fill(ADMIN.password);
  await button(page, 'Masuk').click();
  await page.waitForURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

describe('two tabs', () => {
  const conflict = (form: Locator) =>
    form.getByRole('alert', {
      name: 'Data ini sudah diubah di tempat lain sejak Anda membukanya.',
    });
  const changed = (form: Locator, name: string) =>
    conflict(form).getByRole('group', { name, exact: true });

  test('with one menu item see both versions, and neither is overwritten unasked', async () => {
    const page = await site().visitAsAdmin(PATH);
    const other = await page.context().newPage();
    await other.goto(PATH);
    const edit = async (tab: Page, name: string): Promise<Locator> => {
      await action(tab, 'Edit', name).click();
      return dialog(tab, 'Edit Menu');
    };
    const stored = async () => {
      const [item] = await listMenuItems(site().api);
      return [item!.name, item!.price];
    };
    const mine = await edit(page, 'Kopi Tubruk');
    const theirs = await edit(other, 'Kopi Tubruk');
    await field(theirs, 'Nama').fill('Kopi Lereng');
    await button(theirs, 'Simpan').click();
    await expect(theirs).toBeHidden();
    await field(mine, 'Nama').fill('Kopi Istimewa');
    await field(mine, 'Harga').fill('15000');
    await button(mine, 'Simpan').click();
    await expect(conflict(mine)).toContainText('Tersimpan: Kopi Lereng');
    await expect(conflict(mine)).toContainText('Isian Anda: Kopi Istimewa');
    expect(await stored()).toEqual(['Kopi Lereng', 12_000]);
    await button(mine, 'Simpan seperti di atas').click();
    await expect(mine).toBeHidden();
    await expect(row(page, 'Kopi Istimewa')).toBeVisible();
    expect(await stored()).toEqual(['Kopi Istimewa', 15_000]);

    await edit(page, 'Kopi Istimewa');
    // The other tab still has the row under its old name.
    await edit(other, 'Kopi Lereng');
    await field(mine, 'Harga').fill('17000');
    await button(mine, 'Simpan').click();
    await expect(mine).toBeHidden();
    await field(theirs, 'Harga').fill('9000');
    await button(theirs, 'Simpan').click();
    await expect(conflict(theirs)).toContainText('17.000');
    await button(theirs, 'Pakai yang tersimpan').click();
    await expect(conflict(theirs)).toBeHidden();
    await expect(field(theirs, 'Nama')).toHaveValue('Kopi Istimewa');
    await expect(field(theirs, 'Harga')).toHaveValue('17.000');
    await button(theirs, 'Batal').click();
    await expect(theirs).toBeHidden();
    expect(await stored()).toEqual(['Kopi Istimewa', 17_000]);
  });

  test('are told of another home picture, which does not get the focus of the one before', async () => {
    const { api } = site();
    await setHomeImage(api);
    const page = await site().visitAsAdmin('/admin/site-settings');
    const section = page.getByRole('form', { name: 'Foto "Tentang Kami"' });
    await section.getByRole('button', { name: /^Titik fokus/ }).focus();
    await page.keyboard.press('ArrowRight');
    await setHomeImage(api);
    await button(section, 'Simpan').click();
    await expect(changed(section, 'Gambar beranda diubah di tempat lain')).toBeVisible();
    await button(section, 'Pakai yang tersimpan').click();
    await expect(conflict(section)).toBeHidden();
    // The next save is about the picture that is there now.
    await section.getByRole('button', { name: /^Titik fokus/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await button(section, 'Simpan').click();
    await expect(says(section, 'Belum disimpan')).toBeHidden();
    await expect(conflict(section)).toBeHidden();
  });

  test('a promotion that changes meanwhile does not stand in the way of its package', async () => {
    const { api } = site();
    const jeep = await addPackage(api, { name: 'Jeep Kawah', price: 350_001 });
    const today = calendarDateIn(new Date(), 'Asia/Jakarta');
    const { id } = await addPromotion(api, {
      title: 'Panen Raya',
      valid_from: today,
      valid_until: today,
      discount_percent: 33,
      packages: [jeep],
    });
    const page = await site().visitAsAdmin('/admin/packages');
    await action(page, 'Edit', 'Jeep Kawah').click();
    const form = dialog(page, 'Edit Paket');
    await field(form, 'Nama').fill('Jeep Senja');
    await api.form('PUT', `/promotions/${id}`, { discount_percent: '50' });
    await button(form, 'Simpan').click();
    await expect(form).toBeHidden();
    const [stored] = await listPackages(api);
    expect(stored).toMatchObject({ name: 'Jeep Senja', price: 175_001, original_price: 350_001 });
  });
});

test("an upload's progress is shown until the server has responded", async () => {
  const page = await site().visitAsAdmin(PATH);
  let letArrive: () => void = () => undefined;
  const arrives = new Promise<boolean>((resolve) => {
    letArrive = () => resolve(true);
  });
  await interceptResponses(page, 'POST', '/menu-items', () => arrives);
  const form = await fillInNew(page);
  await button(form, 'Simpan').click();
  const progress = form.getByRole('progressbar', { name: 'Mengunggah' });
  await expect(progress).toHaveAttribute('value', '100');
  letArrive();
  await expect(form).toBeHidden();
  await expectOneAdded();
});

test('saves whose responses were lost make one entry each when repeated', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await site().visitAsAdmin(PATH);
  const attempts = new Map<string, number>();
  let losses = 1;
  await interceptResponses(page, 'POST', '/menu-items', (headers) => {
    const [, key] = Object.entries(headers).find(([name]) => /^idempotency-key$/i.test(name)) ?? [];
    if (!key) throw new Error('A save has no Idempotency-Key');
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    return attempt > losses;
  });
  // The form repeats a save once by itself; from then on it is for a person to do.
  const first = await fillInNew(page);
  await button(first, 'Simpan').click();
  await expect(first).toBeHidden();
  await expectOneAdded();
  losses = 2;
  const second = await fillInNew(page);
  await button(second, 'Simpan').click();
  await button(second, 'Simpan lagi').click();
  await expect(second).toBeHidden();
  expect([...attempts.values()]).toEqual([2, 3]);
  expect(await listMenuItems(site().api)).toHaveLength(3);
});
