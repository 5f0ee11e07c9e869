import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { entityTag } from '../platform/http/entity-tag';
import type { Encoding } from './accepted-encoding';

/** A response whose bytes are ready to be sent, in every encoding. */
export interface CachedResponse {
  readonly status: number;
  /** Headers of the content; those of the connection and of security are added when it is sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>;
  /** Kinds of content that it was made of: a change of any of them invalidates it. */
  readonly kinds: ReadonlySet<string>;
}

export interface ResponseContent {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  kinds?: ReadonlySet<string>;
}

const NO_KINDS: ReadonlySet<string> = new Set();

const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|javascript|xml)|image\/svg)/;
/** Compressing a smaller body saves no packet. */
const MIN_COMPRESSED_BYTES = 1_024;
/** A response is compressed about once a minute. This quality gives a good size in a few milliseconds. */
const BROTLI_QUALITY = 6;

/** Compresses a response on Node's worker threads, if its size and type make that worthwhile. */
export async function compressResponse(content: ResponseContent): Promise<CachedResponse> {
  const { headers, body } = content;
  const compressible =
    body.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(headers['Content-Type'] ?? '');
  if (!compressible) return toCachedResponse(content, {});
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    promisify(gzip)(body),
  ]);
  return toCachedResponse(content, { br, gzip: zipped });
}

/** A response with bodies that were compressed elsewhere. */
export function toCachedResponse(
  { status, headers, body, kinds = NO_KINDS }: ResponseContent,
  compressed: Partial<Record<Exclude<Encoding, 'identity'>, Buffer>>,
): CachedResponse {
  const bodies = { ...compressed, identity: body };
  return { status, headers, etag: entityTag(body), bodies, kinds };
}

/** About how many bytes of memory a response takes. */
export function responseBytes({ bodies }: CachedResponse): number {
  const overhead = 1_024;
  return Object.values(bodies).reduce((sum, body) => sum + body.length, overhead);
}
