import { codePointLength } from '@lereng/shared-domain';
import fc from 'fast-check';
import { findTextFlaw, isName } from './password-flaw';

describe('findTextFlaw', () => {
  it.each([
    ['kopi tua 1', null],
    ['  kopi 🌋  ', null],
    ['☕️🌋☕️🌋☕️🌋🌋', null],
    ['🌋'.repeat(200), null],
    ['🌋'.repeat(201), 'too-long'],
    ['kopi ku 1', 'too-short'],
    ['🌋'.repeat(9), 'too-short'],
    ['', 'missing'],
    ['          ', 'missing'],
    ['\u200b'.repeat(8), 'missing'],
    [undefined, 'missing'],
    [12345678, 'missing'],
    ['kopi\u0000susu', 'control-character'],
    ['kopi\tsusu', 'control-character'],
    ['kopi susu\r\n', 'control-character'],
    ['kopi susu \ud800', 'control-character'],
  ])('of %j is %p', (value, flaw) => {
    expect(findTextFlaw(value)).toBe(flaw);
  });

  it('is about length alone, of visible texts', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', ' ', '🌋'), maxLength: 300 }),
        (text) => {
          const password = `${text}a`;
          const length = codePointLength(password);
          const expected = length < 10 ? 'too-short' : length > 200 ? 'too-long' : null;
          expect(findTextFlaw(password)).toBe(expected);
        },
      ),
    );
  });
});

describe('isName', () => {
  it.each([
    ['Pemilik Kebun', true],
    ['  pemilik kebun 2026!', true],
    ['--PEMILIK KEBUN--', true],
    ['🌋pemilik kebun🌋', true],
    ['pemilik kebun pemilik kebun', true],
    ['pemilik kebun1Pemilik Kebun1', true],
    ['pemilik kebun sore', false],
    ['pemilik kebun sore pemilik kebun', false],
    ['pemilikkebun', false],
    ['2026', false],
    ['', false],
  ])('of %j is %p', (password, isIt) => {
    expect(isName(password, ' Pemilik Kebun1 ')).toBe(isIt);
  });

  it('compares names without letters as they are', () => {
    expect(isName(' 1234567890', '1234567890')).toBe(true);
    expect(isName('0987654321', '1234567890')).toBe(false);
  });
});
