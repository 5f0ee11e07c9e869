import fc from 'fast-check';

import { bestPromotion, isPromotionActive } from './promotions';

describe('isPromotionActive', () => {
  it.each([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2026-11-21', true],
  ])('until %s on 20 November: %p', (validUntil, active) => {
    expect(isPromotionActive({ validUntil }, '2026-11-20')).toBe(active);
  });
});

describe('bestPromotion', () => {
  const today = '2026-11-20';

  it('agrees with sorting by the three rules, in any order', () => {
    const day = fc.integer({ min: 18, max: 23 }).map((value) => `2026-11-${value}`);
    const list = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 100 }),
        discountPercent: fc.constantFrom(5, 10, 100),
        validUntil: day,
        weekdays: fc.constantFrom([], [5], [1, 2]),
      }),
      { selector: ({ id }) => id, maxLength: 12 },
    );
    fc.assert(
      fc.property(list, (promotions) => {
        const [expected = null] = promotions
          .filter(({ validUntil }) => validUntil >= today)
          // It is a Friday.
          .filter(({ weekdays }) => weekdays.length === 0 || weekdays[0] === 5)
          .sort(
            (a, b) =>
              b.discountPercent - a.discountPercent ||
              b.validUntil.localeCompare(a.validUntil) ||
              a.id - b.id,
          );
        expect(bestPromotion(promotions, today)).toBe(expected);
        expect(bestPromotion([...promotions].reverse(), today)).toBe(expected);
      }),
    );
  });
});
