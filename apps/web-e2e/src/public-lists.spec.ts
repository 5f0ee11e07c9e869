import type { Locator, Page } from 'playwright-core';
import { addMenuCategories, addMenuItems, addPackage, type Package } from './support/content';
import { expect } from './support/expect';
import { hydrated, openHydrated } from './support/hydrated';
import { recordRequests } from './support/requests';
import { recordScrolling, scrollTop } from './support/scrolling';
import { DESK, PHONE, useSite, type VisitOptions } from './support/site';

let camp: Package;

const site = useSite(async (api) => {
  await addMenuCategories(api, ['Makanan', 'Minuman']);
  const drink = { price: 10_000, category: 'Minuman' };
  await addMenuItems(api, [
    { name: 'Kopi Tubruk', ...drink },
    { name: 'Roti Bakar', price: 9_000, category: 'Makanan', description: 'Teman minum KOPI.' },
    ...[1, 2, 3].map((number) => ({ name: `Hidangan ${number}`, ...drink })),
  ]);
  await addPackage(api, {
    name: 'Jip Matahari Terbit',
    price: 350_000,
    price_unit: 'per jip',
    capacity: 4,
  });
  camp = await addPackage(api, {
    name: 'Kemah Semalam',
    description: 'Diantar naik JIP, tidur di bawah bintang.',
    price: 750_000,
  });
  for (let number = 1; number <= 6; number += 1) {
    await addPackage(api, { name: `Petik Jeruk ${number}`, price: 50_000 });
  }
});

const search = (page: Page) => page.getByRole('searchbox', { name: /^Cari (menu|paket)$/ });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Pencarian' });

/** A list in whose browser no time passes: what it has fetched is not stale, however long a test takes. */
async function visitPackages(options?: VisitOptions): Promise<Page> {
  const page = await site().newPage(options);
  await page.clock.setFixedTime(new Date());
  await openHydrated(page, '/packages');
  return page;
}

describe('the search', () => {
  test('works as a plain form with JavaScript off', async () => {
    const page = await site().visit('/menu', { javaScript: false });
    await search(page).fill('kopi');
    await search(page).press('Enter');
    await page.waitForURL(/\/menu\?q=kopi$/);
    await expect(card(page, 'Kopi Tubruk')).toBeVisible();
    await expect(card(page, 'Roti Bakar')).toBeVisible();
    await expect(card(page, 'Hidangan 1')).toHaveCount(0);
    await expect(search(page)).toHaveValue('kopi');

    await search(page).fill('durian');
    await page.getByRole('button', { name: 'Cari', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Menu Tidak Ditemukan' })).toBeVisible();
    await reset(page).click();
    await expect(card(page, 'Hidangan 1')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('q') ?? '').toBe('');
  });

  test('is found again by going back, where it was left, without a request to the API', async () => {
    const page = await visitPackages({ viewport: PHONE });
    await search(page).fill('petik');
    await page.waitForURL(/\?q=petik$/);
    const target = card(page, 'Petik Jeruk 5');
    await target.scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(300);
    const positions = await recordScrolling(page);
    await target.click();
    await expect(title(page, 'Petik Jeruk 5')).toBeVisible();
    // At once: smooth scrolling while a page opens is unwanted motion.
    await expect.poll(positions).toEqual([0]);
    await page.waitForLoadState('networkidle');

    const { api } = recordRequests(page);
    await page.goBack();
    await expect(target).toBeVisible();
    expect(new URL(page.url()).search).toBe('?q=petik');
    await expect(search(page)).toHaveValue('petik');
    await expect(card(page, 'Kemah Semalam')).toHaveCount(0);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThan(3);
    await page.waitForLoadState('networkidle');
    expect(api).toEqual([]);
  });
});

test('a link leads to each category of the menu, below all that is fixed at the top', async () => {
  const page = await site().visitHydrated('/menu', { viewport: PHONE });
  const links = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link');
  await expect(links).toHaveText(['Makanan', 'Minuman']);
  await links.last().click();
  const heading = page.getByRole('heading', { level: 2, name: 'Minuman' });
  const room = async () => {
    const bars = (await page.locator('[data-sticky-search]').boundingBox())!;
    return (await heading.boundingBox())!.y - bars.y - bars.height;
  };
  await expect.poll(room).toBeLessThan(120);
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await expect(links.last()).toHaveAttribute('aria-current');
});

test('going back and forth finds each place, also beside links within a page and opened URLs', async () => {
  const page = await site().visitHydrated('/menu', { viewport: PHONE });
  const isAt = (top: number) =>
    expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(3);
  const links = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link');
  await links.first().click();
  await expect(links.first()).toHaveAttribute('aria-current');
  const food = await scrollTop(page);
  await links.last().click();
  await expect(links.last()).toHaveAttribute('aria-current');
  const drinks = await scrollTop(page);
  expect(drinks).toBeGreaterThan(food + 50);
  await page.goBack();
  await isAt(food);
  await page.goBack();
  await isAt(0);
  await page.goForward();
  await isAt(food);
  await page.goForward();
  await isAt(drinks);

  await openHydrated(page, '/packages');
  await card(page, 'Jip Matahari Terbit').click();
  await expect(title(page, 'Jip Matahari Terbit')).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Kemah Semalam')).toBeVisible();
  await isAt(0);
});

test('the first category is the current one again after a jump from the last to the top', async () => {
  const page = await site().visitHydrated('/menu', { viewport: { width: 1440, height: 400 } });
  const links = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(links.last()).toHaveAttribute('aria-current');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(links.first()).toHaveAttribute('aria-current');
});

describe('a page of which only a part has arrived', () => {
  /** @param rest a text of the HTML: it and all after it are on their way */
  async function openPart(page: Page, path: string, rest: string): Promise<void> {
    await page.route(
      path,
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const end = html.indexOf(rest);
        expect(end).toBeGreaterThan(0);
        await route.fulfill({ response, body: html.slice(0, end) });
      },
      { times: 1 },
    );
    await page.goto(path);
  }
  const cards = (page: Page) =>
    page.locator('main li article').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width } = one.getBoundingClientRect();
        return [left, top, width].map(Math.round);
      }),
    );

  test.each([PHONE, { width: 768, height: 1024 }, DESK])(
    'has its cards where they stay at %o',
    async (viewport) => {
      const page = await site().visit('/packages', { viewport, javaScript: false });
      const places = await cards(page);
      expect(places).toHaveLength(8);
      for (const number of [2, 3, 4, 5]) {
        const name = `Petik Jeruk ${number}</`;
        await openPart(page, '/packages', name);
        const shown = await cards(page);
        expect(shown, { message: name }).toHaveLength(number + 2);
        // The last one is still without its words.
        expect(shown.slice(0, -1), { message: name }).toEqual(places.slice(0, number + 1));
      }
    },
  );

  test('does not show the words of a hero that has not arrived as a whole', async () => {
    const page = await site().newPage({ viewport: PHONE, javaScript: false });
    const heading = page.getByRole('heading', { level: 1, includeHidden: true });
    await openPart(page, '/', 'Kunjungi Kami');
    await expect(heading).toHaveCSS('visibility', 'hidden');
    await page.goto('/');
    await expect(heading).toHaveCSS('visibility', 'visible');
  });
});

describe('the row of packages on the home page', () => {
  const row = (page: Page) =>
    page.getByRole('region', { name: 'Paket Jeep & Jeruk' }).getByRole('list').first();
  /** How far the left edges of the cards are from that of the screen. */
  const lefts = (page: Page) =>
    row(page)
      .locator('article')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  const MARGIN = 16;

  test('is swiped on a phone, from card to card, without scripts, and a list on a desk', async () => {
    const page = await site().visit('/', { viewport: PHONE, javaScript: false });
    await row(page).scrollIntoViewIfNeeded();
    // The edge of the next card says that there is more.
    const [first, second, third] = await lefts(page);
    expect(first).toBe(MARGIN);
    expect(second).toBeGreaterThan(PHONE.width * 0.8);
    expect(second).toBeLessThan(PHONE.width - 2 * MARGIN);
    expect(third).toBeGreaterThan(PHONE.width);

    await row(page).evaluate((list) => list.scrollBy({ left: 200, behavior: 'instant' }));
    await expect.poll(async () => (await lefts(page))[1]).toBe(MARGIN);
    await page.setViewportSize(DESK);
    await expect.poll(async () => new Set(await lefts(page)).size).toBe(1);
  });

  test('is walked through by keyboard on a phone, card by card', async () => {
    const page = await site().visit('/', { viewport: PHONE });
    const links = row(page).getByRole('link');
    await links.first().focus();
    // Each card has a link, and a button that adds it to the order.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await expect.poll(async () => (await lefts(page))[1]).toBe(MARGIN);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(async () => (await lefts(page))[0]).toBe(MARGIN);
  });
});

describe('the menu on a phone', () => {
  const boxes = (page: Page) =>
    page.locator('main article').evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        const picture = one.querySelector('picture')!.getBoundingClientRect();
        const isRow = height >= 56 && height <= 88 && picture.width <= 64;
        return isRow ? 'row' : width > 300 && picture.width === width ? 'lead' : 'card';
      }),
    );

  test('is rows below a large picture for each category, and what a search finds is rows alone', async () => {
    const page = await site().visitHydrated('/menu', { viewport: PHONE });
    expect(await boxes(page)).toEqual(['lead', 'lead', 'row', 'row', 'row']);
    await search(page).fill('kopi');
    await expect(status(page)).toHaveText('2 menu cocok dengan “kopi”');
    await expect.poll(async () => (await boxes(page)).slice(-2)).toEqual(['row', 'row']);
    await page.goto('/packages');
    expect(await boxes(page)).not.toContain('row');
  });

  test('is cards on a tablet', async () => {
    const page = await site().visit('/menu', { viewport: { width: 768, height: 1024 } });
    expect(await boxes(page)).not.toContain('row');
  });
});

/** What a card has besides its link and the form that adds it to the order: nothing, if it is as it should be. */
async function besideTheLink(box: Locator): Promise<string[]> {
  return box.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const inner = 'a, button, input, select, textarea, summary, [tabindex], [role]';
    const [link, ...more] = element.querySelectorAll(inner);
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const hits = shares.flatMap((x) =>
      shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    );
    const others = hits.filter((hit) => hit !== link);
    return [...new Set([...more, ...others])]
      .filter((other) => !other?.closest('form'))
      .map((other) => other?.outerHTML ?? 'nothing');
  });
}

test('a card is one link in all of its area but for its button', async () => {
  const page = await site().visitHydrated('/packages');
  const cards = page.getByRole('article').filter({ has: page.locator('a[href^="/packages/"]') });
  await expect(cards).toHaveCount(8);
  for (const one of await cards.all()) await expect.poll(() => besideTheLink(one)).toEqual([]);
});

/** Words of cards that lie below what adds their rows to the order. */
const coveredWords = (page: Page) =>
  page.locator('main article:has(form)').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const form = card.querySelector('form')!.getBoundingClientRect();
      return [...card.querySelectorAll('h2, h3, p, .card-prices > span')]
        .filter((words) => {
          const box = words.getBoundingClientRect();
          const isBeside = box.right <= form.left || form.right <= box.left;
          return box.height > 0 && !isBeside && box.bottom > form.top + 1 && box.top < form.bottom;
        })
        .map((words) => words.textContent);
    }),
  );

test.each(['/packages', '/menu', '/'])(
  'what adds a row of %s to the order covers no words, and moves nothing as it becomes a stepper',
  async (path) => {
    const page = await site().visitHydrated(path, { viewport: PHONE });
    const add = page.locator('main form button[name=add]').last();
    const heights = () =>
      page.locator('main article').evaluateAll((all) => all.map((one) => one.clientHeight));
    const closed = await heights();
    await add.click();
    await expect(page.getByRole('button', { name: /^Kurangi / })).toBeVisible();
    expect(await heights()).toEqual(closed);
    for (const viewport of [PHONE, { width: 320, height: 640 }, DESK]) {
      await page.setViewportSize(viewport);
      expect(await coveredWords(page), { message: `${viewport.width}` }).toEqual([]);
    }
  },
);

test('hovering over a card prefetches its page, so that the visit sends no request', async () => {
  const page = await visitPackages();
  await page.waitForLoadState('networkidle');
  const requests = recordRequests(page);
  await card(page, 'Kemah Semalam').hover();
  const needed = [`/api/packages/${camp.id}`, `/api/packages/${camp.id}/others`];
  await expect.poll(() => [...requests.api].sort()).toEqual(needed);
  await expect.poll(() => requests.scripts.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  requests.clear();
  await card(page, 'Kemah Semalam').click();
  await expect(title(page, 'Kemah Semalam')).toBeVisible();
  await expect(page.getByText('tidur di bawah bintang')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Paket Lainnya' })).toBeVisible();
  await expect(page).toHaveTitle(/^Kemah Semalam/);
  await page.waitForLoadState('networkidle');
  expect(requests.api).toEqual([]);
  expect(requests.scripts).toEqual([]);
});

test('a menu item that does not exist is said to be missing where its URL leads to, until one goes on', async () => {
  const page = await site().visitHydrated('/menu', { viewport: { width: 320, height: 640 } });
  const firstTop = async () => (await card(page, 'Kopi Tubruk').boundingBox())?.y;
  await expect(status(page)).toHaveText('5 menu');
  const top = await firstTop();

  await page.goto('/menu/999999');
  await expect(page).toHaveURL('/menu');
  await expect(status(page)).toHaveText('Menu yang Anda cari sedang tidak tersedia.');
  await expect.poll(firstTop).toBe(top);
  await card(page, 'Roti Bakar').click();
  await expect(title(page, 'Roti Bakar')).toBeVisible();
  await page.goBack();
  await expect(status(page)).toHaveText('5 menu');

  await page.goto('/menu/999999');
  await expect(status(page)).toHaveText('Menu yang Anda cari sedang tidak tersedia.');
  await page.reload();
  await hydrated(page);
  await expect(status(page)).toHaveText('5 menu');
});
