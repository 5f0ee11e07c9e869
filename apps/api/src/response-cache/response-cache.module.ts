import { Module } from '@nestjs/common';
import { RedisInvalidation } from './redis-invalidation';
import { ResponseCacheListener } from './response-cache.listener';

@Module({ providers: [RedisInvalidation, ResponseCacheListener], exports: [ResponseCacheListener] })
export class ResponseCacheModule {}
