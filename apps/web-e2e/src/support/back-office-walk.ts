import { addDays, calendarDateIn } from '@lereng/shared-domain';
import { KINDS, packagesKind, type Fields } from '@lereng/shared-domain/fields';
import type { ApiClient } from '@lereng/shared-testing';
import type { Locator, Page } from 'playwright-core';
import { act, action, button, dialog, field, openMenuOf, openMode, says } from './back-office';
import { FAILED_REQUESTS } from './console-guard';
import {
  addCalendarEntry,
  addLink,
  addMenuCategories,
  addMenuItem,
  addMenuItems,
  addPackage,
  addPhotos,
  addPricePeriod,
  addPromotion,
  fillEmptyLists,
  listMenuItems,
  sellOut,
  setSetting,
} from './content';
import { expect } from './expect';
import { mockTiles } from './map-tiles';
import { mockResponse } from './network';
import { BLUE } from './photos';
import type { Site } from './site';

/** As long as a name may be, with a word that fits nowhere. */
export const LONG = `Nasi ${'A'.repeat(40)} `.padEnd(150, 'goreng bumbu ulek ').trim();
const CATEGORY = 'a'.repeat(50);
const TEXT = `${'Pagi dimulai di atas kabut. '.repeat(60)}${'B'.repeat(200)}`;

/** A long value for each text of a kind. */
const longTexts = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.type === 'url') return [[name, `https://maps.example/${'a'.repeat(200)}`]];
      if (field.type === 'text') return [[name, LONG.slice(0, field.max).trim()]];
      return field.type === 'multiline' ? [[name, TEXT.slice(0, field.max).trim()]] : [];
    }),
  );

/** Rows with long texts. A package is in two promotions, so that each form has a larger one beside it. */
export async function arrange(api: ApiClient): Promise<void> {
  const today = calendarDateIn(new Date(), 'Asia/Jakarta');
  await addMenuCategories(api, [CATEGORY, 'Minuman']);
  await addMenuItem(api, { name: LONG, price: 1_000_000_000, description: TEXT });
  const [kopi, sate] = await addMenuItems(api, [
    { name: 'Kopi Tubruk', price: 12_000 },
    { name: 'Sate Ayam', price: 30_000 },
  ]);
  // A change that the history can take back, and a row in the trash.
  await api.form('PUT', `/menu-items/${kopi!.id}`, { price: '9000' });
  await api.delete(`/menu-items/${sate!.id}`);
  const jeep = await addPackage(api, {
    ...longTexts(packagesKind.fields),
    name: LONG,
    price: 350_000,
    items: [LONG, LONG],
    price_unit: 'w'.repeat(20),
    capacity: 100,
  });
  await sellOut(api, 'packages', jeep);
  await addPhotos(api, jeep, [BLUE]);
  const camp = await addPackage(api, { name: 'Kemah', price: 90_000 });
  const promotion = { packages: [jeep], description: TEXT, terms: TEXT, valid_from: today };
  const until = (days: number) => ({ valid_until: addDays(today, days) });
  await addPromotion(api, { ...promotion, ...until(2), title: LONG, discount_percent: 40 });
  await addPromotion(api, {
    ...promotion,
    ...until(2),
    title: 'Kecil',
    discount_percent: 5,
    weekdays: [1, 2, 3, 4, 6, 7],
  });
  await addPromotion(api, {
    ...promotion,
    title: 'Lebaran',
    valid_from: addDays(today, -9),
    valid_until: addDays(today, -2),
    discount_percent: 10,
  });
  await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
  await setSetting(api, 'notice', TEXT.slice(0, 300));
  await addPricePeriod(api, {
    name: LONG.slice(0, 60),
    from: addDays(today, 3),
    until: addDays(today, 40),
    prices: [jeep, camp].map(({ id }) => ({ package_id: id, price: 1_000_000_000 })),
  });
  await addPricePeriod(api, {
    name: 'Akhir Pekan',
    weekdays: [6, 7],
    prices: [{ package_id: camp.id, price: 100_000 }],
  });
  await addCalendarEntry(api, {
    from: '2999-12-24',
    until: '2999-12-26',
    kind: 'full',
    package_ids: [jeep.id],
    reason: LONG,
  });
  await addCalendarEntry(api, { from: addDays(today, 1), kind: 'closed', reason: LONG });
  await addCalendarEntry(api, {
    from: addDays(today, 1),
    kind: 'hours',
    hours: [
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ],
  });
  await fillEmptyLists(api, [`${LONG} ${TEXT}`]);
}

export interface Walk {
  site: Site;
  /** Of somebody who has logged in. */
  page: Page;
  /** Judges what the page shows. */
  check: () => Promise<void>;
  /** Leaves out the dialogs that are the same in all lists, but for those of one. */
  isShort?: boolean;
}

async function escape(page: Page, opened: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}

interface List {
  /** The row whose dialogs are opened, where it is not named by a long text. */
  row?: string;
  /** Whether a row has rarer buttons in a menu. */
  menu?: true;
  /** There once the form of a row has all that it shows. */
  complete?: (form: Locator) => Locator;
}

const box = (form: Locator) => form.getByRole('checkbox').first();
const photo = (form: Locator) => button(form, 'Atur potongan: foto 2');

/** What lists have beside what all of them have. */
const LISTS: Readonly<Record<string, List>> = {
  'menu-items': { menu: true },
  'menu-categories': { row: CATEGORY },
  packages: { menu: true, complete: photo },
  promotions: { row: 'Kecil', menu: true, complete: box },
  'price-periods': { row: LONG.slice(0, 60), menu: true, complete: box },
  'calendar-entries': { row: 'Penuh 24–26 Desember 2999', complete: box },
  'social-media': { row: 'WhatsApp' },
};

/** The dialog whose title begins with this: the name of a kind follows. */
const dialogTo = (page: Page, verb: string) =>
  page.getByRole('dialog', { name: new RegExp(`^${verb} `) });

/** A list, the menu of a row, and every dialog of a row. */
async function walkList(path: string, { page, check, isShort }: Walk): Promise<void> {
  const { row = LONG, menu, complete }: List = LISTS[path] ?? {};
  await page.goto(`/admin/${path}`);
  await expect(action(page, 'Edit', row)).toBeVisible();
  if (menu || (page.viewportSize()?.width ?? 0) < 992) {
    await expect(await openMenuOf(page, row)).toBeInViewport();
  }
  await check();
  await page.keyboard.press('Escape');

  const edit = dialogTo(page, 'Edit');
  await action(page, 'Edit', row).click();
  await expect(complete ? complete(edit) : edit).toBeVisible();
  await expect(button(edit, 'Simpan')).toBeInViewport();
  await check();
  if (isShort && path !== 'menu-items') return;
  await escape(page, edit);

  const add = dialogTo(page, 'Tambah');
  await page.getByRole('button', { name: /^Tambah / }).click();
  // A new entry is about today: the only form that is complete as it opens.
  if (path === 'calendar-entries') await add.getByRole('radio', { name: 'Jam lain' }).check();
  await button(add, 'Simpan').click();
  await expect(add.locator('[aria-invalid=true]')).not.toHaveCount(0);
  await check();
  if (path === 'calendar-entries') await add.getByRole('radio', { name: 'Tutup' }).check();
  await escape(page, add);

  if (path !== 'social-media') {
    const detail = dialogTo(page, 'Detail');
    await act(page, 'Lihat', row);
    await expect(detail).toBeVisible();
    await check();
    await escape(page, detail);
  }
  const question = dialogTo(page, 'Hapus');
  await act(page, 'Hapus', row);
  await expect(button(question, 'Hapus')).toBeEnabled();
  await check();
}

/** What every form says of a save. */
async function walkForm({ site, page, check }: Walk): Promise<void> {
  site.allow(...FAILED_REQUESTS);
  await page.goto('/admin/menu-items');
  const form = dialog(page, 'Edit Menu');
  await action(page, 'Edit', 'Kopi Tubruk').click();
  await field(form, 'Nama').fill('Kopi Lereng');
  const restore = await mockResponse(page, (request) => request.method() === 'PUT', {
    status: 503,
  });
  await button(form, 'Simpan').click();
  await expect(says(form, 'Belum tersimpan')).toBeVisible();
  await check();
  await restore();
  await page.context().setOffline(true);
  await button(form, 'Simpan').click();
  // The write is repeated once before that.
  await expect(form.getByText(/Isian Anda masih ada di perangkat ini/)).toBeVisible();
  await expect(page.getByText(/^Gagal/)).toHaveCount(0);
  await check();
  await page.context().setOffline(false);
  await expect(button(form, 'Simpan sekarang')).toBeVisible();
  await check();

  const kopi = (await listMenuItems(site.api)).find(({ name }) => name === 'Kopi Tubruk')!;
  await site.api.form('PUT', `/menu-items/${kopi.id}`, { description: `Kini ${Date.now()}` });
  await button(form, 'Simpan sekarang').click();
  await expect(button(form, 'Simpan seperti di atas')).toBeVisible();
  await check();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Buang perubahan?')).toBeVisible();
  await check();

  await page.reload();
  await expect(page.getByText(/^Belum disimpan: /).first()).toBeVisible();
  const navigation = button(page, 'Buka navigasi');
  if (await navigation.isVisible()) {
    await navigation.click();
    await check();
  }
  await button(page, 'Keluar').click();
  await expect(dialog(page, 'Keluar dan buang isian?')).toBeVisible();
  await check();
}

async function walkModes({ page, check }: Walk): Promise<void> {
  await page.goto('/admin/menu-items');
  await openMode(page, 'Atur urutan');
  await expect(button(page, 'Turunkan Kopi Tubruk')).toBeVisible();
  await expect(button(page, 'Simpan')).toBeInViewport();
  await check();
  await button(page, 'Batal').click();
  await openMode(page, 'Ubah harga');
  await page.getByRole('spinbutton', { name: 'Naik atau turun' }).fill('10');
  await button(page, 'Hitung').click();
  await expect(page.getByText(/harga akan berubah\.$/)).toBeVisible();
  await check();
}

async function walkTimes({ page, check }: Walk): Promise<void> {
  await page.goto('/admin/promotions');
  await act(page, 'Perpanjang', 'Lebaran');
  await expect(dialog(page, 'Perpanjang Promo')).toBeVisible();
  await check();
}

async function walkPhotos({ page, check }: Walk): Promise<void> {
  await page.goto('/admin/packages');
  await action(page, 'Edit', LONG).click();
  const form = dialog(page, 'Edit Paket');
  await photo(form).click();
  const point = form.getByRole('region', { name: 'Foto lainnya' });
  await expect(point.getByRole('button', { name: /^Titik fokus/ })).toBeVisible();
  await check();
  await button(form, 'Hapus foto utama').click();
  await expect(dialog(page, 'Hapus foto')).toBeVisible();
  await check();
}

async function walkSettings({ site, page, check }: Walk): Promise<void> {
  await page.goto('/admin/site-settings');
  await mockTiles(site, page);
  await button(page, 'Simpan').click();
  await expect(says(page, 'Silakan pilih gambar untuk diunggah')).toBeVisible();
  await check();
  await button(page, 'Pilih di peta').click();
  const map = page.getByRole('application', { name: 'Pilih titik di peta' });
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await map.click({ position: { x: 60, y: 60 } });
  await check();
}

async function walkLook({ page, check }: Walk): Promise<void> {
  await page.goto('/admin/look');
  await page.getByText('Warna lain').click();
  await field(page, 'Warna aksen').fill('#ffd400');
  await expect(button(page, 'Pakai warna ini: Warna aksen')).toBeVisible();
  const opener = page.getByText('Lihat pratinjau');
  if (await opener.isVisible()) await opener.click();
  await expect(page.getByText('Dashboard', { exact: true }).last()).toBeVisible();
  await check();
}

async function walkYear({ page, check }: Walk): Promise<void> {
  await page.goto('/admin/price-periods');
  await page.getByRole('grid').locator('[tabindex="0"]').click();
  await expect(page.getByRole('region', { name: /^Yang dilihat tamu/ })).toBeVisible();
  await check();
  const next = button(page, 'Bulan berikutnya');
  if (await next.isVisible()) {
    await next.click();
    await check();
  }
}

async function walkMonth({ page, check }: Walk): Promise<void> {
  await page.goto('/admin/calendar-entries');
  const days = page.getByRole('grid').locator('button');
  await page.getByRole('grid').locator('[aria-current=date]').click();
  await check();
  await button(page, 'Bulan berikutnya').click();
  await days.nth(9).click();
  await expect(button(page, 'Tutup')).toBeEnabled();
  await check();
}

async function walkToday({ page, check }: Walk): Promise<void> {
  await page.goto('/admin/today');
  await button(page, 'Tandai Kemah habis').click();
  await expect(says(page, '"Kemah": Habis hari ini.')).toBeVisible();
  await page.getByLabel('tanggal', { exact: true }).check();
  await page.getByLabel('Hari terakhir habis').fill('2026-01-01');
  await expect(says(page, 'Pilih tanggal mulai hari ini')).toBeVisible();
  await button(page, 'Ubah pengumuman').click();
  await expect(page.getByRole('form', { name: 'Pengumuman untuk pengunjung' })).toBeVisible();
  await check();
  // The next walk finds it as it was.
  await button(page, 'Tandai Kemah ada lagi').click();
  await expect(says(page, '"Kemah" ada lagi.')).toBeVisible();
}

async function walkOthers({ page, check }: Walk): Promise<void> {
  const ask = async (opener: Locator, title: string) => {
    await expect(opener).toBeVisible();
    await check();
    await opener.click();
    await expect(dialog(page, title)).toBeVisible();
    // The comparison of the history is fetched once it is asked for.
    await expect(dialog(page, title).getByRole('status')).toHaveCount(0);
    await check();
  };
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /^Ubah: Password/ })).toBeVisible();
  await check();
  await page.goto('/admin/history');
  const revert = page.getByRole('button', { name: /^Kembalikan Kopi Tubruk/ }).first();
  await ask(revert, 'Kembalikan perubahan');
  await page.goto('/admin/trash');
  await ask(button(page, 'Hapus selamanya Sate Ayam'), 'Hapus selamanya');
  await page.goto('/admin/account');
  await expect(says(page, 'Perangkat ini')).toBeVisible();
  await ask(button(page, 'Unduh cadangan'), 'Unduh cadangan');
}

/** The login, and what a failed one says. */
async function walkLogin({ site, page, check }: Walk): Promise<void> {
  site.allow(...FAILED_REQUESTS);
  await page.addInitScript(() => localStorage.clear());
  await page.goto('/admin/login');
  await button(page, 'Lupa password?').click();
  await button(page, 'Masuk').click();
  await expect(says(page, 'Username harus diisi')).toBeVisible();
  await check();
  await field(page, 'Username').fill('siapa ini');
  await field(page, 'Password').fill('bukan password ini');
  await button(page, 'Masuk').click();
  await page.getByText('Detail kesalahan').click();
  await check();
}

/** Every page of the back office, and every dialog of each. */
export const WALKS: [name: string, (walk: Walk) => Promise<void>][] = [
  ...KINDS.map(({ name }): [string, (walk: Walk) => Promise<void>] => [
    name,
    (walk) => walkList(name, walk),
  ]),
  ['photos', walkPhotos],
  ['order and prices', walkModes],
  ['the period of a promotion', walkTimes],
  ['settings', walkSettings],
  ['look', walkLook],
  ['today', walkToday],
  ['year', walkYear],
  ['month', walkMonth],
  ['dashboard, history, trash and account', walkOthers],
  ['login', walkLogin],
  // The last one: it changes a row.
  ['what a form says of a save', walkForm],
];
