export { ContentEventsModule } from './content-events.module';
export { type ChangedKinds, RedisInvalidation } from './redis-invalidation';
