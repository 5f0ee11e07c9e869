import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '@lereng/api-site/database';
import { OneAtATime, Sweeper } from '../database';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

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

  /** Several replicas may do so at once. */
  async removeExpired(): Promise<void> {
    const expiresAt = LessThanOrEqual(new Date().toISOString());
    await this.database.essentialTransaction((manager) =>
      manager.delete(IdempotencyKeyEntity, { expiresAt }),
    );
  }
}

/** Deletes keys that are expired. */
@Injectable()
export class IdempotencyKeySweeper extends Sweeper {
  constructor(
    private readonly keys: IdempotencyKeysRepository,
    oneAtATime: OneAtATime,
  ) {
    const failure = 'Expired idempotency keys were not deleted';
    super(oneAtATime, { name: 'idempotency-keys', failure });
  }

  override async sweep(): Promise<boolean> {
    await this.keys.removeExpired();
    return true;
  }
}
