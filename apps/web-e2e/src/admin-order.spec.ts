import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { button, column, dialog, rows } from './support/back-office';
import { FAILED_REQUESTS } from './support/console-guard';
import { addMenuItem, listMenuItems, resetMenuItems, type NewMenuItem } from './support/content';
import { expect } from './support/expect';
import { apiRequest, holdRequests, mockResponse } from './support/network';
import { DESK, PHONE, useSite, type VisitOptions } from './support/site';

const PATH = '/admin/menu-items';
const NAME = 2;
const ORDER = apiRequest('PUT', '/menu-items/order');
const MENU_ITEMS: NewMenuItem[] = ['Ayam Bakar', 'Bakso', 'Cendol', 'Dawet'].map((name) => ({
  name,
  price: 10_000,
}));

const site = useSite();
beforeEach(() => resetMenuItems(site().api, MENU_ITEMS));

const mode = (page: Page) => page.getByRole('group', { name: 'Atur urutan' });
const handle = (page: Page, name: string) => button(page, `Geser ${name}`);
const arranged = (page: Page): Promise<string[]> =>
  mode(page)
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((each) => each.querySelector('button')?.ariaLabel?.replace('Geser ', '') ?? ''),
    );
const expectArranged = (page: Page, letters: string) =>
  expect.poll(async () => (await arranged(page)).map((name) => name[0]).join('')).toBe(letters);
const stored = async () => (await listMenuItems(site().api)).map(({ name }) => name[0]).join('');

async function open(options?: VisitOptions): Promise<Page> {
  const page = await site().visitAsAdmin(PATH, options);
  await button(page, 'Atur urutan').click();
  await expect(mode(page).getByRole('heading', { name: 'Atur urutan' })).toBeFocused();
  await expectArranged(page, 'ABCD');
  return page;
}

async function centre(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function expectSaved(page: Page, letters: string): Promise<void> {
  // A click within 50 ms of a drop belongs to the drag, and does nothing.
  const save = button(page, 'Simpan');
  const saved = page.getByText('Urutan disimpan.', { exact: true });
  await expect
    .poll(async () => {
      if (await save.isVisible()) await save.click();
      return saved.isVisible();
    })
    .toBe(true);
  await expect(mode(page)).toBeHidden();
  await expect(column(page, NAME)).toHaveText(
    letters.split('').map((letter) => RegExp(`^${letter}`)),
  );
  await expect(button(page, 'Atur urutan')).toBeFocused();
  expect(await stored()).toBe(letters);
}

test('is changed with the mouse, and visitors see it', async () => {
  const page = await open();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const [from, to] = [await centre(handle(page, 'Dawet')), await centre(handle(page, 'Bakso'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expectArranged(page, 'ADBC');
  await expectSaved(page, 'ADBC');
  const visit = await site().visit('/menu');
  await expect(visit.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Ayam Bakar',
    'Dawet',
    'Bakso',
    'Cendol',
  ]);
});

test('is changed with a finger on the handle, while the row itself scrolls the page', async () => {
  const page = await open({ viewport: { width: 390, height: 480 }, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
  const swipe = async (from: { x: number; y: number }, distance: number) => {
    await touch('touchStart', from);
    for (let step = 1; step <= 8; step += 1) {
      await touch('touchMove', { x: from.x, y: from.y + (distance * step) / 8 });
      await page.waitForTimeout(20);
    }
    await touch('touchEnd');
  };
  const first = await centre(handle(page, 'Ayam Bakar'));
  const second = await centre(handle(page, 'Bakso'));
  await swipe(first, second.y - first.y);
  await expectArranged(page, 'BACD');
  await swipe({ x: 195, y: first.y }, -200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await expectArranged(page, 'BACD');
});

test('is changed with the keyboard, which is told in Indonesian', async () => {
  const page = await open();
  await handle(page, 'Ayam Bakar').focus();
  const says = (sentence: string) =>
    expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
  // The library takes further keys once it has measured the rows, in the frames after.
  const pressUntilSaid = (key: string, sentence: string) =>
    expect(async () => {
      await page.keyboard.press(key);
      await expect(page.getByText(sentence, { exact: true })).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
  await page.keyboard.press('Space');
  await says('Ayam Bakar diangkat, posisi 1 dari 4.');
  await pressUntilSaid('ArrowDown', 'Ayam Bakar di posisi 2 dari 4.');
  await page.keyboard.press('ArrowDown');
  await says('Ayam Bakar di posisi 3 dari 4.');
  await page.keyboard.press('Space');
  await says('Ayam Bakar diletakkan di posisi 3 dari 4.');
  await expectArranged(page, 'BCAD');
  await expect(handle(page, 'Ayam Bakar')).toBeFocused();
  await page.keyboard.press('Space');
  await says('Ayam Bakar diangkat, posisi 3 dari 4.');
  await pressUntilSaid('ArrowUp', 'Ayam Bakar di posisi 2 dari 4.');
  await page.keyboard.press('Escape');
  await says('Dibatalkan. Ayam Bakar kembali ke posisi 3 dari 4.');
  await expectArranged(page, 'BCAD');
});

test('is changed with buttons; a failure keeps it, and it is saved in one request', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await open();
  await button(page, 'Turunkan Ayam Bakar').click();
  await expectArranged(page, 'BACD');
  await expect(button(page, 'Turunkan Ayam Bakar')).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, 'Naikkan Dawet').click();
  await expectArranged(page, 'BCDA');

  const restore = await mockResponse(page, ORDER, { status: 503 });
  await button(page, 'Simpan').click();
  await expect(page.getByRole('alert')).toHaveText('Gagal menyimpan urutan. Silakan coba lagi.');
  await expectArranged(page, 'BCDA');
  await expect(button(page, 'Simpan')).toBeFocused();
  await expect(page.getByRole('alert')).toBeHidden();
  await restore();

  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON());
  });
  const letThrough = await holdRequests(page, ORDER);
  await button(page, 'Simpan').click();
  await expect(button(page, 'Menyimpan...')).toBeDisabled();
  await expect(button(page, 'Batal')).toBeDisabled();
  await expect(handle(page, 'Bakso')).toBeDisabled();
  letThrough();
  await expect(mode(page)).toBeHidden();
  const ids = (await listMenuItems(site().api)).map(({ id }) => id);
  expect(sent).toEqual([{ ids }]);
  expect(await stored()).toBe('BCDA');
});

test('of a list that has changed meanwhile is shown with what is new, and stays as arranged', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await open();
  await button(page, 'Naikkan Dawet').click();
  await addMenuItem(site().api, { name: 'Es Teh', price: 5_000 });
  const bakso = (await listMenuItems(site().api)).find(({ name }) => name === 'Bakso')!;
  await site().api.delete(`/menu-items/${bakso.id}`);
  await button(page, 'Simpan').click();
  await expect(page.getByRole('alert')).toContainText('sudah diubah di tempat lain');
  await expectArranged(page, 'ADCE');
  await expectSaved(page, 'ADCE');
});

test('is not lost by mistake', async () => {
  const page = await open();
  await button(page, 'Batal').click();
  await expect(mode(page)).toBeHidden();
  await button(page, 'Atur urutan').click();
  await button(page, 'Naikkan Bakso').click();
  const question = dialog(page, 'Buang perubahan?');
  await page.getByRole('link', { name: 'Paket', exact: true }).click();
  await button(question, 'Lanjut mengedit').click();
  await expectArranged(page, 'BACD');
  await button(page, 'Batal').click();
  await button(question, 'Buang').click();
  await expect(mode(page)).toBeHidden();
  await expect(button(page, 'Atur urutan')).toBeFocused();
  await expect(column(page, NAME)).toHaveText(MENU_ITEMS.map(({ name }) => name));
  expect(await stored()).toBe('ABCD');
});

test.each([PHONE, DESK])(
  'keeps the dragged row in sight while the list scrolls at %o',
  async (viewport) => {
    for (let number = 1; number <= 14; number += 1) {
      await addMenuItem(site().api, { name: `Menu ${number}`, price: 5_000 });
    }
    const page = await site().visitAsAdmin(PATH, { viewport });
    await button(page, 'Atur urutan').click();
    const grip = handle(page, 'Ayam Bakar');
    const scrolled = () => page.evaluate(() => window.scrollY);
    /** What is seen at the middle of the handle is the handle. */
    const isSeen = () =>
      grip.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    const from = await centre(grip);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const [edge, arrived] of [
      [viewport.height - 5, (top: number) => top > 150],
      [5, (top: number) => top < 100],
    ] as const) {
      await page.mouse.move(from.x, edge, { steps: 8 });
      await expect
        .poll(async () => {
          expect(await isSeen()).toBe(true);
          return arrived(await scrolled());
        })
        .toBe(true);
    }
    await page.mouse.up();
  },
);

test.each([PHONE, DESK])('is accessible at %o', async (viewport) => {
  const page = await open({ viewport });
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expect(button(page, 'Simpan')).toBeInViewport();
});

test('of thousands is changed by position, by buttons and by dragging', async () => {
  const [menuItem] = await listMenuItems(site().api);
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    ...menuItem,
    id: index + 1,
    name: `Menu ${index + 1}`,
  }));
  const page = await site().newPage({ token: site().api.token });
  await mockResponse(page, apiRequest('GET', '/menu-items'), { status: 200, body: many });
  await page.goto(PATH);
  await button(page, 'Atur urutan').click();
  await expect.poll(() => mode(page).locator('li').count()).toBeLessThan(60);
  const position = (name: string) => page.getByLabel(`Ke posisi: ${name}`, { exact: true });
  await position('Menu 2').fill('1500');
  await page.keyboard.press('Enter');
  await expect(position('Menu 2')).toHaveValue('1500');
  await expect(position('Menu 2')).toBeFocused();
  await expect(position('Menu 2')).toBeInViewport();
  await button(page, 'Naikkan Menu 2').click();
  await expect(position('Menu 2')).toHaveValue('1499');

  const [from, to] = [
    await centre(handle(page, 'Menu 2')),
    await centre(handle(page, 'Menu 1499')),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await page.mouse.up();
  await expect(position('Menu 2')).toHaveValue('1498');
  await position('Menu 2').fill('99999');
  await page.keyboard.press('Enter');
  await expect(position('Menu 2')).toHaveValue('2000');
  await expect.poll(() => mode(page).locator('li').count()).toBeLessThan(60);
  await expect(rows(page)).toHaveCount(0);

  await mockResponse(page, ORDER, { status: 200, body: many });
  const request = page.waitForRequest(ORDER);
  await button(page, 'Simpan').click();
  const { ids } = (await request).postDataJSON() as { ids: number[] };
  expect(ids).toEqual([1, ...Array.from({ length: 1_998 }, (_, index) => index + 3), 2]);
});
