import { ADMIN } from '@lereng/shared-testing';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { button, choosePlatform, dialog, field, row } from './support/back-office';
import { listMenuItems } from './support/content';
import { expect } from './support/expect';
import {
  BLUE,
  CAMERA,
  halves,
  holdsGps,
  phonePhoto,
  RED,
  type Colour,
  type Photo,
} from './support/photos';
import { PHONE, useSite } from './support/site';

const site = useSite();

const NAME = 'Nasi Goreng "Kabut" & Telur 100% ☕';
const DESCRIPTION = 'Dimasak di atas anglo.\nPedasnya bisa dipilih.';
const PRICE = 'Rp 35.000';
const ORDER_LINK = `https://wa.me/6281234567890?text=${encodeURIComponent(
  `Halo, apakah ${NAME} masih tersedia?`,
)}`;

async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await field(page, 'Username').fill(ADMIN.username);
  await field(page, 'Password').fill(ADMIN.password);
  await button(page, 'Masuk').click();
  await page.waitForURL('/admin');
}

async function addWhatsapp(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Social Media', exact: true }).first().click();
  await button(page, 'Tambah Social Media').click();
  const form = dialog(page, 'Tambah Social Media');
  await choosePlatform(form, 'whatsapp');
  await field(form, 'URL').fill(number);
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
}

async function addMenuItem(page: Page, image: Photo): Promise<void> {
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
  await button(page, 'Tambah Menu').click();
  const form = dialog(page, 'Tambah Menu');
  await field(form, 'Nama').fill(NAME);
  await field(form, 'Deskripsi').fill(DESCRIPTION);
  await field(form, 'Harga').fill('35000');
  await field(form, 'Gambar').setInputFiles(image);
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  await expect(row(page, NAME)).toBeVisible();
}

/** The path of every image that a text names. */
function imagePathsIn(html: string): string[] {
  return [...new Set(html.match(/\/uploads\/[^\s"',<>\\]+/g))];
}

async function expectPortraitWithoutMetadata(url: string): Promise<void> {
  const response = await fetch(url);
  expect({ url, status: response.status }).toEqual({ url, status: 200 });
  const bytes = Buffer.from(await response.arrayBuffer());

  const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  expect({ url, exif, xmp, iptc, icc, orientation: orientation ?? 1 }).toEqual({
    url,
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
    icc: undefined,
    orientation: 1,
  });
  for (const trace of ['Exif\0\0', 'GPS', CAMERA]) expect(bytes.includes(trace)).toBe(false);

  expect(height / width).toBeCloseTo(4 / 3, 1);
  const { upper, lower } = await halves(bytes);
  expectNear(upper, RED);
  expectNear(lower, BLUE);
}

function expectNear(colour: Colour, wanted: Colour): void {
  const furthest = Math.max(...colour.map((part, index) => Math.abs(part - (wanted[index] ?? 0))));
  expect({ colour, near: furthest < 60 }).toEqual({ colour, near: true });
}

/** The first image in there has loaded, in portrait orientation. */
async function expectPicture(within: Locator): Promise<void> {
  const picture = within.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  const state = () =>
    picture.evaluate((image: HTMLImageElement) => ({
      loaded: image.complete,
      portrait: image.naturalHeight > image.naturalWidth,
    }));
  await expect.poll(state).toEqual({ loaded: true, portrait: true });
}

async function expectCard(page: Page): Promise<Locator> {
  const link = page.getByRole('link', { name: NAME });
  await expect(link).toBeVisible();
  await expect(page.getByText(PRICE)).toBeVisible();
  await expectPicture(page.getByRole('article').filter({ has: link }));
  return link;
}

async function expectDetail(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByText(PRICE)).toBeVisible();
  await expect(page.getByText('Pedasnya bisa dipilih.')).toBeVisible();
  await expectPicture(page.getByRole('main'));
  const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
  await expect(order).toHaveAttribute('href', ORDER_LINK);
  await expect(order).toHaveAttribute('target', '_blank');
}

// What the owner does, once; the tests look at the result.
beforeAll(async () => {
  const photo = await phonePhoto();
  const { width, height, orientation, exif } = await sharp(photo.buffer).metadata();
  // As phones make them: 12 megapixels, about 4 MB, stored rotated, with its place.
  expect({ width, height, orientation }).toEqual({ width: 4032, height: 3024, orientation: 6 });
  expect(holdsGps(exif)).toBe(true);
  expect(photo.buffer.length).toBeGreaterThan(3_500_000);
  // Fills the response cache: the change must invalidate these pages.
  for (const path of ['/', '/menu']) {
    expect(await (await fetch(site().origin + path)).text()).not.toContain(PRICE);
  }
  const owner = await site().newPage();
  await logIn(owner);
  await addWhatsapp(owner, '0812-3456-7890');
  await addMenuItem(owner, photo);
});

test.each([
  ['with', true],
  ['without', false],
])('list, detail and home are complete %s JavaScript', async (_, javaScript) => {
  const page = await site().visit('/menu', { viewport: PHONE, javaScript });
  await (await expectCard(page)).click();
  await page.waitForURL(/\/menu\/\d+$/);
  await expectDetail(page);
  await page.goto('/');
  await expectCard(page);
});

test('every image made from the photo is in portrait orientation and holds no metadata', async () => {
  const { origin, api } = site();
  const [menuItem] = await listMenuItems(api);
  const pages = await Promise.all(
    ['/', '/menu', `/menu/${menuItem!.id}`].map(async (path) =>
      (await fetch(origin + path)).text(),
    ),
  );
  // The preview image of a link is a crop with text rendered over it.
  const paths = imagePathsIn([JSON.stringify(menuItem), ...pages].join('\n')).filter(
    (path) => !path.startsWith('/uploads/previews/'),
  );
  const kinds = new Set(paths.map((path) => path.slice(path.lastIndexOf('.'))));
  expect([...kinds].sort()).toEqual(['.avif', '.jpg', '.webp']);
  expect(paths.length).toBeGreaterThan(kinds.size);
  for (const path of paths) await expectPortraitWithoutMetadata(origin + path);
});
