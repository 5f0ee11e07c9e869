import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Redis as Client } from 'ioredis';
import { AppConfig } from '../config';

/** The connection that replicas share. `client` is null where no Redis is configured. */
@Injectable()
export class Redis implements OnModuleDestroy {
  private readonly logger = new Logger(Redis.name);
  readonly client: Client | null;
  private disconnected = false;

  constructor({ redisUrl }: AppConfig) {
    this.client = redisUrl === null ? null : this.connect(redisUrl);
  }

  onModuleDestroy(): void {
    this.client?.disconnect();
  }

  /** Commands fail at once while Redis is disconnected; their callers have a fallback. */
  private connect(url: string): Client {
    const client = new Client(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 3_000,
      commandTimeout: 2_000,
      retryStrategy: (times) => Math.min(times * 200, 3_000),
    });
    client.on('error', (error: Error) =>
      this.logTransition(true, `Redis is disconnected: ${error.message}`),
    );
    client.on('ready', () => this.logTransition(false, 'Redis is connected again'));
    return client;
  }

  /** One line for each change of state, not one for each attempt to connect. */
  private logTransition(disconnected: boolean, message: string): void {
    if (disconnected !== this.disconnected) this.logger.warn(message);
    this.disconnected = disconnected;
  }
}
