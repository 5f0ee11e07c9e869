/**
 * Where a page may take things from. Scripts come from this site alone, and never from the markup,
 * so text that slipped into a page as markup can run nothing. Style attributes are allowed: they
 * carry an image's placeholder and its proportions.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  // Content may name an image elsewhere; the back office previews a chosen file.
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  'frame-src https://www.openstreetmap.org',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');
