/**
 * How long the owner's login takes in calm, and amid logins of others from as many networks:
 *
 *     TRUST_PROXY=1 ADMIN_PASSWORD=… node dist/apps/api/main.js
 *     ADMIN_PASSWORD=… node tools/measure/logins.mjs --others 2500 --origin http://127.0.0.1:3000
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const { values } = parseArgs({
  options: {
    others: { type: 'string', default: '2500' },
    origin: { type: 'string', default: 'http://127.0.0.1:3000' },
  },
});
const OTHERS = Number(values.others);
const OWNER = '203.0.113.7';
const ROUNDS = 10;
/** How many of the others wait at the same time. */
const CONCURRENT = 500;

async function login(ip, password) {
  const begun = performance.now();
  const response = await fetch(`${values.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ username: 'admin', password }),
  });
  await response.arrayBuffer();
  return { status: response.status, ms: Math.round(performance.now() - begun) };
}

const ownerLogin = () => login(OWNER, process.env.ADMIN_PASSWORD);

/** Logs in again and again until the `end`, at least `ROUNDS` times. */
async function measure(name, end = Promise.resolve()) {
  const logins = [];
  let isOver = false;
  void end.then(() => (isOver = true));
  while (!isOver || logins.length < ROUNDS) logins.push(await ownerLogin());
  const times = logins.map(({ ms }) => ms).sort((a, b) => a - b);
  const failed = logins.filter(({ status }) => status !== 200).length;
  const [median, longest] = [times[times.length >> 1], times.at(-1)];
  console.log(
    `${name} ${times.length} logins, ${failed} failed, ${median} ms, at most ${longest} ms`,
  );
}

async function rush() {
  const statuses = {};
  const pending = Array.from({ length: OTHERS }, (_, n) => `${1 + (n >> 8)}.${n & 255}.0.1`);
  const send = async () => {
    for (let ip = pending.pop(); ip; ip = pending.pop()) {
      const { status } = await login(ip, 'a wrong password');
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, send));
  return statuses;
}

if (isMainThread) {
  await measure('in calm:');
  // A thread of its own, so that the owner does not wait for the requests of others to be written.
  const others = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) });
  const end = once(others, 'message');
  await measure(`amid ${OTHERS} others:`, end);
  console.log('the others:', ...(await end));
} else {
  parentPort.postMessage(await rush());
}
