/** Kinds of image that the API takes, and HEIC, which few devices read. */
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

/** How many bytes of a file's beginning `imageKind` reads. */
export const IMAGE_START_BYTES = 256;

const SIGNATURES: readonly (readonly [string, ImageKind])[] = [
  ['\xff\xd8\xff', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
];

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRAND = /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)$/;

/**
 * The kind of an image from its first bytes, whatever its name and claimed type are. Null for anything else,
 * and for a file that is too short to be an image.
 */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  if (bytes.length < 16) return null;
  const start = String.fromCharCode(...bytes.subarray(0, IMAGE_START_BYTES));
  const found = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (found) return found[1];
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp';
  const brands = brandsOf(start);
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRAND.test(brand)) ? 'heic' : null;
}

/** The brands of a file of ISO media: the major one, and after a version number the compatible ones. */
function brandsOf(start: string): string[] {
  if (start.slice(4, 8) !== 'ftyp') return [];
  const size = [0, 1, 2, 3].reduce((sum, at) => sum * 256 + start.charCodeAt(at), 0);
  const box = start.slice(8, size);
  return [box.slice(0, 4), ...(box.slice(8).match(/[^]{4}/g) ?? [])];
}
