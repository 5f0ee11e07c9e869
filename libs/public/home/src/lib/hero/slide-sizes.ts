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
