/**
 * Makes the icons of home screens and old browsers from the mark in `favicon.svg`:
 *   node tools/icons/make-icons.mjs
 *
 * Run it again whenever the mark has changed; what it writes is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('../../apps/web/public/', import.meta.url);
const mark = await readFile(new URL('favicon.svg', folder), 'utf8');

/** The side of the drawing, as its `viewBox` says. */
const SIDE = 64;
/** A circle around sun and slope. */
const MIDDLE = { x: 32, y: 36 };
const REACH = 30.6;
/** Of a maskable icon a circle of this part of its side is always seen. */
const SAFE = 0.8;

/** The same drawing on a ground without rounded corners, for phones that cut their own shape. */
const square = mark.replace(/ rx="\d+"/, '');
/** The same, small enough that no shape cuts into it. */
const maskable = square
  .replace(/(<rect[^>]*\/>)/, (ground) => `${ground}<g transform="${intoSafety()}">`)
  .replace('</svg>', '</g></svg>');

function intoSafety() {
  const scale = (SIDE * SAFE) / 2 / REACH;
  return `translate(${SIDE / 2} ${SIDE / 2}) scale(${scale}) translate(${-MIDDLE.x} ${-MIDDLE.y})`;
}

/** A PNG of the drawing, rasterised at its size and not scaled up. */
function render(svg, size) {
  return sharp(Buffer.from(svg), { density: (72 * size) / SIDE })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100, effort: 10 })
    .toBuffer();
}

/** An ICO file of PNG pictures: a header, one entry of 16 bytes for each, then the pictures. */
function ico(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await render(mark, size) })),
);
const files = {
  'favicon.ico': ico(small),
  'apple-touch-icon.png': await render(square, 180),
  'icon-192.png': await render(mark, 192),
  'icon-512.png': await render(mark, 512),
  'icon-maskable-192.png': await render(maskable, 192),
  'icon-maskable-512.png': await render(maskable, 512),
  // In the corner of the site's preview image.
  '../../api/src/og-images/og-image-assets/mark.png': await render(mark, 104),
};
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(new URL(name, folder), bytes);
  console.log(`${name}  ${bytes.length} bytes`);
}
