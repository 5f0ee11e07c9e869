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

async function logIn(page: Page): Promise<void> {
  await field(page, 'Username').fill(ADMIN.username);
  await field(page, 'Password').fill(ADMIN.password);
  await button(page, 'Masuk').click();
  await page.waitForURL('/admin');
}

/** Name in the form, and owner, of each draft with a picture. */
async function draftsOf(page: Page): Promise<[unknown, unknown][]> {
  const rows = Object.values((await browserStorage(page)).databases).flat();
  return (rows as { edits: Record<string, unknown>; owner?: string }[])
    .filter(({ edits }) => JSON.stringify(edits).includes('foto.jpg'))
    .map(({ edits, owner }) => [edits['name'], owner ?? null]);
}

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

test('a logout leaves nothing in any storage, in memory, or in another tab', async () => {
  const { page } = await leaveDraft();
  const other = await page.context().newPage();
  await other.goto(PATH);
  await expect(row(other, 'Kopi Tubruk')).toBeVisible();

  await page.goto('/admin/slides');
  await button(page, 'Keluar').click();
  await button(dialog(page, 'Keluar dan buang isian?'), 'Keluar').click();
  await page.waitForURL('/admin/login');
  await page.goBack();
  await page.waitForURL('/admin/login');
  await expect(row(page, 'Kopi Tubruk')).toHaveCount(0);
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

test('after a 401 the draft alone is left, and the same name goes on with it', async () => {
  site().allow(...FAILED_REQUESTS);
  const { page, session } = await leaveDraft();
  await session.delete('/auth/logout');
  await field(page, 'Harga').fill('32000');
  await field(page, 'Deskripsi').fill('Sepuluh tusuk.');
  await button(page, 'Simpan').click();
  await page.waitForURL('/admin/login');
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
