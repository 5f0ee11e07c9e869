import { calendarDateIn, nextMidnight } from '@lereng/shared-domain';
import { ApiClient } from '@lereng/shared-testing';
import { addPackage, addPromotion, type Promotion, type TourPackage } from './support/content';
import { eventually, see } from './support/eventually';
import { hydrated } from './support/hydrated';
import { useSite } from './support/site';
import { textOf } from './support/text-of';
import { FAILED_CALLS } from './support/watch';

const VENUE = 'Asia/Jakarta';
const ZONES = [VENUE, 'America/Los_Angeles', 'Pacific/Kiritimati'];

/** Time to arrange, and to open every page, before the venue's day ends. */
const BEFORE_MIDNIGHT_MS = 40_000;
/** A tab may take a minute to notice. */
const NOTICED_AFTER_MS = 60_000;

const started = new Date();
const clockOffset = nextMidnight(started, VENUE).getTime() - BEFORE_MIDNIGHT_MS - started.getTime();
const lastDay = calendarDateIn(new Date(started.getTime() + clockOffset), VENUE);
const untilMidnight = () => started.getTime() + BEFORE_MIDNIGHT_MS - Date.now();

let tour: TourPackage;
let ending: Promotion;

const site = useSite(
  async (api) => {
    tour = await addPackage(api, { name: 'Jip Senja', price: 400_000 });
    const period = { valid_from: lastDay, packages: [tour] };
    ending = await addPromotion(api, {
      ...period,
      title: 'Promo Hari Terakhir',
      valid_until: lastDay,
      discount_percent: 50,
    });
    await addPromotion(api, {
      ...period,
      title: 'Promo Berikutnya',
      valid_until: '2999-12-31',
      discount_percent: 10,
    });
  },
  { clockOffset },
);

test("the venue's midnight ends a promotion everywhere, in whatever zone people are", async () => {
  site().allow(...FAILED_CALLS);
  const open = async (zone: string, path: string) => {
    const page = await site().visit(path, { zone, clockOffset });
    await hydrated(page);
    return page;
  };
  const tabs = await Promise.all(
    ZONES.map(async (zone) => ({
      zone,
      offer: await open(zone, `/packages/${tour.id}`),
      list: await open(zone, '/promotions'),
      terms: await open(zone, `/promotions/${ending.id}`),
    })),
  );
  for (const { offer, list, terms } of tabs) {
    expect(await textOf(offer)).toContain('Rp 200.000');
    expect(await textOf(list)).toContain('Promo Hari Terakhir');
    await see(terms.getByRole('heading', { level: 1, name: 'Promo Hari Terakhir' }));
  }
  expect(untilMidnight()).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, untilMidnight()));

  for (const { offer, list, terms } of tabs) {
    await eventually(async () => {
      expect(await textOf(offer)).toContain('Rp 360.000');
      expect(await textOf(offer)).not.toContain('Promo Hari Terakhir');
      expect(await textOf(list)).not.toContain('Promo Hari Terakhir');
      expect(await textOf(list)).toContain('Promo Berikutnya');
      expect(await textOf(terms)).toContain('Promo tidak ditemukan.');
    }, NOTICED_AFTER_MS);
  }

  const { body } = await new ApiClient(site().origin).get<TourPackage>(`/packages/${tour.id}`);
  expect(body).toMatchObject({ price: 360_000, original_price: 400_000, discount_percent: 10 });
  const served = await fetch(`${site().origin}/promotions/${ending.id}`);
  expect(served.status).toBe(404);
  expect(await served.text()).toContain('Promo tidak ditemukan.');
  const list = await (await fetch(`${site().origin}/promotions`)).text();
  expect(list).not.toContain('Promo Hari Terakhir');
}, 180_000);
