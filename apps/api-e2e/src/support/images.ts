import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A small picture with detail in it, as an upload. */
export async function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg',
  { width, height } = { width: 400, height: 300 },
) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const bytes = await sharp({
    create: { width, height, channels: 3, background: 'tan', noise },
  })
    .toFormat(format)
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: `image/${format}` });
}

/** A picture so small that it costs next to nothing: for what does not look at its pixels. */
export async function tinyPicture() {
  const bytes = await sharp({ create: { width: 48, height: 36, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

/**
 * A file of 2 KB, whose 50 megapixels of 12 bits with transparency take 1.3 GB to decode. It was made with
 * sharp, which takes several seconds: `create` of 7071 x 7071 pixels, `toColourspace('rgb16')`,
 * `avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' })`.
 */
export async function heavyPicture() {
  const bytes = await readFile(join(__dirname, 'heavy-picture.avif'));
  return new Blob([new Uint8Array(bytes)], { type: 'image/avif' });
}
