/**
 * Writes the faces of preview images, and which characters they cover; both are committed. Their
 * packages are large, so they are installed for this alone, and not saved:
 *   npm install --no-save @expo-google-fonts/plus-jakarta-sans@0.4.2 \
 *     @expo-google-fonts/noto-emoji@0.4.7
 *   node tools/fonts/make-og-image-fonts.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { writeCoverage } from './og-image-coverage.mjs';

const { resolve } = createRequire(import.meta.url);
const ASSETS = new URL('../../apps/api/src/og-images/og-image-assets/', import.meta.url);

/** Face in the package of its family -> file. */
const FACES = [
  { from: 'plus-jakarta-sans/600SemiBold/PlusJakartaSans_600SemiBold', to: 'PlusJakartaSans-600' },
  {
    from: 'plus-jakarta-sans/800ExtraBold/PlusJakartaSans_800ExtraBold',
    to: 'PlusJakartaSans-800',
  },
  { from: 'noto-emoji/700Bold/NotoEmoji_700Bold', to: 'NotoEmoji-700' },
];

const copyrights = new Set();
let licence = '';
for (const { from, to } of FACES) {
  const face = await readFile(resolve(`@expo-google-fonts/${from}.ttf`));
  await writeFile(new URL(`${to}.ttf`, ASSETS), face);
  console.log(`${to}: ${face.length} bytes`);

  const [family] = from.split('/');
  const text = await readFile(resolve(`@expo-google-fonts/${family}/LICENSE_FONT`), 'utf8');
  const [copyright] = text.split('\n', 1);
  copyrights.add(`${family}: ${copyright}`);
  licence = text.slice(copyright.length);
}
await writeFile(new URL('OFL.txt', ASSETS), [...copyrights].join('\n') + licence);
await writeCoverage();
