import { withoutTrailingSlashes } from './trailing-slashes';

// Hosts of image services; a value that contains one is a URL even without a scheme.
const CLOUD_IMAGE_HOST = /cloudinary\.com|imagekit\.io|imgix\.net|googleusercontent\.com/i;

/**
 * The URL of an image. A value that starts with `http` or contains an image service's host is used
 * as it is; any other is a path on the server, prefixed with `origin` (empty for a relative URL).
 */
export function imageUrl(value: string, origin: string): string {
  if (value === '' || /^http/i.test(value) || CLOUD_IMAGE_HOST.test(value)) return value;
  return `${withoutTrailingSlashes(origin)}/${value.replace(/^\/+/, '')}`;
}
