import { Global, Module } from '@nestjs/common';
import { AppConfig } from '@lereng/api-site/config';
import { Redis } from './redis';

@Global()
@Module({
  providers: [
    { provide: Redis, inject: [AppConfig], useFactory: (config: AppConfig) => Redis.open(config) },
  ],
  exports: [Redis],
})
export class RedisModule {}
