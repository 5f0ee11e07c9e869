/**
 * Requests per second of server CPU for cached responses, as a share of what plain `node:http` does
 * with the same bytes. Linux only, as the CPU time is read from /proc:
 *
 *   npm run build
 *   node tools/measure/cached-responses.mjs /api/packages /menu
 *
 * `DATA_DIR` may name a folder with content; without it the demonstration content is loaded first.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Per server and round. */
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    dist: { type: 'string', default: 'dist' },
  },
});
const CONNECTIONS = 16;
/** Of /proc/PID/stat: 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

const PLAIN_SERVER = `
  const body = require('node:fs').readFileSync(0);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const server = require('node:http').createServer((request, response) => {
    response.writeHead(200, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));
`;

/** Starts a server with `input` on its standard input and waits for the origin that it prints. */
async function start(args, env, input = '') {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  const origin = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const port = /http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`The server stopped: ${output}`)));
  });
  return { child, origin };
}

async function stop({ child }) {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

function cpuSeconds({ child }) {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  // The name in parentheses may hold blanks; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function fetchBody(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

/** Requests per second of the server's CPU time while `CONNECTIONS` ask without a pause. */
async function measure(server, path) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + Number(values.seconds) * 1_000;
  const before = cpuSeconds(server);
  let requests = 0;
  const connection = async () => {
    while (performance.now() < until) {
      await fetchBody(`${server.origin}${path}`, agent);
      requests += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return requests / (cpuSeconds(server) - before);
}

/** Some seconds after a first start its preview images are rendered. */
async function untilIdle(server) {
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  for (let busy = true; busy;) {
    const before = cpuSeconds(server);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    busy = cpuSeconds(server) - before > 0.1;
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const ownData = process.env.DATA_DIR === undefined;
const dataDir = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'lereng-measure-'));
const product = await start([join(values.dist, 'apps/api/main.js')], {
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'fatal',
  DEMO_CONTENT: 'true',
});
try {
  await untilIdle(product);
  for (const path of positionals.length > 0 ? positionals : ['/api/packages']) {
    const body = await fetchBody(`${product.origin}${path}`);
    const plain = await start(['-e', PLAIN_SERVER], {}, body);
    const rates = { plain: [], product: [] };
    try {
      for (let round = 0; round < Number(values.rounds); round += 1) {
        rates.plain.push(await measure(plain, path));
        rates.product.push(await measure(product, path));
      }
    } finally {
      await stop(plain);
    }
    const [raw, own] = [median(rates.plain), median(rates.product)];
    console.log(
      `${path} (${body.length} bytes): ${own.toFixed(0)} requests a CPU second, ` +
        `node:http ${raw.toFixed(0)}, ratio ${(own / raw).toFixed(2)}`,
    );
  }
} finally {
  await stop(product);
  if (ownData) rmSync(dataDir, { recursive: true, force: true });
}
