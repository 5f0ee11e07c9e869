/**
 * `npm run bench:replicas`: how soon a save on one replica is seen on the others, what 1, 2 and 3 replicas bear, and what
 * they ask of PostgreSQL and Redis. Linux only, on an idle machine, with an account of PostgreSQL that may create a
 * database and a Redis without other users.
 *
 *   npm run build
 *   npm run bench:replicas -- --postgres postgres://postgres@127.0.0.1:5432/test --redis redis://127.0.0.1:6379
 *   npm run bench:replicas -- --saves 50 --seconds 2     # shows that all rows work
 *   npm run bench:replicas -- --visits                   # what visits ask, in ten minutes, with nginx and Chromium
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { Redis } from 'ioredis';
import pg from 'pg';
import { CREDENTIALS, logIn } from './content.mjs';
import { sleep, startServer, untilIdle } from './processes.mjs';
import { printVisits } from './visits.mjs';

const { values } = parseArgs({
  options: {
    postgres: { type: 'string', default: process.env.TEST_DATABASE_URL },
    redis: { type: 'string', default: process.env.TEST_REDIS_URL },
    saves: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    visits: { type: 'boolean', default: false },
  },
});
if (!values.postgres || !values.redis) throw new Error('Give --postgres and --redis');
const [saves, seconds] = [Number(values.saves), Number(values.seconds)];

const REPLICAS = 3;
/** In all: each replica gets its share. */
const CONNECTIONS = 60;

const root = resolve(import.meta.dirname, '../..');
const database = `lereng_bench_${randomBytes(6).toString('hex')}`;
const databaseUrl = Object.assign(new URL(values.postgres), { pathname: `/${database}` }).href;
const admin = new pg.Client({ connectionString: values.postgres });
const redis = new Redis(values.redis);
const folders = [];
const servers = [];

async function startReplica(env = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'lereng-replica-'));
  folders.push(folder);
  return startServer([join(root, 'dist/apps/api/main.js')], {
    env: {
      ...CREDENTIALS,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      REDIS_URL: values.redis,
      JWT_SECRET: 'a secret for nothing but this measurement',
      LOG_LEVEL: 'error',
      DEMO_CONTENT: 'false',
      BACKUP_KEEP: '0',
      ...env,
    },
  });
}

/** Transactions of the database and commands of Redis so far. PostgreSQL publishes them after a second at the latest. */
async function counts() {
  await sleep(1_500);
  const { rows } = await admin.query(
    'SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = $1',
    [database],
  );
  const commands = /total_commands_processed:(\d+)/.exec(await redis.info('stats'))[1];
  return { transactions: Number(rows[0].count), commands: Number(commands), at: performance.now() };
}

/** What `work` asked of both beyond what the replicas ask each second by themselves. */
async function askedBy(work, idle) {
  const before = await counts();
  await work();
  const after = await counts();
  const elapsed = (after.at - before.at) / 1_000;
  return {
    transactions: after.transactions - before.transactions - idle.transactions * elapsed,
    commands: after.commands - before.commands - idle.commands * elapsed,
  };
}

async function idlePerSecond() {
  const before = await counts();
  await sleep(10_000);
  const after = await counts();
  const elapsed = (after.at - before.at) / 1_000;
  return {
    transactions: (after.transactions - before.transactions) / elapsed,
    commands: (after.commands - before.commands) / elapsed,
  };
}

async function namesOn(server) {
  const response = await fetch(`${server.origin}/api/menu-categories`);
  return (await response.json()).map(({ name }) => name);
}

/** Milliseconds from the response to a save until each other replica has it in its own response. */
async function timeOfSave(servers, tokens, turn) {
  const from = turn % servers.length;
  const name = `Kategori ${turn}`;
  const created = await fetch(`${servers[from].origin}/api/menu-categories`, {
    method: 'POST',
    headers: { ...tokens[from], 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const savedAt = performance.now();
  if (created.status !== 201) throw new Error(`${created.status} ${await created.text()}`);
  const { id } = await created.json();
  const times = await Promise.all(
    servers
      .filter((_, index) => index !== from)
      .map(async (server) => {
        while (!(await namesOn(server)).includes(name)) await sleep(1);
        return performance.now() - savedAt;
      }),
  );
  // The list stays short, so that its own length is not measured.
  await fetch(`${servers[from].origin}/api/menu-categories/${id}`, {
    method: 'DELETE',
    headers: tokens[from],
  });
  return times;
}

/** Cached pages a second of these replicas together, each with its share of the connections. */
async function throughput(servers) {
  const cpuBefore = servers.map(({ cpuSeconds }) => cpuSeconds());
  const results = await Promise.all(
    servers.map(({ origin }) =>
      autocannon({
        url: `${origin}/menu`,
        headers: { 'accept-encoding': 'br' },
        connections: Math.ceil(CONNECTIONS / servers.length),
        duration: seconds,
      }),
    ),
  );
  const good = results.reduce((sum, result) => sum + result['2xx'], 0);
  const cpu = servers.reduce((sum, each, index) => sum + each.cpuSeconds() - cpuBefore[index], 0);
  return { perSecond: good / seconds, perCpuSecond: good / cpu };
}

const round = ({ transactions, commands }, by = 1) =>
  `${(transactions / by).toFixed(2)} transactions, ${(commands / by).toFixed(2)} commands of Redis`;

async function compareReplicas() {
  for (let count = 0; count < REPLICAS; count += 1) servers.push(await startReplica());
  for (const server of servers) await untilIdle(server);
  const tokens = [];
  for (const { origin } of servers) tokens.push((await logIn(origin)).authorization);

  const idle = await idlePerSecond();
  console.log(`${REPLICAS} idle replicas, each second: ${round(idle)}`);

  const times = [];
  const bySaves = await askedBy(async () => {
    for (let turn = 0; turn < saves; turn += 1)
      times.push(...(await timeOfSave(servers, tokens, turn)));
  }, idle);
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.ceil(times.length * share) - 1].toFixed(1);
  console.log(
    `${saves} saves, each seen on ${REPLICAS - 1} others: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1)} ms`,
  );
  console.log(`each save, its delete and the reads after both: ${round(bySaves, saves)}`);

  for (let count = 1; count <= REPLICAS; count += 1) {
    let result;
    const asked = await askedBy(async () => {
      result = await throughput(servers.slice(0, count));
    }, idle);
    console.log(
      `${count} replicas: ${Math.round(result.perSecond)} cached pages a second, ` +
        `${Math.round(result.perCpuSecond)} for each second of their processors; ` +
        `1,000 pages: ${round(asked, (result.perSecond * seconds) / 1_000)}`,
    );
  }
}

/** Of the replicas, not of this script. */
async function connections() {
  const { rows } = await admin.query('SELECT count(*) FROM pg_stat_activity WHERE datname = $1', [
    database,
  ]);
  return Number(rows[0].count);
}

await admin.connect();
await admin.query(`CREATE DATABASE ${database}`);
try {
  if (values.visits) await printVisits({ startReplica, servers, asked: counts, connections });
  else await compareReplicas();
} finally {
  for (const server of servers) await server.stop();
  for (const folder of folders) await rm(folder, { recursive: true });
  await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
  await admin.end();
  redis.disconnect();
}
