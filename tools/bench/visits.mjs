/** What visits ask of replicas behind nginx, and of what the replicas share. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../browser/browser.mjs';
import { SWITCHES } from '../browser/switches.cjs';
import { logIn } from './content.mjs';
import { startObjectStore } from './object-store.mjs';
import { cpuSecondsOf, sleep, untilIdle } from './processes.mjs';

const CONF = resolve(import.meta.dirname, '../../docker/nginx.conf');
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** A response lasts for a minute, so that a shorter time would not have its share of renders. */
const SECONDS = 60;
const MEASURED = [10, 100];
const COMPUTED = [10, 100, 1_000];
const TEN = 10;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** nginx with `docker/nginx.conf` and these replicas. */
async function startNginx(servers) {
  const folder = await mkdtemp(join(tmpdir(), 'lereng-nginx-'));
  const port = await freePort();
  const conf = (await readFile(CONF, 'utf8'))
    .replace(/server lereng:3000 resolve(.*);/, (_line, options) =>
      servers.map(({ origin }) => `server ${new URL(origin).host}${options};`).join(' '),
    )
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/cache/nginx', folder);
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/pid; events { worker_connections 8192; } http { access_log off; ${conf} }`,
  );
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: 'inherit',
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/api`).catch(() => null))) await sleep(50);
  return {
    origin,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** The paths that a phone requests for each page of the sitemap, when it has nothing of the site. */
async function recordVisits(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: SWITCHES });
  try {
    const visits = [];
    for (const page of pages) {
      const context = await browser.newContext(PHONE);
      const tab = await context.newPage();
      const paths = [];
      tab.on('request', (request) => {
        if (request.url().startsWith(origin)) paths.push(request.url().slice(origin.length));
      });
      await tab.goto(`${origin}${page}`, { waitUntil: 'networkidle' });
      await context.close();
      visits.push(paths);
    }
    return visits;
  } finally {
    await browser.close();
  }
}

/** Makes so many visits at a rate, each the page first and then the rest at once. */
async function visit(origin, visits, rate, total) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const sent = { requests: 0, bytes: 0 };
  const failed = {};
  const fetchPath = (path) =>
    new Promise((resolve) => {
      const fail = (reason) => {
        failed[reason] = (failed[reason] ?? 0) + 1;
        resolve();
      };
      const headers = { 'accept-encoding': 'br' };
      sent.requests += 1;
      get(`${origin}${path}`, { agent, headers }, (response) => {
        sent.bytes += response.rawHeaders.join(': \r\n').length;
        response.on('data', (chunk) => (sent.bytes += chunk.length));
        response.on('error', ({ code }) => fail(code));
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : fail(response.statusCode),
        );
      }).on('error', ({ code }) => fail(code));
    });
  const make = async ([page, ...rest]) => {
    await fetchPath(page);
    await Promise.all(rest.map(fetchPath));
  };
  const startedAt = performance.now();
  const running = [];
  for (let count = 0; count < total; count += 1) {
    const early = (count * 1_000) / rate - (performance.now() - startedAt);
    if (early > 1) await sleep(early);
    running.push(make(visits[count % visits.length]));
  }
  await Promise.all(running);
  agent.destroy();
  if (Object.keys(failed).length > 0) console.error('Failed requests', failed);
  return { ...sent, visits: running.length, seconds: (performance.now() - startedAt) / 1_000 };
}

/** All values of a metric of these replicas whose labels match. */
async function metric(servers, pattern) {
  let sum = 0;
  for (const { metricsPort } of servers) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const [, value] of text.matchAll(new RegExp(`^${pattern} (.+)$`, 'gm')))
      sum += Number(value);
  }
  return sum;
}

/** What a minute of visits asks, each second. */
async function measure({ servers, nginx, store, asked, connections, visits }, rate, save) {
  const count = async () => ({
    ...(await asked()),
    reads: store.counts.reads,
    renders: await metric(servers, 'lereng_renders_total{outcome="completed"}'),
    messages: await metric(servers, 'lereng_content_events_total{kind="received"}'),
    requests: await metric(servers, 'lereng_http_request_duration_seconds_count{.*}'),
    cores: servers.reduce((sum, { cpuSeconds }) => sum + cpuSeconds(), 0),
    nginx: nginx.cpuSeconds(),
  });
  const before = await count();
  const startedAt = performance.now();
  let [most, isOver] = [0, false];
  const watching = (async () => {
    for (let second = 1; !isOver; second += 1) {
      if (save) await save(second);
      most = Math.max(most, await connections());
      await sleep(Math.max(0, second * 1_000 - (performance.now() - startedAt)));
    }
  })();
  // It is reported below, where it is awaited.
  watching.catch(() => undefined);
  const sent = await visit(nginx.origin, visits, rate, rate * SECONDS);
  isOver = true;
  await watching;
  const after = await count();
  const each = (key, seconds = sent.seconds) => (after[key] - before[key]) / seconds;
  // What each replica asks by itself goes on while PostgreSQL publishes its counts.
  const counted = (after.at - before.at) / 1_000;
  return {
    visits: sent.visits / sent.seconds,
    toNginx: sent.requests / sent.seconds,
    requests: each('requests'),
    connections: most,
    transactions: each('transactions', counted),
    commands: each('commands', counted),
    messages: each('messages'),
    renders: each('renders'),
    reads: each('reads'),
    cores: each('cores'),
    nginx: each('nginx'),
    megabits: (sent.bytes * 8) / 1e6 / sent.seconds,
  };
}

/**
 * From the same replicas at two rates: what grows with the visits, and what with the replicas. The processors' time
 * has a part of both.
 */
function scaled([low, high], replicas, rate) {
  const [byVisits, byReplicas] = [rate / high.visits, TEN / replicas];
  const coresOfVisit = (high.cores - low.cores) / (high.visits - low.visits);
  return {
    visits: rate,
    toNginx: high.toNginx * byVisits,
    requests: high.requests * byVisits,
    connections: high.connections * byReplicas,
    transactions: high.transactions * byReplicas,
    commands: high.commands * byReplicas,
    messages: high.messages * ((TEN - 1) / (replicas - 1)),
    renders: high.renders * byReplicas,
    reads: high.reads * byVisits,
    cores: (low.cores - coresOfVisit * low.visits) * byReplicas + coresOfVisit * rate,
    nginx: high.nginx * byVisits,
    megabits: high.megabits * byVisits,
  };
}

const COLUMNS = [
  ['visits', 'visits'],
  ['toNginx', 'requests to nginx'],
  ['requests', 'to replicas'],
  ['connections', 'connections to PostgreSQL'],
  ['transactions', 'transactions'],
  ['commands', 'commands of Redis'],
  ['messages', 'messages'],
  ['renders', 'renders'],
  ['reads', 'reads of S3'],
  ['cores', 'cores of replicas'],
  ['nginx', 'of nginx'],
  ['megabits', 'Mbit/s'],
];

const rounded = (value) =>
  value >= 10 ? Math.round(value).toLocaleString('en') : Number(value.toPrecision(2)).toString();

function printRow(name, row) {
  console.log(`| ${[name, ...COLUMNS.map(([key]) => rounded(row[key]))].join(' | ')} |`);
}

/**
 * Prints what visits ask each second of 1 and 3 replicas, with and without a save each second, and what follows for
 * ten.
 *
 * @param {object} options
 * @param {(env: Record<string, string>) => Promise<import('./processes.mjs').ServerProcess>} options.startReplica
 * @param {import('./processes.mjs').ServerProcess[]} options.servers all that it has started
 * @param {() => Promise<{ transactions: number; commands: number; at: number }>} options.asked so far
 * @param {() => Promise<number>} options.connections to the database now
 */
export async function printVisits({ startReplica, servers, asked, connections }) {
  const store = await startObjectStore();
  const start = async () => {
    const metricsPort = await freePort();
    const env = {
      ...store.env,
      DEMO_CONTENT: 'true',
      TRUST_PROXY: '1',
      METRICS_PORT: `${metricsPort}`,
    };
    const server = await startReplica(env);
    return Object.assign(server, { metricsPort });
  };
  try {
    servers.push(await start());
    await untilIdle(servers[0]);
    const visits = await recordVisits(servers[0].origin);
    const paths = visits.flat();
    const per = (test) => rounded(paths.filter(test).length / visits.length);
    console.log(
      `A visit of one of ${visits.length} pages: ${per(() => true)} requests, of which ` +
        `${per((path) => path.startsWith('/assets/'))} for assets and ${per((path) => path.startsWith('/uploads/'))} for pictures`,
    );
    console.log(`| replicas | ${COLUMNS.map(([, title]) => title).join(' | ')} |`);
    console.log(`| --- |${' --- |'.repeat(COLUMNS.length)}`);
    /** Of the most replicas. */
    const rows = {};
    for (const count of [1, 3]) {
      while (servers.length < count) servers.push(await start());
      const nginx = await startNginx(servers);
      try {
        // Each replica has all pages by then, and nginx all assets.
        await visit(nginx.origin, visits, MEASURED[0], 3 * count * visits.length);
        const owner = await logIn(nginx.origin);
        const save = (second) => owner.renameMenuItem(1, `Kopi ${second}`);
        for (const saving of count > 1 ? [null, save] : [null]) {
          const name = saving ? ', with a save' : '';
          rows[name] = [];
          for (const rate of MEASURED) {
            const options = { servers, nginx, store, asked, connections, visits };
            const row = await measure(options, rate, saving);
            printRow(`${count}${name}`, row);
            rows[name].push(row);
          }
        }
      } finally {
        await nginx.stop();
      }
    }
    for (const [name, measured] of Object.entries(rows)) {
      for (const rate of COMPUTED)
        printRow(`${TEN}${name}, computed`, scaled(measured, servers.length, rate));
    }
  } finally {
    store.stop();
  }
}
