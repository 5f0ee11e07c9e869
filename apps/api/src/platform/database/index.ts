export { Database } from './database';
export { DatabaseModule } from './database.module';
export { isUniqueViolation } from './unique-violation';
