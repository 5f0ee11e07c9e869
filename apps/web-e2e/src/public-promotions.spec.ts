import type { Page } from 'playwright-core';
import { formatCalendarDate } from '@lereng/shared-domain';
import { addPackage, addPromotion, type Promotion, type TourPackage } from './support/content';
import { see } from './support/eventually';
import { answer, call, cutOff } from './support/gate';
import { hydrated } from './support/hydrated';
import { PHONE, useSite } from './support/site';
import { textOf } from './support/text-of';
import { FAILED_CALLS } from './support/watch';

const LATER = { valid_from: '2998-01-01', valid_until: '2998-12-31' };

let tour: TourPackage;

const site = useSite(async (api) => {
  tour = await addPackage(api, { name: 'Jip Senja', price: 400_000 });
  // Over since long: as good as none.
  await addPromotion(api, {
    title: 'Promo Lama',
    valid_from: '2020-01-01',
    valid_until: '2020-12-31',
    discount_percent: 50,
    packages: [tour],
  });
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** A card of the list, by the promotion's title. */
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const region = (page: Page) => page.getByRole('region', { name: 'Promo', exact: true });
const terms = (page: Page, name: string) =>
  card(page, name).getByRole('link', { name: /^Lihat Syarat/ });

describe('without a promotion that lasts', () => {
  test.each([true, false])('the pages say so, or nothing (JavaScript: %p)', async (javaScript) => {
    const page = await site().visit('/promotions', { javaScript });
    if (javaScript) await hydrated(page);
    await see(
      title(page, 'Promo'),
      page.getByRole('heading', { name: 'Belum ada promo aktif.', exact: true }),
    );
    expect(await textOf(page)).not.toMatch(/Promo Lama|%|undefined|-Infinity/);
    await see(page.getByRole('main').locator('a[href="/packages"]'));

    await page.goto('/');
    if (javaScript) await hydrated(page);
    await see(title(page, 'Selamat Datang'));
    expect(await region(page).count()).toBe(0);
    expect(await page.locator('main a[href^="/promotions"]').count()).toBe(0);
    expect(await textOf(page)).toContain('Rp 400.000');
  });
});

describe('with promotions', () => {
  let coming: Promotion;
  let bare: Promotion;
  let third: Promotion;

  beforeAll(async () => {
    const { api } = site();
    const passing = await addPackage(api, { name: 'Sekejap Saja', price: 1_000 });
    coming = await addPromotion(api, {
      ...LATER,
      title: 'Promo Abad Depan',
      discount_percent: 25,
      packages: [tour],
    });
    bare = await addPromotion(api, {
      ...LATER,
      title: 'Promo Kosong',
      discount_percent: 40,
      packages: [passing],
    });
    third = await addPromotion(api, {
      ...LATER,
      title: 'Promo Ketiga',
      discount_percent: 15,
      packages: [tour],
    });
    // With it goes the picture that the promotion borrowed.
    await api.delete(`/packages/${passing.id}`);
  });

  test('those that have not begun are shown, and the first two of all on the home page', async () => {
    const page = await site().visit('/promotions');
    await hydrated(page);
    const text = await textOf(page);
    expect(text).toMatch(/\b3\b[^]*40%/);
    expect(text).not.toContain('Promo Lama');
    const { id, title: name } = coming;
    expect(await card(page, name).innerText()).toContain(formatCalendarDate(LATER.valid_until));
    expect(await terms(page, name).getAttribute('href')).toBe(`/promotions/${id}`);

    await page.goto('/');
    await hydrated(page);
    const shown = await region(page)
      .locator('a[href^="/promotions/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(shown).toEqual([`/promotions/${coming.id}`, `/promotions/${bare.id}`]);
    // The larger discount of two counts, though neither has begun.
    expect(await textOf(page)).toContain('Rp 300.000');
  });

  test('one without packages and picture is shown all the same', async () => {
    const page = await site().visit('/promotions', { viewport: PHONE });
    await hydrated(page);
    expect(await card(page, bare.title).innerText()).toContain('Tidak ada paket');
    expect(await card(page, bare.title).locator('img').count()).toBe(0);
    await terms(page, bare.title).click();
    await see(title(page, bare.title), page.getByText('Tidak ada paket', { exact: true }));
    expect(await page.locator('main img').count()).toBe(0);
    expect(await textOf(page)).toContain('Diskon 40%');

    // What chats show of it has a picture nevertheless.
    const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await fetch(site().origin + new URL(preview ?? '').pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('each leads to its packages, with and without JavaScript', async () => {
    for (const javaScript of [true, false]) {
      const page = await site().visit(`/promotions/${third.id}`, { javaScript });
      if (javaScript) await hydrated(page);
      expect(await textOf(page)).toContain('Rp 340.000');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Jip Senja/ })
        .click();
      await see(title(page, 'Jip Senja'));
      expect(new URL(page.url()).pathname).toBe(`/packages/${tour.id}`);
      // By its largest promotion, not the one that the visitor came from.
      expect(await textOf(page)).toContain('Rp 300.000');
    }
  });

  test('one that fails to load says so, and can be tried again', async () => {
    site().allow(...FAILED_CALLS);
    const page = await site().visit('/promotions', { viewport: PHONE });
    await hydrated(page);
    const path = `/promotions/${coming.id}`;
    const failure = title(page, 'Gagal memuat detail promosi. Silakan coba lagi nanti.');
    const works = await answer(page, call('GET', path), { status: 500 });
    await terms(page, coming.title).click();
    await see(failure, page.getByRole('main').locator('a[href="/promotions"]'));
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);

    await works();
    const connects = await cutOff(page, call('GET', path));
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await failed;
    await see(failure);
    await connects();
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await see(title(page, coming.title));
    expect(new URL(page.url()).pathname).toBe(path);
    await page.waitForFunction((name) => document.title.startsWith(name), coming.title);
  });

  test('one that is over, or gone, is missing from the server and within the app', async () => {
    site().allow(...FAILED_CALLS);
    const { api, origin } = site();
    const gone = await addPromotion(api, {
      ...LATER,
      title: 'Promo Dicabut',
      discount_percent: 5,
      packages: [tour],
    });
    const page = await site().visit('/promotions');
    await hydrated(page);
    await api.delete(`/promotions/${gone.id}`);
    await terms(page, gone.title).click();
    await see(title(page, 'Promo tidak ditemukan.'));
    expect(new URL(page.url()).pathname).toBe(`/promotions/${gone.id}`);
    await page.waitForFunction(() => document.title.startsWith('Promo tidak ditemukan'));
    await page.getByRole('main').locator('a[href="/promotions"]').first().click();
    await see(title(page, 'Promo'), card(page, coming.title));

    for (const id of [gone.id, 1, 'panen', '0']) {
      const answered = await fetch(`${origin}/promotions/${id}`, { redirect: 'manual' });
      const html = await answered.text();
      expect({ id, status: answered.status }).toEqual({ id, status: 404 });
      expect(html).toContain('Promo tidak ditemukan.');
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
    }
  });
});
