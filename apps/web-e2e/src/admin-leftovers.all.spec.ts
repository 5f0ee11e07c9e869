import { ADMIN, ApiClient } from '@lereng/shared-testing';
import type { Page } from 'playwright-core';
import { button, dialog, field, row } from './support/back-office';
import { browserStorage } from './support/browser-storage';
import { addMenuItem } from './support/content';
import { expect } from './support/expect';
import { apiRequest, holdRequests } from './support/network';
import { BLUE, plainPhoto } from './support/photos';
import { useSite } from './support/site';

const PATH = '/admin/menu-items';

const site = useSite((api) => addMenuItem(api, { name: 'Kopi Tubruk', price: 12_000 }));

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

test('a logout leaves nothing in any storage, in memory, or in another tab', async () => {
  const { token } = await ApiClient.login(site().origin);
  const page = await site().visit(PATH, { token });
  await button(page, 'Tambah Menu').click();
  const form = dialog(page, 'Tambah Menu');
  await field(form, 'Nama').fill('Sate Ayam');
  await field(form, 'Gambar').setInputFiles(await plainPhoto(BLUE));
  await expect
    .poll(async () => JSON.stringify((await browserStorage(page)).databases))
    .toMatch(/Sate Ayam.*foto\.jpg|foto\.jpg.*Sate Ayam/);
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

  // The next session shows no rows before the server has sent them to it.
  const release = await holdRequests(page, apiRequest('GET', '/menu-items'));
  await field(page, 'Username').fill(ADMIN.username);
  await field(page, 'Password').fill(ADMIN.password);
  await button(page, 'Masuk').click();
  await page.waitForURL('/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  await expect(row(page, 'Kopi Tubruk')).toHaveCount(0);
  release();
  await expect(row(page, 'Kopi Tubruk')).toBeVisible();
  await other.goto('/admin');
  await expect(other.getByText('Belum disimpan: Tambah Menu')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
