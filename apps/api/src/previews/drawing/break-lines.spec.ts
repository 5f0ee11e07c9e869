import { breakEvenly, breakLines } from './break-lines';

/** Every character is one wide. */
const widthOf = (text: string): number => [...text].length;

describe('breakLines', () => {
  it('breaks between words', () => {
    expect(breakLines('kopi tubruk lereng', 11, 3, widthOf)).toEqual({
      lines: ['kopi tubruk', 'lereng'],
      whole: true,
    });
  });

  it('breaks within a word that no line holds', () => {
    expect(breakLines('ya abcdefghij', 4, 9, widthOf).lines).toEqual(['ya', 'abcd', 'efgh', 'ij']);
  });

  it('says that something is missing, within the width', () => {
    expect(breakLines('satu dua tiga empat', 8, 2, widthOf)).toEqual({
      lines: ['satu dua', 'tiga…'],
      whole: false,
    });
    expect(breakLines('satu dua tiga', 8, 1, widthOf).lines).toEqual(['satu du…']);
    expect(breakLines('abcdefgh', 4, 1, widthOf).lines).toEqual(['abc…']);
  });

  it('ends even where nothing fits', () => {
    expect(breakLines('abc', 0, 2, widthOf)).toEqual({ lines: ['a', '…'], whole: false });
  });
});

describe('breakEvenly', () => {
  it('leaves no last word alone', () => {
    expect(breakEvenly('jeep pagi ke kawah', 16, 3, widthOf).lines).toEqual([
      'jeep pagi',
      'ke kawah',
    ]);
  });

  it('tears no word apart for it', () => {
    expect(breakEvenly('abcdefghijklmno p', 16, 3, widthOf).lines).toEqual([
      'abcdefghijklmno',
      'p',
    ]);
  });

  it('leaves one line, and lines that are cut, as they are', () => {
    expect(breakEvenly('satu dua', 8, 2, widthOf).lines).toEqual(['satu dua']);
    expect(breakEvenly('satu dua tiga', 8, 1, widthOf).lines).toEqual(['satu du…']);
  });
});
