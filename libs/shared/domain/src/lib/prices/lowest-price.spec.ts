import fc from 'fast-check';
import { addDays, consecutiveDays, isoWeekday } from '../calendar';
import { offerOn, type PackageTerms } from './day-offer';
import { lowestPrice } from './lowest-price';
import { hasOtherPrices, otherPriceLines } from './other-price-lines';
import { listedPrices, otherPrices } from './other-prices';
import { PRICE_DAYS } from './price-span';

const TODAY = '2026-11-27';

const terms: fc.Arbitrary<PackageTerms> = fc
  .array(
    fc.record({
      start: fc.integer({ min: -10, max: 110 }),
      length: fc.integer({ min: 0, max: 40 }),
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      price: fc.constantFrom(100_000, 150_000, 200_000),
    }),
    { maxLength: 8 },
  )
  .map((periods) => ({
    basePrice: 120_000,
    promotions: [],
    periods: periods.map(({ start, length, ...rest }, id) => {
      const from = addDays(TODAY, start);
      return { ...rest, id, name: 'Musim', from, until: addDays(from, length), updatedAt: '' };
    }),
  }));

const response = (all: PackageTerms) => ({
  price: offerOn(all, TODAY).price,
  discount_percent: null,
  promotion: null,
  prices: otherPrices(all, TODAY),
});

it('is the lowest of today and of the later days on which the venue is open', () => {
  fc.assert(
    fc.property(terms, fc.subarray([1, 2, 3, 4, 5, 6, 7]), (all, closed) => {
      const pkg = response(all);
      const isClosed = (day: string) => closed.includes(isoWeekday(day));
      const later = consecutiveDays(addDays(TODAY, 1), PRICE_DAYS).filter((day) => !isClosed(day));
      const open = [TODAY, ...later].map((day) => offerOn(all, day).price);
      expect(lowestPrice(pkg, TODAY, isClosed)).toBe(Math.min(...open));
      const isOther = open.some((price) => price !== pkg.price);
      expect(hasOtherPrices(pkg, TODAY, isClosed)).toBe(isOther);
      expect(otherPriceLines(pkg, TODAY, isClosed).length > 0).toBe(isOther);
    }),
  );
});

it('is that of the whole response for the row of a list, while the venue never closes', () => {
  fc.assert(
    fc.property(terms, (all) => {
      const pkg = response(all);
      const listed = { ...pkg, ...listedPrices(pkg.price, pkg.prices) };
      const never = () => false;
      expect(lowestPrice(listed, TODAY, never)).toBe(lowestPrice(pkg, TODAY, never));
    }),
  );
});
