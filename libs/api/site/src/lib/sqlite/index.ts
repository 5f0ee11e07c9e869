export { loadSqlite, SQLITE_PACKAGE } from './sqlite-package';
