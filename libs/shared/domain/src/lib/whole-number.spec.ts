import fc from 'fast-check';
import { parseWholeNumber } from './whole-number';

const NOT_DIGITS = ['', '1\n', '0x10', '1n', '−5', '٣', 'NaN', '9007199254740992', '9'.repeat(400)];

describe('parseWholeNumber', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['007', 7],
    ['350000', 350_000],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('parses %p', (text, expected) => {
    expect(parseWholeNumber(text)).toBe(expected);
    expect(parseWholeNumber(text, { negative: true })).toBe(expected);
  });

  it.each(NOT_DIGITS)('rejects %p', (text) => {
    expect(parseWholeNumber(text)).toBeNull();
    expect(parseWholeNumber(text, { negative: true })).toBeNull();
    expect(parseWholeNumber(`-${text}`, { negative: true })).toBeNull();
  });

  it('returns no -0', () => {
    expect(parseWholeNumber('-0', { negative: true })).toBe(0);
  });

  it('parses every whole number', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(parseWholeNumber(String(value), { negative: true })).toBe(value);
        expect(parseWholeNumber(String(value))).toBe(value < 0 ? null : value);
      }),
    );
  });

  it('accepts digits only', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789-+.,e x_'), maxLength: 15 }),
        (text) => {
          expect(parseWholeNumber(text) === null).toBe(!/^[0-9]{1,15}$/.test(text));
        },
      ),
      // From sixteen digits on, a number may be inexact; the cases above cover those.
      { numRuns: 500 },
    );
  });
});
