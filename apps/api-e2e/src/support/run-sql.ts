import { join } from 'node:path';
import { loadSqlite } from '@lereng/api-site/sqlite';
import type { TestServer } from '@lereng/shared-testing';
import pg from 'pg';

type Row = Record<string, unknown>;

/** Runs a statement in the database of a server, as nothing of the product would. */
export async function runSql(server: TestServer, sql: string): Promise<Row[]> {
  const { DATABASE_URL: connectionString } = server.env;
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
  const database = new Sqlite(join(server.dataDir, 'lereng.db'));
  try {
    const statement = database.prepare(sql);
    return statement.reader ? (statement.all() as Row[]) : (statement.run(), []);
  } finally {
    database.close();
  }
}
