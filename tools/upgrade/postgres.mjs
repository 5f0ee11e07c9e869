import { randomBytes } from 'node:crypto';
import pg from 'pg';

const adminUrl = process.env.TEST_DATABASE_URL;
if (!adminUrl) throw new Error('TEST_DATABASE_URL is not set');

async function onServer(statement) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** An empty database on the server of TEST_DATABASE_URL, with its URL and what drops it again. */
export async function createDatabase() {
  const name = `lereng_upgrade_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
  return {
    url: Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href,
    drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}
