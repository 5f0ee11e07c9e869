import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Name of the line of better-sqlite3 that runs on this Node.js (ADR 0003). */
export const SQLITE_PACKAGE =
  Number(process.versions.napi) < 10 ? 'better-sqlite3-node20' : 'better-sqlite3';

/** @returns {typeof import('better-sqlite3')} */
export const loadSqlite = () => require(SQLITE_PACKAGE);

/** @throws where the native part is missing, or was made for another Node.js */
export function checkSqlite() {
  const Sqlite = loadSqlite();
  new Sqlite(':memory:').close();
}
