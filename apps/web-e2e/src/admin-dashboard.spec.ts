import { addDays, calendarDateIn } from '@lereng/shared-domain';
import { ADMIN, ApiClient, noonZone } from '@lereng/shared-testing';
import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { button, dialog, field, says } from './support/back-office';
import { FAILED_REQUESTS } from './support/console-guard';
import { addLink, addMenuItems, addPackage, addPromotion } from './support/content';
import { expect } from './support/expect';
import { boxOf } from './support/geometry';
import { PHONE, useSite } from './support/site';

const ZONE = noonZone();

/** Three things are missing, two are incomplete, and a promotion ends today. */
const site = useSite(
  async (api) => {
    const today = calendarDateIn(new Date(), ZONE);
    await addMenuItems(api, [
      { name: 'Kopi Tubruk', price: 12_000 },
      { name: 'Wedang Jahe', price: 14_000 },
      { name: 'Sate Ayam', price: 32_000 },
    ]);
    await addLink(api, 'instagram', 'https://www.instagram.com/lereng.agro/');
    await addLink(api, 'tiktok', 'https://www.tiktok.com/@lereng');
    const jeep = await addPackage(api, {
      name: 'Jeep Kawah',
      price: 350_000,
      route: 'Pos → Kawah',
    });
    await addPromotion(api, {
      title: 'Panen Raya',
      valid_from: addDays(today, -10),
      valid_until: today,
      discount_percent: 20,
      packages: [jeep],
    });
  },
  { env: { VENUE_TIME_ZONE: ZONE } },
);

const COUNTS = [
  ['Slides', '0', '/admin/slides'],
  ['Menu', '3', '/admin/menu-items'],
  ['Paket', '1', '/admin/packages'],
  ['Promo', '1', '/admin/promotions'],
  ['Social Media', '2', '/admin/social-media'],
] as const;

const ATTENTION = [
  'Tambah: Belum ada tautan WhatsApp, jadi tamu belum bisa memesan.',
  'Tambah: Belum ada slide di bagian atas beranda.',
  'Ubah: Promo "Panen Raya" berakhir hari ini.',
  'Lengkapi: Paket "Jeep Kawah" belum punya deskripsi atau rute.',
  'Lengkapi: Alamat, jam buka, dan titik di peta belum diisi.',
  'Ubah: Password belum pernah diganti.',
];

const main = (page: Page): Locator => page.getByRole('main');
const card = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const attention = (page: Page): Locator =>
  page.getByRole('region', { name: 'Perlu perhatian' }).getByRole('link');

test('a phone shows on its first screen what is so today and what to do first, then all else', async () => {
  const page = await site().visitAsAdmin('/admin', { viewport: PHONE, reducedMotion: true });
  const today = page.getByRole('region', { name: 'Hari ini' });
  const opening = today.getByRole('link', { name: 'Jam buka hari ini belum diketahui' });
  await expect(opening).toHaveAttribute('href', '/admin/today');
  const price = today.getByRole('link', { name: /^Besok Jeep Kawah Rp\s350\.000/ });
  await expect(price).toHaveAttribute('href', '/admin/promotions');
  const steps = page.getByRole('group').getByRole('link');
  await expect(steps.first()).toHaveText('Tautan: WhatsApp');
  const first = [...(await today.getByRole('link').all()), steps.first()];
  for (const link of first) await expect(link).toBeInViewport({ ratio: 1 });

  await expect(attention(page)).toHaveCount(ATTENTION.length);
  for (const [position, name] of ATTENTION.entries()) {
    await expect(attention(page).nth(position)).toHaveAccessibleName(name);
  }
  const tops: number[] = [];
  for (const [name, count] of COUNTS) {
    await expect(says(card(page, name), count)).toBeVisible();
    tops.push((await boxOf(card(page, name))).top);
  }
  // One row, below what needs attention.
  expect(new Set(tops).size).toBe(1);
  expect(tops[0]).toBeGreaterThan((await boxOf(attention(page).last())).bottom);
});

test('a deleted row is gone for good with the password', async () => {
  const { api } = site();
  const [sekoteng] = await addMenuItems(api, [{ name: 'Sekoteng', price: 9_000 }]);
  await api.delete(`/menu-items/${sekoteng?.id}`);
  const page = await site().visitAsAdmin('/admin/trash', { viewport: PHONE });
  await button(page, 'Hapus selamanya Sekoteng').click();
  const question = dialog(page, 'Hapus selamanya');
  await field(question, 'Password').fill(ADMIN.password);
  await button(question, 'Hapus').click();
  await expect(question).toBeHidden();
  await expect(button(page, 'Kembalikan Sekoteng')).toBeHidden();
  await expect.poll(async () => (await api.get('/trash')).body).toEqual([]);
});

test('the account gives a backup to take away, for the password', async () => {
  const page = await site().visitAsAdmin('/admin/account', { viewport: PHONE });
  await button(page, 'Unduh cadangan').click();
  const question = dialog(page, 'Unduh cadangan');
  const saving = page.waitForEvent('download');
  await field(question, 'Password').fill(ADMIN.password);
  await button(question, 'Unduh').click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^cadangan-\d{4}-\d\d-\d\d\.tar$/);
  const archive = await buffer(await saved.createReadStream());
  expect(archive.includes('Wedang Jahe')).toBe(true);
  expect(archive.includes('manifest.sha256')).toBe(true);
  expect(archive.includes('$argon2')).toBe(false);
  await expect(question).toBeHidden();
});

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

async function loginFrom(device: string): Promise<ApiClient> {
  const { origin } = site();
  const response = await new ApiClient(origin).json<{ accessToken: string }>(
    'POST',
    '/auth/login',
    ADMIN,
    { 'user-agent': device },
  );
  return new ApiClient(origin, response.body.accessToken);
}

// The last test: it changes what the other ones log in with.
test('the account lists and ends sessions, and a new password ends the others', async () => {
  site().allow(...FAILED_REQUESTS);
  const android = await loginFrom(ANDROID);
  const iphone = await loginFrom(IPHONE);
  const page = await site().visitAsAdmin('/admin/account', { viewport: PHONE });
  const devices = page.getByRole('region', { name: 'Perangkat yang masuk' }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.filter({ hasText: 'Perangkat ini' })).toHaveCount(1);
  await devices
    .filter({ hasText: 'Chrome di Android' })
    .getByRole('button', { name: /^Keluarkan Chrome di Android, / })
    .click();
  const question = dialog(page, 'Keluarkan perangkat');
  await field(question, 'Password').fill(ADMIN.password);
  await button(question, 'Keluarkan').click();
  await expect(question).toBeHidden();
  await expect(devices).toHaveCount(2);
  expect((await android.get('/auth/token')).status).toBe(401);

  const other = await site().visit('/admin/menu-items', { token: iphone.token });
  await expect(other.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Ganti password' });
  const next = 'jeruk manis dari lereng';
  await field(form, 'Password sekarang').fill(ADMIN.password);
  await field(form, 'Password baru').fill(next);
  await button(form, 'Simpan').click();
  await expect(field(form, 'Password baru')).toHaveValue('');
  await expect(devices).toHaveCount(1);

  await other.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await other.waitForURL('/admin/login');
  await field(other, 'Username').fill(ADMIN.username);
  await field(other, 'Password').fill(next);
  await button(other, 'Masuk').click();
  // Two other devices have logged in for the first time, and the password was changed.
  await expect(attention(other)).toHaveCount(ATTENTION.length + 1);
  await expect(attention(other).first()).toHaveAccessibleName(/^Periksa: Login pertama dari /);
});
