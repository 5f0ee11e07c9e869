import type { Page } from 'playwright-core';
import { expectNoSidewaysScrolling } from './support/accessibility';
import {
  action,
  button,
  column,
  dialog,
  field,
  openMenuOf,
  openMode,
  row,
  rows,
} from './support/back-office';
import { addMenuItems, listMenuItems, type NewMenuItem } from './support/content';
import { expect } from './support/expect';
import { boxOf, dragTo } from './support/geometry';
import { BLUE, isBlue, plainPhoto, RED } from './support/photos';
import { scrollTop } from './support/scrolling';
import { PHONE, useSite, type VisitOptions } from './support/site';

const PATH = '/admin/menu-items';
const NAME = 2;
const MENU_ITEMS: NewMenuItem[] = [
  { name: 'Wedang Jahe', description: 'Jahe emprit yang dibakar.', price: 9_000 },
  { name: 'ayam bakar', price: 135_000 },
  { name: 'Kopi Tubruk', price: 12_000 },
  { name: 'Dawet', price: 5_000 },
];

const site = useSite((api) => addMenuItems(api, MENU_ITEMS));

async function open(options?: VisitOptions): Promise<Page> {
  const page = await site().visitAsAdmin(PATH, options);
  await expect(row(page, 'Wedang Jahe')).toBeVisible();
  return page;
}

/** Whether the stored picture of the last menu item is blue rather than red. */
const isLastBlue = async () =>
  isBlue(site().origin + (await listMenuItems(site().api)).at(-1)!.image_url);

test('a menu item is added, found, edited and deleted, as visitors see', async () => {
  const page = await open();
  const images = rows(page).locator('img');
  await expect(images).toHaveCount(MENU_ITEMS.length);
  // Rejects where one of them is broken.
  await images.evaluateAll((all) =>
    Promise.all((all as HTMLImageElement[]).map((image) => image.decode())),
  );

  await button(page, 'Tambah Menu').click();
  const add = dialog(page, 'Tambah Menu');
  await field(add, 'Nama').fill('Sate Ayam');
  await field(add, 'Harga').fill('32501');
  await field(add, 'Deskripsi').fill('Sepuluh tusuk.\nDengan lontong.');
  await field(add, 'Gambar').setInputFiles(await plainPhoto(BLUE));
  await button(add, 'Simpan').click();
  await expect(add).toBeHidden();
  await expect(row(page, 'Sate Ayam')).toBeVisible();
  const added = (await listMenuItems(site().api)).at(-1)!;
  expect(added).toMatchObject({ name: 'Sate Ayam', price: 32_501 });
  // Browsers send the line breaks of a form as CRLF.
  expect(added.description).toMatch(/^Sepuluh tusuk\.\r?\nDengan lontong\.$/);
  expect(await isLastBlue()).toBe(true);
  const visitor = await site().visit('/menu');
  const shown = visitor.getByRole('heading', { name: 'Sate Ayam', exact: true });
  await expect(shown).toBeVisible();

  await page.getByRole('searchbox', { name: 'Cari' }).fill('SATE');
  await expect(column(page, NAME)).toHaveText(['Sate Ayam']);
  await action(page, 'Edit', 'Sate Ayam').click();
  const edit = dialog(page, 'Edit Menu');
  await field(edit, 'Harga').fill('35000');
  await field(edit, 'Gambar').setInputFiles(await plainPhoto(RED));
  await button(edit, 'Simpan').click();
  await expect(edit).toBeHidden();
  await expect(row(page, 'Sate Ayam')).toContainText('Rp 35.000');
  expect(await isLastBlue()).toBe(false);

  await action(page, 'Hapus', 'Sate Ayam').click();
  await button(dialog(page, 'Hapus Menu'), 'Hapus').click();
  await expect(row(page, 'Sate Ayam')).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Kopi Tubruk', exact: true })).toBeVisible();
  await expect(shown).toHaveCount(0);
});

test('a phone has low rows with the same actions, and dialogs that fill the screen', async () => {
  const page = await open({ viewport: PHONE, hasTouch: true });
  await expectNoSidewaysScrolling(page);
  const heights = await rows(page).evaluateAll((all) =>
    all.map(({ clientHeight }) => clientHeight),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(88);
  const shown = row(page, 'Wedang Jahe');
  await expect(shown.getByText('Rp 9.000')).toBeVisible();
  // Nobody on a phone needs the number of a row.
  await expect(column(page, 0).first()).toBeHidden();
  const menu = await openMenuOf(page, 'Wedang Jahe');
  for (const verb of ['Lihat', 'Edit', 'Hapus']) {
    await expect(button(menu, `${verb} Wedang Jahe`)).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await shown.getByText('Wedang Jahe').click({ force: true });
  const form = dialog(page, 'Edit Menu');
  await expect.poll(() => form.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  await expectNoSidewaysScrolling(page);
  // Only its fields scroll: title and buttons never leave the screen.
  const hidden = () => form.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
  await expect.poll(hidden).toBe(0);
});

test('a price goes back to what it was, on the site as well', async () => {
  const page = await open();
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
  expect((await listMenuItems(site().api))[2]?.price).toBe(12_000);
  await page.goto('/menu');
  await expect(page.getByText('Rp 12.000')).toBeVisible();
});

test('prices are raised at once', async () => {
  const page = await open({ viewport: PHONE });
  await openMode(page, 'Ubah harga');
  await page.getByRole('spinbutton', { name: 'Naik atau turun' }).fill('10');
  await page.getByLabel('Bulatkan ke atas').selectOption('ke Rp 500');
  await button(page, 'Hitung').click();
  await expect(page.getByRole('spinbutton', { name: 'Harga Wedang Jahe' })).toHaveValue('10.000');
  await button(page, 'Simpan').click();
  await expect(page.getByRole('form', { name: 'Ubah harga' })).toBeHidden();
  const prices = (await listMenuItems(site().api)).map(({ price }) => price);
  expect(prices).toEqual([10_000, 148_500, 13_500, 5_500]);
});

describe('the order', () => {
  const mode = (page: Page) => page.getByRole('group', { name: 'Atur urutan' });
  const handle = (page: Page, name: string) => button(page, `Geser ${name}`);
  const frame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));
  const expectArranged = (page: Page, letters: string) =>
    expect
      .poll(async () => {
        const rows = await mode(page).getByRole('listitem').all();
        const names = rows.map((each) =>
          each.getByRole('button').first().getAttribute('aria-label'),
        );
        return (await Promise.all(names)).map((name) => name?.replace('Geser ', '')[0]).join('');
      })
      .toBe(letters);

  async function openOrder(options?: VisitOptions): Promise<Page> {
    const page = await open(options);
    await openMode(page, 'Atur urutan');
    await expect(mode(page).getByRole('heading', { name: 'Atur urutan' })).toBeFocused();
    await expectArranged(page, 'WaKD');
    return page;
  }

  test('is changed with the mouse', async () => {
    const page = await openOrder();
    await dragTo(handle(page, 'Dawet'), handle(page, 'ayam bakar'));
    await expectArranged(page, 'WDaK');
  });

  test('is changed with a finger on the handle, while the row itself scrolls the page', async () => {
    const page = await openOrder({ viewport: { width: 390, height: 480 }, hasTouch: true });
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
    const swipe = async (x: number, y: number, distance: number) => {
      await touch('touchStart', { x, y });
      for (let step = 1; step <= 8; step += 1) {
        await touch('touchMove', { x, y: y + (distance * step) / 8 });
        await frame(page);
      }
      await touch('touchEnd');
    };
    const first = await boxOf(handle(page, 'Wedang Jahe'));
    const second = await boxOf(handle(page, 'ayam bakar'));
    await swipe(first.x, first.y, second.y - first.y);
    await expectArranged(page, 'aWKD');
    await swipe(195, first.y, -200);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(50);
    await expectArranged(page, 'aWKD');
  });

  test('is changed with the keyboard, which is told in Indonesian', async () => {
    const page = await openOrder();
    const said = (sentence: string) => page.getByText(sentence, { exact: true });
    const isSaid = async (sentence: string) => (await said(sentence).all()).length === 1;
    await handle(page, 'Wedang Jahe').focus();
    await page.keyboard.press('Space');
    await expect(said('Wedang Jahe diangkat, posisi 1 dari 4.')).toHaveCount(1);
    // The library takes further keys once it has measured the rows, some frames later. What it takes is said at once.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await frame(page);
      expect(await isSaid('Wedang Jahe di posisi 2 dari 4.')).toBe(true);
    }).toPass();
    await page.keyboard.press('Space');
    await expect(said('Wedang Jahe diletakkan di posisi 2 dari 4.')).toHaveCount(1);
    await expectArranged(page, 'aWKD');
    await expect(handle(page, 'Wedang Jahe')).toBeFocused();
  });
});
