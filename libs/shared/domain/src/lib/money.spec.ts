import fc from 'fast-check';
import { LOCALES } from './locale';
import { discountedPrice, formatRupiah, originalPrice } from './money';

const base = fc.integer({ min: 1, max: 1_000_000_000 });
const discount = fc.integer({ min: 0, max: 100 });

describe('discountedPrice', () => {
  it.each([
    [350_000, 10, 315_000],
    [3, 50, 2],
  ])('reduces %i by %i percent to %i', (price, percent, expected) => {
    expect(discountedPrice(price, percent)).toBe(expected);
  });

  it('agrees with exact integer arithmetic, halves upwards', () => {
    fc.assert(
      fc.property(base, discount, (price, percent) => {
        const exact = (BigInt(price) * BigInt(100 - percent) + 50n) / 100n;
        expect(discountedPrice(price, percent)).toBe(Number(exact));
      }),
    );
  });
});

describe('originalPrice', () => {
  it('estimates the base from the reduced price', () => {
    expect(originalPrice(315_000, 10)).toBe(350_000);
    expect(originalPrice(350_000, 0)).toBe(350_000);
  });

  it('is null from 100 percent on', () => {
    expect(originalPrice(0, 100)).toBeNull();
    expect(originalPrice(5, 120)).toBeNull();
  });

  it('is an integer that gives the reduced price again', () => {
    fc.assert(
      fc.property(base, fc.integer({ min: 0, max: 99 }), (price, percent) => {
        const reduced = discountedPrice(price, percent);
        const guess = originalPrice(reduced, percent) ?? NaN;
        expect(Number.isInteger(guess)).toBe(true);
        expect(discountedPrice(guess, percent)).toBe(reduced);
      }),
    );
  });
});

describe('formatRupiah', () => {
  it.each([
    [350_000, 'Rp 350.000'],
    [0, 'Rp 0'],
    [-0, 'Rp 0'],
    [999, 'Rp 999'],
    [1_234.5, 'Rp 1.235'],
    [-25_000, '-Rp 25.000'],
  ])('formats %d as %s', (amount, expected) => {
    expect(formatRupiah(amount)).toBe(expected);
  });

  it('groups digits as another language does, and then as Indonesian again', () => {
    expect(formatRupiah(350_000, 'en')).toBe('Rp 350,000');
    expect(formatRupiah(350_000)).toBe('Rp 350.000');
  });

  it.each(LOCALES)('groups digits in %s as Intl does', (locale) => {
    const { format } = new Intl.NumberFormat(locale);
    fc.assert(
      fc.property(base, (amount) => formatRupiah(amount, locale) === `Rp ${format(amount)}`),
    );
  });

  it('keeps every digit and uses plain characters only', () => {
    fc.assert(
      fc.property(base, (amount) => {
        const text = formatRupiah(amount);
        expect(text).toMatch(/^Rp \d{1,3}(\.\d{3})*$/);
        expect(Number(text.replace(/\D/g, ''))).toBe(amount);
      }),
    );
  });
});
