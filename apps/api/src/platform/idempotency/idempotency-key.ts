import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { invalid } from '../errors';
import { UploadedFile } from '../validation/form-field';

const MAX_LENGTH = 64;

/** Visible ASCII characters. */
const KEY = new RegExp(`^[!-~]{1,${MAX_LENGTH}}$`);

type Headers = Pick<IncomingMessage, 'headers'>;

function readKey(name: string, { headers }: Headers): string | null {
  const key = headers[name.toLowerCase()];
  if (key === undefined) return null;
  // Node joins a header that was sent twice with a comma and a space.
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw invalid(`${name} harus berupa 1 sampai ${MAX_LENGTH} karakter ASCII tanpa spasi`);
}

/** The `Idempotency-Key` of a request; null without the header. @throws 422 for an invalid one */
export const readIdempotencyKey = (request: Headers) => readKey('Idempotency-Key', request);

/** The `Save-Id` of a request, which is the key of another one; null without the header. @throws 422 for an invalid one */
export const readSaveId = (request: Headers) => readKey('Save-Id', request);

const ApiKey = (name: string, description: string): MethodDecorator =>
  ApiHeader({
    name,
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: MAX_LENGTH, pattern: '^[!-~]+$' },
    description,
  });

/** Describes the header. */
export const ApiIdempotencyKey = (): MethodDecorator =>
  ApiKey(
    'Idempotency-Key',
    'Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat ' +
      'with the same key gets the same response and changes nothing',
  );

/** Describes the header. */
export const ApiSaveId = (): MethodDecorator =>
  ApiKey(
    'Save-Id',
    'The `Idempotency-Key` of the request that began the same save. The history has one entry for the changes of a ' +
      'row in one save',
  );

/**
 * Two requests are the same if their method, path and parsed body are; the order of the fields and the form of the body
 * do not count. The hash of these is SHA-256 in base64url. A password is left out: the hash is stored, and so quick to
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
