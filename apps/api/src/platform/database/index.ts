export { DatabaseModule } from './database.module';
export { OneAtATime } from './one-at-a-time';
export { isUniqueViolation } from './unique-violation';
