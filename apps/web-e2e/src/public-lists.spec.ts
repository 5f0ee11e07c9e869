import type { Locator, Page } from 'playwright-core';
import { shiftedClock } from '@lereng/shared-testing';
import {
  addLink,
  addMenuCategories,
  addMenuItem,
  addMenuItems,
  addPackage,
  addPromotion,
  type Package,
  type Promotion,
} from './support/content';
import { FAILED_REQUESTS } from './support/console-guard';
import { expect } from './support/expect';
import { hydrated } from './support/hydrated';
import { abortRequests, apiRequest, mockResponse } from './support/network';
import { recordRequests } from './support/requests';
import { expectSameDocument, markDocument } from './support/same-document';
import { recordScrolling, scrollTop } from './support/scrolling';
import { DESK, PHONE, useSite } from './support/site';

let sunrise: Package;
let camp: Package;
let harvest: Promotion;

const site = useSite(async (api) => {
  await addMenuCategories(api, ['Makanan', 'Minuman']);
  const drink = { price: 10_000, category: 'Minuman' };
  await addMenuItems(api, [
    { name: 'Kopi Tubruk', ...drink },
    { name: 'Roti Bakar', price: 9_000, category: 'Makanan', description: 'Teman minum KOPI.' },
    ...[1, 2, 3].map((number) => ({ name: `Hidangan ${number}`, ...drink })),
  ]);
  sunrise = await addPackage(api, { name: 'Jip Matahari Terbit', price: 350_000 });
  camp = await addPackage(api, {
    name: 'Kemah Semalam',
    description: 'Diantar naik JIP, tidur di bawah bintang.',
    price: 750_000,
  });
  for (let number = 1; number <= 6; number += 1) {
    await addPackage(api, { name: `Petik Jeruk ${number}`, price: 50_000 });
  }
  harvest = await addPromotion(api, {
    title: 'Promo Panen Raya',
    valid_from: '2026-01-01',
    valid_until: '2999-12-31',
    discount_percent: 10,
    packages: [sunrise],
  });
  // It holds no number to send a message to.
  await addLink(api, 'whatsapp', 'https://wa.me/message/ABCDEF');
});

const search = (page: Page) => page.getByRole('searchbox', { name: /^Cari (menu|paket)$/ });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Pencarian' });

describe('the search', () => {
  test('finds packages while one types, says how many, and is part of the URL', async () => {
    const page = await site().visit('/packages');
    await hydrated(page);
    const { api } = recordRequests(page);
    const entries = await page.evaluate(() => history.length);
    await search(page).pressSequentially('jIp');
    await expect(card(page, 'Petik Jeruk 1')).toBeHidden();
    await expect(card(page, 'Jip Matahari Terbit')).toBeVisible();
    await expect(card(page, 'Kemah Semalam')).toBeVisible();
    await expect(status(page)).toHaveText(/^2 paket/);
    await page.waitForURL(/\/packages\?q=jIp$/);

    await search(page).fill('kapal');
    await expect(page.getByRole('heading', { name: 'Paket Tidak Ditemukan' })).toBeVisible();
    await page.waitForURL(/\/packages\?q=kapal$/);
    expect(api).toEqual([]);
    await reset(page).click();
    await expect(card(page, 'Petik Jeruk 6')).toBeVisible();
    await expect(search(page)).toHaveValue('');
    await page.waitForURL(/\/packages$/);
    // One step back still leads to where the visitor came from.
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries);
  });

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
    const page = await site().visit('/packages', { viewport: PHONE });
    await hydrated(page);
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
  const page = await site().visit('/menu', { viewport: PHONE });
  await hydrated(page);
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
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await expect.poll(async () => (await lefts(page))[1]).toBe(MARGIN);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(async () => (await lefts(page))[0]).toBe(MARGIN);
  });
});

/** What a card has besides the one link that covers all of it: nothing, if it is as it should be. */
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
    return [...new Set([...more, ...others])].map((other) => other?.outerHTML ?? 'nothing');
  });
}

test('a card is one link, wherever packages are shown', async () => {
  const page = await site().newPage();
  const shown: Record<string, number> = { '/packages': 8, '/': 3, [`/packages/${camp.id}`]: 3 };
  for (const [path, count] of Object.entries(shown)) {
    await page.goto(path);
    await hydrated(page);
    const cards = page.getByRole('article').filter({ has: page.locator('a[href^="/packages/"]') });
    await expect(cards, path).toHaveCount(count);
    for (const one of await cards.all()) {
      await expect.poll(() => besideTheLink(one), { message: path }).toEqual([]);
    }
  }
});

test('hovering over a card prefetches its page, so that the visit sends no request', async () => {
  const page = await site().visit('/packages');
  await hydrated(page);
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

test('a package leads to its promotion, and to the contact page where no number is known', async () => {
  const page = await site().visit(`/packages/${sunrise.id}`);
  await hydrated(page);
  await markDocument(page);
  const block = page.getByRole('region', { name: 'Promo Panen Raya' });
  await block.getByRole('link').click();
  await expect(title(page, 'Promo Panen Raya')).toBeVisible();
  await expect(page).toHaveURL(`/promotions/${harvest.id}`);
  await page.goBack();
  await expect(title(page, 'Jip Matahari Terbit')).toBeVisible();
  await page.getByRole('link', { name: 'Pesan via WhatsApp' }).click();
  await page.waitForURL('/contact');
  await expect(title(page, 'Kontak & Lokasi')).toBeVisible();
  await expectSameDocument(page);
});

test('what fails to load says so, keeps its URL, and can be tried again', async () => {
  site().allow(...FAILED_REQUESTS);
  const page = await site().visit('/packages', { viewport: PHONE });
  await hydrated(page);
  const path = `/packages/${camp.id}`;
  const works = await mockResponse(page, apiRequest('GET', path), { status: 500 });
  await card(page, 'Kemah Semalam').click();
  await expect(title(page, 'Paket tidak ditemukan')).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').locator('a[href="/packages"]')).toBeVisible();

  await works();
  const connects = await abortRequests(page, apiRequest('GET', path));
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await failed;
  await expect(title(page, 'Paket tidak ditemukan')).toBeVisible();
  await connects();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(title(page, 'Kemah Semalam')).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(/^Kemah Semalam/);
});

describe('a menu item', () => {
  test('that went away while the list was open leads back to the menu, within the app', async () => {
    site().allow(...FAILED_REQUESTS);
    const { id } = await addMenuItem(site().api, { name: 'Sekejap Saja', price: 1_000 });
    const page = await site().visit('/menu');
    await hydrated(page);
    await site().api.delete(`/menu-items/${id}`);
    await markDocument(page);
    // Not hovered first: prefetching alone would show the list that the row is gone.
    await card(page, 'Sekejap Saja').evaluate((link: HTMLElement) => link.click());
    await expect(status(page)).toHaveText('Menu yang Anda cari sedang tidak tersedia.');
    await expect(card(page, 'Kopi Tubruk')).toBeVisible();
    await expect(page).toHaveURL('/menu');
    await expectSameDocument(page);
  });

  test('has its present price in a tab that was open when the price changed', async () => {
    const { id } = await addMenuItem(site().api, { name: 'Pisang Goreng', price: 9_000 });
    const page = await site().visit('/menu');
    await hydrated(page);
    await markDocument(page);
    await card(page, 'Pisang Goreng').click();
    await expect(page.getByRole('main')).toContainText('Rp 9.000');
    await site().api.form('PUT', `/menu-items/${id}`, { price: '11000' });

    await page.evaluate(shiftedClock(10_000));
    await page.goBack();
    const listed = page.getByRole('article').filter({ has: card(page, 'Pisang Goreng') });
    await expect(listed).toContainText('Rp 11.000');
    await page.evaluate(shiftedClock(10_000));
    await card(page, 'Pisang Goreng').click();
    await expect(title(page, 'Pisang Goreng')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Rp 11.000');
    await expectSameDocument(page);
    await site().api.delete(`/menu-items/${id}`);
  });

  test('that does not exist is said to be missing where its URL leads to, until one goes on', async () => {
    const page = await site().newPage({ viewport: { width: 320, height: 640 } });
    const firstTop = async () => (await card(page, 'Kopi Tubruk').boundingBox())?.y;
    await page.goto('/menu');
    await hydrated(page);
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
});

test('paths without a page lead home, without a line of the log, also within the app', async () => {
  const { origin, output: printed } = site();
  for (const path of ['/tidak-ada', '/index.html', '//evil.example/', '/adminx']) {
    const { status: code, headers } = await fetch(origin + path, { redirect: 'manual' });
    expect([path, code, headers.get('location')]).toEqual([path, 302, '/']);
  }
  expect(site().output).toBe(printed);
  const page = await site().visit('/menu');
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/tidak-ada');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForURL('/');
  await expect(title(page, 'Selamat Datang')).toBeVisible();
});
