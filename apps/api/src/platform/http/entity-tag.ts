import { createHash } from 'node:crypto';
import { preconditionFailed } from '../errors';

/** These are about 160 bits, too many for a collision by chance. */
const DIGEST_LENGTH = 27;

const OPENING_BRACE = '{'.charCodeAt(0);
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** The end of the ETag of a row, behind its version. */
const BYTES_OF_ROW = new RegExp(`-[\\w-]{${DIGEST_LENGTH}}"$`);

/**
 * The ETag of every response with this body: of a row `"<version>-<hash of the bytes>"` (D2), of anything else the hash
 * alone. Weak, because it is the same in every encoding.
 */
export function entityTag(body: Buffer | string): string {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, DIGEST_LENGTH);
  const version = versionIn(body);
  return version === null ? `W/"${digest}"` : `W/"${version}-${digest}"`;
}

/** The version of a row, which is its `updatedAt`; null for a body that is not an object with one. */
function versionIn(body: Buffer | string): string | null {
  const [first] = body;
  if (first !== '{' && first !== OPENING_BRACE) return null;
  try {
    const { updatedAt } = JSON.parse(body.toString()) as { updatedAt?: unknown };
    return typeof updatedAt === 'string' && INSTANT.test(updatedAt) ? updatedAt : null;
  } catch {
    // A file that only begins as JSON does.
    return null;
  }
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
  return header.split(',').some((candidate) => opaque(candidate) === opaque(etag));
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-Match` names this version of a row: by itself, by an ETag of the row, or by `*`. */
function matchesVersion(header: string, version: string): boolean {
  const versionOf = (tag: string) => opaque(tag).replace(BYTES_OF_ROW, '"').replaceAll('"', '');
  return header === '*' || header.split(',').some((each) => versionOf(each) === version);
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
   * A row by its version alone: its ETag also changes with its availability, or with the promotion of a package.
   * Anything else by its ETag, or by the `version` that a preview has.
   */
  private names(current: object & { updatedAt?: string; version?: string }): boolean {
    const { header = '' } = this;
    const { updatedAt, version } = current;
    if (updatedAt !== undefined) return matchesVersion(header, updatedAt);
    const tags = [entityTagOf(current), version];
    return tags.some((tag) => tag !== undefined && matchesEntityTag(header, tag));
  }
}
