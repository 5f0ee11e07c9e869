import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A file of 2 KB, whose 50 megapixels of 12 bits with transparency take 1.3 GB to decode. It was made with
 * sharp, which takes several seconds: `create` of 7071 x 7071 pixels, `toColourspace('rgb16')`,
 * `avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' })`.
 */
export async function heavyPicture() {
  const bytes = await readFile(join(__dirname, 'heavy-picture.avif'));
  return new Blob([new Uint8Array(bytes)], { type: 'image/avif' });
}
