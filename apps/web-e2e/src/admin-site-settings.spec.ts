import type { ApiClient } from '@lereng/shared-testing';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { button, dialog, field, recordShown } from './support/back-office';
import { FAILED_REQUESTS } from './support/console-guard';
import { setSetting } from './support/content';
import { expect } from './support/expect';
import { apiRequest, holdRequests, mockResponse } from './support/network';
import { BLUE, halves, plainPhoto } from './support/photos';
import { DESK, PHONE, useSite, type VisitOptions } from './support/site';

const PATH = '/admin/site-settings';
const TEXT = 'Tulisan "Tentang Kami"';
const PICTURE = 'Foto "Tentang Kami"';
const VENUE = 'Data tempat';
const STORED = 'Kafe di lereng.';

const site = useSite();

beforeEach(async () => {
  const { api } = site();
  for (const key of VENUE_KEYS) await setSetting(api, key, '');
  await setSetting(api, 'home_description', STORED);
});

const VENUE_KEYS = [
  'site_name',
  'site_description',
  'address',
  'opening_hours',
  'maps_url',
  'latitude',
  'longitude',
];

const section = (page: Page, name: string): Locator =>
  page.getByRole('form', { name, exact: true });
const says = (within: Page | Locator, sentence: string) =>
  within.getByText(sentence, { exact: true }).first();

/** A clock that the test moves, so that a message's time can be counted. */
async function open(options?: VisitOptions): Promise<Page> {
  const page = await site().newPage({ token: site().api.token, ...options });
  await page.clock.install();
  await page.goto(PATH);
  await expect(field(page, 'Deskripsi beranda')).toHaveValue(STORED);
  return page;
}

/** Records the paths of a page's writes, from this call on. */
function recordWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(new URL(request.url()).pathname);
  });
  return writes;
}

/** Saves, and fails where the message goes before its time or stays after it. */
async function expectFor(
  form: Locator,
  sentence: string,
  milliseconds: number,
  save: () => Promise<unknown>,
): Promise<void> {
  const page = form.page();
  const shown = await recordShown(page, sentence);
  await save();
  await expect(says(form, sentence)).toBeVisible();
  // In steps, as the page shows what a timer did only after each.
  for (let time = 0; time <= milliseconds; time += 200) await page.clock.runFor(200);
  await expect(says(form, sentence)).toBeHidden();
  expect(Math.round(((await shown()) ?? 0) / 1_000) * 1_000).toBe(milliseconds);
}

async function settings(api: ApiClient): Promise<Record<string, string>> {
  const { body } = await api.get<{ key: string; value: string }[]>('/site-settings');
  return Object.fromEntries(body.map(({ key, value }) => [key, value]));
}

test('each form is saved by itself, says so for three seconds, and is seen by visitors', async () => {
  const page = await open();
  const [text, picture, venue] = [TEXT, PICTURE, VENUE].map((name) => section(page, name)) as [
    Locator,
    Locator,
    Locator,
  ];
  await field(venue, 'Nama situs').fill('Lereng Jeruk');
  await field(text, 'Deskripsi beranda').fill('Kebun di atas awan.\nBuka sejak pagi.');
  const writes = recordWrites(page);
  const letThrough = await holdRequests(page, (request) => request.method() === 'PUT');
  await button(text, 'Simpan').click();
  await expect(button(text, 'Menyimpan...')).toBeDisabled();
  await expect(field(text, 'Deskripsi beranda')).toBeDisabled();
  await expect(field(venue, 'Nama situs')).toBeEnabled();
  await expectFor(text, 'Deskripsi beranda berhasil diperbarui', 3_000, () =>
    Promise.resolve(letThrough()),
  );

  await field(picture, 'Gambar beranda').setInputFiles(await plainPhoto(BLUE));
  await expectFor(picture, 'Gambar beranda berhasil diperbarui', 3_000, () =>
    button(picture, 'Simpan').click(),
  );
  await expect(picture.getByText('foto.jpg')).toBeHidden();

  await expect(field(venue, 'Nama situs')).toHaveValue('Lereng Jeruk');
  await field(venue, 'Deskripsi situs').fill('Kafe dan kebun jeruk.');
  await field(venue, 'Alamat').fill('Desa Selorejo,\nDau');
  await field(venue, 'Jam buka').fill('Senin-Jumat 8-17, Sabtu dan Minggu 06.30–18.00');
  await expect(field(venue, 'Jam buka')).toHaveAccessibleDescription(
    'Dibaca situs sebagai: Senin–Jumat 08.00–17.00; Sabtu, Minggu 06.30–18.00',
  );
  await field(venue, 'Tautan peta').fill('https://www.google.com/maps/@-7.9368,112.54061,15z');
  await button(venue, 'Pakai koordinat dari tautan peta').click();
  await expect(field(venue, 'Lintang')).toHaveValue('-7.9368');
  await expect(field(venue, 'Bujur')).toHaveValue('112.54061');
  await expectFor(venue, 'Data tempat berhasil diperbarui', 3_000, () =>
    button(venue, 'Simpan').click(),
  );
  expect(writes).toEqual(
    ['home_description', 'home_image', ...VENUE_KEYS].map((key) => `/api/site-settings/${key}`),
  );

  const visitor = await site().visit('/');
  const main = visitor.getByRole('main');
  await expect(main).toContainText('Kebun di atas awan.');
  const footer = visitor.getByRole('contentinfo');
  await expect(footer).toContainText('Kafe dan kebun jeruk.');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Lereng Jeruk`);
  const { home_image: image } = await settings(site().api);
  const bytes = await (await fetch(site().origin + image)).arrayBuffer();
  const [red, , blue] = (await halves(Buffer.from(bytes))).upper;
  expect(blue).toBeGreaterThan(red);
  await visitor.goto('/contact');
  await expect(main).toContainText('Desa Selorejo,');
  await expect(main).toContainText('Sabtu dan Minggu 06.30–18.00');
  await main.locator('iframe').scrollIntoViewIfNeeded();
  await expect(main.locator('iframe')).toHaveAttribute('src', /marker=-7\.9368(%2C|,)112\.54061/);
});

test('a form without a change sends nothing, and one that lacks something says what', async () => {
  const page = await open();
  const writes = recordWrites(page);
  for (const [name, sentence] of [
    [TEXT, 'Deskripsi beranda berhasil diperbarui'],
    [PICTURE, 'Silakan pilih gambar untuk diunggah'],
    [VENUE, 'Data tempat berhasil diperbarui'],
  ] as const) {
    await button(section(page, name), 'Simpan').click();
    await expect(says(section(page, name), sentence)).toBeVisible();
  }
  await field(page, 'Deskripsi beranda').fill('  ');
  await button(section(page, TEXT), 'Simpan').click();
  await expect(says(section(page, TEXT), 'Deskripsi beranda harus diisi')).toBeVisible();
  await field(page, 'Lintang').fill('-7,9');
  await button(section(page, VENUE), 'Simpan').click();
  const both = 'Bujur juga harus diisi, atau kosongkan keduanya';
  await expect(says(section(page, VENUE), both)).toBeVisible();
  expect(writes).toEqual([]);
});

test('every failure has its sentence for five seconds, and keeps what was typed', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await site().newPage({ token: site().api.token });
  await page.clock.install();
  const load = await mockResponse(page, apiRequest('GET', '/site-settings'), { status: 503 });
  await page.goto(PATH);
  const failed = says(page, 'Gagal memuat pengaturan situs. Silakan coba lagi.');
  await expect(failed).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(failed).toBeVisible();
  await load();
  await button(page, 'Coba lagi').click();
  await expect(field(page, 'Deskripsi beranda')).toHaveValue(STORED);
  await expect(failed).toBeHidden();

  await mockResponse(page, (request) => request.method() === 'PUT', { status: 503 });
  await field(page, 'Deskripsi beranda').fill('Kebun di atas awan.');
  await field(page, 'Gambar beranda').setInputFiles(await plainPhoto(BLUE));
  await field(page, 'Nama situs').fill('Lereng Jeruk');
  for (const [name, sentence] of [
    [TEXT, 'Gagal memperbarui deskripsi. Silakan coba lagi.'],
    [PICTURE, 'Gagal memperbarui gambar. Silakan coba lagi.'],
    [VENUE, 'Gagal memperbarui data tempat. Silakan coba lagi.'],
  ] as const) {
    const form = section(page, name);
    await expectFor(form, sentence, 5_000, () => button(form, 'Simpan').click());
  }
  await expect(field(page, 'Deskripsi beranda')).toHaveValue('Kebun di atas awan.');
  await expect(section(page, PICTURE).getByText('foto.jpg')).toBeVisible();
  await expect(field(page, 'Nama situs')).toHaveValue('Lereng Jeruk');
});

const TILES = 'https://tile.openstreetmap.org/';

/** Fulfills the map's tiles from here; `broken` ones are 404. */
async function mockTiles(page: Page, broken: () => boolean = () => false): Promise<void> {
  site().allow(new RegExp(`^request to another host: ${TILES}`));
  const create = { width: 256, height: 256, channels: 3, background: '#dfe8d0' } as const;
  const body = await sharp({ create }).png().toBuffer();
  await page.route(`${TILES}**`, (route) =>
    broken() ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'image/png', body }),
  );
}

test('the place is chosen on the map, by pointer and by keys, unless it cannot be shown', async () => {
  site().allow(/^console error: Failed to load resource/);
  let broken = false;
  const page = await open();
  await mockTiles(page, () => broken);
  const places: [string, string][] = [];
  const place = async () => [
    await field(page, 'Lintang').inputValue(),
    await field(page, 'Bujur').inputValue(),
  ];
  const openMap = async () => {
    await button(page, 'Pilih di peta').click();
    const map = page.getByRole('application', { name: 'Pilih titik di peta' });
    await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
    return map;
  };
  const asked = dialog(page, 'Pilih titik di peta');
  const use = button(asked, 'Pakai titik ini');

  let map = await openMap();
  await expect(use).toBeDisabled();
  await map.click({ position: { x: 60, y: 60 } });
  await expect(map.getByRole('img', { name: 'Penanda tempat' })).toBeVisible();
  await button(asked, 'Batal').click();
  await expect(asked).toBeHidden();
  expect(await place()).toEqual(['', '']);

  map = await openMap();
  await map.click({ position: { x: 60, y: 60 } });
  await use.click();
  places.push((await place()) as [string, string]);
  for (const degrees of places[0]!) expect(degrees).toMatch(/^-?\d{1,3}\.\d{1,6}$/);

  // Around the chosen place: a key moves the map by less than its width.
  map = await openMap();
  await map.press('ArrowRight');
  // The map moves for a while.
  await expect(map.locator('.leaflet-pan-anim')).toHaveCount(0);
  await map.press('Enter');
  await use.click();
  const [latitude, longitude] = (await place()) as [string, string];
  expect(Number(longitude)).toBeGreaterThan(Number(places[0]![1]));
  expect(Math.abs(Number(latitude) - Number(places[0]![0]))).toBeLessThan(0.001);
  await button(section(page, VENUE), 'Simpan').click();
  await expect(says(page, 'Data tempat berhasil diperbarui')).toBeVisible();
  expect(await settings(site().api)).toMatchObject({ latitude, longitude });

  // Elsewhere: the tiles of this place are in the browser's memory.
  broken = true;
  await field(page, 'Lintang').fill('-6.2');
  await field(page, 'Bujur').fill('106.8');
  await button(page, 'Pilih di peta').click();
  const sentence = 'Peta tidak dapat dimuat. Isi lintang dan bujur, atau tempel tautan peta.';
  await expect(says(asked, sentence)).toBeVisible();
});

test('unsaved changes are asked about by links, by going back, and by logging out', async () => {
  const page = await site().visitAsAdmin('/admin');
  const entry = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await entry('Pengaturan Beranda').click();
  await field(page, 'Alamat').fill('Desa Selorejo');
  const question = dialog(page, 'Buang perubahan?');
  for (const leave of [
    () => entry('Slides').click(),
    () => page.evaluate(() => history.back()),
    () => button(page, 'Keluar').click(),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await button(question, 'Lanjut mengedit').click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(PATH);
    await expect(field(page, 'Alamat')).toHaveValue('Desa Selorejo');
  }
  await entry('Slides').click();
  await button(question, 'Buang').click();
  await page.waitForURL('/admin/slides');
  await entry('Pengaturan Beranda').click();
  await expect(field(page, 'Alamat')).toHaveValue('');
  await entry('Slides').click();
  await page.waitForURL('/admin/slides');
});

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('the screen and its map meet WCAG 2.2 AA on %s', async (_, viewport) => {
  const page = await open({ viewport, reducedMotion: true });
  await mockTiles(page);
  await button(section(page, PICTURE), 'Simpan').click();
  await expect(says(page, 'Silakan pilih gambar untuk diunggah')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Pilih di peta').click();
  const map = page.getByRole('application', { name: 'Pilih titik di peta' });
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await map.click({ position: { x: 60, y: 60 } });
  await expectAccessible(page);
  if (viewport !== PHONE) return;
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await button(dialog(page, 'Pilih titik di peta'), 'Batal').click();
  await expectNoSidewaysScrolling(page);
});
