import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Redis as Client } from 'ioredis';
import { AppConfig } from '../config';

/** What replicas share beside the database. `client` is null where no Redis is configured. */
@Injectable()
export class Redis implements OnModuleDestroy {
  private readonly logger = new Logger(Redis.name);
  readonly client: Client | null;
  private away = false;

  constructor({ redisUrl }: AppConfig) {
    this.client = redisUrl === null ? null : this.connect(redisUrl);
  }

  onModuleDestroy(): void {
    this.client?.disconnect();
  }

  /** Commands fail at once while Redis is away; whoever sends them has another way. */
  private connect(url: string): Client {
    const client = new Client(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 3_000,
      commandTimeout: 2_000,
      retryStrategy: (times) => Math.min(times * 200, 3_000),
    });
    client.on('error', (error: Error) => this.tell(true, `Redis is away: ${error.message}`));
    client.on('ready', () => this.tell(false, 'Redis is back'));
    return client;
  }

  /** One line for each change, not one for each try. */
  private tell(away: boolean, message: string): void {
    if (away !== this.away) this.logger.warn(message);
    this.away = away;
  }
}
