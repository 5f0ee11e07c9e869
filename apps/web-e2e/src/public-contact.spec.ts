import { calendarDateIn } from '@lereng/shared-domain';
import type { Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility';
import { addLink, setSetting } from './support/content';
import { expect } from './support/expect';
import { hydrated } from './support/hydrated';
import { PHONE, useSite } from './support/site';

const site = useSite(async (api) => {
  await addLink(api, 'instagram', 'https://www.instagram.com/lereng.agro/');
  await addLink(api, 'Facebook', 'https://www.facebook.com/lereng.agro');
  await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
  await setSetting(api, 'opening_hours', 'Setiap hari, 05.00–17.00 WIB');
});

const main = (page: Page) => page.getByRole('main');
const top = (page: Page, name: string) =>
  main(page)
    .getByRole('heading', { name })
    .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);

test.each(['Asia/Jakarta', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'says whether the venue is open, by its own clock, in %s',
  async (zone) => {
    const page = await site().newPage({ zone, viewport: { width: 320, height: 640 } });
    const today = calendarDateIn(new Date(), 'Asia/Jakarta');
    await page.clock.install({ time: new Date(`${today}T16:58:30+07:00`) });
    await page.goto('/contact');
    await hydrated(page);
    await expect(main(page).getByText('Buka sekarang, sampai 17.00')).toBeVisible();
    await page.clock.fastForward('02:00');
    await expect(main(page).getByText('Tutup, buka besok pukul 05.00')).toBeVisible();
    await page.clock.fastForward('07:00:00');
    await expect(main(page).getByText('Tutup, buka pukul 05.00')).toBeVisible();
  },
);

test.each([{ width: 320, height: 640 }, PHONE])(
  'the opening state moves nothing at $width px when it comes',
  async (viewport) => {
    const before = await site().visit('/contact', { viewport, javaScript: false });
    const place = await top(before, 'Lokasi & Jam Buka');
    await expect(main(before).getByText(/^Buka sekarang|^Tutup, buka/)).toHaveCount(0);
    const page = await site().visit('/contact', { viewport });
    await expect(main(page).getByText(/^Buka sekarang|^Tutup, buka/)).toBeVisible();
    expect(await top(page, 'Lokasi & Jam Buka')).toBe(place);
  },
);

test('begins with a card for WhatsApp that is larger than the others', async () => {
  const page = await site().visit('/contact');
  const cards = main(page).locator('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText('+62 812-3456-7890');
  await expect(cards.last()).toContainText('@lereng.agro');
  const areas = () =>
    cards.evaluateAll((all: HTMLElement[]) =>
      all.map(({ offsetWidth, offsetHeight }) => offsetWidth * offsetHeight),
    );
  await expect.poll(async () => (await areas()).indexOf(Math.max(...(await areas())))).toBe(0);
});

describe('the map', () => {
  const MAP = 'https://www.openstreetmap.org/**';
  const frame = (page: Page) => main(page).locator('iframe');
  const button = (page: Page) => main(page).getByRole('button', { name: 'Tampilkan peta' });
  const expectShown = (page: Page, shown: boolean) =>
    expect(frame(page)).toHaveCSS('opacity', shown ? '1' : '0');

  test.each(['/', '/contact'])('is shown on %s when it comes near', async (path) => {
    const page = await site().visit(path, { viewport: { width: 390, height: 400 } });
    await hydrated(page);
    await expect(frame(page)).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Buka di peta' }).scrollIntoViewIfNeeded();
    await expectShown(page, true);
    await expect(page.frameLocator('iframe').getByText('Peta')).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  });

  test('is a drawing with a button where its server does not respond, without a word in the console', async () => {
    const page = await site().newPage({ viewport: PHONE });
    await page.clock.install();
    let responds = false;
    await page.route(MAP, (route) => (responds ? route.fallback() : undefined));
    await page.goto('/contact');
    await hydrated(page);
    await main(page).getByRole('link', { name: 'Buka di peta' }).scrollIntoViewIfNeeded();
    await expectShown(page, false);
    await expect(button(page)).toHaveCount(0);
    await page.clock.fastForward(4_000);
    await expect(button(page)).toBeVisible();
    await expectShown(page, false);
    await expectAccessible(page);

    responds = true;
    await button(page).click();
    await expectShown(page, true);
    await expect(button(page)).toHaveCount(0);
  });

  test('is a drawing and a link without scripts', async () => {
    const page = await site().visit('/contact', { viewport: PHONE, javaScript: false });
    await expect(main(page).getByRole('link', { name: 'Buka di peta' })).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    await expect(button(page)).toHaveCount(0);
  });
});
