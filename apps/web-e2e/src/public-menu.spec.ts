import { DEFAULT_DEPLOYMENT } from '@lereng/api-testing';
import type { Page } from 'playwright-core';
import { shiftedClock } from '@lereng/shared-testing';
import {
  addLink,
  addMenuItem,
  addMenuItems,
  listMenuItems,
  resetLinks,
  type MenuItem,
} from './support/content';
import { expect } from './support/expect';
import { apiRequest, mockResponse } from './support/network';
import { hydrated } from './support/hydrated';
import { expectSameDocument, markDocument } from './support/same-document';
import { recordScrolling, scrollTop } from './support/scrolling';
import { PHONE, useSite } from './support/site';
import { FAILED_REQUESTS } from './support/console-guard';

const PLAIN = Array.from({ length: 10 }, (_, index) => ({
  name: `Hidangan ${index + 1}`,
  description: 'Hangat dari dapur.',
  price: 10_000 + index * 1_000,
}));

const site = useSite(async (api) => {
  await addMenuItems(api, [
    { name: 'Kopi Tubruk', price: 12_000 },
    { name: 'Roti Bakar', description: 'Teman minum KOPI di pagi hari.', price: 19_500 },
    ...PLAIN,
  ]);
  await addLink(api, 'WhatsApp', 'https://api.whatsapp.com/send?phone=081234567890');
});

const findMenuItem = async (name: string): Promise<MenuItem> =>
  (await listMenuItems(site().api)).find((one) => one.name === name)!;
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cari menu' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
/** Either is good: with JavaScript off only a link or a form can lead anywhere. */
const reset = (page: Page) =>
  page
    .getByRole('button', { name: 'Reset Pencarian' })
    .or(page.getByRole('link', { name: 'Reset Pencarian' }));

describe('the search', () => {
  test('finds names and descriptions in any case while one types', async () => {
    const page = await site().visit('/menu');
    await hydrated(page);
    await expect(card(page, 'Hidangan 1')).toBeVisible();
    await search(page).pressSequentially('kOpI');
    await expect(card(page, 'Hidangan 1')).toBeHidden();
    await expect(card(page, 'Kopi Tubruk')).toBeVisible();
    await expect(card(page, 'Roti Bakar')).toBeVisible();
    // The URL can be shared.
    await page.waitForURL(/\/menu\?q=kOpI$/);
  });

  test('says that there is nothing, and offers a way back to everything', async () => {
    const page = await site().visit('/menu');
    await hydrated(page);
    await search(page).fill('durian');
    await expect(page.getByRole('heading', { name: 'Menu Tidak Ditemukan' })).toBeVisible();
    const offered = page.getByRole('region', { name: 'Mungkin Anda suka' });
    await expect(offered.getByRole('link')).toHaveText([
      'Kopi Tubruk',
      'Roti Bakar',
      'Hidangan 1',
      'Hidangan 2',
    ]);
    await reset(page).click();
    await expect(offered).toHaveCount(0);
    await expect(card(page, 'Hidangan 10')).toBeVisible();
    await expect(search(page)).toHaveValue('');
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
  });

  test('is part of what the browser finds again when it goes back', async () => {
    const page = await site().visit('/menu');
    await hydrated(page);
    await search(page).fill('kopi');
    await page.waitForURL(/\?q=kopi$/);
    await card(page, 'Roti Bakar').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Roti Bakar' })).toBeVisible();
    await page.goBack();
    await expect(card(page, 'Kopi Tubruk')).toBeVisible();
    await expect(search(page)).toHaveValue('kopi');
    await expect(card(page, 'Hidangan 1')).toHaveCount(0);
  });
});

test('the home page shows the first four menu items and leads to all of them', async () => {
  const page = await site().visit('/', { javaScript: false });
  const shown = () =>
    page
      .getByRole('main')
      .locator('a[href^="/menu/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const first = (await listMenuItems(site().api)).slice(0, 4).map(({ id }) => `/menu/${id}`);
  await expect.poll(shown).toEqual(first);
  await expect(page.getByRole('main').locator('a[href="/menu"]').first()).toBeVisible();
});

describe('a menu item', () => {
  test('has a default text where the owner wrote none', async () => {
    const { id } = await findMenuItem('Kopi Tubruk');
    const page = await site().visit(`/menu/${id}`);
    await expect(page.getByText('Tidak ada deskripsi untuk menu ini.')).toBeVisible();
    await expect(page.getByText('Rp 12.000').first()).toBeVisible();
  });

  test('comes with three others, never itself, the same ones before and after hydration', async () => {
    const page = await site().newPage();
    for (const { id } of (await listMenuItems(site().api)).slice(0, 6)) {
      const html = await (await page.goto(`/menu/${id}`))!.text();
      await hydrated(page);
      const inHtml = html
        .slice(html.indexOf('Menu Lainnya'))
        .matchAll(/<a [^>]*href="(\/menu\/\d+)"/g);
      const others = [...inHtml].map(([, href]) => href);
      expect(others).toHaveLength(3);
      expect(new Set(others).size).toBe(3);
      expect(others).not.toContain(`/menu/${id}`);
      const heading = page.getByRole('heading', { name: 'Menu Lainnya' });
      const links = page.locator('section').filter({ has: heading }).getByRole('link');
      await expect
        .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
        .toEqual(others);
    }
  });

  test('can be ordered on a phone without scrolling', async () => {
    const { id } = await findMenuItem('Roti Bakar');
    const page = await site().visit(`/menu/${id}`, { viewport: PHONE });
    const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
    await expect(order).toBeInViewport({ ratio: 1 });
    await expect(order).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890?text=Halo%2C%20apakah%20Roti%20Bakar%20masih%20tersedia%3F',
    );
  });

  test('leads to the contact page where no number can be written to', async () => {
    const { api } = site();
    const { id } = await findMenuItem('Roti Bakar');
    try {
      await resetLinks(api, [['whatsapp', 'https://wa.me/message/ABCDEF']]);
      const page = await site().visit(`/menu/${id}`, { javaScript: false });
      const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
      await expect(order).toHaveAttribute('href', '/contact');
    } finally {
      await resetLinks(api, [['WhatsApp', 'https://wa.me/6281234567890']]);
    }
  });

  test('that does not exist leads back to the menu, from the server', async () => {
    for (const id of ['999999', '0', '-1', '1.5', 'kopi', '99999999999999999999']) {
      const response = await fetch(`${site().origin}/menu/${id}`, { redirect: 'manual' });
      const { status, headers } = response;
      expect({ id, status, location: headers.get('location') }).toEqual({
        id,
        status: 302,
        location: '/menu',
      });
    }
  });

  test('that went away while the list was open leads back to the menu, within the app', async () => {
    site().allow(...FAILED_REQUESTS);
    const { id } = await addMenuItem(site().api, { name: 'Sekejap Saja', price: 1_000 });
    const page = await site().visit('/menu');
    await hydrated(page);
    await site().api.delete(`/menu-items/${id}`);
    await markDocument(page);
    // Not hovered first: prefetching alone would show the list that the row is gone.
    await card(page, 'Sekejap Saja').evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card(page, 'Kopi Tubruk')).toBeVisible();
    await expect(page).toHaveURL('/menu');
    await expectSameDocument(page);

    await expect(status(page)).toHaveText('Menu yang Anda cari sedang tidak tersedia.');
    await card(page, 'Kopi Tubruk').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kopi Tubruk' })).toBeVisible();
    await page.goBack();
    await expect(status(page)).toHaveText('12 menu');
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
    await expect(page.getByRole('heading', { level: 1, name: 'Pisang Goreng' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Rp 11.000');
    await expectSameDocument(page);
    await site().api.delete(`/menu-items/${id}`);
  });

  test.each([
    ['a phone', PHONE],
    ['the smallest phone', { width: 320, height: 640 }],
  ])(
    'that does not exist is said to be missing where its URL leads to, on %s',
    async (_, viewport) => {
      const page = await site().newPage({ viewport });
      const first = card(page, 'Kopi Tubruk');
      const firstTop = async () => (await first.boundingBox())?.y;
      await page.goto('/menu');
      await hydrated(page);
      await expect(status(page)).toHaveText('12 menu');
      const top = await firstTop();

      await page.goto('/menu/999999');
      await expect(page).toHaveURL('/menu');
      await expect(status(page)).toHaveText('Menu yang Anda cari sedang tidak tersedia.');
      await expect.poll(firstTop).toBe(top);
      await card(page, 'Roti Bakar').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Roti Bakar' })).toBeVisible();
      await page.goBack();
      await expect(status(page)).toHaveText('12 menu');

      await page.goto('/menu/999999');
      await expect(status(page)).toHaveText('Menu yang Anda cari sedang tidak tersedia.');
      await page.reload();
      await hydrated(page);
      await expect(status(page)).toHaveText('12 menu');
    },
  );

  test('that fails to load says so, keeps its URL, and can be tried again', async () => {
    site().allow(...FAILED_REQUESTS);
    const { id } = await findMenuItem('Hidangan 3');
    const page = await site().visit('/menu', { viewport: PHONE });
    await hydrated(page);
    const restore = await mockResponse(page, apiRequest('GET', `/menu-items/${id}`), {
      status: 500,
    });
    await card(page, 'Hidangan 3').click();
    await expect(page.getByRole('heading', { name: 'Menu tidak ditemukan' })).toBeVisible();
    await expect(page).toHaveURL(`/menu/${id}`);
    await expect(page.getByRole('main').getByRole('link', { name: /menu/i }).first()).toBeVisible();
    await restore();
    await page.getByRole('button', { name: /coba lagi/i }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hidangan 3' })).toBeVisible();
  });
});

describe('paths', () => {
  test('without a page lead home, from the server and within the app', async () => {
    const { origin } = site();
    const printed = site().output;
    const strange = ['/tidak-ada', '/menu/1/2', '/index.html', '//evil.example/', '/adminx'];
    // nginx rejects what is not encoded well with a page of its own.
    if (DEFAULT_DEPLOYMENT.name !== 'replicas') strange.push('/%E0%A4%A');
    for (const path of strange) {
      const response = await fetch(origin + path, { redirect: 'manual' });
      const { status, headers } = response;
      expect({ path, status, location: headers.get('location') }).toEqual({
        path,
        status: 302,
        location: '/',
      });
    }
    // None of them is worth a line to whoever reads the log.
    expect(site().output).toBe(printed);
    const page = await site().visit('/menu');
    await hydrated(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/tidak-ada');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.waitForURL('/');
    await expect(page.getByRole('heading', { level: 1, name: /^Selamat Datang/ })).toBeVisible();
  });

  test('that one goes back to are shown where they were left', async () => {
    const page = await site().visit('/menu', { viewport: PHONE });
    await hydrated(page);
    const target = card(page, 'Hidangan 9');
    await target.scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(300);
    const positions = await recordScrolling(page);
    await target.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hidangan 9' })).toBeVisible();
    // At once: smooth scrolling while a page opens is unwanted motion.
    await expect.poll(positions).toEqual([0]);
    await page.goBack();
    await expect(target).toBeVisible();
    await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThan(3);
  });
});
