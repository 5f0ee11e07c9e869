import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { button } from './support/back-office';
import { addPackage, addPhotos, listPackages, type Package } from './support/content';
import { expect } from './support/expect';
import { hydrated } from './support/hydrated';
import { areasOf, print } from './support/paper';
import { BLUE, GREEN, RED } from './support/photos';
import { DESK, PHONE, useSite } from './support/site';

const NAME = 'Jip Fajar';

/** With a photo in red, in blue and in green. */
let jeep: Package;
let single: Package;

const site = useSite(async (api) => {
  const facts = { price: 350_000, route: 'Pos → Kebun', items: ['Sopir'] };
  const { id } = await addPackage(api, { name: NAME, ...facts });
  await addPhotos(api, { id }, [BLUE, GREEN]);
  single = await addPackage(api, { name: 'Jip Senja', ...facts });
  jeep = (await listPackages(api)).find((each) => each.id === id)!;
});

const path = () => `/packages/${jeep.id}`;
const strip = (page: Page): Locator => page.getByRole('group', { name: `Foto ${NAME}` });
const photo = (page: Page, position: number): Locator =>
  page.getByRole('img', { name: `${NAME}, foto ${position} dari 3` });

/** How far the left edge of a photo is from that of the strip. */
const offset = async (page: Page, position: number): Promise<number> => {
  const box = await photo(page, position).boundingBox();
  const frame = await strip(page).boundingBox();
  return Math.abs(Math.round(box!.x - frame!.x));
};
const expectShown = (page: Page, position: number): Promise<void> =>
  expect.poll(() => offset(page, position)).toBe(0);

test('photos are swiped one by one on a phone, without scripts', async () => {
  const page = await site().visit(path(), { viewport: PHONE, hasTouch: true, javaScript: false });
  await expectShown(page, 1);
  await expect(strip(page).getByText('1 / 3')).toBeVisible();
  await expect(button(page, 'Berikutnya')).toHaveCount(0);
  for (const position of [2, 3]) {
    await strip(page).evaluate((element) => element.scrollBy({ left: 250, behavior: 'instant' }));
    await expectShown(page, position);
    await expect(strip(page).getByText(`${position} / 3`)).toBeInViewport();
  }
});

test('a mouse has buttons, which stop at the ends', async () => {
  const page = await site().visitHydrated(path(), { viewport: DESK });
  const previous = button(page, 'Sebelumnya');
  const next = button(page, 'Berikutnya');
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (const position of [2, 3]) {
    await next.click();
    await expectShown(page, position);
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await previous.click();
  await expectShown(page, 2);
  const { width, height } = (await next.boundingBox())!;
  expect([width, height]).toEqual([44, 44]);
});

test('a finger has none, and the keyboard moves the strip itself', async () => {
  const phone = await site().visitHydrated(path(), { viewport: PHONE, hasTouch: true });
  await expect(button(phone, 'Berikutnya')).toBeHidden();

  const page = await site().visitHydrated(path(), { viewport: DESK, reducedMotion: true });
  await strip(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 3);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 2);
  const behavior = strip(page).evaluate((element) => getComputedStyle(element).scrollBehavior);
  expect(await behavior).toBe('auto');
});

test.each([PHONE, DESK])(
  'the strip has the place and size of a single photo at %o',
  async (viewport) => {
    const page = await site().visit(`/packages/${single.id}`, { viewport });
    const alone = page.getByRole('img', { name: 'Jip Senja', exact: true });
    await expect(alone).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
    const box = await alone.boundingBox();
    await page.goto(path());
    await expect.poll(() => strip(page).boundingBox()).toEqual(box);
    await hydrated(page);
    await expect.poll(() => strip(page).boundingBox()).toEqual(box);
  },
);

test('paper has the first photo, wherever the strip was swiped to, and is one sheet', async () => {
  const page = await site().visitHydrated(path(), { viewport: DESK });
  await button(page, 'Berikutnya').click();
  await expectShown(page, 2);
  const sheets = await print(page);
  expect(sheets).toHaveLength(1);
  const shown = [RED, BLUE, GREEN].map((colour) => areasOf(sheets[0]!, colour).length);
  // The related package below has a red one, too, unless it is left out on paper.
  expect(shown.slice(1)).toEqual([0, 0]);
  expect(shown[0]).toBeGreaterThan(0);
});

test('the page meets WCAG 2.2 AA on the smallest phone, wherever the strip is, and is no wider', async () => {
  const viewport = { width: 320, height: 640 };
  const page = await site().visitHydrated(path(), { viewport, reducedMotion: true });
  for (const position of [1, 2]) {
    if (position === 2) await button(page, 'Berikutnya').click();
    await expectShown(page, position);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  }
});
