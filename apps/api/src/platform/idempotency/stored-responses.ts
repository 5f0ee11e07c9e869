import type { EntityManager } from 'typeorm';

/** All responses together: the list of 1,000 rows, which the order of a list responds with, some thirty times. */
const MAX_BYTES = 32 * 2 ** 20;

/** What a row takes beside its response. */
const ROW_BYTES = 200;

/** Removes the oldest responses that there is no room for. Whoever repeats a request does so within seconds. */
export async function removeOldestResponses(manager: EntityManager): Promise<void> {
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
