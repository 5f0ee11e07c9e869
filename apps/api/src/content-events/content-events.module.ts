import { Global, Module } from '@nestjs/common';
import { ContentEvents } from './content-events';
import { ContentUnit } from './content-unit';
import { RedisInvalidation } from './redis-invalidation';

/** How content is written, and how caches and other replicas are told. */
@Global()
@Module({
  providers: [ContentEvents, ContentUnit, RedisInvalidation],
  exports: [ContentEvents, ContentUnit, RedisInvalidation],
})
export class ContentEventsModule {}
