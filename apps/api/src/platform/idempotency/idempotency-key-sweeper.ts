import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { OneAtATime } from '../database';
import { IdempotencyKeysRepository } from './idempotency-keys.repository';

const INTERVAL_MS = 60 * 60_000;

/** Deletes keys that are expired, or have no room, at the start and once an hour. */
@Injectable()
export class IdempotencyKeySweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(IdempotencyKeySweeper.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly keys: IdempotencyKeysRepository,
    private readonly oneAtATime: OneAtATime,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.sweep();
    this.timer = setInterval(() => {
      this.running = this.sweep();
    }, INTERVAL_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async sweep(): Promise<void> {
    try {
      await this.oneAtATime.run('idempotency-keys', () => this.keys.removeExpired());
    } catch (error) {
      this.logger.warn(`Expired idempotency keys were not deleted: ${String(error)}`);
    }
  }
}
