import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { action, button, dialog, field, row } from './support/back-office';
import {
  addLink,
  addMenuItem,
  addPackage,
  addPromotion,
  addSlide,
  listMenuItems,
  resetMenuItems,
  setSetting,
} from './support/content';
import { expect } from './support/expect';
import { DESK, PHONE, useSite } from './support/site';

const site = useSite(async (api) => {
  const jeep = await addPackage(api, {
    ...{ name: 'Jip', price: 350_000, items: ['Sopir'] },
    description: 'Pagi\n\nSore',
  });
  await addPromotion(api, {
    title: 'Panen',
    valid_from: '2026-01-01',
    valid_until: '2099-12-31',
    discount_percent: 10,
    packages: [jeep],
  });
  await addSlide(api, { title: 'Pagi', order: 3 });
  await addLink(api, 'tiktok', 'https://www.tiktok.com/@lereng');
  await setSetting(api, 'home_description', 'Di lereng gunung.');
  await setSetting(api, 'address', 'Selorejo');
});
beforeEach(() => resetMenuItems(site().api, [{ name: 'Kopi Tubruk', price: 12_000 }]));

test('a price goes back to what it was, on the site as well', async () => {
  const page = await site().visitAsAdmin('/admin/menu-items');
  await action(page, 'Edit', 'Kopi Tubruk').click();
  await field(dialog(page, 'Edit Menu'), 'Harga').fill('1200');
  await button(page, 'Simpan').click();
  await expect(row(page, 'Kopi Tubruk')).toContainText('Rp 1.200');

  await action(page, 'Lihat', 'Kopi Tubruk').click();
  await dialog(page, 'Detail Menu').getByRole('link', { name: 'Riwayat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riwayat Kopi Tubruk');
  const entries = page.getByRole('main').getByRole('listitem');
  const [changed, added] = [entries.nth(0), entries.nth(1)];
  await expect(changed).toContainText('Diubah');
  await expect(changed).toContainText('oleh admin');
  await expect(changed.locator('del')).toContainText('Rp 12.000');
  await expect(changed.locator('ins')).toContainText('Rp 1.200');
  await expect(added).toContainText('Ditambahkan');

  await page.getByRole('button', { name: /^Kembalikan Kopi Tubruk/ }).click();
  const form = dialog(page, 'Kembalikan perubahan');
  await expect(form.locator('ins')).toContainText('Rp 12.000');
  await form.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page.getByText('"Kopi Tubruk" sudah dikembalikan.')).toBeVisible();
  await expect(entries.first().locator('ins')).toContainText('Rp 12.000');
  const [item] = await listMenuItems(site().api);
  expect(item?.price).toBe(12_000);
  await page.goto('/menu');
  await expect(page.getByText('Rp 12.000')).toBeVisible();
});

const FORMS = [
  ['slides', 'Pagi', 'Edit Slide'],
  ['menu-items', 'Kopi Tubruk', 'Edit Menu'],
  ['packages', 'Jip', 'Edit Paket'],
  ['promotions', 'Panen', 'Edit Promo'],
  ['social-media', 'TikTok', 'Edit Social Media'],
] as const;

test.each(FORMS)(
  'the form of %s that is opened and saved changes nothing',
  async (kind, name, title) => {
    const { api } = site();
    const history = async () => (await api.get<object[]>(`/history?kind=${kind}`)).body;
    const before = await api.get(`/${kind}`);
    const entries = await history();
    const page = await site().visitAsAdmin(`/admin/${kind}`);
    await action(page, 'Edit', name).click();
    await button(page, 'Simpan').click();
    await expect(dialog(page, title)).toBeHidden();
    const after = await api.get(`/${kind}`);
    expect(after.body).toEqual(before.body);
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
    expect(await history()).toEqual(entries);
  },
);

test('settings that are opened and saved change nothing', async () => {
  const { api } = site();
  const history = async () => (await api.get<object[]>('/history?kind=site-settings')).body;
  const before = await history();
  const page = await site().visitAsAdmin('/admin/site-settings');
  for (const name of ['Tulisan "Tentang Kami"', 'Data tempat']) {
    const form = page.getByRole('form', { name });
    await button(form, 'Simpan').click();
    await expect(form.getByText(/berhasil diperbarui$/)).toBeVisible();
  }
  expect(await history()).toEqual(before);
});

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('history, trash and account meet WCAG 2.2 AA on %s', async (_, viewport) => {
  const { api } = site();
  const { id } = await addMenuItem(api, { name: 'Sate Ayam', price: 30_000 });
  await api.delete(`/menu-items/${id}`);
  const [item] = await listMenuItems(api);
  await api.form('PUT', `/menu-items/${item?.id}`, { price: '9000' });
  const page = await site().visitAsAdmin('/admin/history', { viewport, reducedMotion: true });
  await page
    .getByRole('button', { name: /^Kembalikan Kopi Tubruk/ })
    .first()
    .click();
  await expect(dialog(page, 'Kembalikan perubahan').locator('ins')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const path of ['/admin/history', '/admin/trash', '/admin/account']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  }
});
