import { addDays, calendarDateIn } from '@lereng/shared-domain';
import { button, dialog, field, row } from './support/back-office';
import { addPackage, addPromotion, type Package } from './support/content';
import { expect } from './support/expect';
import { hydrated } from './support/hydrated';
import { PHONE, useSite } from './support/site';

const DAY_MS = 24 * 60 * 60 * 1_000;
const today = calendarDateIn(new Date(), 'Asia/Jakarta');

const site = useSite(async (api) => {
  const jeep = await addPackage(api, { name: 'Jip Fajar', route: 'Pos → Kebun', price: 400_000 });
  const promotion = (title: string, until: string, packages: Package[]) =>
    addPromotion(api, {
      title,
      discount_percent: 25,
      valid_from: '2020-01-01',
      valid_until: until,
      packages,
    });
  await promotion('Promo Panen', addDays(today, 20), [jeep]);
  await promotion('Promo Lama', addDays(today, -200), [jeep]);
});

// Were the device's day used, a promotion would end on one of these, and one that is over come back on the other.
describe.each([40, -400])('on a device whose clock is off by %i days', (days) => {
  const clockOffset = days * DAY_MS;

  test('prices and promotions are those of the day at the venue', async () => {
    const page = await site().visit('/packages', { clockOffset, viewport: PHONE });
    const card = page.getByRole('listitem').filter({ hasText: 'Jip Fajar' });
    await hydrated(page);
    await expect(card).toContainText('Rp 300.000');
    await page.goto('/promotions');
    await hydrated(page);
    // Where the first view is changed, the day's responses have replaced it by then.
    await page.getByRole('link', { name: 'Kontak' }).first().click();
    await page.waitForURL('/contact');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Promo Panen' })).toBeVisible();
    await expect(page.getByText('Promo Lama')).toBeHidden();
  });

  test("states and default dates of the back office are those of the venue's day", async () => {
    const page = await site().visitAsAdmin('/admin/promotions', { clockOffset });
    await expect(row(page, 'Promo Panen')).toContainText('Aktif');
    await expect(row(page, 'Promo Lama')).toContainText('Berakhir');
    await button(page, 'Tambah Promo').click();
    await expect(field(dialog(page, 'Tambah Promo'), 'Berlaku dari')).toHaveValue(today);
  });
});
