import type { Page } from 'playwright-core';
import { button, dialog, field, says } from './support/back-office';
import { setSetting } from './support/content';
import { expect } from './support/expect';
import { mockTiles } from './support/map-tiles';
import { boxOf } from './support/geometry';
import { BLUE, isBlue, plainPhoto } from './support/photos';
import { PHONE, useSite } from './support/site';

const PATH = '/admin/site-settings';

const site = useSite((api) => setSetting(api, 'home_description', 'Kafe di lereng.'));

async function open(): Promise<Page> {
  const page = await site().visitAsAdmin(PATH);
  await expect(field(page, 'Deskripsi beranda')).toHaveValue('Kafe di lereng.');
  return page;
}

test('the place is chosen on the map, by pointer and by keys, unless it cannot be shown', async () => {
  site().allow(/^console error: Failed to load resource/);
  let broken = false;
  const page = await open();
  await mockTiles(site(), page, () => broken);
  const place = async () => [
    Number(await field(page, 'Lintang').inputValue()),
    Number(await field(page, 'Bujur').inputValue()),
  ];
  const asked = dialog(page, 'Pilih titik di peta');
  const use = button(asked, 'Pakai titik ini');
  const openMap = async () => {
    await button(page, 'Pilih di peta').click();
    const map = page.getByRole('application', { name: 'Pilih titik di peta' });
    await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
    return map;
  };
  let map = await openMap();
  await expect(use).toBeDisabled();
  await map.click({ position: { x: 60, y: 60 } });
  await use.click();
  await expect(field(page, 'Lintang')).toHaveValue(/^-?\d{1,3}\.\d{1,6}$/);
  const [latitude, longitude] = await place();

  // Around the chosen place: a key moves the map by less than its width.
  map = await openMap();
  await map.press('ArrowRight');
  // The map moves for a while.
  await expect(map.locator('.leaflet-pan-anim')).toHaveCount(0);
  await map.press('Enter');
  await use.click();
  await expect.poll(async () => (await place())[1]).toBeGreaterThan(longitude!);
  expect(Math.abs((await place())[0]! - latitude!)).toBeLessThan(0.001);

  // Elsewhere: the tiles of this place are in the browser's memory.
  broken = true;
  await field(page, 'Lintang').fill('-6.2');
  await field(page, 'Bujur').fill('106.8');
  await button(page, 'Pilih di peta').click();
  const sentence = 'Peta tidak dapat dimuat. Isi lintang dan bujur, atau tempel tautan peta.';
  await expect(says(asked, sentence)).toBeVisible();
});

test('unsaved changes are asked about by links, and by going back', async () => {
  const page = await site().visitAsAdmin('/admin');
  const entry = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await entry('Pengaturan Beranda').click();
  await field(page, 'Alamat').fill('Desa Selorejo');
  const question = dialog(page, 'Buang perubahan?');
  await page.evaluate(() => history.back());
  await button(question, 'Lanjut mengedit').click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(PATH);
  await expect(field(page, 'Alamat')).toHaveValue('Desa Selorejo');
  await entry('Slides').click();
  await button(question, 'Buang').click();
  await page.waitForURL('/admin/slides');
  await entry('Pengaturan Beranda').click();
  await expect(field(page, 'Alamat')).toHaveValue('');
});

async function settings(): Promise<Record<string, string>> {
  const { body } = await site().api.get<{ key: string; value: string }[]>('/site-settings');
  return Object.fromEntries(body.map(({ key, value }) => [key, value]));
}

test('the name and the colours are five taps on a phone, without scrolling', async () => {
  const page = await site().visitAsAdmin('/admin', { viewport: PHONE });
  await button(page, 'Buka navigasi').click();
  await page.getByRole('link', { name: 'Tampilan', exact: true }).click();
  await field(page, 'Nama situs').click();
  await page.keyboard.type('Kebun Bu Sari');
  await page.getByRole('radio', { name: 'Danau' }).click();
  const bar = button(page, 'Lihat pratinjau');
  await expect(bar).toContainText('Kebun Bu Sari');
  await expect(bar).toHaveCSS('background-color', 'rgb(241, 248, 249)');
  await button(page, 'Simpan').click();
  await expect(says(page, 'Nama dan warna berhasil diperbarui')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await settings()).toMatchObject({ site_name: 'Kebun Bu Sari', accent_color: '#0b6b7f' });

  // The whole preview opens above the bar, and the bar covers no field that has the focus.
  await bar.click();
  const preview = page.getByRole('region', { name: 'Pratinjau', exact: true });
  await expect(preview.getByText('Kebun Bu Sari').first()).toBeInViewport();
  await expect(button(page, 'Simpan')).toBeInViewport({ ratio: 1 });
  await preview.press('Escape');
  await expect(preview).toBeHidden();
  for (const label of ['Slogan', 'Nama halaman menu', 'Pengantar halaman kontak']) {
    await field(page, label).focus();
    await expect
      .poll(async () => (await boxOf(field(page, label))).bottom - (await boxOf(bar)).top)
      .toBeLessThan(0);
  }
});

// The last test: it changes what the other ones find.
test('all forms are saved by one button, and seen by visitors', async () => {
  const page = await open();
  await field(page, 'Nama situs').fill('Lereng Jeruk');
  await field(page, 'Deskripsi beranda').fill('Kebun di atas awan.\nBuka sejak pagi.');
  await field(page, 'Gambar beranda').setInputFiles(await plainPhoto(BLUE));
  await field(page, 'Alamat').fill('Desa Selorejo,\nDau');
  await field(page, 'Jam buka').fill('Senin-Jumat 8-17, Sabtu dan Minggu 06.30–18.00');
  await field(page, 'Tautan peta').fill('https://www.google.com/maps/@-7.9368,112.54061,15z');
  await button(page, 'Pakai koordinat dari tautan peta').click();
  await field(page, 'Pengumuman').fill('Jalur atas licin');
  await button(page, 'Simpan').click();
  for (const saved of ['Deskripsi beranda', 'Gambar beranda', 'Data tempat', 'Pengumuman']) {
    await expect(says(page, `${saved} berhasil diperbarui`)).toBeVisible();
  }
  expect(await settings()).toMatchObject({ longitude: '112.54061', notice: 'Jalur atas licin' });

  const visitor = await site().visit('/');
  const main = visitor.getByRole('main');
  const notice = visitor.getByRole('region', { name: 'Pengumuman' });
  await expect(notice).toContainText('Jalur atas licin');
  await button(notice, 'Tutup pengumuman').click();
  await expect(notice).toHaveCount(0);
  await expect(main).toContainText('Kebun di atas awan.');
  await expect(visitor.getByRole('contentinfo')).toContainText('Lereng Jeruk');
  expect(await isBlue(site().origin + (await settings())['home_image'])).toBe(true);
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await visitor.route('**/*.js', (route) => loaded.then(() => route.continue()));
  await visitor.goto('/contact', { waitUntil: 'domcontentloaded' });
  const closed = visitor.locator('section[aria-label="Pengumuman"]');
  await expect(closed).toBeAttached();
  await expect(closed).toBeHidden();
  load();
  await expect(closed).toHaveCount(0);
  await expect(main).toContainText('Desa Selorejo,');
  await expect(main).toContainText('Sabtu dan Minggu 06.30–18.00');
  await main.locator('iframe').scrollIntoViewIfNeeded();
  await expect(main.locator('iframe')).toHaveAttribute('src', /marker=-7\.9368(%2C|,)112\.54061/);
});
