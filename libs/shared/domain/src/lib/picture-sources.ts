/** The formats that pages choose from, best first. Other browsers get the JPEG. */
export const SOURCE_FORMATS = ['avif', 'webp'] as const;

/** One `<source>` of a picture. */
export interface PictureSource {
  type: `image/${(typeof SOURCE_FORMATS)[number]}`;
  srcset: string;
}

/** @param stem what the URLs of the files begin with, up to their width */
export const pictureSources = (stem: string, widths: readonly number[]): PictureSource[] =>
  SOURCE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcset: widths.map((width) => `${stem}${width}.${format} ${width}w`).join(', '),
  }));
