import type { Locator, Page } from 'playwright-core';
import { formatCalendarDate } from '@lereng/shared-domain';
import {
  addPackage,
  addPromotion,
  listPromotions,
  type Package,
  type Promotion,
} from './support/content';
import { expect } from './support/expect';
import { abortRequests, apiRequest, mockResponse } from './support/network';
import { hydrated } from './support/hydrated';
import { DESK, PHONE, useSite } from './support/site';
import { expectText } from './support/visible-text';
import { FAILED_REQUESTS } from './support/console-guard';

const LATER = { valid_from: '2998-01-01', valid_until: '2998-12-31' };

let jeepPackage: Package;

const site = useSite(async (api) => {
  jeepPackage = await addPackage(api, { name: 'Jip Senja', price: 400_000 });
  // Over since long: as good as none.
  await addPromotion(api, {
    title: 'Promo Lama',
    valid_from: '2020-01-01',
    valid_until: '2020-12-31',
    discount_percent: 50,
    packages: [jeepPackage],
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
    await expect(title(page, 'Promo')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Belum ada promo aktif.', exact: true }),
    ).toBeVisible();
    await expectText(page).not.toMatch(/Promo Lama|%|undefined|-Infinity/);
    await expect(page.getByRole('main').locator('a[href="/packages"]')).toBeVisible();

    await page.goto('/');
    if (javaScript) await hydrated(page);
    await expect(title(page, 'Selamat Datang')).toBeVisible();
    await expect(region(page)).toHaveCount(0);
    await expect(page.locator('main a[href^="/promotions"]')).toHaveCount(0);
    await expectText(page).toContain('Rp 400.000');
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
      packages: [jeepPackage],
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
      packages: [jeepPackage],
    });
    // With it goes the picture that the promotion borrowed.
    await api.delete(`/packages/${passing.id}`);
  });

  test('those that have not begun are shown, and the first two of all on the home page', async () => {
    const page = await site().visit('/promotions');
    await hydrated(page);
    await expectText(page).toMatch(/\b3\b[^]*40%/);
    await expectText(page).not.toContain('Promo Lama');
    const { id, title: name } = coming;
    await expectText(page, card(page, name)).toContain(formatCalendarDate(LATER.valid_until));
    await expect(terms(page, name)).toHaveAttribute('href', `/promotions/${id}`);

    await page.goto('/');
    await hydrated(page);
    const shown = region(page).locator('a[href^="/promotions/"]');
    await expect(shown).toHaveCount(2);
    await expect(shown.nth(0)).toHaveAttribute('href', `/promotions/${coming.id}`);
    await expect(shown.nth(1)).toHaveAttribute('href', `/promotions/${bare.id}`);
    // The larger discount of two counts, though neither has begun.
    await expectText(page).toContain('Rp 300.000');
  });

  test('one without packages and picture is shown all the same', async () => {
    const page = await site().visit('/promotions', { viewport: PHONE });
    await hydrated(page);
    await expectText(page, card(page, bare.title)).toContain('Tidak ada paket');
    await expect(card(page, bare.title).locator('img')).toHaveCount(0);
    await terms(page, bare.title).click();
    await expect(title(page, bare.title)).toBeVisible();
    await expect(page.getByText('Tidak ada paket', { exact: true })).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    await expectText(page).toContain('Diskon 40%');

    // What chats show of it has a picture nevertheless.
    const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await fetch(site().origin + new URL(preview ?? '').pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('each leads to its packages, with and without JavaScript', async () => {
    for (const javaScript of [true, false]) {
      const page = await site().visit(`/promotions/${third.id}`, { javaScript });
      if (javaScript) await hydrated(page);
      await expectText(page).toContain('Rp 340.000');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Jip Senja/ })
        .click();
      await expect(title(page, 'Jip Senja')).toBeVisible();
      await expect(page).toHaveURL(`/packages/${jeepPackage.id}`);
      // By its largest promotion, not the one that the visitor came from.
      await expectText(page).toContain('Rp 300.000');
    }
  });

  test('one that fails to load says so, and can be tried again', async () => {
    site().allow(...FAILED_REQUESTS);
    const page = await site().visit('/promotions', { viewport: PHONE });
    await hydrated(page);
    const path = `/promotions/${coming.id}`;
    const failure = title(page, 'Gagal memuat detail promosi. Silakan coba lagi nanti.');
    const works = await mockResponse(page, apiRequest('GET', path), { status: 500 });
    await terms(page, coming.title).click();
    await expect(failure).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/promotions"]')).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    await works();
    const connects = await abortRequests(page, apiRequest('GET', path));
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await failed;
    await expect(failure).toBeVisible();
    await connects();
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(title(page, coming.title)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(`^${coming.title}`));
  });

  test('one that is over, or gone, is missing from the server and within the app', async () => {
    site().allow(...FAILED_REQUESTS);
    const { api, origin } = site();
    const gone = await addPromotion(api, {
      ...LATER,
      title: 'Promo Dicabut',
      discount_percent: 5,
      packages: [jeepPackage],
    });
    const page = await site().visit('/promotions');
    await hydrated(page);
    await api.delete(`/promotions/${gone.id}`);
    await terms(page, gone.title).click();
    await expect(title(page, 'Promo tidak ditemukan.')).toBeVisible();
    await expect(page).toHaveURL(`/promotions/${gone.id}`);
    await expect(page).toHaveTitle(/^Promo tidak ditemukan/);
    await page.getByRole('main').locator('a[href="/promotions"]').first().click();
    await expect(title(page, 'Promo')).toBeVisible();
    await expect(card(page, coming.title)).toBeVisible();

    for (const id of [gone.id, 1, 'panen', '0']) {
      const response = await fetch(`${origin}/promotions/${id}`, { redirect: 'manual' });
      const html = await response.text();
      expect({ id, status: response.status }).toEqual({ id, status: 404 });
      expect(html).toContain('Promo tidak ditemukan.');
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
    }
  });
});

describe('with so few that a row has room left, on a desk', () => {
  const TITLES = ['Promo Sepi', 'Promo Ramai'];
  /** The left and right edges of an element. */
  const edges = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!;
    return [Math.round(x), Math.round(x + width)];
  };

  test.each([1, 2])('%i fill it', async (count) => {
    const { api } = site();
    for (const { id } of await listPromotions(api)) await api.delete(`/promotions/${id}`);
    for (const name of TITLES.slice(0, count)) {
      const packages = [jeepPackage];
      await addPromotion(api, { ...LATER, title: name, discount_percent: 5, packages });
    }
    const page = await site().visit('/promotions', { viewport: DESK });
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(count);
    const [left, right] = await edges(page.getByRole('list').filter({ has: cards }));
    const shown = await Promise.all((await cards.all()).map(edges));
    expect([shown[0]![0], shown.at(-1)![1]]).toEqual([left, right]);
    // The picture beside the text, not above it.
    const [, pictureEnds] = await edges(cards.first().locator('picture'));
    const [textBegins] = await edges(cards.first().getByRole('heading'));
    expect(textBegins).toBeGreaterThan(pictureEnds!);
  });

  test.each([PHONE, DESK])('the figures stand beside the title at %o', async (viewport) => {
    const page = await site().visit('/promotions', { viewport });
    const heading = (await title(page, 'Promo').boundingBox())!;
    for (const name of ['Promo aktif', 'Diskon hingga']) {
      const figure = (await page.getByText(name, { exact: true }).locator('..').boundingBox())!;
      expect(figure.x).toBeGreaterThan(heading.x + heading.width);
      expect(figure.y).toBeLessThan(heading.y + heading.height);
    }
  });
});
