import { join } from 'node:path';
import { loadSqlite } from '@lereng/api-site/sqlite';
import pg from 'pg';

type Row = Record<string, unknown>;

/** Runs a statement in the database of a server, which may have ended, on a connection of its own. */
export async function runSql(
  { dataDir, env }: { readonly dataDir: string; readonly env: Record<string, string> },
  sql: string,
): Promise<Row[]> {
  const { DATABASE_URL: connectionString } = env;
  if (connectionString !== undefined) {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }
  const Sqlite = await loadSqlite();
  const database = new Sqlite(join(dataDir, 'lereng.db'));
  try {
    const statement = database.prepare(sql);
    return statement.reader ? (statement.all() as Row[]) : (statement.run(), []);
  } finally {
    database.close();
  }
}
