import { Global, Module } from '@nestjs/common';
import { ContentEvents } from './content-events';
import { ContentUnit } from './content-unit';
import { RedisInvalidation } from './redis-invalidation';

/** Provides the unit that writes content, and the events that tell caches and other replicas of changes. */
@Global()
@Module({
  providers: [ContentEvents, ContentUnit, RedisInvalidation],
  exports: [ContentEvents, ContentUnit, RedisInvalidation],
})
export class ContentEventsModule {}
