/**
 * `npm run bench`: how close the built product comes to the floor below it. Both ends of each ratio are
 * measured in the same run, in turns. Prints the table of docs/benchmarks.md. Linux only, as CPU time and memory are
 * read from /proc.
 *
 *   npm run build
 *   npm run bench -- --quick        # about two minutes instead of ten
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct, untilIdle } from '../server/server.mjs';
import { audits } from './audits.mjs';
import { CREDENTIALS, fill, logIn } from './content.mjs';
import { cachedResponse, whileSaving } from './delivery.mjs';
import { memoryAfterUploads, starts } from './process-figures.mjs';
import { renderTable } from './report.mjs';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
  },
});

const PACKAGES = 12;
const MENU_ITEMS = 18;

const folder = await mkdtemp(join(tmpdir(), 'lereng-bench-'));
const environment = {
  ...CREDENTIALS,
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'fatal',
  DEMO_CONTENT: 'true',
};

/** What every section knows. */
const bench = {
  /** What a browser sends. */
  accepted: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  startProduct: () => startProduct(environment),
  ...(values.quick
    ? { rounds: 2, seconds: 0.5, uploads: 4, audits: 1 }
    : { rounds: 7, seconds: 4, uploads: 100, audits: 5 }),
};

const rows = [];
const add = (...section) => {
  for (const { what, median = 'not measured' } of section) console.log(`${what}: ${median}`);
  rows.push(...section);
};
try {
  const product = await bench.startProduct();
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
    add(...audits(bench, product));
  } finally {
    await product.stop();
  }
  add(...(await starts(bench)));
  add(await memoryAfterUploads(bench));
  const [{ model }] = cpus();
  console.log(`\n${cpus().length} cores (${model}), Node.js ${process.version}\n`);
  console.log(renderTable(rows));
} finally {
  await rm(folder, { recursive: true, force: true });
}
