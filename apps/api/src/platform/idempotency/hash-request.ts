import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { UploadedFile } from '../validation/uploaded-file';

/**
 * Two requests are the same if their method, path and parsed body are, in whatever order and form the fields
 * were sent. The hash of these is SHA-256 in base64url. A password is left out: the hash is stored, and so quick to
 * compute that a password could be guessed by it.
 */
export function hashRequest({
  method,
  originalUrl,
  body,
}: Pick<Request, 'method' | 'originalUrl' | 'body'>): string {
  const [path] = originalUrl.split('?', 1);
  return sha256(JSON.stringify([method, path, canonical(body)]));
}

/** Replaces files by their hashes, and objects by sorted pairs, which cannot be mistaken for a list. */
function canonical(value: unknown): unknown {
  if (value instanceof UploadedFile) return { file: sha256(value.bytes) };
  if (Array.isArray(value)) return { list: value.map(canonical) };
  if (typeof value !== 'object' || value === null) return value;
  return {
    fields: Object.entries(value)
      .filter(([name]) => name !== 'password')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, canonical(field)]),
  };
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('base64url');
}
