/** The formats that pages choose from, best first. Other browsers get the JPEG. */
export const SOURCE_FORMATS = ['avif', 'webp'] as const;

/** The columns of an image that name its files. */
interface NamedFiles {
  readonly width: number;
  readonly widths: readonly number[];
  readonly portraitCrop: string | null;
  readonly portraitWidths: readonly number[] | null;
}

/** The names of all files that the row of an image names, as `processImage` makes them. */
export function imageFileNames({
  width,
  widths,
  portraitCrop,
  portraitWidths,
}: NamedFiles): string[] {
  const names = (prefix: string, each: readonly number[]) =>
    each.flatMap((size) => SOURCE_FORMATS.map((format) => `${prefix}${size}.${format}`));
  const crop = portraitCrop && portraitWidths ? names(`${portraitCrop}-`, portraitWidths) : [];
  return [...names('', widths), `${width}.jpg`, ...crop];
}
