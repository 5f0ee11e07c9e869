import type { ApiClient } from '@lereng/shared-testing';
import { expectAccessible } from './support/accessibility';
import { addLink, addMenuItem, addPackage } from './support/content';
import { expect } from './support/expect';
import { hydrated, openHydrated } from './support/hydrated';
import { PHONE, useSite } from './support/site';

async function arrange(api: ApiClient) {
  await addMenuItem(api, { name: 'Kopi Tubruk', price: 12_000 });
  await addPackage(api, {
    name: 'Jip Subuh',
    name_en: 'Sunrise Jeep',
    price: 350_000,
    price_unit: 'per jip',
    price_unit_en: 'per jeep',
    capacity: 4,
  });
  await addLink(api, 'whatsapp', 'https://wa.me/6281234567890');
}

const site = useSite(arrange);

test('a guest from abroad goes by links alone from the home page to a message for the venue', async () => {
  const page = await site().visitHydrated('/', { viewport: PHONE });
  const isEnglish = () => expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('banner').getByRole('link', { name: 'EN, English' }).click();
  await expect(page).toHaveURL('/en');
  await isEnglish();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Sunrise Jeep' }).first().click();
  await expect(page).toHaveURL('/en/packages/1');
  await page.getByRole('button', { name: 'Add to order: Sunrise Jeep' }).click();
  await page.getByRole('link', { name: /^Order \(1\)/ }).click();
  await expect(page).toHaveURL(/\/en\/order/);
  await page.getByLabel('Number of people').fill('6');
  await expect(page.getByText('Rp 700,000', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  const send = page.getByRole('link', { name: 'Send via WhatsApp' });
  const chat = new URL((await send.getAttribute('href')) ?? '');
  const lines = (chat.searchParams.get('text') ?? '').split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '[EN]',
    'Halo, saya ingin memesan:',
    '2 × Jip Subuh [Sunrise Jeep] (per jip, 4 orang), Rp 700.000',
  ]);
  const shown = new URL(lines.at(-1) ?? '').pathname;
  expect(shown).toMatch(/^\/en\/order\/./);

  await page.goBack();
  await expect(page).toHaveURL('/en/packages/1');
  await isEnglish();
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await page.goForward();
  await isEnglish();
  await openHydrated(page, shown);
  await isEnglish();
  await expect(page.getByText(/^Prices as on this site on /)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sunrise Jeep');
});

test('the links of bar and footer lead to the same page in the other language', async () => {
  const page = await site().visitHydrated('/menu?q=kopi');
  const follow = async (place: 'banner' | 'contentinfo', name: string, url: string) => {
    await page.getByRole(place).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(url);
    await hydrated(page);
    await expect(page.getByRole('searchbox')).toHaveValue('kopi');
  };
  await follow('banner', 'EN, English', '/en/menu?q=kopi');
  await expect(page.getByRole('main')).toContainText('Kopi Tubruk');
  await follow('contentinfo', 'Bahasa Indonesia', '/menu?q=kopi');
  await follow('contentinfo', 'English', '/en/menu?q=kopi');
  await follow('banner', 'ID, Bahasa Indonesia', '/menu?q=kopi');
  await page.goBack();
  await expect(page).toHaveURL('/en/menu?q=kopi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
