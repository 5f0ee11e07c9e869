import type { Page } from 'playwright-core';
import { ApiClient } from '@lereng/shared-testing';
import { FAILED_REQUESTS } from './support/console-guard';
import { expect } from './support/expect';
import { hydrated } from './support/hydrated';
import { openLastDay, type LastDay } from './support/midnight';
import { expectText } from './support/visible-text';

const ZONES = ['Asia/Jakarta', 'America/Los_Angeles', 'Pacific/Kiritimati'];

/** A tab may take a minute to notice that the venue's day has ended. */
const NOTICED_AFTER_MS = 60_000;
const LAST_DAY_TIMEOUT_MS = 300_000;

let lastDay: LastDay;

beforeAll(async () => {
  lastDay = await openLastDay(ZONES);
}, LAST_DAY_TIMEOUT_MS);
afterAll(() => lastDay?.site.close());

test(
  "the venue's midnight ends a promotion everywhere, in whatever zone people are, and not before",
  async () => {
    const { site, tabs, packageId, endingId, remainingMs } = lastDay;
    for (const { offer, list, terms } of tabs) {
      await expectText(offer).toContain('Rp 200.000');
      await expectText(list).toContain('Promo Hari Terakhir');
      await expect(terms.getByRole('heading', { name: 'Promo Hari Terakhir' })).toBeVisible();
    }
    expect(remainingMs()).toBeGreaterThan(0);
    // Midnight itself is awaited: no state of a page says that it has come.
    await new Promise((resolve) => setTimeout(resolve, remainingMs()));

    const expectNow = (page: Page) =>
      expectText(page, page.getByRole('main'), { timeout: NOTICED_AFTER_MS });
    for (const { offer, list, terms } of tabs) {
      await expectNow(offer).toContain('Rp 360.000');
      await expectNow(offer).not.toContain('Promo Hari Terakhir');
      await expectNow(list).not.toContain('Promo Hari Terakhir');
      await expectNow(list).toContain('Promo Berikutnya');
      await expectNow(terms).toContain('Promo tidak ditemukan.');
    }

    const { body } = await new ApiClient(site.origin).get(`/packages/${packageId}`);
    expect(body).toMatchObject({ price: 360_000, original_price: 400_000, discount_percent: 10 });
    const missing = await fetch(`${site.origin}/promotions/${endingId}`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('Promo tidak ditemukan.');
    const list = await (await fetch(`${site.origin}/promotions`)).text();
    expect(list).not.toContain('Promo Hari Terakhir');
    site.allow(...FAILED_REQUESTS);
    await site.endVisits();
  },
  LAST_DAY_TIMEOUT_MS,
);

test.each(ZONES)('a page says in %s what the server has written', async (zone) => {
  const { site, packageId, clockOffset } = lastDay;
  for (const path of ['/promotions', '/packages', `/packages/${packageId}`]) {
    const textIn = async (javaScript: boolean) => {
      const page = await site.visit(path, { zone, javaScript, clockOffset });
      if (javaScript) await hydrated(page);
      return page.getByRole('main').innerText();
    };
    expect(await textIn(true)).toBe(await textIn(false));
  }
  await site.endVisits();
});
