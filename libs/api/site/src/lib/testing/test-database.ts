import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { getMetadataArgsStorage } from 'typeorm';
import type { DatabaseConfig } from '../config';
import { dataSourceOptions, openDataSource, Database } from '../database';
import { migrations } from '../database/migrations';

/** A migrated database of its own for a spec; `drop` leaves nothing of it. */
export interface TestDatabase {
  readonly database: Database;
  /** Opens a further connection to it, as another replica does. */
  readonly config: DatabaseConfig;
  readonly drop: () => Promise<void>;
}

/** Connects to the database of `config`, with the entities that the spec has imported. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const entities = getMetadataArgsStorage().tables.map(({ target }) => target);
  return new Database(await openDataSource({ ...dataSourceOptions(config, migrations), entities }));
}

/** The file of an empty database, which is migrated once for all tests of a spec. */
let migratedSqlite: Promise<Buffer> | undefined;

async function migrateSqlite(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'lereng-test-'));
  const file = join(folder, 'test.db');
  await (await openDatabase({ kind: 'sqlite', file })).close();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

/** Opens a database for behaviour that only SQLite has. */
export async function openTestSqlite(): Promise<TestDatabase> {
  const bytes = await (migratedSqlite ??= migrateSqlite());
  const folder = await mkdtemp(join(tmpdir(), 'lereng-test-'));
  const config = { kind: 'sqlite', file: join(folder, 'test.db') } as const;
  await writeFile(config.file, bytes);
  return droppable(config, () => rm(folder, { recursive: true }));
}

/** @param remove what is left of the database once its connections are closed */
async function droppable(
  config: DatabaseConfig,
  remove: () => Promise<void>,
): Promise<TestDatabase> {
  const database = await openDatabase(config);
  if (config.kind === 'sqlite') {
    // What a test has written need not survive a power cut.
    await database.read((manager) => manager.query('PRAGMA synchronous = OFF'));
  }
  return {
    database,
    config,
    drop: async () => {
      await database.close();
      await remove();
    },
  };
}

/** Runs statements in the database of `url`. */
async function execute(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Leaves the schema and the list of its migrations; every id starts again from 1. TRUNCATE would make new
 * files of every table and index, and sync each. Tables that refer to others come first.
 */
const EMPTY_ALL_TABLES = `DO $$ DECLARE name text; BEGIN
  FOR name IN
    SELECT quote_ident(tablename) FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'migrations'
    ORDER BY NOT EXISTS (
      SELECT FROM pg_constraint
      WHERE contype = 'f' AND conrelid = format('public.%I', tablename)::regclass
    )
  LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
  PERFORM setval(format('public.%I', sequencename), start_value, false) FROM pg_sequences
  WHERE schemaname = 'public';
END $$`;

/** Reuses the databases of one block of tests, as emptying one is faster than creating one. */
function onPostgres(server: string): () => Promise<TestDatabase> {
  const emptied: string[] = [];
  let isOver = false;
  const urlOf = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const create = async () => {
    const name = `lereng_test_${randomBytes(6).toString('hex')}`;
    await execute(
      server,
      `CREATE DATABASE ${name}`,
      // What a test has written need not survive a power cut.
      `ALTER DATABASE ${name} SET synchronous_commit = off`,
    );
    return name;
  };
  const remove = (name: string) => execute(server, `DROP DATABASE ${name}`);
  // This hook runs before those of the tests, which may have a database for all of them.
  afterAll(async () => {
    isOver = true;
    for (const name of emptied) await remove(name);
  });
  return async () => {
    const name = emptied.pop() ?? (await create());
    return droppable({ kind: 'postgres', url: urlOf(name) }, async () => {
      if (isOver) return remove(name);
      await execute(urlOf(name), EMPTY_ALL_TABLES);
      emptied.push(name);
    });
  };
}

/** Declares tests for behaviour that only PostgreSQL has. Without a server they are skipped. */
export function describeOnPostgres(
  name: string,
  tests: (open: () => Promise<TestDatabase>) => void,
): void {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) describe(`${name} on PostgreSQL`, () => tests(onPostgres(server)));
  // Under the same name, or `jest -u` would remove its snapshots.
  else describe.skip(`${name} on PostgreSQL`, () => tests(openTestSqlite));
}

/**
 * Declares the same tests for both kinds of database, or for PostgreSQL alone where `TEST_DEPLOYMENT` names it. Those
 * on PostgreSQL need a server's URL in `TEST_DATABASE_URL`, and are reported as skipped without it.
 */
export function describeOnBothDatabases(
  name: string,
  tests: (open: () => Promise<TestDatabase>) => void,
): void {
  const onSqlite = process.env['TEST_DEPLOYMENT'] === 'postgresql' ? describe.skip : describe;
  onSqlite(`${name} on SQLite`, () => tests(openTestSqlite));
  describeOnPostgres(name, tests);
}
