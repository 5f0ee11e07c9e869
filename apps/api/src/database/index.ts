export { ContentChanges } from './content-changes';
export { Database, type Schema } from './database';
export { DatabaseModule } from './database.module';
export { isUniqueViolation } from './unique-violation';
