/**
 * Writes which code points the faces of preview images cover, as their cmap tables say: the first and
 * the last one of each range.
 *   node tools/fonts/og-image-coverage.mjs [file]
 *
 * `make-og-image-fonts.mjs` does so too. What this writes is committed.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';

const FOLDER = new URL('../../apps/api/src/og-images/', import.meta.url);
const ASSETS = new URL('og-image-assets/', FOLDER);
const COVERAGE = new URL('font-coverage.gen.json', FOLDER);

/** @returns the code points of all faces, each of them once, in their order */
async function coveredCodePoints() {
  const covered = new Set();
  for (const name of await readdir(ASSETS)) {
    if (!name.endsWith('.ttf')) continue;
    const face = new Face(new Blob(await readFile(new URL(name, ASSETS))));
    for (const code of face.collectUnicodes()) covered.add(code);
  }
  return [...covered].sort((one, other) => one - other);
}

function rangesOf(codes) {
  const ranges = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range && range[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** @param file its path or URL */
export async function writeCoverage(file = COVERAGE) {
  const ranges = rangesOf(await coveredCodePoints());
  await writeFile(file, `${JSON.stringify(ranges)}\n`);
}

if (argv[1] === fileURLToPath(import.meta.url)) await writeCoverage(argv[2]);
