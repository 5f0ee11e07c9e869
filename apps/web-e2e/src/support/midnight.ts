import { calendarDateIn, nextMidnight } from '@lereng/shared-domain';
import type { Page } from 'playwright-core';
import { addPackage, addPromotion } from './content';
import { openSite, type Site } from './site';

const VENUE = 'Asia/Jakarta';

/** As long as it takes to open every tab, and some more. */
const BEFORE_MIDNIGHT_MS = 30_000;

/** A site on the last day of a promotion, with tabs that stay open when the day ends. */
export interface LastDay {
  site: Site;
  /** How far its clock and those of its browsers are ahead, in milliseconds. */
  clockOffset: number;
  /** The promotion of 50 % that ends; the next one, of 10 %, has begun. */
  endingId: number;
  /** The package of both, which costs 400,000 rupiah. */
  packageId: number;
  /** In each zone the package, the list of promotions, and the promotion that ends. */
  tabs: { offer: Page; list: Page; terms: Page }[];
  /** How long the day still lasts; negative once it is over. */
  remainingMs(): number;
}

/**
 * Opens a site whose clock, like those of its browsers, is shortly before the venue's midnight. A
 * machine too slow to have every tab open in three quarters of the time gets twice as much.
 */
export async function openLastDay(zones: string[]): Promise<LastDay> {
  for (let beforeMs = BEFORE_MIDNIGHT_MS; ; beforeMs *= 2) {
    const lastDay = await openBeforeMidnight(zones, beforeMs);
    if (lastDay.remainingMs() > beforeMs / 4) return lastDay;
    await lastDay.site.close();
  }
}

async function openBeforeMidnight(zones: string[], beforeMs: number): Promise<LastDay> {
  const midnight = Date.now() + beforeMs;
  const clockOffset = nextMidnight(new Date(), VENUE).getTime() - midnight;
  const lastDay = calendarDateIn(new Date(Date.now() + clockOffset), VENUE);
  const site = await openSite(undefined, { clockOffset });
  try {
    const jeepPackage = await addPackage(site.api, { name: 'Jip Senja', price: 400_000 });
    const period = { valid_from: lastDay, packages: [jeepPackage] };
    const ending = await addPromotion(site.api, {
      ...period,
      title: 'Promo Hari Terakhir',
      valid_until: lastDay,
      discount_percent: 50,
    });
    await addPromotion(site.api, {
      ...period,
      title: 'Promo Berikutnya',
    });
    const open = (zone: string, path: string) => site.visitHydrated(path, { zone, clockOffset });
    const tabs = await Promise.all(
      zones.map(async (zone) => ({
        offer: await open(zone, `/packages/${jeepPackage.id}`),
        list: await open(zone, '/promotions'),
        terms: await open(zone, `/promotions/${ending.id}`),
      })),
    );
    return {
      site,
      clockOffset,
      endingId: ending.id,
      packageId: jeepPackage.id,
      tabs,
      remainingMs: () => midnight - Date.now(),
    };
  } catch (error) {
    await site.close();
    throw error;
  }
}
