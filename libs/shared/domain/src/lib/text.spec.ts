import fc from 'fast-check';
import { codePointLength, hasForbiddenControl, isBlank, searchTerm, truncate } from './text';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('\r', '\n', '\r\n', 'a', '😀', '\ud83d') }),
);

describe('codePointLength', () => {
  it.each([
    ['', 0],
    ['kopi ☕', 6],
    ['👨‍👩‍👧', 5],
    ['e\u0301', 2],
    ['\ude00\ud83d', 2],
  ])('counts %p as %i', (text, length) => expect(codePointLength(text)).toBe(length));

  it('agrees with counting one by one', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(codePointLength(text)).toBe([...text.replaceAll('\r\n', '\n')].length);
      }),
    );
  });
});

describe('hasForbiddenControl', () => {
  it.each(['', 'Nasi\tLiwet', 'a\nb\r\nc\rd', 'kopi ☕😀', 'a\u00a0b', 'a\u200bb\u2028'])(
    'allows %p',
    (text) => expect(hasForbiddenControl(text)).toBe(false),
  );

  it('rejects every control character but line breaks and tabs, and only these', () => {
    const rejected = [];
    for (let code = 0; code <= 0xffff; code += 1) {
      if (hasForbiddenControl(`a${String.fromCharCode(code)}b`)) rejected.push(code);
    }
    const range = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index);
    expect(rejected).toEqual([
      ...range(0x00, 0x08),
      ...range(0x0b, 0x0c),
      ...range(0x0e, 0x1f),
      ...range(0x7f, 0x9f),
      ...range(0xd800, 0xdfff),
    ]);
  });
});

describe('isBlank', () => {
  it.each(['', ' \t\n\u00a0\u3000', '\u200b\u2060', '\u00ad', '\u202e', '\u{e0100}', '\u3164'])(
    'is true for %j',
    (text) => expect(isBlank(text)).toBe(true),
  );

  it.each(['a', '0', '.', '\u200bx', '❤\ufe0f', '👨\u200d👩', '\u0301', '\ufffd'])(
    'is false for %j',
    (text) => expect(isBlank(text)).toBe(false),
  );

  it('agrees with trimming on ordinary text', () => {
    const typed = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', 'a', 'é', '😀') });
    fc.assert(fc.property(typed, (text) => expect(isBlank(text)).toBe(text.trim() === '')));
  });
});

describe('searchTerm', () => {
  it.each([
    [null, ''],
    ['kopi', 'kopi'],
    ['a'.repeat(100), 'a'.repeat(100)],
    ['a'.repeat(101), 'a'.repeat(100)],
    ['😀'.repeat(101), '😀'.repeat(100)],
  ])('of %p is %p', (text, expected) => {
    expect(searchTerm(text)).toBe(expected);
  });
});

describe('truncate', () => {
  it.each([
    ['Jeruk manis', 5, 'Jeruk…'],
    ['😀😀😀', 2, '😀😀…'],
    ['a\r\nbc', 2, 'a\r\n…'],
    ['a', 0, '…'],
  ])('truncates %p after %i to %p', (text, length, expected) => {
    expect(truncate(text, length)).toBe(expected);
  });

  it('keeps a text that fits, and exactly the first characters of one that does not', () => {
    fc.assert(
      fc.property(anyText, fc.nat({ max: 20 }), (text, length) => {
        const truncated = truncate(text, length);
        if (codePointLength(text) <= length) {
          expect(truncated).toBe(text);
        } else {
          const prefix = truncated.slice(0, -1);
          expect(truncated.endsWith('…')).toBe(true);
          expect(text.startsWith(prefix)).toBe(true);
          expect(codePointLength(prefix)).toBe(length);
        }
      }),
    );
  });
});
