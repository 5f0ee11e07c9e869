import type { Locator, Page } from 'playwright-core';
import { asked } from './support/asked';
import {
  addLink,
  addPackage,
  addPromotion,
  type Promotion,
  type TourPackage,
} from './support/content';
import { eventually, gone, see } from './support/eventually';
import { answer, call, cutOff } from './support/gate';
import { hydrated } from './support/hydrated';
import { PHONE, useSite } from './support/site';
import { FAILED_CALLS } from './support/watch';

let sunrise: TourPackage;
let camp: TourPackage;
let tours: TourPackage[];
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
  tours = [sunrise, camp];
  for (let number = 1; number <= 7; number += 1) {
    const name = `Petik Jeruk ${number}`;
    tours.push(await addPackage(api, { name, price: 50_000 + number * 1_000 }));
  }
  harvest = await addPromotion(api, {
    title: 'Promo Panen Raya',
    valid_from: '2026-01-01',
    valid_until: '2999-12-31',
    discount_percent: 10,
    packages: [sunrise],
  });
  // It holds no number that one could write to.
  await addLink(api, 'whatsapp', 'https://wa.me/message/ABCDEF');
});

const search = (page: Page) => page.getByRole('searchbox', { name: 'Cari paket' });
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Pencarian' });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

describe('the search', () => {
  test('finds packages while one types, says how many, and is part of the address', async () => {
    const page = await site().visit('/packages');
    await hydrated(page);
    const { api } = asked(page);
    const entries = await page.evaluate(() => history.length);
    await search(page).pressSequentially('jIp');
    await gone(card(page, 'Petik Jeruk 1'));
    await see(card(page, 'Jip Matahari Terbit'), card(page, 'Kemah Semalam'));
    expect(await page.getByRole('main').getByRole('status').innerText()).toMatch(/^2 paket/);
    await page.waitForURL(/\/packages\?q=jIp$/);

    await search(page).fill('kapal');
    await see(page.getByRole('heading', { name: 'Paket Tidak Ditemukan' }));
    await page.waitForURL(/\/packages\?q=kapal$/);
    expect(api).toEqual([]);
    await reset(page).click();
    await see(card(page, 'Petik Jeruk 7'));
    expect(await search(page).inputValue()).toBe('');
    await page.waitForURL(/\/packages$/);
    // One step back still leads to where the visitor came from.
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('works as a plain form with JavaScript off', async () => {
    const page = await site().visit('/packages', { javaScript: false });
    await search(page).fill('jip');
    await search(page).press('Enter');
    await page.waitForURL(/\/packages\?q=jip$/);
    await see(card(page, 'Jip Matahari Terbit'), card(page, 'Kemah Semalam'));
    expect(await card(page, 'Petik Jeruk 1').count()).toBe(0);
    expect(await search(page).inputValue()).toBe('jip');
    await search(page).fill('kapal');
    await search(page).press('Enter');
    await see(page.getByRole('heading', { name: 'Paket Tidak Ditemukan' }));
    await reset(page).click();
    await see(card(page, 'Petik Jeruk 7'));
    expect(new URL(page.url()).searchParams.get('q') ?? '').toBe('');
  });

  test('is found again by going back, where it was left, without asking the API', async () => {
    const page = await site().visit('/packages', { viewport: PHONE });
    await hydrated(page);
    await search(page).fill('petik');
    await page.waitForURL(/\?q=petik$/);
    const target = card(page, 'Petik Jeruk 6');
    await target.scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(300);
    await target.click();
    await see(title(page, 'Petik Jeruk 6'));
    expect(await scrolled(page)).toBe(0);
    await page.waitForLoadState('networkidle');

    const { api } = asked(page);
    await page.goBack();
    await see(target);
    expect(new URL(page.url()).search).toBe('?q=petik');
    expect(await search(page).inputValue()).toBe('petik');
    expect(await card(page, 'Kemah Semalam').count()).toBe(0);
    await eventually(async () => expect(Math.abs((await scrolled(page)) - left)).toBeLessThan(3));
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
  const found: string[] = [];
  for (const [path, count] of Object.entries(shown)) {
    await page.goto(path);
    await hydrated(page);
    const cards = page.getByRole('article').filter({ has: page.locator('a[href^="/packages/"]') });
    const names = await cards.getByRole('link').allInnerTexts();
    expect({ path, names: new Set(names).size }).toEqual({ path, names: count });
    for (const one of await cards.all()) {
      for (const other of await besideTheLink(one)) found.push(`${path}: ${other}`);
    }
  }
  expect(found).toEqual([]);
});

test('pointing at a card fetches its page ahead, so that the visit waits for nothing', async () => {
  const page = await site().visit('/packages');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const requests = asked(page);
  await card(page, 'Kemah Semalam').hover();
  await eventually(() => {
    expect(requests.api).toEqual([`/api/packages/${camp.id}`]);
    expect(requests.scripts.length).toBeGreaterThan(0);
  });
  await page.waitForLoadState('networkidle');
  requests.forget();
  await card(page, 'Kemah Semalam').click();
  await see(
    title(page, 'Kemah Semalam'),
    page.getByText('tidur di bawah bintang'),
    page.getByRole('region', { name: 'Paket Lainnya' }),
  );
  await page.waitForFunction(() => document.title.startsWith('Kemah Semalam'));
  await page.waitForLoadState('networkidle');
  expect(requests.api).toEqual([]);
  expect(requests.scripts).toEqual([]);
});

describe('a package', () => {
  test('comes with three others, never itself, the same ones before and after hydration', async () => {
    const page = await site().newPage();
    for (const { id } of tours.slice(0, 4)) {
      const served = await (await page.goto(`/packages/${id}`))!.text();
      await hydrated(page);
      const others = await page
        .getByRole('region', { name: 'Paket Lainnya' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      expect(others).toHaveLength(3);
      expect(new Set(others).size).toBe(3);
      expect(others).not.toContain(`/packages/${id}`);
      const inHtml = served
        .slice(served.indexOf('Paket Lainnya'))
        .matchAll(/<a [^>]*href="(\/packages\/\d+)"/g);
      expect([...inHtml].map(([, href]) => href)).toEqual(others);
    }
  });

  test('leads to its promotion, and to the contact page where no number is known', async () => {
    const served = await site().visit(`/packages/${sunrise.id}`, { javaScript: false });
    const order = (page: Page) => page.getByRole('link', { name: 'Pesan via WhatsApp' });
    expect(await order(served).getAttribute('href')).toBe('/contact');
    await served.locator(`main a[href="/promotions/${harvest.id}"]`).click();
    await see(title(served, 'Promo Panen Raya'));

    const page = await site().visit(`/packages/${sunrise.id}`);
    await hydrated(page);
    await mark(page);
    const block = page.getByRole('region', { name: 'Promo Panen Raya' });
    await block.getByRole('link').click();
    await see(title(page, 'Promo Panen Raya'));
    expect(new URL(page.url()).pathname).toBe(`/promotions/${harvest.id}`);
    await page.goBack();
    await see(title(page, 'Jip Matahari Terbit'));
    await order(page).click();
    await page.waitForURL('/contact');
    await see(title(page, 'Kontak & Lokasi'));
    await expectSameDocument(page);
  });

  test('that went away while the list was open leads back to it, within the app', async () => {
    site().allow(...FAILED_CALLS);
    const { id } = await addPackage(site().api, { name: 'Sekejap Saja', price: 1_000 });
    const page = await site().visit('/packages');
    await hydrated(page);
    await site().api.delete(`/packages/${id}`);
    await mark(page);
    // Not pointed at first: that alone would tell the list that the row is gone.
    await card(page, 'Sekejap Saja').evaluate((link: HTMLElement) => link.click());
    await see(title(page, 'Paket Jeep & Jeruk'), card(page, 'Kemah Semalam'));
    await eventually(() => expect(new URL(page.url()).pathname).toBe('/packages'));
    await expectSameDocument(page);
  });

  test('that fails to load says so, keeps its address, and can be tried again', async () => {
    site().allow(...FAILED_CALLS);
    const page = await site().visit('/packages', { viewport: PHONE });
    await hydrated(page);
    const path = `/packages/${camp.id}`;
    const works = await answer(page, call('GET', path), { status: 500 });
    await card(page, 'Kemah Semalam').click();
    await see(title(page, 'Paket tidak ditemukan'));
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await see(page.getByRole('main').locator('a[href="/packages"]'));

    await works();
    const connects = await cutOff(page, call('GET', path));
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await failed;
    await see(title(page, 'Paket tidak ditemukan'));
    await connects();
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await see(title(page, 'Kemah Semalam'), page.getByText('Rp 750.000').first());
    expect(new URL(page.url()).pathname).toBe(path);
    await page.waitForFunction(() => document.title.startsWith('Kemah Semalam'));
  });
});
