export { type ContentChange, ContentEvents } from './content-events';
export { ContentReads } from './content-reads';
export { type ContentTransaction, ContentUnit } from './content-unit';
export { Database } from './database';
export { DatabaseModule } from './database.module';
export { isUniqueViolation } from './unique-violation';
