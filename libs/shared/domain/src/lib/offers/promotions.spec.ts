import fc from 'fast-check';

import { discountedPrice } from '../money';
import { bestPromotion, currentOffer, isPromotionActive } from './promotions';

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

describe('currentOffer', () => {
  const plain = { price: 350_000, discount_percent: null, promotion: null };
  const reduced = {
    price: 315_000,
    original_price: 350_000,
    discount_percent: 10,
    promotion: { id: 1, valid_until: '2026-11-20' },
  };

  it('is the price alone without a promotion', () => {
    expect(currentOffer(plain, '2026-11-20')).toEqual({
      price: 350_000,
      originalPrice: null,
      discountPercent: null,
      promotion: null,
    });
  });

  it("uses the response's price before the discount", () => {
    expect(currentOffer(reduced, '2026-11-20')).toEqual({
      price: 315_000,
      originalPrice: 350_000,
      discountPercent: 10,
      promotion: reduced.promotion,
    });
  });

  it('estimates it if missing, and never divides by zero', () => {
    const { price, discount_percent, promotion } = reduced;
    const unknown = { price, discount_percent, promotion };
    expect(currentOffer(unknown, '2026-11-20').originalPrice).toBe(350_000);
    const free = { ...unknown, price: 0, discount_percent: 100 };
    expect(currentOffer(free, '2026-11-20')).toMatchObject({ price: 0, originalPrice: null });
  });

  it('drops the discount after the last day', () => {
    expect(currentOffer(reduced, '2026-11-21')).toEqual(currentOffer(plain, '2026-11-21'));
  });

  it('hands over to the best of the other promotions after the last day', () => {
    const listed = (id: number, discount_percent: number, valid_until: string) => ({
      id,
      discount_percent,
      valid_until,
    });
    const others = [
      listed(1, 10, '2026-11-20'),
      listed(2, 50, '2026-11-20'),
      listed(3, 5, '2026-12-01'),
      listed(4, 20, '2026-11-21'),
    ];
    expect(currentOffer(reduced, '2026-11-20', others).promotion).toEqual(reduced.promotion);
    expect(currentOffer(reduced, '2026-11-21', others)).toEqual({
      price: 280_000,
      originalPrice: 350_000,
      discountPercent: 20,
      promotion: others[3],
    });
    expect(currentOffer(reduced, '2026-11-22', others)).toMatchObject({ price: 332_500 });
    expect(currentOffer(reduced, '2026-12-02', others)).toEqual(currentOffer(plain, '2026-12-02'));
    expect(currentOffer(plain, '2026-11-21', others)).toEqual(currentOffer(plain, '2026-11-21'));
    const free = { price: 0, discount_percent: 100, promotion: { valid_until: '2026-11-20' } };
    expect(currentOffer(free, '2026-11-21', others)).toMatchObject({ price: 0, promotion: null });
  });

  it('always gives a finite price, at most the original one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.boolean(),
        fc.boolean(),
        (base, percent, known, over) => {
          const offer = currentOffer(
            {
              price: discountedPrice(base, percent),
              ...(known && { original_price: base }),
              discount_percent: percent,
              promotion: { valid_until: '2026-11-20' },
            },
            over ? '2026-11-21' : '2026-11-20',
          );
          expect(Number.isSafeInteger(offer.price)).toBe(true);
          if (offer.originalPrice !== null) {
            expect(Number.isSafeInteger(offer.originalPrice)).toBe(true);
            expect(offer.price).toBeLessThanOrEqual(offer.originalPrice);
          }
          if (known && over) expect(offer.price).toBe(base);
          if (known && !over) expect(offer.originalPrice).toBe(base);
        },
      ),
    );
  });
});
