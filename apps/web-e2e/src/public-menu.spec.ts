import type { Page } from 'playwright-core';
import { addDish, addDishes, addLink, listDishes, resetLinks, type Dish } from './support/content';
import { eventually, gone, see } from './support/eventually';
import { answer, call } from './support/gate';
import { hydrated } from './support/hydrated';
import { PHONE, useSite } from './support/site';
import { FAILED_CALLS } from './support/watch';

const PLAIN = Array.from({ length: 10 }, (_, index) => ({
  name: `Hidangan ${index + 1}`,
  description: 'Hangat dari dapur.',
  price: 10_000 + index * 1_000,
}));

const site = useSite(async (api) => {
  await addDishes(api, [
    { name: 'Kopi Tubruk', price: 12_000 },
    { name: 'Roti Bakar', description: 'Teman minum KOPI di pagi hari.', price: 19_500 },
    ...PLAIN,
  ]);
  await addLink(api, 'WhatsApp', 'https://api.whatsapp.com/send?phone=081234567890');
});

const dish = async (name: string): Promise<Dish> =>
  (await listDishes(site().api)).find((one) => one.name === name)!;
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cari menu' });
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
    await see(card(page, 'Hidangan 1'));
    await search(page).pressSequentially('kOpI');
    await gone(card(page, 'Hidangan 1'));
    await see(card(page, 'Kopi Tubruk'), card(page, 'Roti Bakar'));
    // The address can be sent to others.
    await page.waitForURL(/\/menu\?q=kOpI$/);
  });

  test('says that there is nothing, and offers a way back to everything', async () => {
    const page = await site().visit('/menu');
    await hydrated(page);
    await search(page).fill('durian');
    await see(page.getByRole('heading', { name: 'Menu Tidak Ditemukan' }));
    await reset(page).click();
    await see(card(page, 'Hidangan 10'));
    expect(await search(page).inputValue()).toBe('');
  });

  test('works as a plain form with JavaScript off', async () => {
    const page = await site().visit('/menu', { javaScript: false });
    await search(page).fill('kopi');
    await search(page).press('Enter');
    await page.waitForURL(/\/menu\?q=kopi$/);
    await see(card(page, 'Kopi Tubruk'), card(page, 'Roti Bakar'));
    expect(await card(page, 'Hidangan 1').count()).toBe(0);
    expect(await search(page).inputValue()).toBe('kopi');

    await search(page).fill('durian');
    await search(page).press('Enter');
    await see(page.getByRole('heading', { name: 'Menu Tidak Ditemukan' }));
    await reset(page).click();
    await see(card(page, 'Hidangan 1'));
  });

  test('is part of what the browser finds again when it goes back', async () => {
    const page = await site().visit('/menu');
    await hydrated(page);
    await search(page).fill('kopi');
    await page.waitForURL(/\?q=kopi$/);
    await card(page, 'Roti Bakar').click();
    await see(page.getByRole('heading', { level: 1, name: 'Roti Bakar' }));
    await page.goBack();
    await see(card(page, 'Kopi Tubruk'));
    expect(await search(page).inputValue()).toBe('kopi');
    expect(await card(page, 'Hidangan 1').count()).toBe(0);
  });
});

test('the home page shows the first four dishes and leads to all of them', async () => {
  const page = await site().visit('/', { javaScript: false });
  const shown = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const first = (await listDishes(site().api)).slice(0, 4).map(({ id }) => `/menu/${id}`);
  expect(shown.filter((href) => /^\/menu\/\d+$/.test(href))).toEqual(first);
  expect(shown).toContain('/menu');
});

describe('a dish', () => {
  test('has a text of its own where the owner wrote none', async () => {
    const { id } = await dish('Kopi Tubruk');
    const page = await site().visit(`/menu/${id}`);
    await see(
      page.getByText('Tidak ada deskripsi untuk menu ini.'),
      page.getByText('Rp 12.000').first(),
    );
  });

  test('comes with three others, never itself, the same ones before and after hydration', async () => {
    const page = await site().newPage();
    for (const { id } of (await listDishes(site().api)).slice(0, 6)) {
      const served = await (await page.goto(`/menu/${id}`))!.text();
      await hydrated(page);
      const heading = page.getByRole('heading', { name: 'Menu Lainnya' });
      const section = page.locator('section').filter({ has: heading });
      const others = await section
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      expect(new Set(others).size).toBe(3);
      expect(others).toHaveLength(3);
      expect(others).not.toContain(`/menu/${id}`);
      const inHtml = served
        .slice(served.indexOf('Menu Lainnya'))
        .matchAll(/<a [^>]*href="(\/menu\/\d+)"/g);
      expect([...inHtml].map(([, href]) => href)).toEqual(others);
    }
  });

  test('can be ordered on a phone without scrolling', async () => {
    const { id } = await dish('Roti Bakar');
    const page = await site().visit(`/menu/${id}`, { viewport: PHONE });
    const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
    const { y, height } = (await order.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(PHONE.height);
    expect(await order.getAttribute('href')).toBe(
      'https://wa.me/6281234567890?text=Halo%2C%20apakah%20Roti%20Bakar%20masih%20tersedia%3F',
    );
  });

  test('leads to the contact page where no number can be written to', async () => {
    const { api } = site();
    const { id } = await dish('Roti Bakar');
    try {
      await resetLinks(api, [['whatsapp', 'https://wa.me/message/ABCDEF']]);
      const page = await site().visit(`/menu/${id}`, { javaScript: false });
      const order = page.getByRole('link', { name: 'Pesan via WhatsApp' });
      expect(await order.getAttribute('href')).toBe('/contact');
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
    site().allow(...FAILED_CALLS);
    const { id } = await addDish(site().api, { name: 'Sekejap Saja', price: 1_000 });
    const page = await site().visit('/menu');
    await hydrated(page);
    await site().api.delete(`/menu-items/${id}`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    // Not pointed at first: that alone would tell the list that the row is gone.
    await card(page, 'Sekejap Saja').evaluate((link: HTMLElement) => link.click());
    await see(page.getByRole('heading', { level: 1 }), card(page, 'Kopi Tubruk'));
    await eventually(() => expect(new URL(page.url()).pathname).toBe('/menu'));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('that fails to load says so, keeps its address, and can be tried again', async () => {
    site().allow(...FAILED_CALLS);
    const { id } = await dish('Hidangan 3');
    const page = await site().visit('/menu', { viewport: PHONE });
    await hydrated(page);
    const restore = await answer(page, call('GET', `/menu-items/${id}`), { status: 500 });
    await card(page, 'Hidangan 3').click();
    await see(page.getByRole('heading', { name: 'Menu tidak ditemukan' }));
    expect(new URL(page.url()).pathname).toBe(`/menu/${id}`);
    await see(page.getByRole('main').getByRole('link', { name: /menu/i }).first());
    await restore();
    await page.getByRole('button', { name: /coba lagi/i }).click();
    await see(page.getByRole('heading', { level: 1, name: 'Hidangan 3' }));
  });
});

describe('addresses', () => {
  test('that nobody knows lead home, from the server and within the app', async () => {
    const { origin } = site();
    const known = site().output;
    const strange = ['/tidak-ada', '/menu/1/2', '/index.html', '//evil.example/', '/%E0%A4%A'];
    for (const path of [...strange, '/adminx']) {
      const response = await fetch(origin + path, { redirect: 'manual' });
      const { status, headers } = response;
      expect({ path, status, location: headers.get('location') }).toEqual({
        path,
        status: 302,
        location: '/',
      });
    }
    // None of them is worth a line to whoever reads the log.
    expect(site().output).toBe(known);
    const page = await site().visit('/menu');
    await hydrated(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/tidak-ada');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.waitForURL('/');
    await see(page.getByRole('heading', { level: 1, name: /^Selamat Datang/ }));
  });

  test('that one goes back to are shown where they were left', async () => {
    const page = await site().visit('/menu', { viewport: PHONE });
    await hydrated(page);
    const target = card(page, 'Hidangan 9');
    await target.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(300);
    await target.click();
    await see(page.getByRole('heading', { level: 1, name: 'Hidangan 9' }));
    // At once: a page that scrolls by while it opens is motion that nobody asked for.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await see(target);
    await eventually(async () => {
      expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(3);
    });
  });
});
