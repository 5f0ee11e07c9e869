import { DEFAULT_PREVIEW_IMAGE, type Head } from '@lereng/web-feature';
import type { Venue } from '../venue/venue';
import { words } from '../words';

/** Size of preview images, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** The preview image of a page with its own. */
export function previewImage(url: string, alt: string): Head['image'] {
  return { url, ...SIZE, alt };
}

/** The preview image of the venue, for all other pages. */
export function venuePreview({ previewUrl, siteName }: Venue): Head['image'] {
  return previewImage(previewUrl ?? DEFAULT_PREVIEW_IMAGE, words.preview(siteName));
}
