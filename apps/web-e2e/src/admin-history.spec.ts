import { action, button, dialog, field, row } from './support/back-office';
import {
  addLink,
  addMenuItem,
  addPackage,
  addPromotion,
  addSlide,
  listMenuItems,
  setSetting,
} from './support/content';
import { expect } from './support/expect';
import { useSite } from './support/site';

const site = useSite(async (api) => {
  // A third of its price is no whole number: what is rounded once must not be rounded again.
  const jeep = await addPackage(api, {
    ...{ name: 'Jip', price: 350_001, items: ['Sopir'] },
    description: 'Pagi\n\nSore',
  });
  await addPromotion(api, {
    title: 'Panen',
    valid_from: '2026-01-01',
    valid_until: '2099-12-31',
    discount_percent: 33,
    packages: [jeep],
  });
  await addSlide(api, { title: 'Pagi', order: 3 });
  await addLink(api, 'tiktok', 'https://www.tiktok.com/@lereng');
  await addMenuItem(api, { name: 'Kopi Tubruk', price: 12_000 });
  await setSetting(api, 'home_description', 'Di lereng gunung.');
  await setSetting(api, 'address', 'Selorejo');
});

test('a price goes back to what it was, on the site as well', async () => {
  const page = await site().visitAsAdmin('/admin/menu-items');
  await action(page, 'Edit', 'Kopi Tubruk').click();
  await field(dialog(page, 'Edit Menu'), 'Harga').fill('10000');
  await button(page, 'Simpan').click();
  await expect(row(page, 'Kopi Tubruk')).toContainText('Rp 10.000');

  await action(page, 'Lihat', 'Kopi Tubruk').click();
  await dialog(page, 'Detail Menu').getByRole('link', { name: 'Riwayat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riwayat Kopi Tubruk');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first().locator('del')).toContainText('Rp 12.000');
  await expect(entries.first().locator('ins')).toContainText('Rp 10.000');

  await page.getByRole('button', { name: /^Kembalikan Kopi Tubruk/ }).click();
  const form = dialog(page, 'Kembalikan perubahan');
  await expect(form.locator('ins')).toContainText('Rp 12.000');
  await button(form, 'Kembalikan').click();
  await expect(entries.first().locator('ins')).toContainText('Rp 12.000');
  expect((await listMenuItems(site().api))[0]?.price).toBe(12_000);
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

test('forms that are opened and saved change nothing, in the history neither', async () => {
  const { api } = site();
  const content = () =>
    Promise.all(
      [...FORMS.map(([kind]) => `/${kind}`), '/history'].map(async (path) => {
        const { body, headers } = await api.get(path);
        return [path, body, headers.get('etag')];
      }),
    );
  const before = await content();
  const page = await site().visitAsAdmin('/admin');
  for (const [kind, name, title] of FORMS) {
    await page.goto(`/admin/${kind}`);
    await action(page, 'Edit', name).click();
    await button(dialog(page, title), 'Simpan').click();
    await expect(dialog(page, title)).toBeHidden();
  }
  expect(await content()).toEqual(before);
});

test('settings that are saved are those alone that were changed', async () => {
  const history = async () =>
    (await site().api.get<{ row_id: string }[]>('/history?kind=site-settings')).body;
  const before = await history();
  const page = await site().visitAsAdmin('/admin/site-settings');
  await button(page.getByRole('form', { name: 'Tulisan "Tentang Kami"' }), 'Simpan').click();
  await field(page, 'Nama situs').fill('Kebun');
  await button(page.getByRole('form', { name: 'Data tempat' }), 'Simpan').click();
  await expect.poll(async () => (await history()).length).toBeGreaterThan(before.length);
  expect((await history()).map(({ row_id }) => row_id)).toEqual([
    'site_name',
    ...before.map(({ row_id }) => row_id),
  ]);
});
