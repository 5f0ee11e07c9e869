export { FlagColumn } from './flag-column';
export { JsonColumn } from './json-column';
export { OneAtATime } from './one-at-a-time';
export { soundRows } from './sound-rows';
export { Sweeper } from './sweeper';
export { isUniqueViolation } from './unique-violation';
