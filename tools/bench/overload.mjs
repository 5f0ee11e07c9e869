/**
 * `npm run bench:overload`: what visitors get while others ask for more than the built product can do. Linux
 * only, on an idle machine.
 *
 *   npm run build
 *   npm run bench:overload                     # a minute for each way
 *   npm run bench:overload -- --seconds 5      # shows that all rows work
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CREDENTIALS } from './content.mjs';
import { sleep, startServer, untilIdle } from './processes.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '80' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);

const VISITED = ['/', '/menu', '/packages/1'];
const WAYS = [
  ...['authorization', 'apiAuthorization', 'range', 'expect', 'longSearch'],
  ...['search', 'unknownRow', 'qrCode', 'sitemap'],
];
/**
 * A request that waits for a place must not keep the next one from being sent. No cached one waits, and a crowd of more
 * connections would need so much of the processor itself that it could not ask for twice as much.
 */
const OVERLOAD = { cached: 300, search: 1_000 };
/** A site is well when a visitor gets five pages in turn, each within this many milliseconds. */
const WELL = { pages: 5, milliseconds: 100 };

const root = resolve(import.meta.dirname, '../..');
const dataDir = await mkdtemp(join(tmpdir(), 'lereng-overload-'));
const server = await startServer([join(root, 'dist/apps/api/main.js')], {
  env: {
    ...CREDENTIALS,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    DEMO_CONTENT: 'true',
  },
});

/** The responses to a crowd by their status. */
async function crowd(options) {
  const argument = JSON.stringify({ origin: server.origin, connections, seconds, ...options });
  const child = fork(join(import.meta.dirname, 'crowd.mjs'), [argument]);
  const [{ statuses }] = await once(child, 'message');
  return statuses;
}

async function visit(path) {
  const startedAt = performance.now();
  const response = await fetch(server.origin + path, { redirect: 'manual' });
  await response.arrayBuffer();
  return { status: response.status, milliseconds: performance.now() - startedAt };
}

/** What visitors get who ask for each page once a second, until `work` is done. */
async function visitDuring(work) {
  let isOver = false;
  const done = work.finally(() => (isOver = true));
  const visits = [];
  while (!isOver) {
    for (const path of VISITED) visits.push(visit(path));
    await sleep(1_000);
  }
  const results = await Promise.all(visits);
  const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.ceil(times.length * share) - 1]);
  const refused = results.filter(({ status }) => status !== 200).length;
  return { result: await done, text: `${refused} not 200, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms` };
}

async function secondsUntilWell() {
  const startedAt = performance.now();
  for (let inTurn = 0; inTurn < WELL.pages;) {
    const { status, milliseconds } = await visit('/');
    inTurn = status === 200 && milliseconds < WELL.milliseconds ? inTurn + 1 : 0;
  }
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}

/**
 * The responses with 200 to a crowd. The crowd takes a processor, too: the second figure is what the server does with
 * the time that it gets.
 */
async function goodResponses(statuses) {
  const before = server.cpuSeconds();
  const good = (await statuses)[200] ?? 0;
  return { perSecond: good / seconds, perCpuSecond: good / (server.cpuSeconds() - before) };
}

try {
  await untilIdle(server);
  for (const path of VISITED) await visit(path);
  for (const kind of WAYS) {
    const { result, text } = await visitDuring(crowd({ kind }));
    console.log(`${kind}: visitors ${text}; the crowd ${JSON.stringify(result)}`);
  }
  for (const [kind, overload] of Object.entries(OVERLOAD)) {
    const peak = await goodResponses(crowd({ kind, connections: 20 }));
    const rate = Math.ceil(2 * peak.perSecond);
    const responses = goodResponses(crowd({ kind, connections: overload, rate }));
    const { result, text } = await visitDuring(responses);
    const ratio = (key) => (result[key] / peak[key]).toFixed(2);
    console.log(
      `twice what it bears, ${kind}: ${rate} a second asked, ${ratio('perSecond')} of the best ` +
        `${Math.round(peak.perSecond)}, ${ratio('perCpuSecond')} of it for each second of the server's processor; ` +
        `visitors ${text}; well after ${await secondsUntilWell()} s`,
    );
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true });
}
