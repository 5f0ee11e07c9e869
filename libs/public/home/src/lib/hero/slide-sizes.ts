import type { Slide } from '@lereng/web-data-access/slides';
import type { ResponsiveImage } from '@lereng/web-ui';

/** The part of the screen's height that a hero takes on a phone, in percent. */
const HERO_HEIGHT = 94;
/**
 * On a screen held upright a wide picture reaches far beyond both sides, so that it would ask for
 * several times the pixels that are seen. It is told that it needs a little more than half of them:
 * on a small dense screen nobody sees the difference, and this is what a visitor with one bar of
 * signal waits for.
 */
const ENOUGH = 0.55;

/** `sizes` of a picture that covers the hero, whatever the shape of either. */
export function slideSizes({
  image_width: width,
  image_height: height,
}: Pick<ResponsiveImage, 'image_width' | 'image_height'>): string {
  const upright = Math.round((width / height) * HERO_HEIGHT * ENOUGH);
  return `(min-aspect-ratio: 1/1) 100vw, max(100vw, ${upright}svh)`;
}

/** Width by height of a slide's upright cut. */
const CUT = 5 / 8;
/** Phones. A tablet is so wide that a cut would lose its head and foot there. */
const UPRIGHT_SCREENS = '(max-aspect-ratio: 7/10)';
/**
 * The cut fills these screens, whose pixels are mostly so small and so many that seven tenths of them
 * are as sharp to the eye. What is saved is half of the bytes that a visitor waits for.
 */
const ENOUGH_OF_CUT = 0.7;
const cutSizes = (share: number) =>
  `max(${100 * share}vw, ${Math.round(HERO_HEIGHT * CUT * share)}svh)`;
const CUT_SIZES = `(min-resolution: 1.5x) ${cutSizes(ENOUGH_OF_CUT)}, ${cutSizes(1)}`;

/** A slide's picture, which screens that are held upright take from its middle. */
export function slidePicture(slide: Slide): ResponsiveImage {
  const cuts = slide.image_upright_sources.map((source) => ({
    ...source,
    media: UPRIGHT_SCREENS,
    sizes: CUT_SIZES,
  }));
  return { ...slide, image_sources: [...cuts, ...slide.image_sources] };
}
