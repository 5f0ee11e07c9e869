import type { Page } from 'playwright-core';
import { addLink, addMenuItems, addPackage, addPromotion } from './support/content';
import { expect } from './support/expect';
import { hydrated } from './support/hydrated';
import { PHONE, useSite } from './support/site';

const site = useSite(async (api) => {
  await addMenuItems(api, [{ name: 'Wedang Jahe', price: 14_000 }]);
  const jeep = await addPackage(api, { name: 'Jip Fajar', route: 'Pos → Kebun', price: 350_000 });
  await addPromotion(api, {
    title: 'Promo Panen',
    discount_percent: 25,
    valid_from: '2026-01-01',
    valid_until: '2999-12-31',
    packages: [jeep],
  });
  await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
});

beforeEach(() =>
  site().allow(/Failed to load resource/, /page error/, /TypeError: (Failed to fetch|Cannot read)/),
);

/** A page that lacks the files of a name; every document it loads is counted. */
async function without(file: string): Promise<{ page: Page; documents: () => number }> {
  const page = await site().newPage({ viewport: PHONE, token: site().api.token });
  await page.route(`**/assets/${file}-*.js`, (route) => route.fulfill({ status: 404 }));
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return { page, documents: () => documents };
}

test.each([
  ['/', 'home-page', 'Lihat semua menu'],
  ['/contact', 'contact-page', /Instagram|WhatsApp/],
  ['/menu/1', 'menu-detail-page', 'Pesan via WhatsApp'],
  ['/packages/1', 'package-detail-page', 'Pesan via WhatsApp'],
  ['/promotions/1', 'promotion-detail-page', 'Pesan via WhatsApp'],
  ['/menu', 'entry-client', 'Kontak'],
  ['/menu', 'react', 'Kontak'],
])('what the server sent of %s stays where %s does not load', async (path, file, link) => {
  const { page, documents } = await without(file);
  await page.goto(path);
  const sent = (await page.locator('main').textContent()) ?? '';
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Sebagian fungsi halaman ini belum termuat.');
  await expect(page.locator('main')).toHaveText(sent);
  await expect(page.getByRole('link', { name: link }).first()).toBeVisible();
  expect(documents()).toBe(1);

  await page.unroute(`**/assets/${file}-*.js`);
  await notice.getByRole('link', { name: 'Muat ulang' }).click();
  await expect.poll(documents).toBe(2);
  await expect(notice).toBeHidden();
});

test('the hero that the server sent stays where its file does not load', async () => {
  const { page } = await without('welcome-hero');
  const missed = page.waitForResponse(/welcome-hero/);
  await page.goto('/');
  await missed;
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat Datang');
});

test.each(['entry-admin', 'react', 'dashboard-page'])(
  'the loader of the back office ends where %s does not load',
  async (file) => {
    const { page } = await without(file);
    await page.goto('/admin');
    // The time that a slow line may take is over at once. The page may just load itself again, once.
    await expect(() =>
      page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
        }
      }),
    ).toPass();
    await expect(page.getByRole('link', { name: 'Muat ulang' })).toBeVisible();
    await expect(page.getByText('Memuat')).toBeHidden();
  },
);
