import { createHash } from 'node:crypto';

/** These are about 160 bits, too many for a collision by chance. */
const DIGEST_LENGTH = 27;

/** The ETag of every response with this body. Weak, because it is the same in every encoding. */
export function entityTag(body: Buffer | string): string {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, DIGEST_LENGTH);
  return `W/"${digest}"`;
}

/** The ETag of a handler's result, which is sent as this JSON. */
export function entityTagOf(result: object): string {
  return entityTag(JSON.stringify(result));
}

/**
 * Whether `If-Match` or `If-None-Match` names this ETag, or `*`. Proxies turn strong ETags into weak
 * ones, so only what is between the quotes is compared.
 */
export function matchesEntityTag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((candidate) => opaque(candidate) === opaque(etag));
}
