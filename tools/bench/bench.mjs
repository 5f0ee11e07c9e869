/**
 * `npm run bench`: how close the built product comes to the floor below it. Both ends of each ratio are
 * measured in the same run, in turns. Prints a table; `--write` puts it into docs/benchmarks.md. Linux only,
 * as CPU time and memory are read from /proc.
 *
 *   npm run build
 *   npm run bench -- --quick        # about three minutes instead of fifteen
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CREDENTIALS, fill, logIn } from './content.mjs';
import { cachedResponse, whileSaving } from './delivery.mjs';
import { growth, openSites } from './growth.mjs';
import { memoryAfterUploads, starts } from './process-figures.mjs';
import { startServer, untilIdle } from './processes.mjs';
import { printReport } from './report.mjs';
import { audits, scripts, taps } from './visitor.mjs';
import { writeReport } from './write-report.mjs';

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
    ? { rounds: 2, seconds: 0.5, writes: 6, uploads: 4, audits: 1, taps: 2 }
    : { rounds: 7, seconds: 4, writes: 20, uploads: 100, audits: 5, taps: 10 }),
};

const rows = [];
const add = (...section) => {
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
    add(await cachedResponse(bench, product, 'cached JSON (/api/packages)', '/api/packages'));
    add(await cachedResponse(bench, product, 'cached page (/)', '/'));
    add(await whileSaving(bench, product, owner, 'JSON of packages', '/api/packages', 1.5));
    add(await whileSaving(bench, product, owner, 'the home page, which shows it', '/', 4));
    await untilIdle(product);
    add(await scripts(product));
    add(...(await audits(bench, product)));
    add(await taps(bench, product));
  } finally {
    await product.stop();
  }
  add(...(await starts(bench)));
  add(await growth(bench, await openSites(bench)));
  add(await memoryAfterUploads(bench));
  if (values.write) await writeReport(join(root, 'docs/benchmarks.md'), rows, values);
} finally {
  await rm(folder, { recursive: true, force: true });
}
