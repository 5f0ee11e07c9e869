/**
 * `npm run test:slow`: thousands of connections of each slow kind in turn, while a visitor uses the site. Prints how
 * many are still open after the limit of their kind. Linux only, as memory and descriptors are read from /proc.
 *
 *   npm run build
 *   npm run test:slow -- --connections 10000
 *   npm run test:slow -- --only login
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { CREDENTIALS } from '../bench/content.mjs';
import { sleep, untilIdle } from '../bench/processes.mjs';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '2000' },
    /** Only the kinds with this text in their name. */
    only: { type: 'string', default: '' },
    /** Set in the process that has the raised limit of descriptors. */
    raised: { type: 'boolean', default: false },
  },
});
const connections = Number(values.connections);
/** About a thousand connections a second: more is a flood. */
const AT_A_TIME = 50;
/** A timer of the server, and a busy machine. */
const MARGIN_SECONDS = 6;
/** Of those that fill the buffers of the system, or are meant to stay. */
const FEW = 100;
const REACH = { p99: 200, megabytes: 300 };
/**
 * As the image starts it. With the heap limit that Node.js takes on a machine of 8 GB and more it would leave garbage
 * until there is three times as much as what is used, instead of as much.
 */
const IMAGE_ENV = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-old-space-size=1024' };

if (!values.raised) {
  const script = 'ulimit -n "$(ulimit -Hn)"; exec "$0" "$@" --raised';
  const args = [process.execPath, import.meta.filename, ...process.argv.slice(2)];
  const [code] = await once(spawn('bash', ['-c', script, ...args], { stdio: 'inherit' }), 'exit');
  process.exit(code ?? 1);
}

const folder = await mkdtemp(join(tmpdir(), 'lereng-slow-'));
const server = spawn(
  process.execPath,
  [join(resolve(import.meta.dirname, '../..'), 'dist/apps/api/main.js')],
  {
    env: {
      ...CREDENTIALS,
      ...IMAGE_ENV,
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      DEMO_CONTENT: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
let output = '';
const port = await new Promise((found, reject) => {
  server.stdout.on('data', (chunk) => {
    output += chunk;
    const match = /http:\/\/[^:\s]+:(\d+)/.exec(output);
    if (match) found(Number(match[1]));
  });
  server.once('exit', () => reject(new Error(`The server stopped: ${output}`)));
});
const origin = `http://127.0.0.1:${port}`;
const megabytes = () =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;
const descriptors = () => readdirSync(`/proc/${server.pid}/fd`).length;

async function logIn() {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = CREDENTIALS;
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return (await response.json()).accessToken;
}

/** The path of a picture of a menu item. */
async function pictureOf() {
  const [item] = await (await fetch(`${origin}/api/menu-items`)).json();
  return new URL(item.image_url, origin).pathname;
}

/** The path of the largest of all pictures: some of them are more than the system buffers for one connection. */
async function largestPicture() {
  const root = join(folder, 'images');
  const names = await readdir(root, { recursive: true });
  const files = await Promise.all(
    names.map(async (name) => ({ name, size: (await stat(join(root, name))).size })),
  );
  return `/uploads/${files.toSorted((a, b) => b.size - a.size)[0].name}`;
}

/** Each kind: what it sends, byte after byte if it trickles, and after how many seconds none is open. */
async function kinds() {
  const token = await logIn();
  const upload = (bearer) =>
    `POST /api/menu-items HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bearer}\r\n` +
    'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n--b\r\n';
  const read = (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const picture = read(await pictureOf());
  return [
    { name: 'half a header', sends: 'GET / HTTP/1.1\r\nX: ', trickles: true, limit: 15 },
    {
      name: 'JSON of a login',
      sends:
        'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{',
      trickles: true,
      limit: 15,
    },
    { name: 'upload, invalid token', sends: upload('x'), trickles: true, limit: 2 },
    {
      name: 'upload, valid token',
      sends: upload(token),
      trickles: true,
      limit: 20,
      stays: true,
      count: FEW,
    },
    {
      name: 'unread pictures, many on one',
      sends: read(await largestPicture()).repeat(30),
      limit: 50,
      isUnread: true,
      count: FEW,
    },
    { name: 'unread page', sends: read('/'), limit: 75, isUnread: true },
    { name: 'unread picture', sends: picture, limit: 75, isUnread: true },
    { name: 'idle', sends: read('/robots.txt'), limit: 75 },
  ].map((kind) => ({ count: connections, ...kind }));
}

/** Connections that have sent this, and leave the set when they are closed. */
async function openAll(count, sends, isUnread) {
  const open = new Set();
  const openOne = async () => {
    const socket = connect(port, '127.0.0.1');
    if (isUnread) socket.pause();
    else socket.resume();
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.write(sends);
  };
  for (let opened = 0; opened < count; opened += AT_A_TIME) {
    const size = Math.min(AT_A_TIME, count - opened);
    await Promise.all(Array.from({ length: size }, openOne));
    // Connections are accepted in their order: with this response all of them have been.
    await (await fetch(`${origin}/api`, { headers: { connection: 'close' } })).text();
  }
  return open;
}

/** Opens the connections of a kind, waits for its limit, and says how many the server has closed by then. */
async function run({ name, sends, trickles, limit, isUnread, count, stays = false }) {
  const open = await openAll(count, sends, isUnread);
  const pump = setInterval(() => {
    if (trickles) for (const socket of open) socket.write('x');
  }, 5_000);
  await sleep((limit + MARGIN_SECONDS) * 1_000);
  clearInterval(pump);
  const memory = megabytes().toFixed(0);
  // A socket that reads nothing does not see that the other side has closed.
  for (const socket of open) socket.resume();
  if (isUnread) await sleep(3_000);
  const left = open.size;
  for (const socket of open) socket.destroy();
  console.log(
    `${name}: ${count} opened, ${left} open after ${limit} s (+${MARGIN_SECONDS}), ${memory} MB`,
  );
  return left === (stays ? count : 0);
}

let isGood;
try {
  const { pid } = server;
  const busy = { isBusy: childCheck(pid) };
  await untilIdle(busy);
  const all = (await kinds()).filter(({ name }) => name.includes(values.only));
  const times = [];
  const other = [];
  const visitor = new Worker(join(import.meta.dirname, 'visitor.mjs'), {
    workerData: { origin, paths: ['/', '/menu'] },
  });
  visitor.on('message', ({ ms, status }) => {
    times.push(ms);
    if (status !== 200) other.push(status);
  });
  await sleep(3_000);
  const before = descriptors();
  let peak = megabytes();
  const watch = setInterval(() => (peak = Math.max(peak, megabytes())), 250);
  let areClosed = true;
  for (const kind of all) areClosed = (await run(kind)) && areClosed;
  clearInterval(watch);
  await sleep(3_000);
  const after = descriptors();
  await visitor.terminate();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)];
  console.log(
    `visitor: ${times.length} responses, ${other.length} not 200, p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms`,
  );
  console.log(
    `memory: at most ${peak.toFixed(0)} MB; descriptors: ${before} before, ${after} after`,
  );
  isGood =
    areClosed &&
    other.length === 0 &&
    at(0.99) < REACH.p99 &&
    peak < REACH.megabytes &&
    after <= before + 10;
  console.log(isGood ? 'Every limit holds.' : 'A limit does not hold.');
} finally {
  server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

/** Whether child processes, which encode pictures, are there. */
function childCheck(pid) {
  return () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim() !== '';
}
