import fc from 'fast-check';

import { addDays, consecutiveDays, isoWeekday } from '../calendar';
import { hasDay } from '../days';
import { discountedPrice } from '../money';
import { currentOffer } from './current-offer';
import { offerOn, type PackageTerms, type PeriodPrice } from './day-offer';
import { listedPrices, otherPrices } from './other-prices';
import { LISTED_SPANS_MAX, PRICE_DAYS } from './price-span';

const RUNS = { numRuns: 10_000 };

const period = (more: Partial<PeriodPrice>): PeriodPrice => ({
  id: 1,
  name: 'Libur Natal',
  from: null,
  until: null,
  weekdays: [],
  updatedAt: '2026-11-01T00:00:00.000Z',
  price: 400_000,
  ...more,
});
const christmas = period({ from: '2026-12-24', until: '2027-01-04' });
const weekend = period({ id: 2, name: 'Akhir Pekan', weekdays: [6, 7], price: 375_000 });
const terms = (more: Partial<PackageTerms>): PackageTerms => ({
  basePrice: 350_000,
  periods: [],
  promotions: [],
  ...more,
});

describe('offerOn', () => {
  it.each([
    ['2026-12-23', 350_000, null],
    ['2026-12-24', 400_000, 'Libur Natal'],
    ['2027-01-04', 400_000, 'Libur Natal'],
    ['2027-01-05', 350_000, null],
    // Saturdays.
    ['2026-12-26', 400_000, 'Libur Natal'],
    ['2027-01-09', 375_000, 'Akhir Pekan'],
    ['2028-02-26', 375_000, 'Akhir Pekan'],
    ['2028-02-29', 350_000, null],
  ])('on %s is %i by %j: the period with the fewest days wins', (day, price, name) => {
    const offer = offerOn(terms({ periods: [weekend, christmas] }), day);
    expect([offer.price, offer.period && offer.period.name]).toEqual([price, name]);
  });

  it('follows the latest change among periods of as many days, then the highest id', () => {
    const changed = period({
      ...christmas,
      id: 1,
      price: 1,
      updatedAt: '2026-11-02T00:00:00.000Z',
    });
    const other = { ...christmas, id: 5, price: 2 };
    const day = '2026-12-25';
    expect(offerOn(terms({ periods: [other, changed, christmas] }), day).price).toBe(1);
    expect(offerOn(terms({ periods: [christmas, other] }), day).price).toBe(2);
    const long = period({ ...changed, from: '2026-12-23' });
    expect(offerOn(terms({ periods: [long, other] }), day).price).toBe(2);
  });

  it('reduces the price of the day on the days of a promotion', () => {
    const promotion = {
      id: 1,
      discountPercent: 10,
      validUntil: '2026-12-31',
      weekdays: [1, 2, 3, 4],
    };
    const all = terms({ periods: [christmas], promotions: [promotion] });
    expect(offerOn(all, '2026-12-24')).toMatchObject({
      price: 360_000,
      basePrice: 400_000,
      promotion,
    });
    expect(offerOn(all, '2026-12-25')).toMatchObject({ price: 400_000, promotion: null });
    expect(offerOn(all, '2027-01-01').promotion).toBeNull();
  });
});

const today = fc.constantFrom('2026-11-27', '2026-12-26', '2028-02-27', '2027-12-30', '9999-12-01');
const days = fc.subarray([1, 2, 3, 4, 5, 6, 7]);
const generated = today.chain((first) => {
  const day = fc.integer({ min: -20, max: 140 }).map((distance) => later(first, distance));
  const span = fc
    .tuple(day, fc.integer({ min: 0, max: 40 }))
    .map(([from, length]) => ({ from, until: later(from, length) }));
  const price = fc.constantFrom(1, 2, 350_000, 400_001, 1_000_000_000);
  const periods = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      name: fc.constantFrom('A', 'B'),
      span: fc.oneof(span, fc.constant({ from: null, until: null })),
      weekdays: days,
      updatedAt: fc.constantFrom('2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'),
      price,
    }),
    { selector: ({ id }) => id, maxLength: 5 },
  );
  const promotions = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      discountPercent: fc.constantFrom(1, 10, 33, 100),
      validUntil: day,
      weekdays: days,
    }),
    { selector: ({ id }) => id, maxLength: 4 },
  );
  return fc.record({
    first: fc.constant(first),
    basePrice: price,
    periods: periods.map((list) => list.map(({ span: dates, ...rest }) => ({ ...rest, ...dates }))),
    promotions,
  });
});

/** Not beyond the last day that there is. */
function later(day: string, distance: number): string {
  if (day < '9999') return addDays(day, distance);
  const room = consecutiveDays(day, 31).length - 1;
  return addDays(day, Math.min(distance, room));
}

it('gives whole prices from 0 to the base price, whatever does not hold on the day', () => {
  fc.assert(
    fc.property(generated, fc.integer({ min: 0, max: PRICE_DAYS }), (set, distance) => {
      const day = later(set.first, distance);
      const offer = offerOn(set, day);
      expect(Number.isSafeInteger(offer.price)).toBe(true);
      expect(offer.price).toBeGreaterThanOrEqual(0);
      expect(offer.price).toBe(
        discountedPrice(offer.basePrice, offer.promotion?.discountPercent ?? 0),
      );
      expect(offer.basePrice).toBe(offer.period?.price ?? set.basePrice);
      const ofDay = {
        ...set,
        periods: set.periods.filter((each) => hasDay(each, day)).reverse(),
        promotions: set.promotions
          .filter(({ validUntil }) => validUntil >= day)
          .filter(({ weekdays }) => weekdays.length === 0 || weekdays.includes(isoWeekday(day)))
          .reverse(),
      };
      expect(offerOn(ofDay, day)).toEqual(offer);
    }),
    RUNS,
  );
});

describe('otherPrices', () => {
  it('has one span for days that follow each other, and one for the same days of each week', () => {
    const periods = [christmas, weekend];
    const weekly = { weekdays: [6, 7], name: 'Akhir Pekan', price: 375_000, original_price: null };
    const at = { from: '2026-12-24', until: '2027-01-04', weekdays: [] };
    expect(otherPrices(terms({ periods }), '2026-11-27')).toEqual([
      { from: '2026-11-28', until: '2026-12-20', ...weekly },
      { ...at, name: 'Libur Natal', price: 400_000, original_price: null },
      { from: '2027-01-09', until: '2027-03-27', ...weekly },
    ]);
  });

  it('says when a promotion ends, with its base price no more', () => {
    const promotions = [{ id: 1, discountPercent: 10, validUntil: '2026-11-30', weekdays: [] }];
    expect(otherPrices(terms({ promotions }), '2026-11-27')).toEqual([
      {
        from: '2026-12-01',
        until: '2027-03-27',
        weekdays: [],
        name: null,
        price: 350_000,
        original_price: null,
      },
    ]);
    expect(otherPrices(terms({}), '2026-11-27')).toEqual([]);
  });

  it('gives for each day exactly the price that holds then, to an open page, too', () => {
    fc.assert(
      fc.property(generated, (set) => {
        const spans = otherPrices(set, set.first);
        const present = offerOn(set, set.first);
        const pkg = {
          price: present.price,
          original_price: present.promotion && present.basePrice,
          discount_percent: present.promotion && present.promotion.discountPercent,
          promotion: null,
          prices: spans,
        };
        const days = consecutiveDays(set.first, PRICE_DAYS + 1);
        const expected = days.map((day) => {
          const { price, basePrice, promotion, period } = offerOn(set, day);
          const original_price = promotion && basePrice;
          return price === present.price
            ? []
            : [{ name: period && period.name, price, original_price }];
        });
        const listed = listedPrices(present.price, spans);
        expect(listed.prices).toEqual(spans.filter((_, index) => index < LISTED_SPANS_MAX));
        const coming = days.slice(0, LISTED_SPANS_MAX + 1);
        expect(coming.map((day) => currentOffer({ ...pkg, ...listed }, day).price)).toEqual(
          expected.slice(0, LISTED_SPANS_MAX + 1).map(([other]) => (other ?? present).price),
        );
        expect(listed.price_from).toBe(
          Math.min(...expected.map(([other]) => (other ?? present).price)),
        );
        const holding = days.map((day) => spans.filter((span) => hasDay(span, day)));
        expect(
          holding.map((each) =>
            each.map(({ name, price, original_price }) => ({ name, price, original_price })),
          ),
        ).toEqual(expected);
        expect(days.map((day) => currentOffer(pkg, day).price)).toEqual(
          days.map((day) => offerOn(set, day).price),
        );
      }),
      { numRuns: 1_000 },
    );
  });
});
