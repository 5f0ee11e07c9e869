/**
 * `npm run bench`: how close the built product comes to the floor below it. Both ends of each ratio are
 * measured in the same run, in turns. Prints the table of docs/benchmarks.md. Linux only, as CPU time and memory are
 * read from /proc.
 *
 *   npm run build
 *   npm run bench -- --quick                  # about three minutes
 *   npm run bench -- --only taps,next-page    # these sections alone
 *   npm run bench -- --dist DIR               # another build than that of this checkout
 *   npm run bench -- --data DIR               # with what an earlier run left there, or leaving it there
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct, untilIdle } from '../server/server.mjs';
import { audits } from './audits.mjs';
import { blocking } from './blocking.mjs';
import { CREDENTIALS, fill, logIn } from './content.mjs';
import { cachedResponse, whileSaving } from './delivery.mjs';
import { fullSite } from './full-site.mjs';
import { nextPage } from './next-page.mjs';
import { openPhones } from './phone.mjs';
import { memoryAfterUploads, starts } from './process-figures.mjs';
import { renderTable } from './report.mjs';
import { earlyLink, taps } from './taps.mjs';
import { work } from './work.mjs';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    dist: { type: 'string' },
    data: { type: 'string' },
  },
});

const PACKAGES = 12;
const MENU_ITEMS = 18;

const folder = await mkdtemp(join(tmpdir(), 'lereng-bench-'));
const environment = {
  ...CREDENTIALS,
  DATA_DIR: values.data ? resolve(values.data) : join(folder, 'data'),
  LOG_LEVEL: 'fatal',
  DEMO_CONTENT: 'true',
};

const dist = values.dist && resolve(values.dist);

/** What every section knows. */
const bench = {
  /** What a browser sends. */
  accepted: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  startProduct: () => startProduct(environment, { dist }),
  /** A product without content. */
  startEmpty: () =>
    startProduct(
      { ...environment, DATA_DIR: join(folder, 'full'), DEMO_CONTENT: 'false' },
      { dist },
    ),
  ...(values.quick
    ? { rounds: 2, seconds: 0.5, uploads: 4, audits: 1, loads: 1, taps: 1, visits: 1 }
    : { rounds: 7, seconds: 4, uploads: 100, audits: 5, loads: 5, taps: 10, visits: 5 }),
};

/** In a browser, on the demonstration content. */
const FELT = { work, blocking, taps, link: earlyLink, 'next-page': nextPage, audits };

/** At the server, with more content. */
const SERVED = {
  cached: async (_bench, product) => [
    await cachedResponse(bench, product, 'cached JSON (/api/packages)', '/api/packages'),
    await cachedResponse(bench, product, 'cached page (/)', '/'),
  ],
  saves: async (_bench, product, owner) => [
    await whileSaving(bench, product, owner, 'JSON of packages', '/api/packages', 1.5),
    await whileSaving(bench, product, owner, 'the home page, which shows it', '/', 4),
  ],
};

/** Of products of their own. */
const OWN = { starts, 'full-site': fullSite, uploads: memoryAfterUploads };

const names = [FELT, SERVED, OWN].flatMap(Object.keys);
const wanted = values.only?.split(',') ?? names;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`--only knows ${names.join(', ')}, not ${unknown}`);
const chosen = (sections) => Object.entries(sections).filter(([name]) => wanted.includes(name));

const rows = [];
async function run(sections, ...args) {
  for (const [, section] of chosen(sections)) {
    const found = [await section(bench, ...args)].flat();
    for (const { what, median = 'not measured' } of found) console.log(`${what}: ${median}`);
    rows.push(...found);
  }
}

const load = () => loadavg()[0].toFixed(1);
const loadBefore = load();
const start = Date.now();
try {
  const product = await bench.startProduct();
  try {
    await untilIdle(product);
    if (chosen(FELT).length > 0) {
      const phones = await openPhones(product);
      try {
        await run(FELT, phones, product);
        await phones.verify?.();
      } finally {
        await phones.close();
      }
    }
    if (chosen(SERVED).length > 0) {
      const owner = await logIn(product.origin);
      await fill(product.origin, '/packages', PACKAGES, owner.addPackage);
      await fill(product.origin, '/menu-items', MENU_ITEMS, owner.addMenuItem);
      await untilIdle(product);
      await run(SERVED, product, owner);
    }
  } finally {
    await product.stop();
  }
  await run(OWN);
  const [{ model }] = cpus();
  console.log(`\n${cpus().length} cores (${model}), Node.js ${process.version}`);
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  console.log(`${minutes} minutes, load average ${loadBefore} before and ${load()} after\n`);
  console.log(renderTable(rows));
} finally {
  await rm(folder, { recursive: true, force: true });
}
