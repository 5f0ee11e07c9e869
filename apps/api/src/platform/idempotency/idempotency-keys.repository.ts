import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../database/database';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { removeOldestResponses } from './stored-responses';

/** The keys of requests that succeeded in the last 24 hours, as far as there is room. `KeyedRequest` adds to them. */
@Injectable()
export class IdempotencyKeysRepository {
  constructor(private readonly database: Database) {}

  find(key: string): Promise<IdempotencyKeyEntity | null> {
    const expiresAt = MoreThan(new Date().toISOString());
    return this.database.read((manager) =>
      manager.findOneBy(IdempotencyKeyEntity, { key, expiresAt }),
    );
  }

  /** Removes what has expired, and what there is no room for. Several replicas may do so at once. */
  async sweep(): Promise<void> {
    const expiresAt = LessThanOrEqual(new Date().toISOString());
    await this.database.essentialTransaction(async (manager) => {
      await manager.delete(IdempotencyKeyEntity, { expiresAt });
      await removeOldestResponses(manager);
    });
  }
}
