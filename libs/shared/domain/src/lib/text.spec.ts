import fc from 'fast-check';
import {
  codePointLength,
  hasForbiddenControl,
  isBlank,
  nameKey,
  searchTerm,
  truncate,
  withoutControlCharacters,
} from './text';

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
    ['a\u0000b\nc\u0085d', 'abcd'],
  ])('of %p is %p', (text, expected) => {
    expect(searchTerm(text)).toBe(expected);
  });
});

describe('withoutControlCharacters', () => {
  it.each([
    ['/menu/3', '/menu/3'],
    ['/order/a%20b%2F%C3%80%C2%A0', '/order/a%20b%2F%C3%80%C2%A0'],
    ['/order/a%00b%0Ac%1fd%7Fe%C2%80f%c2%9fg', '/order/abcdefg'],
    ['/order/a\u0000b\u0085c', '/order/abc'],
  ])('of %j is %s', (path, rest) => expect(withoutControlCharacters(path)).toBe(rest));
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

describe('nameKey', () => {
  it.each([
    ['Instagram', ' iNSTAGRAM\t'],
    ['whatsapp', '\u3000WhatsApp\u00a0'],
    ['Café', 'CAFE\u0301'],
  ])('treats %p like %p', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

  it.each([
    ['instagram', 'instagrams'],
    ['Café', 'Cafe'],
    ['x', 'х'],
    ['tik tok', 'tiktok'],
    ['a', ''],
  ])('distinguishes %p from %p', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));

  it('gives both cases of every character one key, and is idempotent', () => {
    const wrong: string[] = [];
    let tried = 0;
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const text = String.fromCodePoint(code);
      if (!/\p{Changes_When_Casemapped}/u.test(text)) continue;
      tried += 1;
      const key = nameKey(text);
      const same = [text.toLowerCase(), text.toUpperCase(), key].every(
        (form) => nameKey(form) === key,
      );
      if (!same) wrong.push(`U+${code.toString(16)}`);
    }
    expect(tried).toBeGreaterThan(2_000);
    expect(wrong).toEqual([]);
  });
});
