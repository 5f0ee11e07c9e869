import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { entityTag } from '../platform/http/entity-tag';

/** The one with the smallest result comes first. */
const COMPRESSIONS = ['br', 'gzip'] as const;
type Compression = (typeof COMPRESSIONS)[number];
export type Encoding = Compression | 'identity';

export interface ResponseContent {
  status: number;
  /** Headers of the content; those of the connection and of security are added when it is sent. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The object that the body is the JSON of, for readers in this process. They do not change it. */
  value?: unknown;
  /** Kinds of content that it was made of: a change of any of them invalidates it. */
  kinds?: ReadonlySet<string>;
}

const NO_KINDS: ReadonlySet<string> = new Set();

const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|javascript|xml)|image\/svg)/;
/** Compressing a smaller body saves no packet. */
const MIN_COMPRESSED_BYTES = 1_024;
/** A response is compressed about once a minute. This quality gives a good size in a few milliseconds. */
const BROTLI_QUALITY = 6;
/** So many bytes less than a power of two are a window of brotli's. */
const WINDOW_GAP = 16;
/** About the memory of a response beside its bodies. */
const OVERHEAD_BYTES = 1_024;

/** A response that is sent many times. It is compressed when the first client accepts that, and once. */
export class CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly value: unknown;
  readonly kinds: ReadonlySet<string>;
  readonly etag: string;
  private readonly isCompressible: boolean;

  /** @param compressed the body as it was compressed before */
  constructor(
    { status, headers, body, value, kinds = NO_KINDS }: ResponseContent,
    private readonly compressed: Partial<Record<Compression, Buffer | Promise<Buffer>>> = {},
  ) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.value = value;
    this.kinds = kinds;
    this.etag = entityTag(body);
    const isText = COMPRESSIBLE.test(headers['Content-Type'] ?? '');
    this.isCompressible = isText && body.length >= MIN_COMPRESSED_BYTES;
  }

  /** The encoding of the response to a client with this `Accept-Encoding`. */
  encodingFor(header: string | undefined): Encoding {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
    const accepted = negotiator.encodings([...COMPRESSIONS]);
    const isThere = (encoding: Compression) => this.isCompressible || this.compressed[encoding];
    return COMPRESSIONS.find((each) => accepted.includes(each) && isThere(each)) ?? 'identity';
  }

  /** The body in an encoding that `encodingFor` gave; a promise of it while it is compressed. */
  bodyIn(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.body;
    return (this.compressed[encoding] ??= compress[encoding](this.body).then((body) => {
      this.compressed[encoding] = body;
      return body;
    }));
  }

  /** About how many bytes of memory it takes with all of its bodies. */
  get bytes(): number {
    return OVERHEAD_BYTES + 2 * this.body.length;
  }
}

/** The smallest window that a body fits into: to prepare a larger one takes a tenth of the time. */
const windowBits = (bytes: number): number =>
  Math.min(Math.ceil(Math.log2(bytes + WINDOW_GAP)), constants.BROTLI_DEFAULT_WINDOW);

/** On Node's worker threads. */
const compress: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      },
    }),
  gzip: promisify(gzip),
};
