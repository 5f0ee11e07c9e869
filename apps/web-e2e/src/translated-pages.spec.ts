import type { Page } from 'playwright-core';
import { action, button, dialog, field } from './support/back-office';
import { addMenuItem, addPackage } from './support/content';
import { expect } from './support/expect';
import { isHydrated } from './support/hydrated';
import { apiRequest, mockResponse } from './support/network';
import { PHONE, useSite } from './support/site';

const site = useSite(async (api) => {
  await addMenuItem(api, { name: 'Kopi Tubruk', price: 12_000 });
  await addPackage(api, { name: 'Jip Fajar', route: 'Pos → Kebun', price: 350_000 });
});

/** Does to the texts of a page, and to those that come later, what a browser does that translates it. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateTexts = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (text.parentElement?.closest('font, script, textarea')) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    };
    translateTexts();
    new MutationObserver(translateTexts).observe(document.body, { childList: true, subtree: true });
  });
}

// Each test also fails for an error of the page.
test('a wrong password is said on a translated login', async () => {
  site().allow(/Failed to load resource/);
  const page = await site().visit('/admin/login');
  await field(page, 'Username').fill('admin');
  await translate(page);
  await field(page, 'Password').fill('salah');
  await button(page, 'Masuk').click();
  await expect(page.getByText('Password salah').first()).toBeVisible();
  await expect(button(page, 'Masuk')).toBeEnabled();
});

test('what is edited in a translated back office is saved and shown', async () => {
  const page = await site().visitAsAdmin('/admin/menu-items', { viewport: PHONE });
  await action(page, 'Edit', 'Kopi Tubruk').waitFor();
  await translate(page);
  await page.getByRole('searchbox', { name: 'Cari' }).fill('tidak ada');
  await page.getByRole('searchbox', { name: 'Cari' }).fill('');
  await action(page, 'Lihat', 'Kopi Tubruk').click();
  await dialog(page, 'Detail Menu').getByRole('button', { name: 'Tutup', exact: true }).click();
  await action(page, 'Edit', 'Kopi Tubruk').click();
  const form = dialog(page, 'Edit Menu');
  await field(form, 'Nama').fill('');
  await button(form, 'Simpan').click();
  await field(form, 'Nama').fill('Kopi Susu');
  await button(form, 'Simpan').click();
  await expect(action(page, 'Hapus', 'Kopi Susu')).toBeVisible();
  await action(page, 'Hapus', 'Kopi Susu').click();
  await button(dialog(page, 'Hapus Menu'), 'Batal').click();

  await page.getByRole('button', { name: 'Buka navigasi' }).click();
  await page.getByRole('link', { name: 'Pengaturan Beranda' }).click();
  const venue = page.getByRole('form', { name: 'Tempat' });
  await field(venue, 'Nama situs').fill('Lereng Kita');
  await button(venue, 'Simpan').click();
  await expect(venue.getByText(/disimpan|diperbarui/)).toBeVisible();
});

test('a list is loaded again on a translated page, and the search finds nothing', async () => {
  site().allow(/Failed to load resource/, /console warning/);
  const page = await site().visit('/packages');
  // What is within a boundary of its own is hydrated later than the frame.
  const search = page.getByRole('searchbox', { name: 'Cari paket' });
  await expect.poll(() => isHydrated(search)).toBe(true);
  await translate(page);
  await search.fill('tidak ada');
  await page.getByRole('button', { name: 'Reset Pencarian' }).click();
  const answerAgain = await mockResponse(page, apiRequest('GET', '/promotions'), { status: 503 });
  await page.getByRole('link', { name: 'Promo' }).first().click();
  const retry = page.getByRole('button', { name: 'Coba lagi' });
  await retry.click();
  await answerAgain();
  await retry.click();
  await expect(page.getByText('Belum ada promo aktif.')).toBeVisible();
});
