// Hosts of image services; a value that names one is an address already, even without a scheme.
const CLOUD_IMAGE_HOST = /cloudinary\.com|imagekit\.io|imgix\.net|googleusercontent\.com/i;

/**
 * The address of an image as a page uses it. A value that begins with `http`, or names the host of
 * a cloud image service, is used as it is; every other is a path on the server and gets `origin`
 * (scheme and host, without a path; empty for the page's own) in front. No value gives none.
 */
export function imageUrl(value: string, origin: string): string {
  if (value === '' || /^http/i.test(value) || CLOUD_IMAGE_HOST.test(value)) return value;
  return `${origin.replace(/\/+$/, '')}/${value.replace(/^\/+/, '')}`;
}
