import fc from 'fast-check';
import { findWordFlaw } from './find-password-flaw';

const NAMES = ['pemilik', 'Kebun Jeruk Selorejo'];

describe('The rule for new passwords', () => {
  it.each([
    'aaaaaaaaaa',
    '0123456789',
    'Password123!',
    'P@ssw0rd123',
    'bismillah123',
    `${' '.repeat(10)}.`,
    'Qwerty12345',
    'asdfghjkl;',
    'abcabcabcabc',
    'jakarta1234',
    '1qaz2wsx3edc',
    '081234567890',
    'a'.repeat(200),
  ])('refuses what is easy to guess: %j', async (password) => {
    expect(await findWordFlaw(password, NAMES)).toBe('guessable');
  });

  it.each(['kopi tua 1', 'kopi luwak', 'teh poci pagi', 'wedang uwuh 🌋', 'x8Kq-zP2wLr0'])(
    'takes what is not: %j',
    async (password) => expect(await findWordFlaw(password, NAMES)).toBeNull(),
  );

  it.each([
    '  basketball  ',
    'BasketBall    ',
    ' \u00a0basketball\u3000',
    '\u200bbasketball\u200b',
    'basket ball',
    'b a s k e t b a l l',
    'ｂａｓｋｅｔｂａｌｌ',
  ])('refuses a common word in another spelling: %j', async (password) =>
    expect(await findWordFlaw(password, NAMES)).toBe('guessable'),
  );

  it('judges a password without the spaces around it, its case and the number of its spaces', async () => {
    const spaces = fc.string({ unit: fc.constantFrom(' ', '\u00a0', '\u3000'), maxLength: 8 });
    const gap = spaces.map((more) => ` ${more}`);
    const words = fc.subarray(['basketball', 'sunshine', 'kopi', 'luwak', 'wedang', 'dragon'], {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(words, spaces, spaces, gap, fc.boolean(), async (typed, ...around) => {
        const [before, after, between, isUpper] = around;
        const spread = `${before}${typed.join(between)}${after}`;
        const plain = await findWordFlaw(typed.join(' '), NAMES);
        expect(await findWordFlaw(isUpper ? spread.toUpperCase() : spread, NAMES)).toBe(plain);
      }),
      { numRuns: 15 },
    );
  });

  it('finds a name whose spaces were repeated', async () => {
    expect(await findWordFlaw('kebun   jeruk \u00a0 selorejo', NAMES)).toBe('name');
  });

  it.each(['kebunjerukselorejo', 'KebunJeruk Selorejo 2026', 'kebun jeruksel orejo'])(
    'finds a name whose spaces are left out: %j',
    async (password) => expect(await findWordFlaw(password, NAMES)).toBe('name'),
  );

  it.each([
    'kebun-jeruk-selorejo',
    'Kebun_Jeruk_Selorejo 2026',
    'kebun.jeruk.selorejo',
    'kebun\u2013jeruk\u2013selorejo',
    'Kebun & Jeruk / Selorejo!',
  ])('finds a name with signs between its words: %j', async (password) =>
    expect(await findWordFlaw(password, NAMES)).toBe('name'),
  );

  it('says first that a password is a name alone', async () => {
    expect(await findWordFlaw('-- KEBUN JERUK SELOREJO 2026', NAMES)).toBe('name');
    expect(await findWordFlaw('Pemilik 123456789', NAMES)).toBe('name');
  });

  it('is done in a moment with the longest password', async () => {
    const longest = Array.from({ length: 200 }, (_, n) =>
      String.fromCodePoint(97 + ((n * n) % 26)),
    );
    expect(await findWordFlaw(longest.join(''), NAMES)).toBeNull();
  });
});
