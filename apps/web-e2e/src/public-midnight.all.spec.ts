import { writeFile } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calendarDateIn, nextMidnight } from '@lereng/shared-domain';
import type { Page } from 'playwright-core';
import { FAILED_REQUESTS } from './support/console-guard';
import { addPackage, addPromotion } from './support/content';
import { expect } from './support/expect';
import { openHydrated } from './support/hydrated';
import { testOfServer, useSite } from './support/site';

const VENUE = 'Asia/Jakarta';
const HOUR_MS = 3_600_000;

/** The venue's day lasts for half an hour more, until this file is there: then it is over for as long. */
const over = join(mkdtempSync(join(tmpdir(), 'lereng-midnight-')), 'over');
const ahead = nextMidnight(new Date(), VENUE).getTime() - HOUR_MS / 2 - Date.now();
const clockOffset = `${ahead} + (process.getBuiltinModule('node:fs').existsSync('${over}') ? ${HOUR_MS} : 0)`;

let packageId: number;
let endingId: number;

const site = useSite(
  async (api) => {
    const jeep = await addPackage(api, { name: 'Jip Senja', price: 400_000 });
    const lastDay = calendarDateIn(new Date(Date.now() + ahead), VENUE);
    const ending = { valid_from: lastDay, valid_until: lastDay, discount_percent: 50 };
    const packages = [jeep];
    packageId = jeep.id;
    ({ id: endingId } = await addPromotion(api, {
      ...ending,
      title: 'Promo Hari Terakhir',
      packages,
    }));
    await addPromotion(api, { title: 'Promo Berikutnya', packages });
  },
  { clockOffset },
);

async function openTab(path: string, zone: string): Promise<Page> {
  const page = await site().newPage({ zone });
  await page.clock.install({ time: Date.now() + ahead });
  await openHydrated(page, path);
  return page;
}

testOfServer(
  "the venue's midnight ends a promotion everywhere, in whatever zone people are, and not before",
  async () => {
    const offer = await openTab(`/packages/${packageId}`, 'America/Los_Angeles');
    const list = await openTab('/promotions', 'Pacific/Kiritimati');
    const terms = await openTab(`/promotions/${endingId}`, VENUE);
    await expect(offer.getByRole('main')).toContainText('Rp 200.000');
    await expect(list.getByRole('main')).toContainText('Promo Hari Terakhir');
    await expect(terms.getByRole('heading', { name: 'Promo Hari Terakhir' })).toBeVisible();

    await writeFile(over, '');
    site().allow(...FAILED_REQUESTS);
    for (const page of [offer, list, terms]) await page.clock.fastForward(HOUR_MS);
    await expect(offer.getByRole('main')).toContainText('Rp 360.000');
    await expect(offer.getByRole('main')).not.toContainText('Promo Hari Terakhir');
    await expect(list.getByRole('main')).not.toContainText('Promo Hari Terakhir');
    await expect(list.getByRole('main')).toContainText('Promo Berikutnya');
    await expect(terms.getByRole('main')).toContainText('Promo tidak ditemukan.');

    const { body } = await site().api.get(`/packages/${packageId}`);
    expect(body).toMatchObject({ price: 360_000, original_price: 400_000, discount_percent: 10 });
    const missing = await fetch(`${site().origin}/promotions/${endingId}`);
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining('Promo tidak ditemukan.'),
    ]);
  },
);
