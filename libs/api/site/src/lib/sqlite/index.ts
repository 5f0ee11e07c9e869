import type Sqlite from 'better-sqlite3';
import { StartError } from '../config';

/**
 * The line of better-sqlite3 that runs on this Node.js: 13 needs version 10 of Node-API, and ends Node.js 20 by a
 * segmentation fault; 12 ends 24 by a signal when a statement is collected. Line 12 goes with Node.js 20 (ADR 0003).
 */
export const SQLITE_PACKAGE =
  Number(process.versions['napi']) < 10 ? 'better-sqlite3-node20' : 'better-sqlite3';

/** @throws StartError with what to do where its native part is missing or of another Node.js */
export async function loadSqlite(): Promise<typeof Sqlite> {
  try {
    const { default: Package } = (await import(SQLITE_PACKAGE)) as { default: typeof Sqlite };
    // The native part is loaded with the first connection.
    new Package(':memory:').close();
    return Package;
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new StartError(
      `better-sqlite3 does not load on Node.js ${process.versions.node} (${reason}): run "npm run prepare" with this Node.js`,
    );
  }
}
