import { codePointLength } from '@lereng/shared-domain';
import fc from 'fast-check';
import { findPasswordFlaw, isUsername } from './password-flaw';

describe('findPasswordFlaw', () => {
  it.each([
    ['kopi tua 1', null],
    ['  kopi 🌋  ', null],
    ['☕️🌋☕️🌋☕️🌋', null],
    ['🌋'.repeat(200), null],
    ['🌋'.repeat(201), 'too-long'],
    ['kopi ku', 'too-short'],
    ['🌋'.repeat(7), 'too-short'],
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
    expect(findPasswordFlaw(value)).toBe(flaw);
  });

  it('is about length alone, of visible texts', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', ' ', '🌋'), maxLength: 300 }),
        (text) => {
          const password = `${text}a`;
          const length = codePointLength(password);
          const expected = length < 8 ? 'too-short' : length > 200 ? 'too-long' : null;
          expect(findPasswordFlaw(password)).toBe(expected);
        },
      ),
    );
  });
});

describe('isUsername', () => {
  it('ignores the case', () => {
    expect(isUsername('Pemilik Kebun', 'pemilik kebun')).toBe(true);
    expect(isUsername('pemilik kebun 1', 'pemilik kebun')).toBe(false);
  });
});
