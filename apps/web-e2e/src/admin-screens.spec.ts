import { LISTS, LISTS_OF_KINDS } from '@lereng/api-testing';
import { addOneMonth, calendarDateIn } from '@lereng/shared-domain';
import { noonZone } from '@lereng/shared-testing';
import type { Page } from 'playwright-core';
import { action, button, column, dialog, field, row } from './support/back-office';
import {
  addCalendarEntry,
  addLink,
  addMenuCategories,
  addMenuItem,
  addPackage,
  addPricePeriod,
  addPromotion,
  addSlide,
  fillEmptyLists,
  listPackages,
  listPromotions,
  type Package,
} from './support/content';
import { expect } from './support/expect';
import { plainPhoto } from './support/photos';
import { useSite } from './support/site';

const ZONE = noonZone();
const today = calendarDateIn(new Date(), ZONE);
let jeep: Package;
let petik: Package;

/** Two packages, and 33 percent on the first of them for a day. */
const site = useSite(
  async (api) => {
    // A third of it is no whole number: what is rounded once must not be rounded again.
    jeep = await addPackage(api, {
      name: 'Jeep Kawah',
      price: 350_001,
      price_unit: 'per jip',
      capacity: 4,
      duration: '3 jam',
      terms: 'DP 50%',
      description: 'Pagi\n\nSore',
      route: 'Pos → Kawah',
      items: ['Sopir', 'Sarapan'],
    });
    petik = await addPackage(api, { name: 'Petik Jeruk', price: 50_000 });
    await addPromotion(api, {
      title: 'Panen Raya',
      valid_from: today,
      valid_until: today,
      discount_percent: 33,
      packages: [jeep],
    });
    const days = { from: '2999-12-24', until: '2999-12-26' };
    const prices = [{ package_id: jeep.id, price: 400_001 }];
    await addPricePeriod(api, { name: 'Libur Natal', ...days, weekdays: [6, 7], prices });
    await addCalendarEntry(api, { ...days, kind: 'full', package_ids: [petik.id] });
    await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
    await addSlide(api, { title: 'Fajar', order: 3 });
    await addMenuCategories(api, ['Wedang']);
    await addMenuItem(api, { name: 'Jahe', price: 5_000, category: 'Wedang' });
    await fillEmptyLists(api, ['Contoh']);
  },
  { env: { VENUE_TIME_ZONE: ZONE } },
);

test('forms that are opened and saved change nothing, in the history neither', async () => {
  const content = () =>
    Promise.all(
      LISTS.map(async (path) => {
        const { body, headers } = await site().api.get(path);
        return [path, body, headers.get('etag')];
      }),
    );
  const before = await content();
  const page = await site().visitAsAdmin('/admin');
  for (const path of LISTS_OF_KINDS) {
    await page.goto(`/admin${path}`);
    const edit = page.getByRole('button', { name: /^Edit / });
    await edit.first().click();
    const form = page.getByRole('dialog', { name: /^Edit / });
    await button(form, 'Simpan').click();
    await expect(form).toBeHidden();
  }
  expect(await content()).toEqual(before);
});

test('a promotion gives the prices that its form has announced', async () => {
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
    valid_from: today,
    valid_until: addOneMonth(today),
    discount_percent: 15,
    image_url: petik.image_url,
  });
  expect(stored.packages.map(({ id }) => id)).toEqual([petik.id, jeep.id]);
  const packages = await listPackages(site().api);
  expect(packages.map(({ price }) => price)).toEqual([234_501, 42_500]);
});

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

test('a slide is added, and moves in the list by its number', async () => {
  const page = await site().visitAsAdmin('/admin/slides');
  await button(page, 'Tambah Slide').click();
  const add = dialog(page, 'Tambah Slide');
  await field(add, 'Judul').fill('Panen');
  await field(add, 'Gambar').setInputFiles(await plainPhoto());
  await button(add, 'Simpan').click();
  await expect(column(page, 2)).toHaveText(['Panen', 'Fajar']);
  await action(page, 'Edit', 'Panen').click();
  const edit = dialog(page, 'Edit Slide');
  await field(edit, 'Urutan').fill('5');
  await button(edit, 'Simpan').click();
  await expect(column(page, 2)).toHaveText(['Fajar', 'Panen']);
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
  await button(page, 'Tambah Kategori').click();
  await field(dialog(page, 'Tambah Kategori'), 'Nama').fill('Gorengan');
  await save('Tambah Kategori');
  await expect(row(page, 'Gorengan')).toBeVisible();
  await addMenuItem(api, { name: 'Tempe', price: 5_000, category: 'Gorengan' });
  await action(page, 'Edit', 'Wedang').click();
  await field(dialog(page, 'Edit Kategori'), 'Nama').fill('Minuman hangat');
  await save('Edit Kategori');
  await expect(row(page, 'Minuman hangat')).toBeVisible();
  await button(page, 'Atur urutan').click();
  await button(page, 'Naikkan Gorengan').click();
  await button(page, 'Simpan').click();
  await expect(column(page, 1)).toHaveText(['Gorengan', 'Minuman hangat']);
  expect(await headings()).toEqual(['Gorengan', 'Minuman hangat']);

  await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
  await action(page, 'Edit', 'Jahe').click();
  const form = dialog(page, 'Edit Menu');
  await expect(field(form, 'Kategori')).toHaveValue('Minuman hangat');
  await field(form, 'Kategori').selectOption('Camilan');
  await save('Edit Menu');
  await expect(form).toBeHidden();
  expect(await headings()).toEqual(['Gorengan', 'Camilan']);
});
