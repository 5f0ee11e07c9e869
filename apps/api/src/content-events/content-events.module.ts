import { Module } from '@nestjs/common';
import { RedisInvalidation } from './redis-invalidation';

/** What replicas tell each other of changed content. */
@Module({ providers: [RedisInvalidation], exports: [RedisInvalidation] })
export class ContentEventsModule {}
