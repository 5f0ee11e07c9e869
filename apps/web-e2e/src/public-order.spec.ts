import { addDays, calendarDateIn } from '@lereng/shared-domain';
import { noonZone, type ApiClient } from '@lereng/shared-testing';
import type { Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility';
import { addCalendarEntry, addLink, addMenuItems, addPackage, setSetting } from './support/content';
import { expect } from './support/expect';
import { hydrated, openHydrated } from './support/hydrated';
import { holdFiles } from './support/network';
import { expectSameDocument, markDocument } from './support/same-document';
import { PHONE, useSite } from './support/site';

const ZONE = noonZone();
const TODAY = calendarDateIn(new Date(), ZONE);
const VISIT = addDays(TODAY, 30);

async function arrange(api: ApiClient) {
  await addMenuItems(api, [
    { name: 'Kopi Tubruk', price: 12_000 },
    { name: 'Nasi Goreng', price: 28_000 },
    { name: 'Wedang Uwuh', price: 15_000 },
  ]);
  const jeep = await addPackage(api, {
    name: 'Jip Subuh',
    price: 350_000,
    price_unit: 'per jip',
    capacity: 4,
  });
  await api.json('POST', '/price-periods', {
    name: 'Libur',
    from: VISIT,
    until: VISIT,
    prices: [{ package_id: jeep.id, price: 400_000 }],
  });
  await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
  await setSetting(api, 'opening_hours', 'Setiap hari, 18.00–22.00');
}

const site = useSite(arrange, { env: { VENUE_TIME_ZONE: ZONE } });

const TOTAL = 'Rp 1.271.000';
const MESSAGE = [
  'Halo, saya ingin memesan:',
  '2 × Nasi Goreng, Rp 56.000',
  '1 × Wedang Uwuh, Rp 15.000',
  '3 × Jip Subuh (per jip, 4 orang), Rp 1.200.000',
  '',
  `Total: ${TOTAL}`,
];

/** The message of the chat, without the link at its end, and that link's path. */
async function messageOf(page: Page) {
  const href = await page.getByRole('link', { name: 'Kirim via WhatsApp' }).getAttribute('href');
  const chat = new URL(href ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/6281234567890');
  const lines = (chat.searchParams.get('text') ?? '').split('\n');
  return { lines, shown: new URL(lines.pop() ?? '').pathname };
}

async function expectShown(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByText(/^Harga sesuai situs pada /)).toBeVisible();
  const lines = page.getByRole('list', { name: 'Isi pesanan' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(page.getByText(TOTAL, { exact: true })).toBeVisible();
}

test('a group orders menu items and packages for a day in one message', async () => {
  const page = await site().visitHydrated('/menu', { viewport: PHONE });
  const add = (name: string) => page.getByRole('button', { name: `Tambah ${name} ke pesanan` });
  await add('Nasi Goreng').click();
  await expect(page.getByRole('button', { name: 'Kurangi Nasi Goreng' })).toBeVisible();
  await add('Nasi Goreng').click();
  await add('Wedang Uwuh').click();
  const summary = page.getByRole('link', { name: /^Pesanan/ });
  await expect(summary).toHaveText('Pesanan (3) · Rp 71.000');
  await page.goto('/packages/1');
  await hydrated(page);
  await page.getByRole('button', { name: 'Tambah ke pesanan: Jip Subuh' }).click();
  await expect(summary).toHaveText('Pesanan (4) · Rp 421.000');
  await expectAccessible(page);
  await summary.click();
  await page.getByLabel('Jumlah orang').fill('10');
  await page.getByLabel('Tanggal kunjungan').fill(VISIT);
  await expect(page.getByText(TOTAL, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Kirim via WhatsApp' })).toBeInViewport({ ratio: 1 });
  const { lines, shown } = await messageOf(page);
  expect(lines.slice(0, MESSAGE.length)).toEqual(MESSAGE);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(TOTAL, { exact: true })).toBeVisible();
  await expectShown(page, shown);
  await expectAccessible(page);
});

test('what is typed before the scripts run is kept, and what replaces the order is in view', async () => {
  const page = await site().newPage({ viewport: PHONE });
  const release = await holdFiles(page, /\.js$/);
  await page.goto('/order?m1=1&m2=1&m3=1&p1=&note=Pagi', { waitUntil: 'commit' });
  await page.getByLabel('Jumlah Nasi Goreng').fill('4');
  await page.getByLabel('Jumlah orang').fill('10');
  await page.getByLabel('Tanggal kunjungan').fill(VISIT);
  await page.getByLabel('Nama').fill('Sari');
  await page.getByLabel('Catatan').fill('Pagi sekali');
  release();
  await page.waitForURL((url) => url.search === '');
  await expect(page.getByText('Rp 1.339.000', { exact: true })).toBeVisible();
  const { lines } = await messageOf(page);
  expect(lines).toEqual(
    expect.arrayContaining([
      '4 × Nasi Goreng, Rp 112.000',
      '3 × Jip Subuh (per jip, 4 orang), Rp 1.200.000',
      'Jumlah orang: 10',
      'Nama: Sari',
      'Catatan: Pagi sekali',
    ]),
  );
  await expect(page.getByLabel('Catatan')).toHaveValue('Pagi sekali');

  // What a phone shows between the bars of its browser.
  await page.setViewportSize({ width: PHONE.width, height: 560 });
  await page.getByRole('button', { name: 'Kosongkan pesanan' }).click();
  await expect(page.getByText('Pesanan dikosongkan.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeFocused();
});

test('without scripts the order is a form, and a link to pass around', async () => {
  const page = await site().visit('/menu/2', { viewport: PHONE, javaScript: false });
  await page.getByRole('button', { name: 'Tambah ke pesanan: Nasi Goreng' }).click();
  const add = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
  };
  await page.getByLabel('Jumlah orang').fill('3');
  await add('Tambah menu');
  await add('Wedang Uwuh');
  await expect(page.getByLabel('Jumlah orang')).toHaveValue('3');
  await add('Tambah paket');
  await add('Jip Subuh');
  await page.getByLabel('Jumlah Nasi Goreng').fill('2');
  await page.getByLabel('Jumlah orang').fill('10');
  await page.getByLabel('Tanggal kunjungan').fill(VISIT);
  await page.getByRole('button', { name: 'Hitung ulang' }).click();
  const { lines, shown } = await messageOf(page);
  expect(lines.slice(0, MESSAGE.length)).toEqual(MESSAGE);
  const shared = page.url();
  await expectShown(page, shown);
  const other = await site().visitHydrated(shared);
  await expect(other.getByText(TOTAL, { exact: true })).toBeVisible();
  await other.waitForURL((url) => url.search === '');
});

test('where nothing can be stored, the order is in the URL and in the link to it', async () => {
  const page = await site().newPage({ viewport: PHONE });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  const question = page.getByText('Tautan ini membawa pesanan lain');
  const units = page.getByLabel('Jumlah Kopi Tubruk');
  await openHydrated(page, '/order?m1=3&p1=1');
  await page.getByLabel('Nama').pressSequentially('Sari');
  await expect(page).toHaveURL('/order?m1=3&p1=1&name=Sari');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Nama')).toHaveValue('Sari');
  await expect(question).toBeHidden();

  await page.getByRole('link', { name: 'Jip Subuh' }).click();
  await page.getByRole('button', { name: 'Tambah ke pesanan: Jip Subuh' }).click();
  const summary = page.getByRole('link', { name: /^Pesanan \(5\)/ });
  await expect(summary).toHaveAttribute('href', '/order?m1=3&p1=2&name=Sari');
  await page.goBack();
  await expect(page).toHaveURL('/order?m1=3&p1=2&name=Sari');
  await expect(units).toHaveValue('3');
  await page.getByRole('button', { name: 'Kurangi Kopi Tubruk' }).click();
  await expect(page).toHaveURL('/order?m1=2&p1=2&name=Sari');
  await page.goForward();
  await page.getByRole('link', { name: /^Pesanan \(4\)/ }).click();
  await expect(page).toHaveURL('/order?m1=2&p1=2&name=Sari');
  await expect(units).toHaveValue('2');
  await expect(question).toBeHidden();
});

test('an open page follows what the owner changes, and no order is sent with a former price', async () => {
  const { api } = site();
  const page = await site().newPage({ viewport: PHONE });
  await page.clock.install();
  await openHydrated(page, '/');
  await markDocument(page);
  const main = page.getByRole('main');
  const tap = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(main).toContainText('Setiap hari, 18.00–22.00');
  await addCalendarEntry(api, { from: TODAY, kind: 'closed' });
  await page.clock.fastForward(10_000);
  await tap('Kontak & Lokasi');
  await expect(main).toContainText('Tutup hari ini');
  await expect(main).not.toContainText('buka pukul 18.00');

  await tap('Menu');
  await expect(main).toContainText('Rp 12.000');
  const setPrice = (price: string) => api.form('PUT', '/menu-items/1', { price });
  await setPrice('13000');
  // As a device does that has slept for a minute.
  await page.clock.fastForward(60_000);
  await expect(main).toContainText('Rp 13.000');
  await expect(main).not.toContainText('Rp 12.000');

  await page.getByRole('button', { name: 'Tambah Kopi Tubruk ke pesanan' }).click();
  await page.getByRole('link', { name: /^Pesanan \(1\)/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Total/ })).toHaveText('TotalRp 13.000');
  await setPrice('14000');
  await page.clock.fastForward(10_000);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'Obrolan' }));
  site().allow(/^request to another host: https:\/\/wa\.me\//);
  const send = page.getByRole('link', { name: 'Kirim via WhatsApp' });
  await send.click();
  await expect(
    page.getByText(/^Harga berubah sejak Anda membuka halaman ini: Kopi Tubruk .*Rp 14\.000/),
  ).toBeVisible();
  expect(page.context().pages()).toEqual([page]);
  const [chat] = await Promise.all([page.waitForEvent('popup'), send.click()]);
  expect(new URL(chat.url()).searchParams.get('text')).toContain('1 × Kopi Tubruk, Rp 14.000');
  await expectSameDocument(page);
});
