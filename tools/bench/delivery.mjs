import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { startServer } from '../server/server.mjs';
import { fetchOnce, load } from './load.mjs';
import { inTurns } from './rounds.mjs';

const SAVE_INTERVAL_MS = 1_000;
const WARM_UP_SECONDS = 2;

/** A cached response against plain `node:http` that sends the same bytes and headers. */
export async function cachedResponse({ rounds, seconds, accepted: headers }, product, title, path) {
  const sample = await fetchOnce(`${product.origin}${path}`, headers);
  const raw = await startServer([join(import.meta.dirname, 'raw-server.mjs')], {
    input: JSON.stringify({ ...sample, body: sample.body.toString('base64') }),
  });
  const options = { path, headers, connections: 16, status: 200 };
  try {
    // Otherwise the first rounds would be of code that V8 has not optimized yet.
    for (const server of [product, raw]) {
      await load(server, { ...options, seconds: WARM_UP_SECONDS });
    }
    const measure = (server) => () => load(server, { ...options, seconds });
    const compare = await inTurns(rounds, measure(product), measure(raw));
    return {
      what: `${title}, ${sample.body.length} bytes: responses per CPU second, of raw node:http`,
      why: 'One core then serves 10,000 pages a second.',
      reach: { atLeast: 0.75 },
      ...compare('perCpuSecond'),
    };
  } finally {
    await raw.stop();
  }
}

/** The slowest responses while the owner saves a menu item once a second, against no saves. */
export async function whileSaving(bench, product, owner, title, path, atMost) {
  const { rounds, seconds, accepted: headers } = bench;
  // A round without a whole save in it would measure nothing.
  const long = Math.max(seconds, 1.5);
  const quiet = () => load(product, { path, headers, connections: 50, status: 200, seconds: long });
  let saves = 0;
  async function saving() {
    const pending = [];
    const timer = setInterval(() => {
      saves += 1;
      pending.push(owner.changeMenuItem(1, { name: `Nama ${saves}` }));
    }, SAVE_INTERVAL_MS);
    try {
      return await quiet();
    } finally {
      clearInterval(timer);
      await Promise.all(pending);
    }
  }
  const compare = await inTurns(rounds, saving, quiet);
  return {
    what: `${title} while a menu item is saved every second: p99 at 50 connections, of that without`,
    why: 'No visitor notices a save.',
    reach: { atMost },
    ...compare('p99'),
  };
}
