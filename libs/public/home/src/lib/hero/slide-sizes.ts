import type { Slide } from '@lereng/web-data-access/slides';
import type { ResponsiveImage } from '@lereng/web-ui';

/** Height of the hero on a phone, in svh. */
const HERO_HEIGHT = 94;
/**
 * On a portrait screen a landscape picture overflows on both sides, so its full width would be
 * several times the visible pixels. On a small dense screen 55 percent look the same.
 */
const LANDSCAPE_PIXEL_SHARE = 0.55;

/** `sizes` of a picture that covers the hero. */
export function slideSizes({
  image_width: width,
  image_height: height,
}: Pick<ResponsiveImage, 'image_width' | 'image_height'>): string {
  const heightShare = Math.round((width / height) * HERO_HEIGHT * LANDSCAPE_PIXEL_SHARE);
  return `(min-aspect-ratio: 1/1) 100vw, max(100vw, ${heightShare}svh)`;
}

/** Aspect ratio of a slide's portrait crop. */
const PORTRAIT_ASPECT = 5 / 8;
/** Phones; on the wider screen of a tablet the crop would lose its top and bottom. */
const PORTRAIT_MEDIA = '(max-aspect-ratio: 7/10)';
/** On dense screens, 70 percent of the pixels look the same, with half the bytes. */
const DENSE_PIXEL_SHARE = 0.7;
const portraitSizes = (share: number) =>
  `max(${100 * share}vw, ${Math.round(HERO_HEIGHT * PORTRAIT_ASPECT * share)}svh)`;
const PORTRAIT_SIZES = `(min-resolution: 1.5x) ${portraitSizes(DENSE_PIXEL_SHARE)}, ${portraitSizes(1)}`;

/** A slide's picture, with its portrait crop on portrait screens. */
export function slidePicture(slide: Slide): ResponsiveImage {
  const portraitSources = slide.image_portrait_sources.map((source) => ({
    ...source,
    media: PORTRAIT_MEDIA,
    sizes: PORTRAIT_SIZES,
  }));
  return { ...slide, image_sources: [...portraitSources, ...slide.image_sources] };
}
