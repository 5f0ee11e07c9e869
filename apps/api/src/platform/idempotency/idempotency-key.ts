import type { IncomingMessage } from 'node:http';
import { ApiHeader } from '@nestjs/swagger';
import { invalid } from '../errors';

const MAX_LENGTH = 64;

/** Visible ASCII characters. */
const KEY = new RegExp(`^[!-~]{1,${MAX_LENGTH}}$`);

/**
 * The `Idempotency-Key` of a request; null without the header.
 *
 * @throws 422 for what is none
 */
export function readIdempotencyKey({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  // Node joins a header that was sent twice with a comma and a space.
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw invalid(`Idempotency-Key harus berupa 1 sampai ${MAX_LENGTH} karakter ASCII tanpa spasi`);
}

/** Describes the header. */
export const ApiIdempotencyKey = (): MethodDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: MAX_LENGTH, pattern: '^[!-~]+$' },
    description:
      'Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat ' +
      'with the same key gets the same response and changes nothing',
  });
