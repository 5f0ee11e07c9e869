import { NewPasswordRule } from './new-password-rule';

const rule = new NewPasswordRule(async () => 'Kebun Jeruk Selorejo');

describe('NewPasswordRule', () => {
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
    expect(await rule.findFlaw(password, 'pemilik')).toBe('guessable');
  });

  it.each(['kopi tua 1', 'kopi luwak', 'teh poci pagi', 'wedang uwuh 🌋', 'x8Kq-zP2wLr0'])(
    'takes what is not: %j',
    async (password) => expect(await rule.findFlaw(password, 'pemilik')).toBeNull(),
  );

  it('says first that a password is a name alone', async () => {
    expect(await rule.findFlaw('-- KEBUN JERUK SELOREJO 2026', 'pemilik')).toBe('name');
    expect(await rule.findFlaw('Pemilik 123456789', 'pemilik')).toBe('name');
  });

  it('is done in a moment with the longest password', async () => {
    const longest = Array.from({ length: 200 }, (_, n) =>
      String.fromCodePoint(97 + ((n * n) % 26)),
    );
    expect(await rule.findFlaw(longest.join(''), 'pemilik')).toBeNull();
  });
});
