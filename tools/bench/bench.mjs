/**
 * `npm run bench`: how close the built product comes to the floor below it. Both ends of each ratio are
 * measured in the same run, in turns. Prints a table; `--write` puts it into docs/benchmarks.md. Linux only,
 * as CPU time and memory are read from /proc.
 *
 *   npm run build
 *   npm run bench -- --quick        # about four minutes instead of twenty
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cachedResponse, whileSaving } from './cached.mjs';
import { CREDENTIALS, fill, logIn } from './content.mjs';
import { firstVisit } from './first-visit.mjs';
import { growth, openSites } from './growth.mjs';
import { fetchOnce } from './load.mjs';
import { memoryAfterTraffic, memoryOverRequests } from './memory.mjs';
import { startServer, untilIdle } from './processes.mjs';
import { printReport } from './report.mjs';
import { starts, unchangedStart } from './starts.mjs';
import { whileUploading } from './uploads.mjs';
import { writeReport } from './write-report.mjs';
import { writes } from './writes.mjs';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const PACKAGES = 12;
const MENU_ITEMS = 18;

const root = resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'lereng-bench-'));
const environment = (dataDir) => ({
  ...CREDENTIALS,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'fatal',
  DEMO_CONTENT: 'true',
});

/** What every section knows. */
const bench = {
  root,
  folder,
  dataDir: join(folder, 'data'),
  /** What a browser sends. */
  accepted: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  environment,
  startProduct: (dataDir, env = {}) =>
    startServer([join(root, 'dist/apps/api/main.js')], {
      env: { ...environment(dataDir), ...env },
    }),
  ...(values.quick
    ? { rounds: 2, seconds: 0.5, writes: 6, uploads: 2, visitSeconds: 1, requests: 10_000 }
    : { rounds: 7, seconds: 4, writes: 20, uploads: 6, visitSeconds: 4, requests: 100_000 }),
};

const rows = [];
const add = (section) => {
  rows.push(...section);
  printReport(section);
};
try {
  const product = await bench.startProduct(bench.dataDir);
  try {
    const owner = await logIn(product.origin);
    await fill(product.origin, '/packages', PACKAGES, owner.addPackage);
    await fill(product.origin, '/menu-items', MENU_ITEMS, owner.addMenuItem);
    await untilIdle(product);
    const { accepted: headers } = bench;
    const json = await fetchOnce(`${product.origin}/api/packages`, headers);
    const etag = json.headers[json.headers.indexOf('ETag') + 1];
    const responses = [
      { title: 'JSON (/api/packages)', path: '/api/packages', headers },
      { title: 'home page (/)', path: '/', headers },
      { title: 'detail page (/menu/1)', path: '/menu/1', headers },
    ];
    for (const response of [
      ...responses,
      {
        title: '304 (/api/packages)',
        path: '/api/packages',
        headers: { ...headers, 'if-none-match': etag },
      },
    ]) {
      add(await cachedResponse(bench, product, response));
    }
    for (const response of responses.slice(0, 2)) {
      add(await whileSaving(bench, product, owner, response));
    }
    add(await firstVisit(bench, product));
    add(await writes(bench, product, owner));
    for (const response of responses.slice(0, 2)) {
      add(await whileUploading(bench, product, response));
    }
    // Or each start below would render preview images of what was written, in a process of its own.
    await untilIdle(product);
  } finally {
    await product.stop();
  }
  add(await starts(bench));
  add(await memoryOverRequests(bench));
  // While one product rests, the others are made ready: only one thing is measured at a time.
  let sites;
  add(
    await memoryAfterTraffic(bench, async () => {
      add(await unchangedStart(bench, join(folder, 'start')));
      sites = await openSites(bench);
    }),
  );
  add(await growth(bench, sites));
  if (values.write) await writeReport(join(root, 'docs/benchmarks.md'), rows, values);
} finally {
  await rm(folder, { recursive: true, force: true });
}
