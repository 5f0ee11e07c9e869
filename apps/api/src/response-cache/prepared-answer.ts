import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding';

/** An answer whose bytes are ready to be sent, in every form that a client may ask for. */
export interface PreparedAnswer {
  readonly status: number;
  /** Headers of the content itself; those of the connection and the policy come when it is sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>;
}

export interface AnswerContent {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|javascript|xml)|image\/svg)/;
/** Below this, compression saves no packet. */
const WORTH_BYTES = 1_024;
/** Kept answers are made anew about once a minute: a good size for a few milliseconds. */
const BROTLI_QUALITY = 6;

/** Prepares an answer, compressed on Node's worker threads where that is worth it. */
export async function prepareAnswer(content: AnswerContent): Promise<PreparedAnswer> {
  const { headers, body } = content;
  const compressible =
    body.length >= WORTH_BYTES && COMPRESSIBLE.test(headers['Content-Type'] ?? '');
  if (!compressible) return assembleAnswer(content, {});
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    promisify(gzip)(body),
  ]);
  return assembleAnswer(content, { br, gzip: zipped });
}

/** An answer with compressed forms that were made elsewhere. */
export function assembleAnswer(
  { status, headers, body }: AnswerContent,
  compressed: Partial<Record<Exclude<Encoding, 'identity'>, Buffer>>,
): PreparedAnswer {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return { status, headers, etag: `W/"${digest}"`, bodies: { ...compressed, identity: body } };
}

/** Bytes of memory that an answer takes, near enough. */
export function answerBytes({ bodies }: PreparedAnswer): number {
  const overhead = 1_024;
  return Object.values(bodies).reduce((sum, body) => sum + body.length, overhead);
}
