import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { button } from './support/back-office';
import { addDishes, addLink } from './support/content';
import { gone, see } from './support/eventually';
import { DESK, PHONE, useSite } from './support/site';

const site = useSite(async (api) => {
  await addDishes(api, [
    { name: 'Kopi Tubruk', price: 12_000 },
    { name: 'Wedang Jahe', price: 14_000 },
    { name: 'Sate Ayam', price: 32_000 },
  ]);
  await addLink(api, 'instagram', 'https://www.instagram.com/lereng.agro/');
  await addLink(api, 'tiktok', 'https://www.tiktok.com/@lereng');
});

const NARROW = { width: 991, height: 800 };
const WIDE = { width: 992, height: 800 };

const entry = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

test('the dashboard counts what there is and leads to it', async () => {
  const page = await site().visitAsAdmin('/admin');
  const main = page.getByRole('main');
  for (const [name, count, address] of [
    ['Menu', '3', '/admin/menu-items'],
    ['Social Media', '2', '/admin/social-media'],
  ] as const) {
    const link = main.getByRole('link', { name });
    await see(
      main
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name }) })
        .getByText(count, { exact: true }),
    );
    await link.click();
    await page.waitForURL(address);
    await see(page.getByRole('heading', { level: 1, name }));
    await page.goBack();
    await page.waitForURL('/admin');
  }
});

test('the sidebar leads to every screen and marks the one that is shown', async () => {
  const page = await site().visitAsAdmin('/admin', { viewport: WIDE });
  for (const [name, address] of [
    ['Menu', '/admin/menu-items'],
    ['Social Media', '/admin/social-media'],
    ['Dashboard', '/admin'],
  ] as const) {
    await entry(page, name).click();
    await page.waitForURL(address);
    await see(entry(page, name).and(page.locator('[aria-current="page"]')));
    expect(await page.locator('nav [aria-current="page"]').count()).toBe(1);
  }
});

test('Preview Site opens the website in a new tab', async () => {
  const page = await site().visitAsAdmin('/admin');
  const preview = page
    .getByRole('link', { name: 'Preview Site' })
    .or(page.getByRole('button', { name: 'Preview Site' }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), preview.click()]);
  await tab.waitForURL('/');
  await see(tab.getByRole('heading', { level: 1, name: /^Selamat Datang/ }));
  expect(new URL(page.url()).pathname).toBe('/admin');
});

test('the sidebar stays at 992 px, and below is closed until it is asked for', async () => {
  const page = await site().visitAsAdmin('/admin', { viewport: WIDE });
  await see(entry(page, 'Menu'));
  await gone(button(page, 'Buka navigasi'));

  await page.setViewportSize(NARROW);
  await gone(entry(page, 'Menu'));
  await button(page, 'Buka navigasi').click();
  await see(entry(page, 'Menu'), button(page, 'Keluar'));
  await page.mouse.click(NARROW.width - 10, 400);
  await gone(entry(page, 'Menu'));

  await button(page, 'Buka navigasi').click();
  await entry(page, 'Menu').click();
  await page.waitForURL('/admin/menu-items');
  await gone(entry(page, 'Menu'));
  await see(page.getByRole('cell', { name: 'Sate Ayam', exact: true }));

  await page.setViewportSize(WIDE);
  await see(entry(page, 'Menu'));
});

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('the frame and the dashboard meet WCAG 2.2 AA on %s', async (_, viewport) => {
  const page = await site().visitAsAdmin('/admin', { viewport, reducedMotion: true });
  await see(page.getByRole('main').getByRole('link', { name: /Social Media/ }));
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  if (viewport !== PHONE) return;
  await button(page, 'Buka navigasi').click();
  await see(entry(page, 'Menu'));
  await expectAccessible(page);
});

test('no screen scrolls sideways on the smallest phone', async () => {
  const page = await site().visitAsAdmin('/admin', { viewport: { width: 320, height: 640 } });
  for (const path of ['/admin', '/admin/menu-items', '/admin/social-media']) {
    await page.goto(path);
    await see(page.getByRole('heading', { level: 1 }));
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScrolling(page);
  }
});
