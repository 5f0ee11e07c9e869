import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN, ApiClient } from '@lereng/shared-testing';
import type { Locator, Page } from 'playwright-core';
import { action, button, dialog, field, row, says } from './support/back-office';
import { browserStorage } from './support/browser-storage';
import { FAILED_REQUESTS } from './support/console-guard';
import {
  addPackage,
  addPromotion,
  listMenuItems,
  listPackages,
  resetMenuItems,
} from './support/content';
import { expect } from './support/expect';
import { loseResponses } from './support/network';
import { BLUE, isBlue, plainPhoto } from './support/photos';
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
  expect(await isBlue(site().origin + added!.image_url)).toBe(true);
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
    // The login says what of it is still on this device.
    await expect(next.getByRole('status')).toHaveCount(0);
  });

  test('after a browser that was killed as soon as a picture was chosen, however large', async () => {
    const page = await site().visitAsAdmin(PATH);
    await button(page, 'Tambah Menu').click();
    const form = dialog(page, 'Tambah Menu');
    await field(form, 'Nama').fill('Sate Ayam');
    const { buffer } = await plainPhoto(BLUE);
    const folder = await mkdtemp(join(tmpdir(), 'lereng-photo-'));
    const file = join(folder, 'foto.jpg');
    // Above the limit, so that it cannot be sent as it was chosen; on the disk, as what the tab itself holds dies with it.
    await writeFile(file, Buffer.concat([buffer, Buffer.alloc(5_242_880)]));
    await field(form, 'Gambar').setInputFiles(file);
    // A busy machine takes a while to store so large a file, and what is on its way dies with the tab.
    const stored = async () => JSON.stringify((await browserStorage(page)).databases);
    await expect.poll(stored).toContain('foto.jpg');
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
    await rm(folder, { recursive: true });
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
    await field(page, 'Username').fill(ADMIN.username);
    await field(page, 'Password').fill(ADMIN.password);
    await button(page, 'Masuk').click();
    const first = page.locator('main header + *');
    await expect(says(first, DRAFT)).toBeVisible();
    await saveOnce(page, await takeUp(page));
  });

  test('after the server was killed between the save and its response, which is done once', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().visitAsAdmin(PATH);
    const form = await fillInNew(page);
    let restart: Promise<void> | undefined;
    // What the form repeats by itself gets no response either.
    await loseResponses(page, 'POST', '/menu-items', () => (restart ??= site().restart()));
    await button(form, 'Simpan').click();
    await expect(says(form, 'Belum tersimpan')).toBeVisible({ timeout: 90_000 });
    await restart;
    await expectOneAdded();
    const next = await reopen(page);
    await saveOnce(next, await takeUp(next));
  });
});

describe('a save', () => {
  test('overwrites nothing that somebody else has changed, unless that is chosen', async () => {
    // The response 412 says that somebody has.
    site().allow(...FAILED_REQUESTS);
    const { api } = site();
    const stored = async () => (await listMenuItems(api))[0]!;
    const page = await site().visitAsAdmin(PATH);
    await action(page, 'Edit', 'Kopi Tubruk').click();
    const form = dialog(page, 'Edit Menu');
    await field(form, 'Nama').fill('Kopi Istimewa');
    await api.form('PUT', `/menu-items/${(await stored()).id}`, { name: 'Kopi Lereng' });
    await button(form, 'Simpan').click();
    const conflict = form.getByRole('alert', {
      name: 'Data ini sudah diubah di tempat lain sejak Anda membukanya.',
    });
    await expect(conflict).toContainText('Tersimpan: Kopi Lereng');
    await expect(conflict).toContainText('Isian Anda: Kopi Istimewa');
    expect((await stored()).name).toBe('Kopi Lereng');
    await button(form, 'Simpan seperti di atas').click();
    await expect(form).toBeHidden();
    expect((await stored()).name).toBe('Kopi Istimewa');
  });

  test('of a package is not stopped by a promotion that has changed meanwhile', async () => {
    const { api } = site();
    const jeep = await addPackage(api, { name: 'Jeep Kawah', price: 350_001 });
    const { id } = await addPromotion(api, {
      title: 'Panen Raya',
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
