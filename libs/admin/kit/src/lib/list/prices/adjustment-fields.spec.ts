import { LIMITS } from '@lereng/shared-domain';
import fc from 'fast-check';
import { adjustedPrice } from './adjustment-fields';

it.each([
  [15_000, 10, 1, 16_500],
  [15_000, 10, 1_000, 17_000],
  [15_000, 10, 500, 16_500],
  [12_345, 0, 500, 12_500],
  [12_500, 0, 500, 12_500],
  [15_000, -10, 1, 13_500],
  [15_000, -100, 1, 1],
  [1_000_000_000, 10, 1, 1_000_000_000],
])('%i by %i percent in steps of %i is %i', (price, percent, roundTo, expected) => {
  expect(adjustedPrice(price, { percent, amount: 0, roundTo })).toBe(expected);
});

it.each([
  [350_000, 50_000, 1, 400_000],
  [350_000, -50_000, 1, 300_000],
  [349_900, 50_000, 1_000, 400_000],
  [350_000, -400_000, 500, 1],
  [1_000_000_000, 50_000, 1, 1_000_000_000],
])('%i and %i rupiah in steps of %i is %i', (price, amount, roundTo, expected) => {
  expect(adjustedPrice(price, { percent: 0, amount, roundTo })).toBe(expected);
});

it('is a multiple of the step within the limits, and grows with the price', () => {
  const price = fc.integer({ min: LIMITS.priceMin, max: LIMITS.priceMax });
  fc.assert(
    fc.property(
      price,
      price,
      fc.integer({ min: -100, max: 100 }),
      fc.integer({ min: -100_000, max: 100_000 }),
      fc.constantFrom(1, 500, 1_000),
      (a, b, percent, amount, roundTo) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((each) =>
          adjustedPrice(each, { percent, amount, roundTo }),
        ) as [number, number];
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(LIMITS.priceMin);
        expect(high).toBeLessThanOrEqual(LIMITS.priceMax);
        if (low > LIMITS.priceMin) expect(low % roundTo).toBe(0);
      },
    ),
  );
});
