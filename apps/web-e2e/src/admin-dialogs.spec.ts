import { addDays, calendarDateIn } from '@lereng/shared-domain';
import type { ApiClient } from '@lereng/shared-testing';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { action, button, choosePlatform, dialog, field } from './support/back-office';
import { FAILED_REQUESTS } from './support/console-guard';
import { addLink, addMenuItem, addPackage, addPromotion, addSlide } from './support/content';
import { expect } from './support/expect';
import { mockResponse } from './support/network';
import { plainPhoto } from './support/photos';
import { DESK, PHONE, useSite } from './support/site';

/** As long as a name may be, with a word that fits nowhere. */
const LONG = `Nasi ${'A'.repeat(40)} `.padEnd(150, 'goreng bumbu ulek ').trim();
const TEXT = `${'Pagi dimulai di atas kabut. '.repeat(60)}${'B'.repeat(200)}`;
const TODAY = calendarDateIn(new Date(), 'Asia/Jakarta');

/** Rows with long texts. A package is in two promotions, so that each form has a larger one beside it. */
async function arrange(api: ApiClient): Promise<void> {
  await addSlide(api, { title: LONG, description: TEXT });
  await addMenuItem(api, { name: LONG, price: 1_000_000_000, description: TEXT });
  const jeep = await addPackage(api, {
    name: LONG,
    price: 1_000_000_000,
    description: TEXT,
    route: TEXT.slice(0, 500),
    items: [LONG, LONG],
  });
  const period = { valid_from: TODAY, valid_until: addDays(TODAY, 2) };
  const texts = { description: TEXT, terms: TEXT };
  await addPromotion(api, {
    ...period,
    ...texts,
    title: LONG,
    discount_percent: 40,
    packages: [jeep],
  });
  await addPromotion(api, { ...period, title: 'Kecil', discount_percent: 5, packages: [jeep] });
  await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
}

const site = useSite(arrange);

const NO_PICTURE = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bukan') };

interface Screen {
  path: string;
  /** As the dialogs' titles call a row. */
  title: string;
  /** A row's name. */
  row: string;
  /** A required field. */
  required: string;
  withImage?: boolean;
  detail?: boolean;
  /** Chooses what a form has to choose. */
  choose?: (form: Locator) => Promise<unknown>;
}

const boxes = (form: Locator) => form.getByRole('checkbox');
const pictured = { withImage: true, detail: true };

const screens: Screen[] = [
  { path: 'slides', title: 'Slide', row: LONG, required: 'Judul', ...pictured },
  { path: 'menu-items', title: 'Menu', row: LONG, required: 'Nama', ...pictured },
  { path: 'packages', title: 'Paket', row: LONG, required: 'Nama', ...pictured },
  {
    path: 'promotions',
    title: 'Promo',
    row: 'Kecil',
    required: 'Judul',
    ...pictured,
    choose: async (form) => {
      await boxes(form).first().check();
      await expect(form.getByText(/^Harga yang berlaku/)).toBeVisible();
    },
  },
  {
    path: 'social-media',
    title: 'Social Media',
    row: 'WhatsApp',
    required: 'URL',
    choose: (form) => choosePlatform(form, 'tiktok'),
  },
];

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const sideways = await page
    .locator('dialog[open] *')
    .evaluateAll((all) =>
      all
        .filter((each) => each.matches('[role=group], header, footer'))
        .map((each) => each.scrollWidth - each.clientWidth),
    );
  expect(Math.max(0, ...sideways)).toBe(0);
}

/** Closes a form and what it asks about its changes. */
async function discard(page: Page, form: Locator): Promise<void> {
  await button(form, 'Batal').click();
  const question = dialog(page, 'Buang perubahan?');
  await expect(question).toBeVisible();
  await expectFine(page);
  await button(question, 'Buang').click();
  await expect(form).toBeHidden();
}

const sizes = [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const;

describe.each(sizes)('on %s', (_, viewport) => {
  const open = (path: string) =>
    site().visitAsAdmin(`/admin/${path}`, { viewport, reducedMotion: true });

  test.each(screens)(
    'every dialog of $path meets WCAG 2.2 AA in every state',
    async ({ path, title, row, required, withImage = false, detail = false, choose }) => {
      site().allow(...FAILED_REQUESTS);
      const page = await open(path);
      await expect(action(page, 'Edit', row)).toBeVisible();

      const add = dialog(page, `Tambah ${title}`);
      await button(page, `Tambah ${title}`).click();
      // With errors, and with rows chosen.
      await choose?.(add);
      if (withImage) {
        await field(add, 'Gambar').setInputFiles(NO_PICTURE);
        await expect(add.getByText('File harus berupa gambar')).toBeVisible();
      }
      await button(add, 'Simpan').click();
      await expect(add.getByRole('alert')).toBeVisible();
      await expectFine(page);
      // Filled in, after a save that failed.
      await mockResponse(page, (request) => request.method() !== 'GET', { status: 503 });
      await field(add, required).fill(required === 'URL' ? 'https://www.contoh.com' : LONG);
      if (withImage) {
        await field(add, 'Gambar').setInputFiles(await plainPhoto());
        await expect(add.getByRole('button', { name: /^Titik fokus/ })).toBeVisible();
      }
      const price = field(add, 'Harga');
      if (await price.isVisible()) await price.fill('1000000000');
      await button(add, 'Simpan').click();
      await expect(add.getByRole('alert').filter({ hasText: /^Gagal menambahkan/ })).toBeVisible();
      await expectFine(page);
      await discard(page, add);

      const edit = dialog(page, `Edit ${title}`);
      await action(page, 'Edit', row).click();
      await expectFine(page);
      await field(edit, required).fill('');
      await button(edit, 'Simpan').click();
      await expect(edit.getByRole('alert')).toBeVisible();
      await expectFine(page);
      await discard(page, edit);

      if (detail) {
        await action(page, 'Lihat', row).click();
        await expect(dialog(page, `Detail ${title}`)).toBeVisible();
        await expectFine(page);
        await page.keyboard.press('Escape');
      }
      const remove = dialog(page, `Hapus ${title}`);
      await action(page, 'Hapus', row).click();
      await expect(remove).toBeVisible();
      await button(remove, 'Hapus').click();
      await expect(remove.getByRole('alert')).toBeVisible();
      await expectFine(page);
    },
  );

  test('the question of a logout meets WCAG 2.2 AA', async () => {
    const page = await open('menu-items');
    await button(page, 'Tambah Menu').click();
    const form = dialog(page, 'Tambah Menu');
    await field(form, 'Nama').fill(LONG);
    await page.reload();
    await expect(page.getByText('Belum disimpan: Tambah Menu')).toBeVisible();
    if (viewport === PHONE) await button(page, 'Buka navigasi').click();
    await button(page, 'Keluar').click();
    await expect(dialog(page, 'Keluar dan buang isian?')).toBeVisible();
    await expectFine(page);
  });
});
