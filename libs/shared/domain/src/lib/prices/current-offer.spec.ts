import { currentOffer } from './current-offer';

describe('currentOffer', () => {
  const day = (date: string, price: number, original_price: number | null = null) => {
    return { from: date, until: date, weekdays: [], name: null, price, original_price };
  };
  const listed = (
    id: number,
    discount_percent: number,
    valid_until: string,
    weekdays: number[] = [],
  ) => {
    return { id, discount_percent, valid_until, weekdays };
  };
  const NO_DISCOUNT = { originalPrice: null, discountPercent: null, promotion: null };
  const plain = { price: 350_000, discount_percent: null, promotion: null, prices: [] };
  const reduced = {
    price: 315_000,
    original_price: 350_000,
    discount_percent: 10,
    promotion: listed(1, 10, '2026-11-20'),
    prices: [
      day('2026-11-21', 280_000, 350_000),
      { ...day('2026-11-22', 350_000), until: '2026-12-31' },
    ],
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
    const unknown = { ...reduced, original_price: null };
    expect(currentOffer(unknown, '2026-11-20').originalPrice).toBe(350_000);
    const free = { ...unknown, price: 0, discount_percent: 100 };
    expect(currentOffer(free, '2026-11-20')).toMatchObject({ price: 0, originalPrice: null });
  });

  it('has no discount where rounding takes all of it away, today or later', () => {
    const promotion = listed(1, 4, '2026-11-30');
    const cheap = {
      price: 10,
      original_price: 10,
      discount_percent: 4,
      promotion,
      prices: [day('2026-11-21', 12, 12)],
    };
    expect(currentOffer(cheap, '2026-11-20')).toEqual({ ...NO_DISCOUNT, price: 10 });
    expect(currentOffer(cheap, '2026-11-21')).toEqual({ ...NO_DISCOUNT, price: 12 });
    const estimated = { ...cheap, original_price: null };
    expect(currentOffer(estimated, '2026-11-20')).toEqual({ ...NO_DISCOUNT, price: 10 });
  });

  it('has the price of a later day, and the best of the other promotions of that day', () => {
    const others = [
      reduced.promotion,
      listed(2, 50, '2026-11-20'),
      listed(3, 5, '2026-12-01'),
      listed(4, 20, '2026-11-21'),
      // Not on a Saturday.
      listed(5, 90, '2026-12-01', [1, 2]),
    ];
    expect(currentOffer(reduced, '2026-11-20', others).promotion).toEqual(reduced.promotion);
    expect(currentOffer(reduced, '2026-11-21', others)).toEqual({
      price: 280_000,
      originalPrice: 350_000,
      discountPercent: 20,
      promotion: others[3],
    });
    expect(currentOffer(reduced, '2026-11-21')).toMatchObject({ price: 280_000, promotion: null });
    expect(currentOffer(reduced, '2026-11-22', others)).toEqual(currentOffer(plain, '2026-11-22'));
    expect(currentOffer(plain, '2026-11-21', others)).toEqual(currentOffer(plain, '2026-11-21'));
  });

  it('has no discount on a later day of the same price without a promotion', () => {
    const same = { ...reduced, prices: [] };
    expect(currentOffer(same, '2026-11-21')).toEqual({
      price: 315_000,
      originalPrice: null,
      discountPercent: null,
      promotion: null,
    });
  });

  it("comes back to the response's promotion on its days of the week", () => {
    const promotion = listed(1, 10, '2026-12-31', [5]);
    const everyOther = {
      ...day('2026-11-21', 350_000),
      until: '2026-12-31',
      weekdays: [1, 2, 3, 4, 6, 7],
    };
    const weekly = { ...reduced, promotion, prices: [everyOther] };
    const offers = ['2026-11-20', '2026-11-21', '2026-11-27'].map((each) =>
      currentOffer(weekly, each),
    );
    expect(offers.map(({ price }) => price)).toEqual([315_000, 350_000, 315_000]);
    expect(offers.map((each) => each.promotion)).toEqual([promotion, null, promotion]);
  });
});
