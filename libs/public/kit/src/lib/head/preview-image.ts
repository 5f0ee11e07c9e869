import type { Head } from '@lereng/web-feature';
import builtIn from '../../assets/preview.jpeg';
import type { Venue } from '../venue/venue';
import { words } from '../words';

/** What chats ask of a preview picture, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** The preview picture of something that has its own. */
export function previewImage(url: string, alt: string): Head['image'] {
  return { url, ...SIZE, alt };
}

/** The preview picture of pages about the venue as a whole. */
export function venuePreview({ previewUrl, siteName }: Venue): Head['image'] {
  return previewImage(previewUrl ?? builtIn, words.preview(siteName));
}
