export { OneAtATime } from './one-at-a-time';
export { Sweeper } from './sweeper';
export { isUniqueViolation } from './unique-violation';
