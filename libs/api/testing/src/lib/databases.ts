import { TestServer, type ServerOptions } from '@lereng/shared-testing';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Deployment, StartedDeployment } from './deployment';

/** An empty database of a test, which outlives the servers that run on it. */
export interface TestStore {
  /** Environment of a server that uses it. */
  readonly env: Record<string, string>;
  readonly drop: () => Promise<void>;
}

/** A kind of database that the product runs on, and how a test gets an empty one. */
export interface DatabaseKind extends Deployment {
  name: 'SQLite' | 'PostgreSQL';
  /** On SQLite the database is in the data folder of the server. */
  create(): Promise<TestStore>;
  start(options?: ServerOptions): Promise<StartedDeployment<TestServer>>;
}

async function startOn(create: DatabaseKind['create'], options: ServerOptions = {}) {
  const { env, drop } = await create();
  try {
    const first = await TestServer.start({ ...options, env: { ...options.env, ...env } });
    let server = first;
    return {
      get server() {
        return server;
      },
      async restart(changed?: Record<string, string>) {
        await server.crash();
        const { dataDir, origin } = server;
        const changedEnv = { ...server.env, ...changed, PORT: new URL(origin).port };
        server = await TestServer.start({ ...options, dataDir, env: changedEnv });
      },
      async dispose() {
        await server.stop();
        // It removes the data folder that it has made.
        await first.stop();
        await drop();
      },
    };
  } catch (error) {
    await drop();
    throw error;
  }
}

const kindOf = (name: DatabaseKind['name'], create: DatabaseKind['create']): DatabaseKind => ({
  name,
  create,
  start: (options) => startOn(create, options),
});

const sqlite = kindOf('SQLite', () => Promise.resolve({ env: {}, drop: () => Promise.resolve() }));

async function withAdminConnection(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const postgresql = (adminUrl: string): DatabaseKind =>
  kindOf('PostgreSQL', async () => {
    const name = `lereng_test_${randomBytes(6).toString('hex')}`;
    await withAdminConnection(adminUrl, `CREATE DATABASE ${name}`);
    const { href } = Object.assign(new URL(adminUrl), { pathname: `/${name}` });
    return {
      env: { DATABASE_URL: href },
      drop: () => withAdminConnection(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
    };
  });

/** Every kind of database that this run can test: PostgreSQL needs `TEST_DATABASE_URL`. */
export const DATABASES: DatabaseKind[] = [
  sqlite,
  ...(process.env['TEST_DATABASE_URL'] ? [postgresql(process.env['TEST_DATABASE_URL'])] : []),
];
