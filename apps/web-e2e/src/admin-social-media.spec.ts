import { platformName } from '@lereng/shared-domain';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import {
  action,
  button,
  choosePlatform,
  column,
  dialog,
  expectColumns,
  field,
  row,
  rows,
} from './support/back-office';
import { addLink, listLinks, resetLinks } from './support/content';
import { expect } from './support/expect';
import { apiRequest, mockResponse } from './support/network';
import { DESK, PHONE, useSite, type VisitOptions } from './support/site';
import { FAILED_REQUESTS } from './support/console-guard';

const PATH = '/admin/social-media';
const PLATFORM = 1;
const URL_COLUMN = 2;
const CREATED = 3;
const INSTAGRAM = `https://www.instagram.com/lereng.agro/?utm_source=${'kartu'.repeat(6)}`;
const TIKTOK = 'https://www.tiktok.com/@lereng';
const ADD_BUTTON = 'Tambah Social Media';
const RULE = 'Platform dan URL harus diisi';

const site = useSite();

async function open(links: [string, string][], options?: VisitOptions): Promise<Page> {
  await resetLinks(site().api, links);
  const page = await site().visitAsAdmin(PATH, options);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [platform] of links) await expect(row(page, platformName(platform))).toBeVisible();
  return page;
}

async function openAdd(page: Page): Promise<Locator> {
  await button(page, ADD_BUTTON).click();
  const form = dialog(page, 'Tambah Social Media');
  await expect(form).toBeVisible();
  return form;
}

async function openEdit(page: Page, platform: string): Promise<Locator> {
  await action(page, 'Edit', platform).click();
  const form = dialog(page, 'Edit Social Media');
  await expect(form).toBeVisible();
  return form;
}

/** The platforms that a form offers, in lower case and sorted. */
async function choices(form: Locator): Promise<string[]> {
  const values = await field(form, 'Platform')
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  return values
    .filter((value) => value !== '')
    .map((value) => value.toLowerCase())
    .sort();
}

const says = (within: Page | Locator, sentence: string | RegExp) =>
  within.getByText(sentence, { exact: true }).first();

test('the list shows logo and name, a shortened link to a new tab, and the day', async () => {
  const page = await open([
    ['instagram', INSTAGRAM],
    ['tiktok', TIKTOK],
  ]);
  await expectColumns(page, ['ID', 'Platform', 'URL', 'Tanggal Dibuat']);
  await expect(column(page, PLATFORM)).toHaveText(['Instagram', 'TikTok']);
  await expect(row(page, 'Instagram').locator('td svg').first()).toBeVisible();
  await expect(column(page, URL_COLUMN)).toHaveText([`${INSTAGRAM.slice(0, 50)}…`, TIKTOK]);
  const link = row(page, 'Instagram').getByRole('link');
  await expect(link).toHaveAttribute('href', INSTAGRAM);
  await expect(link).toHaveAttribute('target', '_blank');
  const today = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
  await expect(column(page, CREATED).first()).toHaveText(today.format(new Date()));
  // There is nothing more to see of a link than its row.
  await expect(page.getByRole('button', { name: /^Lihat / })).toHaveCount(0);
});

test('the list is searched by platform and sorted', async () => {
  const page = await open([
    ['tiktok', TIKTOK],
    ['instagram', INSTAGRAM],
  ]);
  await page.getByRole('searchbox', { name: 'Cari' }).fill('TIK');
  await expect(row(page, 'Instagram')).toBeHidden();
  await expect(column(page, PLATFORM)).toHaveText(['TikTok']);
  await page.getByRole('searchbox', { name: 'Cari' }).fill('');
  await expect(row(page, 'Instagram')).toBeVisible();
  const header = page.getByRole('columnheader', { name: 'Platform' });
  await button(header, 'Platform').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(column(page, PLATFORM)).toHaveText(['Instagram', 'TikTok']);
});

test('links are added until all three platforms have one', async () => {
  const page = await open([]);
  await expect(says(page, 'Tidak ada social media tersedia.')).toBeVisible();
  const added: [string, string, string][] = [
    ['instagram', INSTAGRAM, INSTAGRAM],
    ['tiktok', TIKTOK, TIKTOK],
    ['whatsapp', '0812 3456-7890', 'https://wa.me/6281234567890'],
  ];
  const left = ['instagram', 'tiktok', 'whatsapp'];
  for (const [platform, typed, stored] of added) {
    const form = await openAdd(page);
    await expect.poll(() => choices(form)).toEqual(left);
    await choosePlatform(form, platform);
    await field(form, 'URL').fill(typed);
    await button(form, 'Simpan').click();
    await expect(form).toBeHidden();
    left.shift();
    const link = rows(page)
      .filter({ hasText: platformName(platform) })
      .getByRole('link');
    await expect(link).toHaveAttribute('href', stored);
  }
  await expect(button(page, ADD_BUTTON)).toBeHidden();
});

test('a link needs a platform and a URL', async () => {
  const page = await open([]);
  const form = await openAdd(page);
  await button(form, 'Simpan').click();
  await expect(says(form, RULE)).toBeVisible();
  await button(form, 'Tutup pesan').click();
  await expect(says(form, RULE)).toBeHidden();
  await choosePlatform(form, 'tiktok');
  await button(form, 'Simpan').click();
  await expect(says(form, RULE)).toBeVisible();
  expect(await listLinks(site().api)).toEqual([]);
});

test('an edit offers its own platform and the free ones, and turns a number into a link', async () => {
  const page = await open([
    ['whatsapp', 'https://wa.me/6281111111111'],
    ['tiktok', TIKTOK],
  ]);
  const form = await openEdit(page, 'WhatsApp');
  await expect.poll(() => choices(form)).toEqual(['instagram', 'whatsapp']);
  await field(form, 'URL').fill('+62 813-0000-0001');
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  const links = await listLinks(site().api);
  expect(links.map(({ url }) => url)).toEqual(['https://wa.me/6281300000001', TIKTOK]);
});

test('a platform that was added elsewhere meanwhile is named', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await open([]);
  const form = await openAdd(page);
  await addLink(site().api, 'TikTok', TIKTOK);
  await choosePlatform(form, 'tiktok');
  await field(form, 'URL').fill(TIKTOK);
  await button(form, 'Simpan').click();
  await expect(says(form, 'Platform TikTok sudah ada. Gunakan platform lain.')).toBeVisible();
  await expect(field(form, 'URL')).toHaveValue(TIKTOK);
});

test('a link is deleted after a question that names the platform', async () => {
  const page = await open([['tiktok', TIKTOK]]);
  await action(page, 'Hapus', 'TikTok').click();
  const question = dialog(page, 'Hapus Social Media');
  await expect(
    says(question, 'Apakah Anda yakin ingin menghapus social media "TikTok"?'),
  ).toBeVisible();
  await button(question, 'Hapus').click();
  await expect(question).toBeHidden();
  await expect(says(page, 'Tidak ada social media tersedia.')).toBeVisible();
  await expect(button(page, ADD_BUTTON)).toBeVisible();
});

test('failures have their sentences', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await open([['tiktok', TIKTOK]]);
  const writes = (method: string) => method !== 'GET';
  await mockResponse(page, (request) => writes(request.method()), { status: 503 });

  const add = await openAdd(page);
  await choosePlatform(add, 'instagram');
  await field(add, 'URL').fill(INSTAGRAM);
  await button(add, 'Simpan').click();
  await expect(says(add, 'Gagal menambahkan social media. Silakan coba lagi.')).toBeVisible();
  await button(add, 'Batal').click();
  await button(dialog(page, 'Buang perubahan?'), 'Buang').click();

  const edit = await openEdit(page, 'TikTok');
  await field(edit, 'URL').fill(`${TIKTOK}.agro`);
  await button(edit, 'Simpan').click();
  await expect(says(edit, 'Gagal mengupdate social media. Silakan coba lagi.')).toBeVisible();
  await button(edit, 'Batal').click();
  await button(dialog(page, 'Buang perubahan?'), 'Buang').click();

  await action(page, 'Hapus', 'TikTok').click();
  const question = dialog(page, 'Hapus Social Media');
  await button(question, 'Hapus').click();
  await expect(says(question, 'Gagal menghapus social media. Silakan coba lagi.')).toBeVisible();
  await button(question, 'Batal').click();
  await expect(question).toBeHidden();

  await mockResponse(page, apiRequest('GET', '/social-media'), { status: 500 });
  await page.reload();
  await expect(says(page, 'Gagal memuat data social media. Silakan coba lagi.')).toBeVisible();
  await button(page, 'Tutup pesan').click();
  await expect(says(page, 'Gagal memuat data social media. Silakan coba lagi.')).toBeHidden();
});

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('the screen and its dialogs meet WCAG 2.2 AA on %s', async (_, viewport) => {
  const page = await open([['instagram', INSTAGRAM]], { viewport, reducedMotion: true });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  const form = await openAdd(page);
  await button(form, 'Simpan').click();
  await expect(says(form, RULE)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await action(page, 'Hapus', 'Instagram').click();
  await expect(dialog(page, 'Hapus Social Media')).toBeVisible();
  await expectAccessible(page);
});
