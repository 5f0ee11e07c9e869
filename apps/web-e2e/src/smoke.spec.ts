import { ADMIN, ApiClient } from '@lereng/shared-testing';
import type { Locator, Page } from 'playwright-core';
import { button, choosePlatform, dialog, field, row, storedToken } from './support/back-office';
import { FAILED_REQUESTS } from './support/console-guard';
import { listMenuItems } from './support/content';
import { expect } from './support/expect';
import { BLUE, halves, phonePhoto, RED, type Colour } from './support/photos';
import { PHONE, useSite } from './support/site';

const site = useSite();

const NAME = 'Nasi Goreng "Kabut" & Telur 100% ☕';
const DESCRIPTION = 'Dimasak di atas anglo.\nPedasnya bisa dipilih.';
const PRICE = 'Rp 35.000';
const ORDER_LINK = `https://wa.me/6281234567890?text=${encodeURIComponent(
  `Halo, apakah ${NAME} masih tersedia?`,
)}`;

/** Logs in with what was filled in without an event, as some password managers do it. */
async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  const fill = (label: string, text: string) =>
    field(page, label).evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, text);
  await fill('Username', ADMIN.username);
  await fill('Password', ADMIN.password);
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

async function addMenuItem(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
  await button(page, 'Tambah Menu').click();
  const form = dialog(page, 'Tambah Menu');
  await field(form, 'Nama').fill(NAME);
  await field(form, 'Deskripsi').fill(DESCRIPTION);
  await field(form, 'Harga').fill('35000');
  await field(form, 'Gambar').setInputFiles(await phonePhoto());
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  await expect(row(page, NAME)).toBeVisible();
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

test('what the owner adds between login and logout is on the site, with its phone photo and order link', async () => {
  site().allow(...FAILED_REQUESTS);
  // Fills the response cache: the change must invalidate these pages.
  for (const path of ['/', '/menu']) {
    expect(await (await fetch(site().origin + path)).text()).not.toContain(PRICE);
  }
  const owner = await site().newPage();
  await logIn(owner);
  await addWhatsapp(owner, '0812-3456-7890');
  await addMenuItem(owner);

  const page = await site().visit('/menu', { viewport: PHONE });
  await (await expectCard(page)).click();
  await page.waitForURL(/\/menu\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByText('Pedasnya bisa dipilih.')).toBeVisible();
  await expectPicture(page.getByRole('main'));
  const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
  await expect(order).toHaveAttribute('href', ORDER_LINK);
  await page.goto('/');
  await expectCard(page);
  const { image_url } = (await listMenuItems(site().api))[0]!;
  const picture = await (await fetch(site().origin + image_url)).arrayBuffer();
  const { upper, lower } = await halves(Buffer.from(picture));
  expectNear(upper, RED);
  expectNear(lower, BLUE);

  const session = new ApiClient(site().origin, (await storedToken(owner))!);
  expect((await session.get('/auth/token')).status).toBe(200);
  await button(owner, 'Keluar').click();
  await owner.waitForURL('/admin/login');
  await expect.poll(() => storedToken(owner)).toBeNull();
  await expect.poll(async () => (await session.get('/auth/token')).status).toBe(401);
});
