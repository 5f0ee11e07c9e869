import url from '../assets/preview.jpeg';

/** URL of the preview image of links to the site until there is a home image. */
export const DEFAULT_PREVIEW_IMAGE: string = url;
