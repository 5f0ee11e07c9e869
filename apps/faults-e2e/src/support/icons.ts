import { ICONS } from '@lereng/api-site/images';
import sharp from 'sharp';

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
}

/**
 * Holds that the manifest names the icons that it should, and that each icon is served as a whole PNG of the size that
 * is said.
 *
 * @param own what the paths of the owner's icons begin with; undefined for the built-in ones
 * @returns how many of the owner's were served
 */
export async function expectIcons(origin: string, own: string | undefined): Promise<number> {
  const manifest = (await (await fetch(`${origin}/site.webmanifest`)).json()) as Manifest;
  const listed = manifest.icons
    .filter(({ type }) => type === 'image/png')
    .map(({ src, sizes }) => ({ src, size: sizes }));
  const owned = ICONS.map(({ name, size }) => ({
    src: `${own}-${name}.png`,
    size: `${size}x${size}`,
  }));
  const beginnings = listed.map(({ src }) => src.replace(/(-maskable)?-\d+\.png$/, ''));
  expect(beginnings).toEqual(Array(4).fill(own ?? '/icon'));
  const expected = own === undefined ? listed : [...listed, ...owned];
  const served = expected.map(async ({ src }) => ({ src, size: await sizeOf(`${origin}${src}`) }));
  expect(await Promise.all(served)).toEqual(expected);
  return own === undefined ? 0 : owned.length;
}

/** Width and height of a PNG that can be decoded; anything else is said as it is. */
async function sizeOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) return `status ${response.status}`;
  const image = sharp(await response.arrayBuffer(), { failOn: 'error' });
  const { format } = await image.metadata();
  const { info } = await image.raw().toBuffer({ resolveWithObject: true });
  return format === 'png' ? `${info.width}x${info.height}` : format;
}
