import { Global, Logger, Module, type OnModuleDestroy } from '@nestjs/common';
import type { Redis as Client } from 'ioredis';
import { AppConfig } from '@lereng/api-site/config';

/** The connection that replicas share. `client` is null where no Redis is configured. */
export class Redis implements OnModuleDestroy {
  private readonly logger = new Logger(Redis.name);
  private disconnected = false;

  private constructor(readonly client: Client | null) {
    client?.on('error', (error: Error) =>
      this.logTransition(true, `Redis is disconnected: ${error.message}`),
    );
    client?.on('ready', () => this.logTransition(false, 'Redis is connected again'));
  }

  /**
   * Begins to connect, and loads the client only then, as most venues have no Redis. Commands fail at once while
   * Redis is disconnected; their callers have a fallback.
   */
  static async open({ redisUrl }: AppConfig): Promise<Redis> {
    if (redisUrl === null) return new Redis(null);
    const { Redis: Client } = await import('ioredis');
    const client = new Client(redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 3_000,
      commandTimeout: 2_000,
      retryStrategy: (times) => Math.min(times * 200, 3_000),
    });
    return new Redis(client);
  }

  onModuleDestroy(): void {
    this.client?.disconnect();
  }

  /** One line for each change of state, not one for each attempt to connect. */
  private logTransition(disconnected: boolean, message: string): void {
    if (disconnected !== this.disconnected) this.logger.warn(message);
    this.disconnected = disconnected;
  }
}

@Global()
@Module({
  providers: [
    { provide: Redis, inject: [AppConfig], useFactory: (config: AppConfig) => Redis.open(config) },
  ],
  exports: [Redis],
})
export class RedisModule {}
