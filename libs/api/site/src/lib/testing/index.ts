export {
  describeOnBothDatabases,
  describeOnPostgres,
  openDatabase,
  openTestSqlite,
  type TestDatabase,
} from './test-database';
export { entryKeys, putEntry, removeEntries } from './test-entries';
