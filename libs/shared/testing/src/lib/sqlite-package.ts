/** Name of the package by which the product reaches SQLite on the Node.js that runs the tests. */
export const SQLITE_PACKAGE =
  Number(process.versions['napi']) < 10 ? 'better-sqlite3-node20' : 'better-sqlite3';
