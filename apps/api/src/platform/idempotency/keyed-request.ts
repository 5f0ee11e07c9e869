import { DAY_MS } from '@lereng/shared-domain';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

/** Room is made when this has been added, as doing so reads every response. */
const BYTES_BETWEEN_REMOVALS = 2 ** 20;

/** All responses together: the list of 1,000 rows, which the order of a list responds with, some thirty times. */
const MAX_BYTES = 32 * 2 ** 20;

/** What a row takes beside its response. */
const ROW_BYTES = 200;

const keyedRequests = new WeakMap<object, KeyedRequest>();

/**
 * A request with an `Idempotency-Key`. Its key and response are stored in the transaction of its write, so
 * that either all of this is stored, or nothing.
 */
export class KeyedRequest {
  private static bytesAdded = 0;
  private written = false;

  constructor(
    readonly key: string,
    readonly hash: string,
  ) {}

  /** The key of an HTTP request; null where it has none. */
  static of(request: object): KeyedRequest | null {
    return keyedRequests.get(request) ?? null;
  }

  /** Lets the write of an HTTP request find its key. */
  attachTo(request: object): void {
    keyedRequests.set(request, this);
  }

  /** Whether its write was committed. */
  get hasWritten(): boolean {
    return this.written;
  }

  /**
   * Around the one write of the request.
   *
   * @throws Error at a second write, whose response would be that of the first
   */
  async writeOnce<T>(write: () => Promise<T>): Promise<T> {
    if (this.written) throw new Error('A request with an idempotency key may write once');
    const response = await write();
    this.written = true;
    return response;
  }

  /**
   * Within the transaction of the write: stores what `work` returns, which is sent as the response.
   *
   * @throws where another request stored the key: at once, or when the transaction that is about to
   *   do so has ended
   */
  async storeResponse<T>(manager: EntityManager, work: () => Promise<T>): Promise<T> {
    await this.claim(manager);
    const response = await work();
    if (response !== undefined) {
      const text = JSON.stringify(response);
      await manager.update(IdempotencyKeyEntity, { key: this.key }, { response: text });
      await KeyedRequest.makeRoom(manager, Buffer.byteLength(text));
    }
    return response;
  }

  private static async makeRoom(manager: EntityManager, added: number): Promise<void> {
    KeyedRequest.bytesAdded += added;
    if (KeyedRequest.bytesAdded < BYTES_BETWEEN_REMOVALS) return;
    KeyedRequest.bytesAdded = 0;
    await removeOldestResponses(manager);
  }

  /** The key is stored before any row, so that a repeat at the same time waits here. */
  private async claim(manager: EntityManager): Promise<void> {
    const { key, hash } = this;
    const now = Date.now();
    const isExpired = { expiresAt: LessThanOrEqual(new Date(now).toISOString()) };
    await manager.delete(IdempotencyKeyEntity, { key, ...isExpired });
    const expiresAt = new Date(now + DAY_MS).toISOString();
    await manager.insert(IdempotencyKeyEntity, { key, requestHash: hash, expiresAt });
  }
}

/** Removes the oldest responses that there is no room for. A request is repeated within seconds. */
async function removeOldestResponses(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM "idempotency_keys" WHERE "key" IN (
      SELECT "key" FROM (
        SELECT "key", SUM(COALESCE(OCTET_LENGTH("response"), 0) + ${ROW_BYTES})
          OVER (ORDER BY "expires_at" DESC, "key") AS "bytes"
        FROM "idempotency_keys"
      ) AS "newest_first" WHERE "bytes" > ${MAX_BYTES}
    )`,
  );
}
