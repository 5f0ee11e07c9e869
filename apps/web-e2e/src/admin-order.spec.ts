import type { Locator, Page } from 'playwright-core';
import { button, column } from './support/back-office';
import { listMenuItems, resetMenuItems, type NewMenuItem } from './support/content';
import { expect } from './support/expect';
import { useSite, type VisitOptions } from './support/site';

const PATH = '/admin/menu-items';
const NAME = 2;
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

/** A click within 50 ms of a drop belongs to the drag, and does nothing. */
async function trySave(page: Page): Promise<void> {
  const save = button(page, 'Simpan');
  if (await save.isVisible()) await save.click({ timeout: 2_000 });
}

async function expectSaved(page: Page, letters: string): Promise<void> {
  await expect(async () => {
    await trySave(page);
    await expect(mode(page)).toBeHidden({ timeout: 2_000 });
  }).toPass();
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
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
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
