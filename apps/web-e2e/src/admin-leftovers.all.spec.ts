import { ADMIN, ApiClient } from '@lereng/shared-testing';
import type { Page } from 'playwright-core';
import { button, dialog, field, row } from './support/back-office';
import { browserStorage } from './support/browser-storage';
import { FAILED_REQUESTS } from './support/console-guard';
import { addMenuItem } from './support/content';
import { expect } from './support/expect';
import { apiRequest, holdRequests } from './support/network';
import { BLUE, plainPhoto } from './support/photos';
import { useSite } from './support/site';

const PATH = '/admin/menu-items';
const DRAFT = 'Belum disimpan: Tambah Menu';
const OTHER_NAME = 'sari';
const DAY_MS = 24 * 60 * 60 * 1_000;

const site = useSite((api) => addMenuItem(api, { name: 'Kopi Tubruk', price: 12_000 }));

/** The list of menu items as a new session has it, and a draft with a picture in it. */
async function leaveDraft(): Promise<{ page: Page; session: ApiClient }> {
  const session = await ApiClient.login(site().origin);
  const page = await site().visit(PATH, { token: session.token });
  await expect(row(page, 'Kopi Tubruk')).toBeVisible();
  await button(page, 'Tambah Menu').click();
  const form = dialog(page, 'Tambah Menu');
  await field(form, 'Nama').fill('Sate Ayam');
  await field(form, 'Gambar').setInputFiles(await plainPhoto(BLUE));
  await expect
    .poll(async () => (await draftsOf(page)).map(([name]) => name))
    .toEqual(['Sate Ayam']);
  return { page, session };
}

async function logIn(page: Page, username: string = ADMIN.username): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(ADMIN.password);
  await button(page, 'Masuk').click();
  await page.waitForURL('/admin');
}

/** Name in the form, and owner, of each draft with a picture. */
async function draftsOf(page: Page): Promise<[unknown, unknown][]> {
  const rows = Object.values((await browserStorage(page)).databases).flat();
  return (rows as { values: Record<string, unknown>; owner?: string }[])
    .filter(({ values }) => JSON.stringify(values).includes('foto.jpg'))
    .map(({ values, owner }) => [values['name'], owner ?? null]);
}

/** Moves what was typed into the past, as it ages by the server's clock. */
const ageDrafts = (page: Page, days: number): Promise<void> =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lereng-drafts');
        opening.onerror = () => reject(new Error(String(opening.error)));
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('drafts', 'readwrite');
          const cursors = transaction.objectStore('drafts').openCursor();
          cursors.onsuccess = () => {
            const cursor = cursors.result;
            if (!cursor) return;
            const draft = cursor.value as { savedAt: string };
            const savedAt = new Date(Date.parse(draft.savedAt) - ms).toISOString();
            cursor.update({ ...draft, savedAt });
            cursor.continue();
          };
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    days * DAY_MS,
  );

const NOTHING = {
  local: {},
  databases: { 'lereng-drafts/drafts': [] },
  caches: {},
  serviceWorkers: [],
  windowName: '',
  cookies: [],
};

/** Fails where any storage has something of a session. */
async function expectNothingStored(page: Page): Promise<void> {
  await expect.poll(() => browserStorage(page)).toMatchObject(NOTHING);
  // What is left is the router's: positions of scrolling, by meaningless keys.
  const words = /Sate|Kopi|foto|Tambah Menu|accessToken|eyJ/;
  await expect.poll(async () => JSON.stringify(await browserStorage(page))).not.toMatch(words);
}

/** Holds the list of menu items, which the dashboard of a new session fetches, too. */
const holdRows = (page: Page) => holdRequests(page, apiRequest('GET', '/menu-items'));

/** Fails where the list shows rows before the server has sent them to this session. */
async function expectRowsFetchedAnew(page: Page, release: () => void): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  await expect(row(page, 'Kopi Tubruk')).toHaveCount(0);
  release();
  await expect(row(page, 'Kopi Tubruk')).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await button(page, 'Keluar').click();
  await button(dialog(page, 'Keluar dan buang isian?'), 'Keluar').click();
  await page.waitForURL('/admin/login');
}

test('a logout leaves nothing in any storage, in memory, or in another tab', async () => {
  const { page } = await leaveDraft();
  const other = await page.context().newPage();
  await other.goto(PATH);
  await expect(row(other, 'Kopi Tubruk')).toBeVisible();

  await page.reload();
  await logOut(page);
  await expectNothingStored(page);
  await other.waitForURL('/admin/login');
  await expectNothingStored(other);

  const release = await holdRows(page);
  await logIn(page);
  await expectRowsFetchedAnew(page, release);
  await other.goto('/admin');
  await expect(other.getByText(DRAFT)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('going back after a logout shows the login, and no row', async () => {
  const session = await ApiClient.login(site().origin);
  const page = await site().visit('/admin', { token: session.token });
  await page.getByRole('navigation').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(row(page, 'Kopi Tubruk')).toBeVisible();
  await button(page, 'Keluar').click();
  await page.waitForURL('/admin/login');
  await page.goBack();
  await page.waitForURL('/admin/login');
  await expect(button(page, 'Masuk')).toBeVisible();
  await expect(row(page, 'Kopi Tubruk')).toHaveCount(0);
  const release = await holdRows(page);
  await logIn(page);
  await expectRowsFetchedAnew(page, release);
});

describe('after a 401', () => {
  async function expire(page: Page, session: ApiClient): Promise<void> {
    site().allow(...FAILED_REQUESTS);
    await session.delete('/auth/logout');
    await field(page, 'Harga').fill('32000');
    await field(page, 'Deskripsi').fill('Sepuluh tusuk.');
    await button(page, 'Simpan').click();
    await page.waitForURL('/admin/login');
    await expect(page.getByText('Yang Anda ketik dan belum disimpan masih ada')).toBeVisible();
  }

  test('the draft alone is left, and the same name goes on with it', async () => {
    const { page, session } = await leaveDraft();
    await expire(page, session);
    await expect.poll(() => draftsOf(page)).toEqual([['Sate Ayam', ADMIN.username]]);
    await expect
      .poll(() => browserStorage(page))
      .toMatchObject({ ...NOTHING, databases: expect.any(Object) });
    const release = await holdRows(page);
    await logIn(page);
    await expect(page.getByText(DRAFT)).toBeVisible();
    await expectRowsFetchedAnew(page, release);
    await expect(page.getByText(DRAFT)).toBeVisible();
  });

  test('the draft ends after 14 days', async () => {
    const { page, session } = await leaveDraft();
    await expire(page, session);
    await ageDrafts(page, 13);
    await page.reload();
    await expect(page.getByText('Yang Anda ketik dan belum disimpan masih ada')).toBeVisible();
    await ageDrafts(page, 1);
    await page.reload();
    await expect(button(page, 'Masuk')).toBeVisible();
    await expectNothingStored(page);
    await expect(page.getByRole('status')).toHaveCount(0);
  });

  // The last test: the site's admin has another name after it.
  test('the draft ends with a login under another name', async () => {
    const { page, session } = await leaveDraft();
    await expire(page, session);
    await site().restart({ ADMIN_USERNAME: OTHER_NAME });
    const release = await holdRows(page);
    await logIn(page, OTHER_NAME);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect
      .poll(async () => (await browserStorage(page)).databases)
      .toEqual(NOTHING.databases);
    await expect(page.getByText(DRAFT)).toHaveCount(0);
    await expectRowsFetchedAnew(page, release);
    await expect(page.getByText(DRAFT)).toHaveCount(0);
  });
});
