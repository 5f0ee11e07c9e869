import type { Head } from '@lereng/web-feature';

/** Size of preview images, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** The preview image of a page with its own. */
export function previewImage(url: string, alt: string): Head['image'] {
  return { url, ...SIZE, alt };
}
