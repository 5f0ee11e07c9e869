export { checkContract, operations, seen, type Operation } from './lib/contract';
export { DATABASES, describeBeforeSql, type DatabaseKind, type TestStore } from './lib/databases';
export { expectError, type ErrorBody } from './lib/errors';
export { picture, tinyPicture } from './lib/images';
export { expectNoChange, expectRefusal, servedFiles, storedFiles } from './lib/state';
