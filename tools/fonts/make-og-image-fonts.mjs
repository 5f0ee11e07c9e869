/**
 * Writes the faces of preview images, which are committed. Their packages are large, so they are
 * installed for this alone, and not saved:
 *   npm install --no-save @expo-google-fonts/plus-jakarta-sans@0.4.2 \
 *     @expo-google-fonts/noto-sans-arabic@0.4.3 @expo-google-fonts/noto-emoji@0.4.7 \
 *     @expo-google-fonts/noto-sans-sc@0.4.3
 *   node tools/fonts/make-og-image-fonts.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { TextDecoder } from 'node:util';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const ASSETS = new URL('../../apps/api/src/og-images/og-image-assets/', import.meta.url);

/** Face in the package of its family -> file; with `characters`, only those are taken. */
const FACES = [
  { from: 'plus-jakarta-sans/600SemiBold/PlusJakartaSans_600SemiBold', to: 'PlusJakartaSans-600' },
  {
    from: 'plus-jakarta-sans/800ExtraBold/PlusJakartaSans_800ExtraBold',
    to: 'PlusJakartaSans-800',
  },
  { from: 'noto-sans-arabic/700Bold/NotoSansArabic_700Bold', to: 'NotoSansArabic-700' },
  { from: 'noto-emoji/700Bold/NotoEmoji_700Bold', to: 'NotoEmoji-700' },
  {
    from: 'noto-sans-sc/700Bold/NotoSansSC_700Bold',
    to: 'NotoSansSC-700',
    // The most frequent characters of China and of Taiwan, kana, and the signs that go with them.
    characters: [
      ...twoByteCharacters('gbk', [0xb0, 0xd7], [0xa1, 0xfe]),
      ...twoByteCharacters('big5', [0xa4, 0xc6], [0x40, 0xfe]),
      ...range(0x3000, 0x30ff),
      ...range(0xff00, 0xffef),
    ].join(''),
  },
];

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}

/** The ideographs of a part of a national standard. */
function twoByteCharacters(encoding, [firstLead, lastLead], [firstTrail, lastTrail]) {
  const decoder = new TextDecoder(encoding);
  const characters = [];
  for (let lead = firstLead; lead <= lastLead; lead += 1) {
    for (let trail = firstTrail; trail <= lastTrail; trail += 1) {
      characters.push(decoder.decode(Uint8Array.of(lead, trail)));
    }
  }
  return characters.filter((text) => /^\p{Script=Han}$/u.test(text));
}

const copyrights = new Set();
let licence = '';
for (const { from, to, characters } of FACES) {
  const whole = await readFile(resolve(`@expo-google-fonts/${from}.ttf`));
  const face = characters ? await subsetFont(whole, characters, { targetFormat: 'sfnt' }) : whole;
  await writeFile(new URL(`${to}.ttf`, ASSETS), face);
  console.log(`${to}: ${face.length} of ${whole.length} bytes`);

  const [family] = from.split('/');
  const text = await readFile(resolve(`@expo-google-fonts/${family}/LICENSE_FONT`), 'utf8');
  const [copyright] = text.split('\n', 1);
  copyrights.add(`${family}: ${copyright}`);
  licence = text.slice(copyright.length);
}
await writeFile(new URL('OFL.txt', ASSETS), [...copyrights].join('\n') + licence);
