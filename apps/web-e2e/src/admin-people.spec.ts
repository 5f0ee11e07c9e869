import { PASSWORD } from '@lereng/shared-testing';
import type { Page } from 'playwright-core';
import { button, dialog, field, says } from './support/back-office';
import { FAILED_REQUESTS } from './support/console-guard';
import { addMenuItems } from './support/content';
import { expect } from './support/expect';
import { PHONE, useSite } from './support/site';

const CHOSEN = 'wedang uwuh di dapur';

const site = useSite(async (api) => {
  await addMenuItems(api, [
    { name: 'Wedang Jahe', price: 9_000 },
    { name: 'Kopi Tubruk', price: 12_000 },
    { name: 'Sate Ayam', price: 32_000 },
  ]);
});

/** The owner lets somebody in. @returns the first password */
async function addCook(owner: Page): Promise<string> {
  await button(owner, 'Tambah orang').click();
  const form = dialog(owner, 'Tambah orang');
  await field(form, 'Nama').fill('Bu Siti');
  await field(form, 'Username').fill('siti');
  await field(form, 'Password Anda').fill(PASSWORD.password);
  await button(form, 'Simpan').click();
  const shown = dialog(owner, 'Bu Siti boleh masuk');
  const password = await shown.getByRole('definition').last().innerText();
  await button(shown, 'Selesai').click();
  return password;
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto('/admin/login');
  await field(page, 'Username').fill('siti');
  await field(page, 'Password').fill(password);
  await button(page, 'Masuk').click();
}

test('an owner lets a cook in, who says what is sold out and finds nothing else', async () => {
  const owner = await site().visitAsAdmin('/admin/account', { viewport: PHONE });
  const first = await addCook(owner);
  const cook = await site().newPage({ viewport: PHONE });
  const paths: string[] = [];
  cook.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await logIn(cook, first);
  await expect(cook.getByRole('heading', { level: 1 })).toHaveText('Ganti password pertama');
  await field(cook, 'Password pertama').fill(first);
  await field(cook, 'Password baru').fill(CHOSEN);
  await button(cook, 'Simpan').click();

  await expect(cook.getByRole('heading', { level: 1 })).toHaveText('Hari Ini');
  for (const name of ['Wedang Jahe', 'Kopi Tubruk', 'Sate Ayam']) {
    await button(cook, `Tandai ${name} habis`).click();
  }
  await button(cook, 'Urungkan').click();
  const soldOut = cook.getByRole('region', { name: 'Sedang habis' });
  await expect(soldOut.getByRole('listitem')).toHaveText([/^Wedang Jahe/, /^Kopi Tubruk/]);
  await expect(cook.getByRole('main').getByText('Pengumuman')).toHaveCount(0);
  await button(cook, 'Lainnya').click();
  await expect(
    cook.getByRole('navigation', { name: 'Navigasi admin' }).getByRole('link'),
  ).toHaveText(['Hari Ini', 'Akun']);
  await cook.keyboard.press('Escape');
  await cook.goto('/admin/menu-items');
  await expect(cook).toHaveURL('/admin/today');
  // Of other screens neither data nor code came.
  const pages = paths.flatMap((path) => /^\/assets\/([a-z-]+)-page-/.exec(path)?.[1] ?? []);
  expect([...new Set(pages)].sort()).toEqual(['first-password', 'login', 'today']);
  const api = paths.filter((path) => path.startsWith('/api/') && !path.endsWith('/availability'));
  expect([...new Set(api)].sort()).toEqual([
    '/api/auth/login',
    '/api/auth/password',
    '/api/auth/token',
    '/api/menu-items',
    '/api/packages',
  ]);

  await owner.goto('/admin/history');
  await expect(owner.getByRole('main')).toContainText('Bu Siti');
  await owner.goto('/admin/account');
  await button(owner, 'Tindakan Bu Siti').click();
  await button(owner, 'Hapus Bu Siti').click();
  const question = dialog(owner, 'Hapus Bu Siti');
  await field(question, 'Password').fill(PASSWORD.password);
  await button(question, 'Hapus').click();
  await expect(says(owner, '"Bu Siti" sudah dihapus.')).toBeVisible();
  site().allow(...FAILED_REQUESTS);
  await cook.reload();
  await expect(cook).toHaveURL('/admin/login');
});
