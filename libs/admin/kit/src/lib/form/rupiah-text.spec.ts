import fc from 'fast-check';
import { groupRupiah, readRupiah, stepRupiah } from './rupiah-text';

describe('groupRupiah', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['350000', '350.000'],
    ['1000000000', '1.000.000.000'],
    ['350.0000', '3.500.000'],
    ['Rp 350 000', '350.000'],
    ['Rp. 350.000', '350.000'],
    ['00350', '350'],
    ['0', '0'],
  ])('writes %p as %p', (typed, grouped) => expect(groupRupiah(typed)).toBe(grouped));

  it.each(['-5000', '1,5', '1e3', '0x10', 'gratis', '35k'])('leaves %p as it is', (typed) =>
    expect(groupRupiah(typed)).toBe(typed),
  );
});

describe('readRupiah', () => {
  it('tells nothing from what is no whole number', () => {
    expect(readRupiah('')).toBeNull();
    expect(readRupiah('   ')).toBeNull();
    for (const typed of ['-5000', '1,5', '1e3', '0x10', 'gratis', 'Rp', '.']) {
      expect(readRupiah(typed)).toBeNaN();
    }
  });

  it('reads back every amount that it groups', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), (amount) => {
        const grouped = groupRupiah(String(amount));
        expect(readRupiah(grouped)).toBe(amount);
        expect(grouped.split('.').slice(1)).toEqual(grouped.match(/(?<=\.)\d{3}/g) ?? []);
      }),
    );
  });
});

describe('stepRupiah', () => {
  it.each([
    [null, 1, 1_000],
    [NaN, 1, 1_000],
    [0, -1, 0],
    [1_000, -1, 0],
    [350_500, 1, 351_000],
    [350_500, -1, 350_000],
    [350_000, 1, 351_000],
  ] as const)('goes from %p by %p to %p', (from, direction, to) =>
    expect(stepRupiah(from, 1_000, direction)).toBe(to),
  );
});
