import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import {
  action,
  button,
  choosePlatform,
  column,
  dialog,
  field,
  row,
  rows,
} from './support/back-office';
import { addLink, listLinks, resetLinks } from './support/content';
import { gone, see } from './support/eventually';
import { answer, call } from './support/gate';
import { DESK, PHONE, useSite, type VisitOptions } from './support/site';
import { FAILED_CALLS } from './support/watch';

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
  await see(page.getByRole('heading', { level: 1 }));
  for (const [platform] of links) await see(row(page, platform));
  return page;
}

async function openAdd(page: Page): Promise<Locator> {
  await button(page, ADD_BUTTON).click();
  const form = dialog(page, 'Tambah Social Media');
  await see(form);
  return form;
}

async function openEdit(page: Page, platform: string): Promise<Locator> {
  await action(page, 'Edit', platform).click();
  const form = dialog(page, 'Edit Social Media');
  await see(form);
  return form;
}

/** The platforms that a form offers, in lower case. */
async function choices(form: Locator): Promise<string[]> {
  const values = await field(form, 'Platform')
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  return values.filter((value) => value !== '').map((value) => value.toLowerCase());
}

const says = (within: Page | Locator, sentence: string | RegExp) =>
  within.getByText(sentence, { exact: true }).first();

test('the list shows logo and name, a shortened link to a new tab, and the day', async () => {
  const page = await open([
    ['instagram', INSTAGRAM],
    ['tiktok', TIKTOK],
  ]);
  const headers = await page.getByRole('columnheader').allInnerTexts();
  expect(headers.slice(0, 4).map((text) => text.trim())).toEqual([
    'ID',
    'Platform',
    'URL',
    'Tanggal Dibuat',
  ]);
  expect(await column(page, PLATFORM)).toEqual(['instagram', 'tiktok']);
  expect(await row(page, 'instagram').locator('td svg').count()).toBeGreaterThan(0);
  expect(await column(page, URL_COLUMN)).toEqual([`${INSTAGRAM.slice(0, 50)}…`, TIKTOK]);
  const link = row(page, 'instagram').getByRole('link');
  expect(await link.getAttribute('href')).toBe(INSTAGRAM);
  expect(await link.getAttribute('target')).toBe('_blank');
  const today = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
  expect((await column(page, CREATED))[0]).toBe(today.format(new Date()));
  // There is nothing more to see of a link than its row.
  expect(await page.getByRole('button', { name: /^Lihat / }).count()).toBe(0);
});

test('the list is searched by platform and sorted', async () => {
  const page = await open([
    ['tiktok', TIKTOK],
    ['instagram', INSTAGRAM],
  ]);
  await page.getByRole('searchbox', { name: 'Cari' }).fill('TIK');
  await gone(row(page, 'instagram'));
  expect(await column(page, PLATFORM)).toEqual(['tiktok']);
  await page.getByRole('searchbox', { name: 'Cari' }).fill('');
  await see(row(page, 'instagram'));
  const header = page.getByRole('columnheader', { name: 'Platform' });
  await button(header, 'Platform').click();
  expect(await header.getAttribute('aria-sort')).toBe('ascending');
  expect(await column(page, PLATFORM)).toEqual(['instagram', 'tiktok']);
});

test('links are added until all three platforms have one', async () => {
  const page = await open([]);
  await see(says(page, 'Tidak ada social media tersedia.'));
  const added: [string, string, string][] = [
    ['instagram', INSTAGRAM, INSTAGRAM],
    ['tiktok', TIKTOK, TIKTOK],
    ['whatsapp', '0812 3456-7890', 'https://wa.me/6281234567890'],
  ];
  const left = ['instagram', 'tiktok', 'whatsapp'];
  for (const [platform, typed, stored] of added) {
    const form = await openAdd(page);
    expect((await choices(form)).sort()).toEqual(left);
    await choosePlatform(form, platform);
    await field(form, 'URL').fill(typed);
    await button(form, 'Simpan').click();
    await gone(form);
    left.shift();
    const link = rows(page).filter({ hasText: platform }).getByRole('link');
    expect(await link.getAttribute('href')).toBe(stored);
  }
  await gone(button(page, ADD_BUTTON));
});

test('a link needs a platform and an address', async () => {
  const page = await open([]);
  const form = await openAdd(page);
  await button(form, 'Simpan').click();
  await see(says(form, RULE));
  await button(form, 'Tutup pesan').click();
  await gone(says(form, RULE));
  await choosePlatform(form, 'tiktok');
  await button(form, 'Simpan').click();
  await see(says(form, RULE));
  expect(await listLinks(site().api)).toEqual([]);
});

test('an edit offers its own platform and the free ones, and turns a number into a link', async () => {
  const page = await open([
    ['whatsapp', 'https://wa.me/6281111111111'],
    ['tiktok', TIKTOK],
  ]);
  const form = await openEdit(page, 'whatsapp');
  expect((await choices(form)).sort()).toEqual(['instagram', 'whatsapp']);
  await field(form, 'URL').fill('+62 813-0000-0001');
  await button(form, 'Simpan').click();
  await gone(form);
  const links = await listLinks(site().api);
  expect(links.map(({ url }) => url)).toEqual(['https://wa.me/6281300000001', TIKTOK]);
});

test('a platform that someone else used meanwhile is named', async () => {
  site().allow(...FAILED_CALLS);
  const page = await open([]);
  const form = await openAdd(page);
  await addLink(site().api, 'TikTok', TIKTOK);
  await choosePlatform(form, 'tiktok');
  await field(form, 'URL').fill(TIKTOK);
  await button(form, 'Simpan').click();
  await see(says(form, /^Platform tiktok sudah ada\. Gunakan platform lain\.$/i));
  expect(await field(form, 'URL').inputValue()).toBe(TIKTOK);
});

test('a link is deleted after a question that names the platform', async () => {
  const page = await open([['tiktok', TIKTOK]]);
  await action(page, 'Hapus', 'tiktok').click();
  const question = dialog(page, 'Hapus Social Media');
  await see(says(question, 'Apakah Anda yakin ingin menghapus social media "tiktok"?'));
  await button(question, 'Hapus').click();
  await gone(question);
  await see(says(page, 'Tidak ada social media tersedia.'), button(page, ADD_BUTTON));
});

test('failures have their sentences', async () => {
  site().allow(...FAILED_CALLS);
  const page = await open([['tiktok', TIKTOK]]);
  const writes = (method: string) => method !== 'GET';
  await answer(page, (request) => writes(request.method()), { status: 503 });

  const add = await openAdd(page);
  await choosePlatform(add, 'instagram');
  await field(add, 'URL').fill(INSTAGRAM);
  await button(add, 'Simpan').click();
  await see(says(add, 'Gagal menambahkan social media. Silakan coba lagi.'));
  await button(add, 'Batal').click();
  await button(dialog(page, 'Buang perubahan?'), 'Buang').click();

  const edit = await openEdit(page, 'tiktok');
  await field(edit, 'URL').fill(`${TIKTOK}.agro`);
  await button(edit, 'Simpan').click();
  await see(says(edit, 'Gagal mengupdate social media. Silakan coba lagi.'));
  await button(edit, 'Batal').click();
  await button(dialog(page, 'Buang perubahan?'), 'Buang').click();

  await action(page, 'Hapus', 'tiktok').click();
  const question = dialog(page, 'Hapus Social Media');
  await button(question, 'Hapus').click();
  await see(says(question, 'Gagal menghapus social media. Silakan coba lagi.'));
  await button(question, 'Batal').click();
  await gone(question);

  await answer(page, call('GET', '/social-media'), { status: 500 });
  await page.reload();
  await see(says(page, 'Gagal memuat data social media. Silakan coba lagi.'));
  await button(page, 'Tutup pesan').click();
  await gone(says(page, 'Gagal memuat data social media. Silakan coba lagi.'));
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
  await see(says(form, RULE));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await gone(form);
  await action(page, 'Hapus', 'instagram').click();
  await see(dialog(page, 'Hapus Social Media'));
  await expectAccessible(page);
});
