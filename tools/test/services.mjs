/** Fails, naming the service, unless PostgreSQL and Redis of the test environment respond. */
import Redis from 'ioredis';
import pg from 'pg';

async function postgres(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  await client.query('SELECT 1');
  await client.end();
}

async function redis(url) {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => {});
  await client.connect();
  await client.ping();
  client.disconnect();
}

for (const [name, check] of [
  ['TEST_DATABASE_URL', postgres],
  ['TEST_REDIS_URL', redis],
]) {
  const url = process.env[name];
  try {
    if (!url) throw new Error('not set');
    await check(url);
    console.log(`${name}: reachable`);
  } catch (error) {
    console.error(`${name}: ${error.message || error.code}`);
    process.exit(1);
  }
}
