import * as fc from 'fast-check';

export const long = (length: number) => 'a'.repeat(length);

/** Texts that no field of a name's kind takes. */
export const BAD_NAMES: [string, string | undefined][] = [
  ['missing', undefined],
  ['empty', ''],
  ['blank', '   '],
  ['blank in Unicode', '\u00a0\u2003\ufeff'],
  ['only line breaks', '\r\n\r\n'],
  ['one code point too long', long(151)],
  ['151 code points beyond the basic plane', '🍊'.repeat(151)],
  ['far too long', long(60_000)],
  ['with NUL', 'Kopi\u0000'],
  ['with a bell', 'Kopi\u0007Tubruk'],
  ['with DEL', 'Kopi\u007f'],
  ['with a C1 control', 'Kopi\u0085'],
  ['with an escape sequence', '\u001b[31mKopi'],
];

export const BAD_PRICES: [string, string | undefined][] = [
  ['missing', undefined],
  ['empty', ''],
  ['blank', '  '],
  ['zero', '0'],
  ['zeros', '000'],
  ['negative', '-1'],
  ['with a plus', '+15000'],
  ['grouped', '350.000'],
  ['grouped in English', '350,000'],
  ['with decimals', '15000.5'],
  ['exponential', '1e3'],
  ['hexadecimal', '0x10'],
  ['binary', '0b11'],
  ['with a unit', 'Rp 15000'],
  ['in other digits', '١٥٠٠٠'],
  ['in full-width digits', '１５０００'],
  ['one above the limit', '1000000001'],
  ['beyond safe integers', '9007199254740993'],
  ['beyond all numbers', '9'.repeat(400)],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['null', 'null'],
  ['two words', '15 000'],
];

export const BAD_TEXTS: [string, string][] = [
  ['one code point too long', long(5_001)],
  ['with NUL', 'Kopi\u0000'],
  ['with a vertical tab', 'Kopi\u000b'],
];

export const BAD_URLS: [string, unknown][] = [
  ['missing', undefined],
  ['empty', ''],
  ['blank', '  '],
  ['a word', 'instagram'],
  ['without a scheme', 'instagram.com/lereng'],
  ['a script', 'javascript:alert(1)'],
  ['a script that looks like an email address', 'javascript:alert@example.com'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['another scheme', 'ftp://example.com'],
  ['with a user', 'https://admin@example.com/'],
  ['with user and password', 'https://admin:kopi@example.com/'], // secretlint-disable-line
  ['without a host', 'https://'],
  ['without a host but with a path', 'https:///path'],
  ['with white space in its host', 'https://exa mple.com'],
  ['one too long', `https://example.com/${long(2_048 - 19)}`],
  ['with a line break', 'https://example.com/\nfoo'],
  ['with NUL', 'https://example.com/\u0000'],
  ['null', null],
  ['a number', 1],
  ['a list', ['https://example.com']],
  ['an object', {}],
];

/** Files that claim to be pictures and are none. */
export const BAD_PICTURES: [string, Blob][] = [
  ['web page', '<!doctype html><script>alert(1)</script>'],
  ['vector drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['empty file', ''],
  ['PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj'],
].map(([name = '', content = '']) => [name, new Blob([content], { type: 'image/jpeg' })]);

/** A file of one byte more than a picture may have. */
export const tooLarge = () => new Blob([new Uint8Array(5_242_881)], { type: 'image/jpeg' });

const control = fc
  .tuple(
    fc.string(),
    fc.integer({ min: 0, max: 31 }).filter((code) => ![9, 10, 13].includes(code)),
    fc.string(),
  )
  .map(([head, code, tail]) => `${head}x${String.fromCharCode(code)}x${tail}`);

/** Values outside of the rules, as many as one likes. */
export const generated = {
  /** Texts with a character that no text may hold. */
  control,
  badName: fc.oneof(
    fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0') }),
    fc
      .string({ unit: 'grapheme', minLength: 151, maxLength: 400 })
      // A form with U+FFFD is refused before its rules: it cannot be distinguished from a broken byte.
      .filter((text) => !text.includes('\ufffd'))
      .map((text) => `x${text}x`),
    control,
  ),
  badPrice: fc.oneof(
    fc.string().filter((text) => !/^\d+$/.test(text.trim())),
    fc.bigInt({ min: 1_000_000_001n }).map(String),
    fc.integer({ max: 0 }).map(String),
    fc
      .double()
      .filter((n) => !Number.isInteger(n))
      .map(String),
  ),
};
