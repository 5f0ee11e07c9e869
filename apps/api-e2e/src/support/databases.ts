import { TestServer, type ServerOptions } from '@lereng/shared-testing';
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A kind of database that the product runs on, and how a test gets an empty one. */
export interface DatabaseKind {
  name: 'SQLite' | 'PostgreSQL';
  /** Starts the product on an empty database; `dispose` ends it and removes all it had. */
  start(options?: ServerOptions): Promise<{ server: TestServer; dispose: () => Promise<void> }>;
}

const sqlite: DatabaseKind = {
  name: 'SQLite',
  async start(options) {
    const server = await TestServer.start(options);
    return {
      server,
      dispose: async () => {
        await server.stop();
      },
    };
  },
};

async function withAdminConnection(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const postgresql = (adminUrl: string): DatabaseKind => ({
  name: 'PostgreSQL',
  async start(options = {}) {
    const name = `lereng_test_${randomBytes(6).toString('hex')}`;
    await withAdminConnection(adminUrl, `CREATE DATABASE ${name}`);
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    const drop = () => withAdminConnection(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    try {
      const server = await TestServer.start({
        ...options,
        env: { ...options.env, DATABASE_URL: url.href },
      });
      return {
        server,
        dispose: async () => {
          await server.stop();
          await drop();
        },
      };
    } catch (error) {
      await drop();
      throw error;
    }
  },
});

/** Every kind of database that this run can test: PostgreSQL needs `TEST_DATABASE_URL`. */
export const DATABASES: DatabaseKind[] = [
  sqlite,
  ...(process.env['TEST_DATABASE_URL'] ? [postgresql(process.env['TEST_DATABASE_URL'])] : []),
];

/**
 * A block of tests whose requests are refused before any SQL runs: one kind of database is enough for
 * them, the one that every machine has.
 */
export function describeBeforeSql(kind: DatabaseKind, title: string, tests: () => void): void {
  if (kind === sqlite) describe(title, tests);
}
