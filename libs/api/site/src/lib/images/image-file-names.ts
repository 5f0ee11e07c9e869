import { SOURCE_FORMATS } from '@lereng/shared-domain';

/** An icon that is made from a picture. */
interface Icon {
  /** In the name of its file. */
  readonly name: string;
  /** Pixels of a side. */
  readonly size: number;
  /**
   * The part of a side that the picture takes, on the pages' ground: devices cut the edges off. It is left out where
   * the whole square is the picture, with its transparency.
   */
  readonly inner?: number;
}

/** The square in the circle of 80 percent that every mask leaves. */
const SAFE_SQUARE = 0.8 * Math.SQRT1_2;

export const ICONS: readonly Icon[] = [
  { name: '32', size: 32 },
  // A home screen of iOS rounds the corners alone.
  { name: '180', size: 180, inner: 0.8 },
  { name: '192', size: 192 },
  { name: '512', size: 512 },
  { name: 'maskable-192', size: 192, inner: SAFE_SQUARE },
  { name: 'maskable-512', size: 512, inner: SAFE_SQUARE },
];

/** The columns of an image that name its files. */
interface NamedFiles {
  readonly width: number;
  readonly widths: readonly number[];
  readonly portraitCrop: string | null;
  readonly portraitWidths: readonly number[] | null;
  readonly icons: string | null;
}

/** The names of all files that the row of an image names, as `processImage` makes them. */
export function imageFileNames({
  width,
  widths,
  portraitCrop,
  portraitWidths,
  icons,
}: NamedFiles): string[] {
  const names = (prefix: string, each: readonly number[]) =>
    each.flatMap((size) => SOURCE_FORMATS.map((format) => `${prefix}${size}.${format}`));
  const crop = portraitCrop && portraitWidths ? names(`${portraitCrop}-`, portraitWidths) : [];
  const pngs = icons === null ? [] : ICONS.map(({ name }) => `${icons}-${name}.png`);
  return [...names('', widths), `${width}.jpg`, ...crop, ...pngs];
}
