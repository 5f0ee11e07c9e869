import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fetchOnce, load } from './load.mjs';
import { startServer } from './processes.mjs';
import { inTurns } from './rounds.mjs';

const SAVE_INTERVAL_MS = 1_000;
const WARM_UP_SECONDS = 2;

/** A cached response against plain `node:http` that sends the same bytes and headers. */
export async function cachedResponse({ rounds, seconds }, product, { title, path, headers }) {
  const sample = await fetchOnce(`${product.origin}${path}`, headers);
  const raw = await startServer([join(import.meta.dirname, 'raw-server.mjs')], {
    input: JSON.stringify({ ...sample, body: sample.body.toString('base64') }),
  });
  const { status } = sample;
  const measure = (server, connections) => () =>
    load(server, { path, headers, connections, seconds, status });
  try {
    // Otherwise the first rounds would be of code that V8 has not optimized yet.
    for (const server of [product, raw]) {
      await load(server, { path, headers, connections: 16, seconds: WARM_UP_SECONDS, status });
    }
    const busy = await inTurns(rounds, measure(product, 16), measure(raw, 16));
    const crowded = await inTurns(rounds, measure(product, 50), measure(raw, 50));
    return [
      {
        what: `${title}, ${sample.body.length} bytes: responses per CPU second, of raw node:http`,
        reach: { atLeast: 0.85 },
        ...busy('perCpuSecond'),
      },
      {
        what: `${title}: p99 with 50 connections, in milliseconds, of raw node:http`,
        reach: { atMost: 1.5 },
        ...crowded('p99'),
      },
    ];
  } finally {
    await raw.stop();
  }
}

/** Responses while the owner saves a menu item once a second, against no saves. */
export async function whileSaving({ rounds, seconds }, product, owner, { path, headers }) {
  const options = { path, headers, connections: 16, status: 200 };
  // A round without a whole save in it would measure nothing.
  const long = Math.max(seconds, 1.5);
  const quiet = () => load(product, { ...options, seconds: long });
  let saves = 0;
  async function saving() {
    const pending = [];
    const timer = setInterval(() => {
      saves += 1;
      pending.push(owner.renameMenuItem(1, `Nama ${saves}`));
    }, SAVE_INTERVAL_MS);
    try {
      return await load(product, { ...options, seconds: long });
    } finally {
      clearInterval(timer);
      await Promise.all(pending);
    }
  }
  const compare = await inTurns(rounds, saving, quiet);
  return [
    {
      what: `${path} while a menu item is saved every second: responses per second, of those without`,
      reach: { atLeast: 0.95 },
      ...compare('perSecond'),
    },
    {
      what: `${path} while a menu item is saved every second: p99, of that without`,
      reach: { atMost: 1.5 },
      ...compare('p99'),
    },
  ];
}
