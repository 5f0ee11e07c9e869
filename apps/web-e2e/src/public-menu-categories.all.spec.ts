import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { addMenuCategories, addMenuItems } from './support/content';
import { expect } from './support/expect';
import { hydrated, openHydrated } from './support/hydrated';
import { print, withoutSpace } from './support/paper';
import { DESK, PHONE, useSite } from './support/site';

/** Categories that take more than a phone's width, so that their links have to be swiped. */
const NAMES = [
  'Makanan',
  'Minuman',
  'Camilan',
  'Sarapan',
  'Untuk anak',
  'Sup dan soto',
  'Bakaran',
  'Jajanan pasar',
  'Kopi',
  'Wedang',
  'Jus dan es',
  'Oleh-oleh',
];

const site = useSite(async (api) => {
  await addMenuCategories(api, NAMES);
  // The owner's order is another one than that of the categories.
  const rows = Array.from({ length: 72 }, (_, at) => ({
    name: `Hidangan ${at}`,
    price: 10_000,
    category: NAMES[at % NAMES.length]!,
  }));
  await addMenuItems(api, [...rows, { name: 'Tanpa kelompok', price: 5_000 }]);
});

const main = (page: Page) => page.getByRole('main');
const links = (page: Page) => page.getByRole('navigation', { name: 'Kategori' }).getByRole('link');
const heading = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 2, name, exact: true });

const currentLink = (page: Page) => page.locator('[data-section-links] [aria-current]');

/** Scrolls to a category, and waits until its link is marked. */
async function scrollTo(page: Page, name: string): Promise<void> {
  await heading(page, name).evaluate((each) =>
    each.scrollIntoView({ block: 'start', behavior: 'instant' }),
  );
  await expect(currentLink(page)).toHaveText([name]);
}

/** Waits until the heading stands below all that is fixed at the top. */
async function expectBelowBars(page: Page, name: string): Promise<void> {
  const bars = page.locator('[data-sticky-search]');
  const gap = async () => {
    const top = (await heading(page, name).boundingBox())!.y;
    const { y, height } = (await bars.boundingBox())!;
    return top - y - height;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await expect.poll(gap).toBeLessThan(120);
}

test.each([
  ['a phone without scripts', PHONE, false],
  ['the smallest phone', { width: 320, height: 640 }, true],
  ['a desk', DESK, true],
])('links to a heading, and stays in sight, on %s', async (_, viewport, javaScript) => {
  const page = await site().visit('/menu', { viewport, javaScript });
  if (javaScript) await hydrated(page);
  await expectNoSidewaysScrolling(page);
  for (const name of ['Wedang', 'Camilan', 'Lainnya']) {
    await links(page).filter({ hasText: name }).click();
    await expect(heading(page, name)).toBeInViewport({ ratio: 1 });
    await expect(links(page).filter({ hasText: name })).toBeInViewport({ ratio: 1 });
    if (name !== 'Lainnya') await expectBelowBars(page, name);
  }
  if (javaScript) await expectAccessible(page);
});

test.each([PHONE, DESK])(
  'marks the link to the category in view, and keeps it in sight, at %o',
  async (viewport) => {
    const page = await site().visitHydrated('/menu', { viewport });
    const current = currentLink(page);
    for (const name of ['Wedang', 'Minuman', 'Lainnya', 'Makanan']) {
      await scrollTo(page, name);
      await expect(current).toBeInViewport({ ratio: 1 });
    }
    await links(page).filter({ hasText: 'Bakaran' }).click();
    await expect(current).toHaveText(['Bakaran']);
    await expectAccessible(page);

    const search = page.getByRole('searchbox', { name: 'Cari menu' });
    await search.fill('jajanan');
    await expect(current).toHaveCount(0);
    await search.fill('');
    await expect(current).toHaveCount(1);
    await openHydrated(page, '/menu?q=jajanan');
    await search.fill('');
    await scrollTo(page, 'Wedang');
  },
);

test('keeps a link where it is pressed, also when another category comes into view', async () => {
  const page = await site().visitHydrated('/menu', { viewport: PHONE });
  await scrollTo(page, 'Minuman');
  const link = links(page).filter({ hasText: 'Camilan' });
  await link.hover();
  await page.mouse.down();
  await scrollTo(page, 'Wedang');
  await page.mouse.up();
  await expect(heading(page, 'Camilan')).toBeInViewport({ ratio: 1 });
  await expect(link).toHaveAttribute('aria-current');
});

test('leaves a phone the links alone on the way down, and the bar on the way up and to the keyboard', async () => {
  const page = await site().visitHydrated('/menu', { viewport: PHONE });
  const banner = page.getByRole('banner');
  const pinned = async () => {
    const { y, height } = (await page.locator('[data-sticky-search]').boundingBox())!;
    return y + height;
  };
  await scrollTo(page, 'Camilan');
  await scrollTo(page, 'Wedang');
  await expect(banner).not.toBeInViewport();
  await expect.poll(pinned).toBeLessThanOrEqual(64);
  await expect(links(page).filter({ hasText: 'Wedang' })).toBeInViewport({ ratio: 1 });
  await banner.getByRole('link').first().focus();
  await expect(banner).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 'Camilan');
  await expect(banner).toBeInViewport({ ratio: 1 });
  await expectBelowBars(page, 'Camilan');
});

test('keeps a card that gets the focus clear of the links', async () => {
  // A smooth scroll that is under way would go on past the next card that gets the focus.
  const page = await site().visitHydrated('/menu', { viewport: PHONE, reducedMotion: true });
  await page.getByRole('link', { name: 'Hidangan 25', exact: true }).focus();
  /** Pixels from the links to the focused card. */
  const room = async () => {
    const { y, height } = (await page.locator('[data-sticky-search]').boundingBox())!;
    const focused = (await page.locator(':focus').boundingBox())!;
    return focused.y - (y + height);
  };
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    // The browser scrolls in the frames after.
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  }
});

test('shows what is found from its beginning, wherever the search was typed', async () => {
  const page = await site().visitHydrated('/menu', { viewport: PHONE });
  await links(page).filter({ hasText: 'Oleh-oleh' }).click();
  await expectBelowBars(page, 'Oleh-oleh');
  await page.getByRole('searchbox').pressSequentially('wedang');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    '6 menu cocok dengan “wedang”',
  );
  await expectBelowBars(page, 'Wedang');
  await expect(main(page).getByRole('link', { name: 'Hidangan 9', exact: true })).toBeInViewport();
});

test('is on paper with its headings, each with its first menu item, and without the links', async () => {
  const page = await site().visitHydrated('/menu');
  const sheets = await print(page);
  const on = (text: string) =>
    sheets.flatMap(({ text: sheet }, at) => (sheet.includes(withoutSpace(text)) ? [at] : []));
  // Links would be on the first sheet as well.
  for (const [at, name] of NAMES.entries()) {
    const [sheet] = on(`Hidangan ${at} Rp`);
    expect({ name, on: on(name) }).toEqual({ name, on: [sheet] });
  }
});
