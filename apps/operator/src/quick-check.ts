import { loadSqlite } from '@lereng/api-site/sqlite';
import { messageOf } from '@lereng/api-site/errors';
import type { Command } from './command';
import { readingOptions } from './site/snapshot';

/** For the doctor: prints `ok`, or what SQLite says is wrong with a file. @returns the exit code */
export async function quickCheck({ args: [file = ''], stdout }: Command): Promise<number> {
  const Sqlite = await loadSqlite();
  try {
    const database = new Sqlite(file, readingOptions(file));
    stdout.write(String(database.pragma('quick_check(1)', { simple: true })));
    database.close();
  } catch (error) {
    stdout.write(messageOf(error));
  }
  return 0;
}
