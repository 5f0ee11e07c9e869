import { createHash } from 'node:crypto';
import { preconditionFailed } from '../errors';

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

/** Which versions of an entity a change may replace, by the `If-Match` header of its request. */
export class IfMatch {
  /**
   * The condition of a request without the header. It allows the change of any version, and of an entity that
   * does not exist.
   */
  static readonly ANY = new IfMatch(undefined);

  /** @param other read instead of the entity itself; see `against` */
  constructor(
    private readonly header: string | undefined,
    private readonly other?: () => Promise<object>,
  ) {}

  /** The same condition, where the header names another body, such as a preview of the change. */
  against(other: () => Promise<object>): IfMatch {
    return new IfMatch(this.header, other);
  }

  /**
   * @param reads each returns a body that a GET would respond with; null if there is none. They are called
   *   only if the request has the header
   * @throws 412 if the header names none of these bodies
   */
  async assert(...reads: readonly (() => Promise<object | null>)[]): Promise<void> {
    if (this.header === undefined) return;
    for (const read of this.other ? [this.other] : reads) {
      const current = await read();
      if (current && this.names(current)) return;
    }
    throw preconditionFailed(
      'Data ini sudah diubah di tempat lain. Muat versi terbaru sebelum menyimpan.',
    );
  }

  /**
   * By its ETag, by its `updatedAt` in quotes, or by the `version` that a preview has. Only changes of the row
   * itself change `updatedAt`, while the ETag of a package also changes with its promotion. No ETag looks like an
   * instant, as none has a colon.
   */
  private names(current: object & { updatedAt?: string; version?: string }): boolean {
    const { header = '' } = this;
    const { updatedAt, version } = current;
    const tags = [entityTagOf(current), updatedAt && `"${updatedAt}"`, version];
    return tags.some((tag) => tag !== undefined && matchesEntityTag(header, tag));
  }
}
