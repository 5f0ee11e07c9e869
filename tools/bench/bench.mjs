/**
 * `npm run bench`: how close the built product comes to the floor below it. Both ends of each ratio are
 * measured in the same run, in turns. Prints a table; `--write` puts it into docs/benchmarks.md. Linux only,
 * as CPU time and memory are read from /proc.
 *
 *   npm run build
 *   npm run bench -- --quick        # two minutes instead of ten
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { parseArgs } from 'node:util';
import { CREDENTIALS, fill, logIn } from './content.mjs';
import { fetchOnce, load } from './load.mjs';
import { sleep, startServer, untilIdle } from './processes.mjs';
import { printReport } from './report.mjs';
import { median, ratios } from './statistics.mjs';
import { writeReport } from './write-report.mjs';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const root = resolve(import.meta.dirname, '../..');
const rounds = values.quick ? 3 : 7;
const seconds = values.quick ? 1.5 : 4;

const PACKAGES = 12;
const MENU_ITEMS = 18;
/** What a browser sends. */
const ACCEPTED = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const SAVE_INTERVAL_MS = 1_000;

const dataDir = await mkdtemp(join(tmpdir(), 'lereng-bench-'));
const startProduct = () =>
  startServer([join(root, 'dist/apps/api/main.js')], {
    env: {
      ...CREDENTIALS,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      DEMO_CONTENT: 'true',
    },
  });

/** Runs both ends in turns, the one that begins changing with each round. */
async function inTurns(own, other) {
  const results = { own: [], other: [] };
  for (let round = 0; round < rounds; round += 1) {
    const turns = [
      ['own', own],
      ['other', other],
    ];
    if (round % 2 === 1) turns.reverse();
    for (const [name, measure] of turns) results[name].push(await measure());
  }
  const column = (name, key) => results[name].map((result) => result[key]);
  return (key) => ({
    ...ratios(column('own', key), column('other', key)),
    own: median(column('own', key)),
    other: median(column('other', key)),
  });
}

/** A cached response against plain `node:http` that sends the same bytes and headers. */
async function cachedResponse(product, { title, path, headers }) {
  const url = `${product.origin}${path}`;
  const sample = await fetchOnce(url, headers);
  const raw = await startServer([join(import.meta.dirname, 'raw-server.mjs')], {
    input: JSON.stringify({ ...sample, body: sample.body.toString('base64') }),
  });
  const { status } = sample;
  const measure = (server, connections) => () =>
    load(server, { path, headers, connections, seconds, status });
  try {
    const busy = await inTurns(measure(product, 16), measure(raw, 16));
    const crowded = await inTurns(measure(product, 50), measure(raw, 50));
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
async function whileSaving(product, owner, path) {
  const options = { path, headers: ACCEPTED, connections: 16, status: 200 };
  // A round without a whole save in it would measure nothing.
  const long = Math.max(seconds, 3);
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
  const compare = await inTurns(saving, quiet);
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

/** What a start with content takes until its first page is there, and what is resident then. */
async function starts() {
  const [cpu, memory] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const product = await startProduct();
    await fetchOnce(`${product.origin}/`, ACCEPTED);
    cpu.push(product.cpuSeconds());
    await sleep(2_000);
    memory.push(product.memory() / 1e6);
    await product.stop();
  }
  const amount = (list) => ({
    median: median(list),
    least: Math.min(...list),
    greatest: Math.max(...list),
  });
  return [
    { what: 'CPU seconds to the first page', reach: { atMost: 1 }, ...amount(cpu) },
    { what: 'resident memory after it, in MB', reach: { atMost: 150 }, ...amount(memory) },
  ];
}

const rows = [];
const add = (section) => {
  rows.push(...section);
  printReport(section);
};
try {
  const product = await startProduct();
  try {
    const owner = await logIn(product.origin);
    await fill(product.origin, '/packages', PACKAGES, owner.addPackage);
    await fill(product.origin, '/menu-items', MENU_ITEMS, owner.addMenuItem);
    await untilIdle(product);
    const { headers } = await fetchOnce(`${product.origin}/api/packages`, ACCEPTED);
    const etag = headers[headers.indexOf('ETag') + 1];
    for (const response of [
      { title: 'JSON (/api/packages)', path: '/api/packages', headers: ACCEPTED },
      { title: 'home page (/)', path: '/', headers: ACCEPTED },
      { title: 'detail page (/menu/1)', path: '/menu/1', headers: ACCEPTED },
      {
        title: '304 (/api/packages)',
        path: '/api/packages',
        headers: { ...ACCEPTED, 'if-none-match': etag },
      },
    ]) {
      add(await cachedResponse(product, response));
    }
    add(await whileSaving(product, owner, '/api/packages'));
    add(await whileSaving(product, owner, '/'));
  } finally {
    await product.stop();
  }
  add(await starts());
  if (values.write) await writeReport(join(root, 'docs/benchmarks.md'), rows, values);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
