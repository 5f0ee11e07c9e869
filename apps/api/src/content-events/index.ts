export { type ContentChange, ContentEvents } from './content-events';
export { ContentEventsModule } from './content-events.module';
export { ReadScope } from './read-scope';
export { type ContentTransaction, ContentUnit, type Prepared } from './content-unit';
export { ContentVersion } from './content-version';
export { type ChangedKinds, RedisInvalidation } from './redis-invalidation';
export { BY_ITSELF, Write, type WriteContext } from './write-context';
