import { Injectable } from '@nestjs/common';
import { OneAtATime, Sweeper } from '../database';
import { IdempotencyKeysRepository } from './idempotency-keys.repository';

/** Deletes keys that are expired, or have no room. */
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
