import { isAdminPath } from '@lereng/shared-domain';

/** The map on which the owner points out the place. */
const MAP_TILES = 'https://tile.openstreetmap.org';

/** Where pictures may come from. Content that visitors see may name an image elsewhere. */
const PUBLIC_IMAGES = "img-src 'self' data: blob: https:";
/** The token is within reach of a page of the back office, so a picture's URL must not carry it away. */
const ADMIN_IMAGES = `img-src 'self' data: blob: ${MAP_TILES}`;

/**
 * Where a page may take things from. Scripts come from this site alone, and never from the markup,
 * so text that slipped into a page as markup can run nothing. Style attributes are allowed: they
 * carry an image's placeholder and its proportions.
 */
const policyWith = (images: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    images,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

const PUBLIC_POLICY = policyWith(PUBLIC_IMAGES);
const ADMIN_POLICY = policyWith(ADMIN_IMAGES);

/** The value of `Content-Security-Policy` for the page at a path. */
export const pagePolicy = (path: string): string =>
  isAdminPath(path) ? ADMIN_POLICY : PUBLIC_POLICY;
