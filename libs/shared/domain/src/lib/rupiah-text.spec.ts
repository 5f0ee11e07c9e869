import fc from 'fast-check';
import { formatRupiah } from './money';
import { isLargePriceChange, readRupiah } from './rupiah-text';

const amounts = fc.integer({ min: 1, max: 1_000_000_000 });

it.each([
  ['Rp25.000,-', 25_000],
  ['25.000.-', 25_000],
  ['Rp 25.000,–', 25_000],
  ['25.000,00', 25_000],
  ['25000,00', 25_000],
  ['IDR 25,000.00', 25_000],
  ['1,250,000', 1_250_000],
  ['25 000', 25_000],
  ['\u202a25.000\u202c', 25_000],
  ['22rb', 22_000],
  ['Rp 22 RIBU rupiah', 22_000],
  ['22,5rb', 22_500],
  ['22k', 22_000],
  ['1,5jt', 1_500_000],
  ['1.5 juta', 1_500_000],
  ['25.000 rupiah', 25_000],
  // A comma may begin decimals, and groups of thousands may have been meant already.
  ['25,000', NaN],
  ['25,00', NaN],
  ['25.00', NaN],
  ['25.000,50', NaN],
  ['22.500rb', NaN],
  ['ribu', NaN],
  ['25.000/orang', NaN],
  ['20.000-25.000', NaN],
  ['\u200e', null],
  ['', null],
])('reads %j as %p', (text, amount) => expect(readRupiah(text)).toBe(amount));

it('reads every amount in each of the usual ways', () => {
  const ways: ((amount: number) => string)[] = [
    String,
    formatRupiah,
    (amount) => `${formatRupiah(amount)},-`,
    (amount) => `\u2068${formatRupiah(amount)}\u2069`,
    (amount) => `  ${formatRupiah(amount).replace(' ', '')} `,
  ];
  fc.assert(
    fc.property(amounts, fc.constantFrom(...ways), (amount, way) => {
      expect(readRupiah(way(amount))).toBe(amount);
    }),
  );
});

it('never reads a part of a rupiah, nor less than nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.,rbjtk -]{0,12}$/), (text) => {
      const amount = readRupiah(text);
      if (amount !== null && !Number.isNaN(amount)) {
        expect(Number.isInteger(amount) && amount >= 0).toBe(true);
      }
    }),
  );
});

it('calls a change large above half of the former price', () => {
  expect(isLargePriceChange(32_000, 48_000)).toBe(false);
  expect(isLargePriceChange(32_000, 48_001)).toBe(true);
  expect(isLargePriceChange(32_000, 16_000)).toBe(false);
  expect(isLargePriceChange(32_000, 15_999)).toBe(true);
  fc.assert(
    fc.property(amounts, amounts, (from, to) => {
      expect(isLargePriceChange(from, to)).toBe(to > from * 1.5 || to < from * 0.5);
    }),
  );
});
