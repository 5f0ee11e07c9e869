import fc from 'fast-check';

import { addDays } from '../calendar';
import { isOnWeekday } from '../days';
import { discountedPrice } from '../money';
import { offerOn, type PeriodPrice } from './day-offer';
import { listedPrices } from './other-prices';
import { LISTED_SPANS_MAX } from './price-span';
import {
  nextOffer,
  nextPromotionDay,
  promotionPrices,
  promotionPriceUntil,
} from './promotion-prices';

const FRIDAY = '2026-11-27';
const period = (more: Partial<PeriodPrice>): PeriodPrice => ({
  id: 1,
  name: 'Akhir Pekan',
  from: null,
  until: null,
  weekdays: [6, 7],
  price: 375_000,
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...more,
});
const promotion = { discount_percent: 20, valid_until: '2026-12-31', weekdays: [1, 2, 3, 4] };

/** As a response of `today` has it. */
function offered(
  basePrice: number,
  periods: readonly PeriodPrice[],
  percent: number,
  today: string,
  of?: typeof promotion,
) {
  const pricesOn = (day: string) => {
    const original_price = offerOn({ basePrice, periods, promotions: [] }, day).price;
    return { price: discountedPrice(original_price, percent), original_price };
  };
  const spans = promotionPrices({ basePrice, periods }, percent, today);
  const next = of && nextPromotionDay(of, today);
  return {
    ...pricesOn(today),
    prices: listedPrices(0, spans).prices,
    ...(of && { next_offer: next ? { date: next, ...pricesOn(next) } : null }),
  };
}

describe('nextOffer', () => {
  it.each([
    // A Saturday of a weekend that costs more, seen from a Friday and on the day itself.
    [FRIDAY, '2026-11-30', 280_000, 350_000],
    ['2026-11-28', '2026-11-30', 280_000, 350_000],
    ['2026-12-24', '2026-12-24', 320_000, 400_000],
    // A response of yesterday in an open tab.
    ['2026-12-25', '2026-12-28', 320_000, 400_000],
  ])('on %s is that of %s: %i instead of %i', (today, day, price, originalPrice) => {
    const christmas = period({
      id: 2,
      from: '2026-12-24',
      until: '2027-01-04',
      weekdays: [],
      price: 400_000,
    });
    for (const received of [today, addDays(today, -1)]) {
      const pkg = offered(350_000, [period({}), christmas], 20, received);
      expect(nextOffer(pkg, promotion, today)).toEqual({ day, price, originalPrice });
    }
  });

  it('is null where no day is left', () => {
    const pkg = offered(350_000, [], 20, FRIDAY);
    expect(nextOffer(pkg, { ...promotion, valid_until: '2026-11-29' }, FRIDAY)).toBeNull();
  });

  const weekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7]);
  const day = fc.integer({ min: -10, max: 40 }).map((distance) => addDays(FRIDAY, distance));
  const periods = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      days: fc.option(fc.tuple(day, fc.integer({ min: 0, max: 20 }))),
      weekdays,
      price: fc.constantFrom(1, 280_000, 350_000, 400_001),
    }),
    { maxLength: 4 },
  );

  it('is the price of the promotion by the base price of the next day on which it holds', () => {
    fc.assert(
      fc.property(
        periods,
        weekdays,
        fc.constantFrom(1, 20, 33, 100),
        fc.integer({ min: 0, max: 3 }),
        (found, days, percent, age) => {
          const list = found.map(({ days: span, ...rest }) =>
            period({
              ...rest,
              ...(span && { from: span[0], until: addDays(span[0], span[1]) }),
            }),
          );
          const today = addDays(FRIDAY, age);
          let next = today;
          while (!isOnWeekday(days, next)) next = addDays(next, 1);
          const terms = { basePrice: 350_000, periods: list, promotions: [] };
          const base = offerOn(terms, next).basePrice;
          const until = { discount_percent: percent, valid_until: '2027-01-31', weekdays: days };
          const pkg = offered(350_000, list, percent, FRIDAY, until);
          const offer = nextOffer(pkg, until, today);
          // An older response with as many spans as there may be may lack that of the day.
          const isUnknown = offer === null && age > 0 && pkg.prices.length === LISTED_SPANS_MAX;
          const originalPrice = base;
          const expected = { day: next, price: discountedPrice(base, percent), originalPrice };
          expect(offer).toEqual(isUnknown ? null : expected);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('promotionPriceUntil', () => {
  it.each([
    ['its end, on every day', [], '2026-12-20', [], '2026-12-20'],
    ['the day before a period', [], '2026-12-31', [{ from: '2026-12-24' }], '2026-12-23'],
    ['the end of a period', [], '2026-12-31', [{ until: '2026-11-29' }], '2026-11-29'],
    ['its end, before a period', [], '2026-12-20', [{ from: '2026-12-24' }], '2026-12-20'],
    ['its last day of the week', [5, 6], '2026-12-31', [], '2026-11-28'],
    ['its end, after the days that are looked at', [], '2027-12-31', [], '2027-12-31'],
  ])('is %s', (_name, weekdays, valid_until, spans, expected) => {
    const list = spans.map((span) =>
      period({ from: '2026-11-20', until: '2027-01-04', weekdays: [], ...span }),
    );
    const pkg = offered(350_000, list, 20, FRIDAY);
    expect(promotionPriceUntil(pkg, { valid_until, weekdays }, FRIDAY)).toBe(expected);
  });
});
