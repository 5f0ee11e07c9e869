import fc from 'fast-check';
import { bestPromotion, isPromotionActive } from './promotions';

const promotion = (id: number, discountPercent: number, validUntil: string) => ({
  id,
  discountPercent,
  validUntil,
});

describe('isPromotionActive', () => {
  it('lasts through the whole of its last day', () => {
    expect(isPromotionActive({ validUntil: '2026-11-21' }, '2026-11-20')).toBe(true);
    expect(isPromotionActive({ validUntil: '2026-11-20' }, '2026-11-20')).toBe(true);
    expect(isPromotionActive({ validUntil: '2026-11-19' }, '2026-11-20')).toBe(false);
    expect(isPromotionActive({ validUntil: '2026-12-01' }, '2026-11-30')).toBe(true);
  });
});

describe('bestPromotion', () => {
  const today = '2026-11-20';

  it('is null without an active promotion', () => {
    expect(bestPromotion([], today)).toBeNull();
    expect(bestPromotion([promotion(1, 90, '2026-11-19')], today)).toBeNull();
  });

  it('takes the largest discount, even of one that ends sooner', () => {
    const best = promotion(2, 20, '2026-11-20');
    expect(bestPromotion([promotion(1, 10, '2027-01-01'), best], today)).toBe(best);
  });

  it('takes the one that ends last among equal discounts', () => {
    const best = promotion(9, 20, '2026-12-02');
    expect(bestPromotion([promotion(1, 20, '2026-12-01'), best], today)).toBe(best);
  });

  it('takes the lowest id among those that end together', () => {
    const best = promotion(3, 20, '2026-12-01');
    expect(bestPromotion([promotion(10, 20, '2026-12-01'), best], today)).toBe(best);
  });

  it('agrees with sorting by the three rules, whatever the order of the list', () => {
    const day = fc.integer({ min: 18, max: 23 }).map((value) => `2026-11-${value}`);
    const list = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 100 }),
        discountPercent: fc.constantFrom(5, 10, 100),
        validUntil: day,
      }),
      { selector: ({ id }) => id, maxLength: 12 },
    );
    fc.assert(
      fc.property(list, (promotions) => {
        const [expected = null] = promotions
          .filter(({ validUntil }) => validUntil >= today)
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
