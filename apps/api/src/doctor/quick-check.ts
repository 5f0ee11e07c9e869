import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { loadSqlite } from '@lereng/api-site/database';
import { messageOf } from '../backups/archive/check-archive';
import { readingOptions } from '../backups/database/snapshot';

/** @returns `ok`, or what SQLite says is wrong with the file */
export async function quickCheck(file: string): Promise<string> {
  const Sqlite = await loadSqlite();
  try {
    const database = new Sqlite(file, readingOptions(file));
    const found = String(database.pragma('quick_check(1)', { simple: true }));
    database.close();
    return found;
  } catch (error) {
    return messageOf(error);
  }
}

/** @param script built file that prints what `quickCheck` returns */
export async function quickCheckWithin(
  limitMs: number,
  script: string,
  file: string,
): Promise<string> {
  const args = [script, file];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: limitMs });
  return stdout;
}
