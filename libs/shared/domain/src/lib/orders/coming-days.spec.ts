import fc from 'fast-check';
import { addDays, consecutiveDays } from '../calendar';
import { hasDay } from '../days';
import { listedPrices, offerOn, otherPrices, type PackageTerms } from '../prices';
import { CALENDAR_ENTRY_KINDS, dayStates, hoursOn, type DayEntry } from '../venue';
import { comingDays } from './coming-days';

const TODAY = '2026-11-27';
const ID = 7;

const weekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7]);
const span = fc
  .tuple(fc.integer({ min: -5, max: 20 }), fc.integer({ min: 0, max: 9 }))
  .map(([start, length]) => ({
    from: addDays(TODAY, start),
    until: addDays(TODAY, start + length),
  }));
const day = fc.integer({ min: -1, max: 20 }).map((distance) => addDays(TODAY, distance));

const terms: fc.Arbitrary<PackageTerms> = fc.record({
  basePrice: fc.constantFrom(350_000, 400_000),
  periods: fc.array(
    fc
      .record({
        id: fc.integer({ min: 1, max: 9 }),
        name: fc.constantFrom('Libur', 'Akhir Pekan'),
        days: fc.oneof(span, fc.constant({ from: null, until: null })),
        weekdays,
        updatedAt: fc.constant('2026-11-01T00:00:00.000Z'),
        price: fc.constantFrom(300_000, 350_000, 500_000),
      })
      .map(({ days, ...rest }) => ({ ...rest, ...days })),
    { maxLength: 4 },
  ),
  promotions: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      discountPercent: fc.constantFrom(10, 100),
      validUntil: day,
      weekdays,
    }),
    { selector: ({ id }) => id, maxLength: 2 },
  ),
});

const entries = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: 99 }),
      kind: fc.constantFrom(...CALENDAR_ENTRY_KINDS),
      days: span,
      package_ids: fc.constantFrom([], [ID], [ID + 1]),
    })
    .map(({ days, kind, package_ids, id }): DayEntry => ({
      id,
      kind,
      ...days,
      hours: kind === 'hours' ? [{ opens: '08:00', closes: '12:00' }] : null,
      package_ids: kind === 'full' ? package_ids : [],
      reason: null,
      updatedAt: '2026-11-01T00:00:00.000Z',
    })),
  { maxLength: 5 },
);
const availability = fc.option(
  fc.record({ state: fc.constant('sold_out' as const), until: fc.option(day) }),
);
const hours = fc.constantFrom('', 'Selasa–Minggu 08.00–17.00');

/** As a response of the first day has it, and as a list of that day has it. */
function responsesOf(all: PackageTerms) {
  const { price, basePrice, promotion } = offerOn(all, TODAY);
  const pkg = {
    id: ID,
    price,
    original_price: promotion && basePrice,
    discount_percent: promotion && promotion.discountPercent,
    promotion: null,
    prices: otherPrices(all, TODAY),
  };
  return { pkg, listed: { ...pkg, ...listedPrices(price, pkg.prices) } };
}

it('says of each day its price and period, and why it cannot be had', () => {
  fc.assert(
    fc.property(terms, entries, availability, hours, day, (all, made, soldOut, weekly, first) => {
      const today = first < TODAY ? TODAY : first;
      const { pkg } = responsesOf(all);
      const venue = { hours: weekly, timeZone: 'Asia/Jakarta', entries: made };
      const days = comingDays({ ...pkg, availability: soldOut }, venue, today);
      expect(days.map((each) => each.day)).toEqual(consecutiveDays(today, 14));
      const full = dayStates(made, today, ID).filter(({ kind }) => kind === 'full');
      for (const { day: date, offer, period, unavailable } of days) {
        const expected = offerOn(all, date);
        expect([date, offer?.price]).toEqual([date, expected.price]);
        if (expected.price !== pkg.price) expect(period).toBe(expected.period?.name ?? null);
        const isClosed = hoursOn(weekly, date, 'Asia/Jakarta', made)?.length === 0;
        const isSoldOut = soldOut !== null && (soldOut.until === null || soldOut.until >= date);
        const isFull = full.some((each) => hasDay({ ...each, weekdays: [] }, date));
        const why = isClosed ? 'closed' : isSoldOut ? 'sold_out' : isFull ? 'full' : null;
        expect([date, unavailable]).toEqual([date, why]);
      }
    }),
    { numRuns: 500 },
  );
});

it('says no price of a day that the row of a list does not know', () => {
  fc.assert(
    fc.property(terms, (all) => {
      const { pkg, listed } = responsesOf(all);
      const venue = { hours: '', timeZone: 'Asia/Jakarta', entries: [] };
      const pricesOf = (row: typeof pkg) =>
        comingDays({ ...row, availability: null }, venue, TODAY).map(({ offer }) => offer?.price);
      const known = pricesOf(listed);
      expect(known.slice(0, 7)).not.toContain(undefined);
      expect(known).toEqual(pricesOf(pkg).map((price, at) => known[at] && price));
      if (pkg.prices.length < 6) expect(known).not.toContain(undefined);
    }),
  );
});
