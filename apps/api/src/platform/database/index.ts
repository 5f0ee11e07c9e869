export { DatabaseModule } from './database.module';
export { OneAtATime } from './one-at-a-time';
export { Sweeper } from './sweeper';
export { isUniqueViolation } from './unique-violation';
