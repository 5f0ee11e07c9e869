import type { Locator, Page } from 'playwright-core';
import { addLink, addPackage, addPromotion, type Package, type Promotion } from './support/content';
import { expect } from './support/expect';
import { abortRequests, apiRequest, mockResponse } from './support/network';
import { hydrated } from './support/hydrated';
import { recordRequests } from './support/requests';
import { expectSameDocument, markDocument } from './support/same-document';
import { recordScrolling, scrollTop } from './support/scrolling';
import { PHONE, useSite } from './support/site';
import { FAILED_REQUESTS } from './support/console-guard';

let sunrise: Package;
let camp: Package;
let packages: Package[];
let harvest: Promotion;

const site = useSite(async (api) => {
  sunrise = await addPackage(api, {
    name: 'Jip Matahari Terbit',
    route: 'Pos Selorejo → Puncak Budug',
    price: 350_000,
    items: ['Sopir', 'Sarapan'],
  });
  camp = await addPackage(api, {
    name: 'Kemah Semalam',
    description: 'Diantar naik JIP, tidur di bawah bintang.',
    price: 750_000,
  });
  packages = [sunrise, camp];
  for (let number = 1; number <= 7; number += 1) {
    const name = `Petik Jeruk ${number}`;
    packages.push(await addPackage(api, { name, price: 50_000 + number * 1_000 }));
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

const search = (page: Page) => page.getByRole('searchbox', { name: 'Cari paket' });
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Pencarian' });

describe('the row of the home page', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'Paket Jeep & Jeruk' });
  const row = (page: Page) => region(page).getByRole('list').first();
  const cards = (page: Page) => row(page).locator('article');
  /** How far the left edges of the cards are from that of the screen. */
  const lefts = (page: Page) =>
    cards(page).evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().left)),
    );
  const MARGIN = 16;

  test('is swiped on a phone, from card to card, without scripts', async () => {
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
  });

  test('is walked through by keyboard on a phone, card by card', async () => {
    const page = await site().visit('/', { viewport: PHONE });
    const links = row(page).getByRole('link');
    await links.first().focus();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await expect.poll(async () => (await lefts(page))[1]).toBe(MARGIN);
    await page.keyboard.press('Tab');
    await expect(links.nth(2)).toBeFocused();
    const right = () =>
      cards(page).evaluateAll((all) => Math.round(all[2]!.getBoundingClientRect().right));
    await expect.poll(right).toBe(PHONE.width - MARGIN);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(async () => (await lefts(page))[1]).toBe(MARGIN);
  });

  test('is a list on a desk, with nothing beside it', async () => {
    const page = await site().visit('/');
    await expect(cards(page)).toHaveCount(3);
    await expect.poll(async () => new Set(await lefts(page)).size).toBe(1);
  });
});

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
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^2 paket/);
    await page.waitForURL(/\/packages\?q=jIp$/);

    await search(page).fill('kapal');
    await expect(page.getByRole('heading', { name: 'Paket Tidak Ditemukan' })).toBeVisible();
    await page.waitForURL(/\/packages\?q=kapal$/);
    expect(api).toEqual([]);
    await reset(page).click();
    await expect(card(page, 'Petik Jeruk 7')).toBeVisible();
    await expect(search(page)).toHaveValue('');
    await page.waitForURL(/\/packages$/);
    // One step back still leads to where the visitor came from.
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries);
  });

  test('works as a plain form with JavaScript off', async () => {
    const page = await site().visit('/packages', { javaScript: false });
    await search(page).fill('jip');
    await search(page).press('Enter');
    await page.waitForURL(/\/packages\?q=jip$/);
    await expect(card(page, 'Jip Matahari Terbit')).toBeVisible();
    await expect(card(page, 'Kemah Semalam')).toBeVisible();
    await expect(card(page, 'Petik Jeruk 1')).toHaveCount(0);
    await expect(search(page)).toHaveValue('jip');
    await search(page).fill('kapal');
    await search(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'Paket Tidak Ditemukan' })).toBeVisible();
    await reset(page).click();
    await expect(card(page, 'Petik Jeruk 7')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('q') ?? '').toBe('');
  });

  test('is found again by going back, where it was left, without a request to the API', async () => {
    const page = await site().visit('/packages', { viewport: PHONE });
    await hydrated(page);
    await search(page).fill('petik');
    await page.waitForURL(/\?q=petik$/);
    const target = card(page, 'Petik Jeruk 6');
    await target.scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(300);
    const positions = await recordScrolling(page);
    await target.click();
    await expect(title(page, 'Petik Jeruk 6')).toBeVisible();
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
  const shown: Record<string, number> = { '/packages': 9, '/': 3, [`/packages/${camp.id}`]: 3 };
  for (const [path, count] of Object.entries(shown)) {
    await page.goto(path);
    await hydrated(page);
    const cards = page.getByRole('article').filter({ has: page.locator('a[href^="/packages/"]') });
    const names = async () => new Set(await cards.getByRole('link').allInnerTexts()).size;
    await expect.poll(names, { message: path }).toBe(count);
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

describe('a package', () => {
  test('comes with three others, never itself, the same ones before and after hydration', async () => {
    const page = await site().newPage();
    for (const { id } of packages.slice(0, 4)) {
      const html = await (await page.goto(`/packages/${id}`))!.text();
      await hydrated(page);
      const inHtml = html
        .slice(html.indexOf('Paket Lainnya'))
        .matchAll(/<a [^>]*href="(\/packages\/\d+)"/g);
      const others = [...inHtml].map(([, href]) => href);
      expect(others).toHaveLength(3);
      expect(new Set(others).size).toBe(3);
      expect(others).not.toContain(`/packages/${id}`);
      const links = page.getByRole('region', { name: 'Paket Lainnya' }).getByRole('link');
      await expect
        .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
        .toEqual(others);
    }
  });

  test('has route and inclusions below the photo on a desk, and last on a phone', async () => {
    const page = await site().visit(`/packages/${sunrise.id}`);
    const box = async (part: Locator) => (await part.boundingBox())!;
    const photo = () => box(page.getByRole('img', { name: 'Jip Matahari Terbit' }));
    const order = () => box(page.getByRole('link', { name: 'Pesan via WhatsApp' }));
    const block = () => box(page.getByRole('region', { name: 'Promo Panen Raya' }));
    const facts = ['Rute', 'Termasuk'].map((name) => page.getByRole('region', { name }));
    const { x, y, width, height } = await photo();
    for (const fact of facts) {
      const { x: left, y: top, width: wide } = await box(fact);
      expect(left).toBeGreaterThanOrEqual(x);
      expect(left + wide).toBeLessThanOrEqual(x + width + 1);
      expect(top - (y + height)).toBeGreaterThan(0);
      expect(top - (y + height)).toBeLessThan(60);
    }
    expect((await order()).x).toBeGreaterThan(x + width);

    await page.setViewportSize(PHONE);
    const tops = [await photo(), await block(), ...(await Promise.all(facts.map(box)))];
    expect(tops.map((part) => part.y)).toEqual(tops.map((part) => part.y).sort((a, b) => a - b));
  });

  test('leads to its promotion, and to the contact page where no number is known', async () => {
    const withoutScript = await site().visit(`/packages/${sunrise.id}`, { javaScript: false });
    const order = (page: Page) => page.getByRole('link', { name: 'Pesan via WhatsApp' });
    await expect(order(withoutScript)).toHaveAttribute('href', '/contact');
    await withoutScript.locator(`main a[href="/promotions/${harvest.id}"]`).click();
    await expect(title(withoutScript, 'Promo Panen Raya')).toBeVisible();

    const page = await site().visit(`/packages/${sunrise.id}`);
    await hydrated(page);
    await markDocument(page);
    const block = page.getByRole('region', { name: 'Promo Panen Raya' });
    await block.getByRole('link').click();
    await expect(title(page, 'Promo Panen Raya')).toBeVisible();
    await expect(page).toHaveURL(`/promotions/${harvest.id}`);
    await page.goBack();
    await expect(title(page, 'Jip Matahari Terbit')).toBeVisible();
    await order(page).click();
    await page.waitForURL('/contact');
    await expect(title(page, 'Kontak & Lokasi')).toBeVisible();
    await expectSameDocument(page);
  });

  test('that went away while the list was open leads back to it, within the app', async () => {
    site().allow(...FAILED_REQUESTS);
    const { id } = await addPackage(site().api, { name: 'Sekejap Saja', price: 1_000 });
    const page = await site().visit('/packages');
    await hydrated(page);
    await site().api.delete(`/packages/${id}`);
    await markDocument(page);
    // Not hovered first: prefetching alone would show the list that the row is gone.
    await card(page, 'Sekejap Saja').evaluate((link: HTMLElement) => link.click());
    await expect(title(page, 'Paket Jeep & Jeruk')).toBeVisible();
    await expect(card(page, 'Kemah Semalam')).toBeVisible();
    await expect(page).toHaveURL('/packages');
    await expectSameDocument(page);
    await expect(page.getByText('Paket yang Anda cari sedang tidak tersedia.')).toBeVisible();
  });

  test('that fails to load says so, keeps its URL, and can be tried again', async () => {
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
    await expect(page.getByText('Rp 750.000').first()).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(/^Kemah Semalam/);
  });
});
