import { ADMIN } from '@lereng/shared-testing';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { button, choosePlatform, dialog, field, row } from './support/back-office';
import { listDishes } from './support/content';
import { eventually, gone, see } from './support/eventually';
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
  await gone(form);
}

async function addDish(page: Page, image: Photo): Promise<void> {
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
  await button(page, 'Tambah Menu').click();
  const form = dialog(page, 'Tambah Menu');
  await field(form, 'Nama').fill(NAME);
  await field(form, 'Deskripsi').fill(DESCRIPTION);
  await field(form, 'Harga').fill('35000');
  await field(form, 'Gambar').setInputFiles(image);
  await button(form, 'Simpan').click();
  await gone(form);
  await see(row(page, NAME));
}

/** Every address at which a served picture can be had. */
function addressesIn(html: string): string[] {
  return [...new Set(html.match(/\/uploads\/[^\s"',<>\\]+/g))];
}

async function expectUprightAndAnonymous(address: string): Promise<void> {
  const response = await fetch(address);
  expect({ address, status: response.status }).toEqual({ address, status: 200 });
  const bytes = Buffer.from(await response.arrayBuffer());

  const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  expect({ address, exif, xmp, iptc, icc, orientation: orientation ?? 1 }).toEqual({
    address,
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

/** The first picture in there has come, and stands on its feet. */
async function expectPicture(within: Locator): Promise<void> {
  const picture = within.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await eventually(async () => {
    const shown = await picture.evaluate((image: HTMLImageElement) => ({
      loaded: image.complete,
      upright: image.naturalHeight > image.naturalWidth,
    }));
    expect(shown).toEqual({ loaded: true, upright: true });
  });
}

async function expectCard(page: Page): Promise<Locator> {
  const link = page.getByRole('link', { name: NAME });
  await see(link, page.getByText(PRICE));
  await expectPicture(page.getByRole('article').filter({ has: link }));
  return link;
}

async function expectDetail(page: Page): Promise<void> {
  await see(
    page.getByRole('heading', { level: 1, name: NAME }),
    page.getByText(PRICE),
    page.getByText('Pedasnya bisa dipilih.'),
  );
  await expectPicture(page.getByRole('main'));
  const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
  expect(await order.getAttribute('href')).toBe(ORDER_LINK);
  expect(await order.getAttribute('target')).toBe('_blank');
}

let photo: Photo;

// What the owner does, once; the tests look at what has become of it.
beforeAll(async () => {
  photo = await phonePhoto();
  // Pages that are kept from before must not outlive the change.
  for (const path of ['/', '/menu']) {
    expect(await (await fetch(site().origin + path)).text()).not.toContain(PRICE);
  }
  const owner = await site().newPage();
  await logIn(owner);
  await addWhatsapp(owner, '0812-3456-7890');
  await addDish(owner, photo);
});

test('the photo is what phones make: 12 megapixels, about 4 MB, on its side, with its place', async () => {
  const { width, height, orientation, exif } = await sharp(photo.buffer).metadata();
  expect({ width, height, orientation }).toEqual({ width: 4032, height: 3024, orientation: 6 });
  expect(holdsGps(exif)).toBe(true);
  expect(photo.buffer.length).toBeGreaterThan(3_500_000);
  expect(photo.buffer.length).toBeLessThan(5_000_000);
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

test('every form in which the photo is served is upright and tells nothing of the camera', async () => {
  const { origin, api } = site();
  const [dish] = await listDishes(api);
  const pages = await Promise.all(
    ['/', '/menu', `/menu/${dish!.id}`].map(async (path) => (await fetch(origin + path)).text()),
  );
  // The picture for chats is cut to a shape of its own, and painted over.
  const addresses = addressesIn([JSON.stringify(dish), ...pages].join('\n')).filter(
    (address) => !address.startsWith('/uploads/previews/'),
  );
  const kinds = new Set(addresses.map((address) => address.slice(address.lastIndexOf('.'))));
  expect([...kinds].sort()).toEqual(['.avif', '.jpg', '.webp']);
  expect(addresses.length).toBeGreaterThan(kinds.size);
  for (const address of addresses) await expectUprightAndAnonymous(origin + address);
});
