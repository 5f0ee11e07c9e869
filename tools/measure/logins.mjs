/**
 * How long the owner's login takes in calm, and amid logins of others from as many networks:
 *
 *     TRUST_PROXY=1 ADMIN_PASSWORD=… node dist/apps/api/main.js
 *     ADMIN_PASSWORD=… node tools/measure/logins.mjs --others 2500 --origin http://127.0.0.1:3000
 */
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    others: { type: 'string', default: '2500' },
    origin: { type: 'string', default: 'http://127.0.0.1:3000' },
  },
});
const OTHERS = Number(values.others);
const OWNER = '203.0.113.7';
const ROUNDS = 5;
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

async function measure(name) {
  const logins = [];
  for (let round = 0; round < ROUNDS; round += 1) logins.push(await ownerLogin());
  console.log(name, logins.map(({ status, ms }) => `${status} in ${ms} ms`).join(', '));
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

await measure('in calm:');
const others = rush();
await measure(`amid ${OTHERS} others:`);
console.log('the others:', await others);
