import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Metrics } from '../platform/observability/metrics';
import { ContentEvents } from './content-events';
import { ContentUnit } from './content-unit';
import { ChangeCounter } from './change-counter';
import { HeldContent } from './held-content';
import { ReadScopeInterceptor } from './read-scope';
import { RedisInvalidation } from './redis-invalidation';

/** Provides the unit that writes content, and the events that tell caches and other replicas of changes. */
@Global()
@Module({
  providers: [
    ContentEvents,
    ContentUnit,
    ChangeCounter,
    HeldContent,
    RedisInvalidation,
    { provide: APP_INTERCEPTOR, useClass: ReadScopeInterceptor },
  ],
  exports: [ContentEvents, ContentUnit, HeldContent, RedisInvalidation],
})
export class WritesModule implements OnModuleInit {
  constructor(
    private readonly events: ContentEvents,
    private readonly elsewhere: RedisInvalidation,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const { events, elsewhere } = this;
    this.metrics.counter({
      name: 'lereng_content_events_total',
      help: 'Changes of content: published by this process, received from others, or missed, which empties the cache',
      label: 'kind',
      read: () => ({ published: events.published, ...elsewhere.counts }),
    });
  }
}
