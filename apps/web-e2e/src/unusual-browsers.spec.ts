import { addDays, calendarDateIn } from '@lereng/shared-domain';
import { noonZone } from '@lereng/shared-testing';
import type { Page } from 'playwright-core';
import { act, action, button, dialog, field, row } from './support/back-office';
import { addLink, addMenuItem, addPackage, addPromotion } from './support/content';
import { expect } from './support/expect';
import { isHydrated, openHydrated } from './support/hydrated';
import { apiRequest, mockResponse } from './support/network';
import { PHONE, useSite } from './support/site';

const DAY_MS = 24 * 60 * 60 * 1_000;
const ZONE = noonZone();
const today = calendarDateIn(new Date(), ZONE);

const site = useSite(
  async (api) => {
    await addMenuItem(api, { name: 'Kopi Tubruk', price: 12_000 });
    await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
    const jeep = await addPackage(api, { name: 'Jip Fajar', route: 'Pos → Kebun', price: 400_000 });
    const promotion = { discount_percent: 25, valid_from: '2020-01-01', packages: [jeep] };
    await addPromotion(api, {
      ...promotion,
      title: 'Promo Panen',
      valid_until: addDays(today, 20),
    });
    await addPromotion(api, {
      ...promotion,
      title: 'Promo Lama',
      valid_until: addDays(today, -200),
    });
  },
  { env: { VENUE_TIME_ZONE: ZONE } },
);

// Were the device's day used, a promotion would end on one of these, and one that is over come back on the other.
test.each([40, -400])(
  'the day is that at the venue where a clock is off by %i days',
  async (days) => {
    const clockOffset = days * DAY_MS;
    const page = await site().visitHydrated('/packages', { clockOffset, viewport: PHONE });
    const card = page.getByRole('listitem').filter({ hasText: 'Jip Fajar' });
    await expect(card).toContainText('Rp 300.000');
    await openHydrated(page, '/promotions');
    // Where the first view is changed, the day's responses have replaced it by then.
    await page.getByRole('link', { name: 'Kontak' }).first().click();
    await page.waitForURL('/contact');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Promo Panen' })).toBeVisible();
    await expect(page.getByText('Promo Lama')).toBeHidden();

    const owner = await site().visitAsAdmin('/admin/promotions', { clockOffset });
    await expect(row(owner, 'Promo Panen')).toContainText('Aktif');
    await expect(row(owner, 'Promo Lama')).toContainText('Berakhir');
    await button(owner, 'Tambah Promo').click();
    await expect(field(dialog(owner, 'Tambah Promo'), 'Berlaku dari')).toHaveValue(today);
  },
);

/** A page that lacks the files of a name, and counts the documents that it loads and the files that it lacks. */
async function without(file: string) {
  site().allow(/Failed to load resource/, /page error/, /TypeError: (Failed to fetch|Cannot read)/);
  const page = await site().newPage({ viewport: PHONE, token: site().api.token });
  const files = `**/assets/${file}-*.js`;
  let documents = 0;
  let refused = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(files, (route) => {
    refused += 1;
    return route.fulfill({ status: 404 });
  });
  return {
    page,
    documents: () => documents,
    refused: () => refused,
    restore: () => page.unroute(files),
  };
}

test.each([
  ['/', 'home-page', 'Lihat semua menu'],
  ['/menu/1', 'menu-detail-page', 'Pesan via WhatsApp'],
  ['/menu', 'react', 'Kontak'],
])('what the server sent of %s stays where %s does not load', async (path, file, link) => {
  const { page, documents, restore } = await without(file);
  await page.goto(path);
  const sent = (await page.locator('main').textContent()) ?? '';
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Sebagian fungsi halaman ini belum termuat.');
  await expect(page.locator('main')).toHaveText(sent);
  await expect(page.getByRole('link', { name: link }).first()).toBeVisible();
  expect(documents()).toBe(1);

  await restore();
  await notice.getByRole('link', { name: 'Muat ulang' }).click();
  await expect.poll(documents).toBe(2);
  await expect(notice).toBeHidden();
});

test('the hero that the server sent stays where its file does not load', async () => {
  const { page, documents, refused } = await without('welcome-hero');
  await page.goto('/', { waitUntil: 'commit' });
  // The page loads itself again, once, as the file may be one of an earlier version.
  await expect.poll(refused).toBe(2);
  const below = page.getByRole('link', { name: 'Lihat semua menu' });
  await expect.poll(() => isHydrated(below)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat Datang');
  expect([documents(), refused()]).toEqual([2, 2]);
});

test('the loader of the back office ends where its code does not load', async () => {
  const { page } = await without('entry-admin');
  await page.goto('/admin');
  // The time that a slow line may take is over at once.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
    }
  });
  await expect(page.getByRole('link', { name: 'Muat ulang' })).toBeVisible();
  await expect(page.getByText('Memuat')).toBeHidden();
});

test('a screen of the back office whose file does not load says so', async () => {
  const { page } = await without('dashboard-page');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/admin', { waitUntil: 'commit' });
  // The page loads itself again, once.
  await expect.poll(() => loads).toBe(2);
  const title = 'Halaman tidak dapat ditampilkan';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Muat ulang' })).toBeVisible();
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
test('what is edited in a translated back office is saved and shown', async () => {
  const page = await site().visitAsAdmin('/admin/menu-items', { viewport: PHONE });
  await action(page, 'Edit', 'Kopi Tubruk').waitFor();
  await translate(page);
  await page.getByRole('searchbox', { name: 'Cari' }).fill('tidak ada');
  await page.getByRole('searchbox', { name: 'Cari' }).fill('');
  await act(page, 'Lihat', 'Kopi Tubruk');
  await dialog(page, 'Detail Menu').getByRole('button', { name: 'Tutup', exact: true }).click();
  await action(page, 'Edit', 'Kopi Tubruk').click();
  const form = dialog(page, 'Edit Menu');
  await field(form, 'Nama').fill('');
  await button(form, 'Simpan').click();
  await field(form, 'Nama').fill('Kopi Susu');
  await button(form, 'Simpan').click();
  await expect(action(page, 'Edit', 'Kopi Susu')).toBeVisible();
  await act(page, 'Hapus', 'Kopi Susu');
  await button(dialog(page, 'Hapus Menu'), 'Batal').click();

  await page.getByRole('button', { name: 'Buka navigasi' }).click();
  await page.getByRole('link', { name: 'Pengaturan Beranda' }).click();
  await field(page, 'Nama situs').fill('Lereng Kita');
  await button(page, 'Simpan').click();
  await expect
    .poll(async () => (await site().api.get('/site-settings')).body)
    .toContainEqual(expect.objectContaining({ key: 'site_name', value: 'Lereng Kita' }));
  await expect(field(page, 'Nama situs')).toHaveValue('Lereng Kita');
});

test('a list is loaded again on a translated page, and the search finds nothing', async () => {
  site().allow(/Failed to load resource/, /console warning/);
  const page = await site().visit('/menu');
  // What is within a boundary of its own is hydrated later than the frame.
  const search = page.getByRole('searchbox', { name: 'Cari menu' });
  await expect.poll(() => isHydrated(search)).toBe(true);
  await translate(page);
  await search.fill('tidak ada');
  await page.getByRole('button', { name: 'Reset Pencarian' }).click();
  const respondAgain = await mockResponse(page, apiRequest('GET', '/packages'), { status: 503 });
  await page.getByRole('link', { name: 'Paket' }).first().click();
  const retry = page.getByRole('button', { name: 'Coba lagi' });
  await retry.click();
  await respondAgain();
  await retry.click();
  await expect(page.getByRole('link', { name: 'Jip Fajar' })).toBeVisible();
});
