import { addOneMonth, calendarDateIn } from '@lereng/shared-domain';
import type { Page } from 'playwright-core';
import { action, button, choosePlatform, column, dialog, field, row } from './support/back-office';
import {
  addMenuItem,
  addPromotion,
  listLinks,
  listMenuCategories,
  listMenuItems,
  listPackages,
  listPromotions,
  resetLinks,
  resetPackages,
} from './support/content';
import { expect } from './support/expect';
import { plainPhoto } from './support/photos';
import { useSite } from './support/site';

const site = useSite();
const today = () => calendarDateIn(new Date(), 'Asia/Jakarta');

/** Two packages, and 33 percent on the first of them for a day. */
async function resetOffers() {
  const packages = await resetPackages(site().api, [
    // A third of it is no whole number: what is rounded once must not be rounded again.
    { name: 'Jeep Kawah', price: 350_001, route: 'Pos → Kawah', items: ['Sopir', 'Sarapan'] },
    { name: 'Petik Jeruk', price: 50_000 },
  ]);
  await addPromotion(site().api, {
    title: 'Panen Raya',
    valid_from: today(),
    valid_until: today(),
    discount_percent: 33,
    packages: packages.slice(0, 1),
  });
  return packages;
}

/** What a page says to whoever it is sent to in a chat. */
const previewOf = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const html = await (await fetch(url)).text();
    const found = new DOMParser().parseFromString(html, 'text/html');
    const meta = (property: string) =>
      found.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';
    const order = found.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]')?.href;
    return {
      title: meta('og:title'),
      description: meta('og:description'),
      host: new URL(meta('og:url')).host,
      image: new URL(meta('og:image')).pathname,
      message: order && new URL(order).searchParams.get('text'),
    };
  }, path);

test("a package's chat preview says what its page says once it is saved", async () => {
  await resetOffers();
  await resetLinks(site().api, [['whatsapp', 'https://wa.me/6281234567890']]);
  const page = await site().visitAsAdmin('/admin/packages');
  await action(page, 'Edit', 'Jeep Kawah').click();
  const form = dialog(page, 'Edit Paket');
  const preview = form.getByRole('region', { name: 'Pratinjau chat WhatsApp' });
  const name = 'Jeep "Senja" & Kawah';
  const image = preview.getByRole('img', { name });
  await field(form, 'Nama').fill(` ${name} `);
  await field(form, 'Harga').fill('300000');
  await field(form, 'Deskripsi').fill(`Melihat senja.\n${'Pasir dan kawah. '.repeat(20)}`);
  await expect(image).toContainText('Rp 201.000');
  const [title, description, host] = await preview.locator('figure').first().locator('p').all();
  const shown = {
    title: await title!.textContent(),
    description: await description!.textContent(),
    host: await host!.textContent(),
    message: await preview.locator('figure').last().locator('p').textContent(),
  };
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();

  const { id, image_preview_url } = (await listPackages(site().api))[0]!;
  const said = await previewOf(page, `/packages/${id}`);
  expect(said).toEqual({ ...shown, image: image_preview_url });
  await action(page, 'Edit', name).click();
  await expect(image).toHaveAttribute('src', said.image);
});

test('a promotion gives the prices that its form has announced', async () => {
  const [jeep, petik] = await resetOffers();
  const page = await site().visitAsAdmin('/admin/promotions');
  await button(page, 'Tambah Promo').click();
  const form = dialog(page, 'Tambah Promo');
  const box = (name: string) => form.getByRole('checkbox', { name, exact: true });
  await field(form, 'Judul').fill('Musim Jeruk');
  await box('Petik Jeruk').check();
  await box('Jeep Kawah').check();
  await field(form, 'Diskon (%)').fill('15');
  await expect(box('Petik Jeruk')).toHaveAccessibleDescription(/Rp 50\.000 .*Rp 42\.500$/);
  await expect(box('Jeep Kawah')).toHaveAccessibleDescription(
    /Juga dalam promo lain: Panen Raya.*Harga yang berlaku: Rp 234\.501 \(Panen Raya\)/,
  );
  await button(form, 'Simpan').click();
  await expect(form).toBeHidden();
  await expect(row(page, 'Musim Jeruk')).toBeVisible();
  const stored = (await listPromotions(site().api)).at(-1)!;
  expect(stored).toMatchObject({
    title: 'Musim Jeruk',
    valid_from: today(),
    valid_until: addOneMonth(today()),
    discount_percent: 15,
    image_url: petik!.image_url,
  });
  expect(stored.packages.map(({ id }) => id)).toEqual([petik!.id, jeep!.id]);
  const packages = await listPackages(site().api);
  expect(packages.map(({ price }) => price)).toEqual([234_501, 42_500]);
});

test('a slide is added, and moves in the list by its number', async () => {
  const page = await site().visitAsAdmin('/admin/slides');
  for (const title of ['Fajar', 'Panen']) {
    await button(page, 'Tambah Slide').click();
    const add = dialog(page, 'Tambah Slide');
    await field(add, 'Judul').fill(title);
    await field(add, 'Gambar').setInputFiles(await plainPhoto());
    await button(add, 'Simpan').click();
    await expect(row(page, title)).toBeVisible();
  }
  await action(page, 'Edit', 'Panen').click();
  const edit = dialog(page, 'Edit Slide');
  await field(edit, 'Urutan').fill('-5');
  await button(edit, 'Simpan').click();
  await expect(column(page, 2)).toHaveText(['Panen', 'Fajar']);
});

test('links are added and changed as people write them', async () => {
  await resetLinks(site().api, []);
  const page = await site().visitAsAdmin('/admin/social-media');
  await button(page, 'Tambah Social Media').click();
  const add = dialog(page, 'Tambah Social Media');
  await choosePlatform(add, 'whatsapp');
  await field(add, 'URL').fill('0812 3456-7890');
  await button(add, 'Simpan').click();
  await expect(add).toBeHidden();
  await expect(row(page, 'WhatsApp').getByRole('link')).toHaveAttribute(
    'href',
    'https://wa.me/6281234567890',
  );
  await action(page, 'Edit', 'WhatsApp').click();
  const edit = dialog(page, 'Edit Social Media');
  await field(edit, 'URL').fill('+62 813-0000-0001');
  await button(edit, 'Simpan').click();
  await expect(edit).toBeHidden();
  expect(await listLinks(site().api)).toMatchObject([{ url: 'https://wa.me/6281300000001' }]);
});

test('categories are added, renamed, ordered and created with a menu item, as visitors see', async () => {
  const { api } = site();
  const headings = async (): Promise<string[]> => {
    const html = await (await fetch(`${site().origin}/menu`)).text();
    return [...html.matchAll(/<h2[^>]*id="kategori-[^>]*>([^<]*)</g)].map(([, title]) => title!);
  };
  const save = (title: string) => button(dialog(page, title), 'Simpan').click();
  const page = await site().visitAsAdmin('/admin/menu-items');
  await page.getByRole('link', { name: 'Kategori', exact: true }).click();
  await page.waitForURL('/admin/menu-categories');
  for (const name of ['Wedang', 'Gorengan']) {
    await button(page, 'Tambah Kategori').click();
    await field(dialog(page, 'Tambah Kategori'), 'Nama').fill(name);
    await save('Tambah Kategori');
    await expect(row(page, name)).toBeVisible();
    await addMenuItem(api, { name: `Isi ${name}`, price: 5_000, category: name });
  }
  await action(page, 'Edit', 'Wedang').click();
  await field(dialog(page, 'Edit Kategori'), 'Nama').fill('Minuman hangat');
  await save('Edit Kategori');
  await expect(row(page, 'Minuman hangat')).toBeVisible();
  await button(page, 'Atur urutan').click();
  await button(page, 'Naikkan Gorengan').click();
  await button(page, 'Simpan').click();
  await expect(column(page, 1)).toHaveText(['Gorengan', 'Minuman hangat']);
  expect(await headings()).toEqual(['Gorengan', 'Minuman hangat']);

  await page.goto('/admin/menu-items');
  await action(page, 'Edit', 'Isi Wedang').click();
  const form = dialog(page, 'Edit Menu');
  await expect(field(form, 'Kategori')).toHaveValue('Minuman hangat');
  await field(form, 'Kategori').selectOption('Camilan');
  await save('Edit Menu');
  await expect(form).toBeHidden();
  expect((await listMenuCategories(api)).map(({ name }) => name)).toContain('Camilan');
  expect((await listMenuItems(api))[0]).toMatchObject({ name: 'Isi Wedang', category: 'Camilan' });
  expect(await headings()).toEqual(['Gorengan', 'Camilan']);
});
