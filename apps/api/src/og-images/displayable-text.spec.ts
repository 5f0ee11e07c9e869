import { displayableText, hasDisplayableLetter } from './displayable-text';

describe('displayableText', () => {
  it.each([
    ['letters of Latin alphabets and signs', 'Kopi Łódź – “Ğ” 5.000', 'Kopi Łódź – “Ğ” 5.000'],
    ['Vietnamese', 'Phở bò Đà Lạt', 'Phở bò Đà Lạt'],
    ['letters that faces have only as base and marks', 'lǎo Ṭūr ẖ', 'lǎo Ṭūr ẖ'],
    ['a hyphen that does not break, as one that does', 'jeep\u2011senja', 'jeep\u2010senja'],
    ['symbols', '½ 5 m² → ★ € №', '½ 5 m² → ★ € №'],
    ['emoji, composed ones too', '☕ Teh 🍊 👩‍👩‍👧 👍🏽 1⃣ 🇮🇩', '☕ Teh 🍊 👩‍👩‍👧 👍🏽 1⃣ 🇮🇩'],
    ['no letters that no face covers', 'Teh ไทย  한국 poci', 'Teh poci'],
    ['no Chinese, kana or Arabic', '火山茶 Teh 臺灣 かな قهوة susu', 'Teh susu'],
    ['no Greek, Hebrew or Cyrillic', 'Ελλάς שלום чай', ''],
    ['nothing of a text without any', '𓀀 𓀁', ''],
    ['no letter under a mark that no face covers', 'tu\u0489eh', 'teh'],
    ['single spaces', ' satu\r\n\tdua\u2003tiga ', 'satu dua tiga'],
    ['no controls and overrides', 'a\u0000b\u200b\u00ad\u202ec\u2066d', 'abcd'],
    ['no selectors of presentation', '❤\ufe0f', '❤'],
    ['no halves of characters, none of private use', 'a\ud800b\udc00c\ue000\u{100000}', 'abc'],
    ['composed letters', 're\u0301', 'ré'],
    ['no joiners but between emoji', 'a\u200db\u200cc', 'abc'],
    ['markup', '<b>&amp;</b>', '<b>&amp;</b>'],
    ['nothing', '', ''],
  ])('has %s', (_name, text, displayable) => {
    expect(displayableText(text)).toBe(displayable);
  });

  it('ends where no picture has room any more', () => {
    expect(displayableText('teh '.repeat(5_000))).toHaveLength(299);
  });
});

it.each([
  ...['Teh', 'é', '火山茶 Teh', '☕ a'].map((name) => [name, true] as const),
  ...['', '火山茶', 'قهوة', '茶 ☕ 25', '☕🍊', '1945', '\ud800'].map(
    (name) => [name, false] as const,
  ),
])('hasDisplayableLetter of %j is %s', (name, expected) => {
  expect(hasDisplayableLetter(name)).toBe(expected);
});
