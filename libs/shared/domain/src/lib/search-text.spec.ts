import fc from 'fast-check';
import { foldForSearch } from './search-text';

const isFound = (name: string, query: string) => foldForSearch(name).includes(foldForSearch(query));

describe('foldForSearch', () => {
  it.each([
    ['Jum´at Berkah', "Jum'at"],
    ['Kopi Tubruk', ' kopi\u2003\t tubruk\u3000'],
    ['Ko\u200bpi Tub\u00adruk\u2060', 'kopi tubruk'],
    ['Jeruk 5″', 'jeruk 5"'],
    ['Crème Brûlée', 'creme brulee'],
    ['Bœuf', 'boeuf'],
    ['Straße', 'STRASSE'],
    ['İstanbul', 'istanbul'],
    ['Teh…', 'teh...'],
  ])('finds %j by %j', (name, query) => {
    expect(isFound(name, query)).toBe(true);
  });

  it.each([
    ['Kopi Tubruk', 'kopitubruk'],
    ['Jeruk', 'jeruk-'],
    ['Teh', 'tah'],
  ])('does not find %j by %j', (name, query) => {
    expect(isFound(name, query)).toBe(false);
  });

  // Each list looks alike, or like nothing at all.
  const ALIKE = [
    ["'", '’', '‘', '´', '`', '′', 'ʼ', '＇'],
    ['"', '“', '”', '„', '″', '«', '»', '＂'],
    ['-', '\u2010', '\u2011', '–', '—', '−', '－'],
    [' ', '\u00a0', '\u2009', '\u202f', '\u3000', '  ', ' \u200b ', '\t'],
    ['', '\u200b', '\u00ad', '\u2060', '\ufeff', '\u200e', '\ufe0f', '\u0301', '\u034f'],
    ['fi', 'ﬁ', 'FI', 'ｆｉ'],
    ['e', 'é', 'E', 'È', 'e\u0301', 'ẽ', 'ｅ'],
    ['ae', 'Æ', 'æ', 'AE'],
    ['k', 'K', 'Ｋ', '\u212a'],
    ['3', '３', '³', '₃'],
  ];
  const spelling = fc.array(
    fc
      .nat(ALIKE.length - 1)
      .chain((kind) =>
        fc.tuple(fc.constantFrom(...ALIKE[kind]!), fc.constantFrom(...ALIKE[kind]!)),
      ),
  );

  it('finds what looks alike, however either is written', () => {
    fc.assert(
      fc.property(spelling, fc.string(), fc.string(), (pairs, before, after) => {
        const [name, query] = [0, 1].map((side) => pairs.map((pair) => pair[side]).join(''));
        // A mark at the start would belong to what is before it.
        expect(isFound(`${before}${name}${after}`, query!)).toBe(true);
      }),
    );
  });

  it('finds a text by each part of it, and changes nothing when repeated', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, text, (before, query, after) => {
        expect(isFound(before + query + after, query)).toBe(true);
        expect(foldForSearch(foldForSearch(query))).toBe(foldForSearch(query));
      }),
    );
  });
});
