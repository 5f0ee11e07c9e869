import { Module } from '@nestjs/common';
import { ContentVersionLink } from './content-version-link';
import { RedisInvalidation } from './redis-invalidation';
import { ResponseCacheListener } from './response-cache.listener';

@Module({
  providers: [ContentVersionLink, RedisInvalidation, ResponseCacheListener],
  exports: [ResponseCacheListener],
})
export class ResponseCacheModule {}
