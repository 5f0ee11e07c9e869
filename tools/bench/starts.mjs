import { join } from 'node:path';
import sharp from 'sharp';
import { logIn } from './content.mjs';
import { fetchOnce, load } from './load.mjs';
import { sleep, startServer } from './processes.mjs';
import { amounts } from './rounds.mjs';

/** After a start: by then its garbage is collected, and its threads rest. */
const REST_MS = 2_000;
/** After uploads: by then the process that encodes pictures has ended, which waits for more for 30 s. */
const LONG_REST_MS = 40_000;

/** What a start with content takes until its first page is there, and what is resident then. */
export async function starts({ rounds, dataDir, startProduct, accepted }) {
  const [cpu, memory] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const product = await startProduct(dataDir);
    await fetchOnce(`${product.origin}/`, accepted);
    cpu.push(product.cpuSeconds());
    await sleep(REST_MS);
    memory.push(product.memory() / 1e6);
    await product.stop();
  }
  return [
    { what: 'CPU seconds to the first page', reach: { atMost: 1 }, ...amounts(cpu) },
    { what: 'resident memory after it, in MB', reach: { atMost: 150 }, ...amounts(memory) },
  ];
}

/**
 * What is resident after visitors came while photographs straight from a phone were uploaded.
 *
 * @param {() => Promise<import('./report.mjs').Row[]>} meanwhile measures something else while the product rests
 */
export async function memoryAfterTraffic(bench, meanwhile) {
  const { uploads, seconds, dataDir, startProduct, accepted } = bench;
  const product = await startProduct(dataDir);
  try {
    const owner = await logIn(product.origin);
    const photo = await largePhoto();
    const uploading = Promise.all(
      Array.from({ length: uploads }, (_, at) => owner.addMenuItem(`Foto ${at}`, photo)),
    );
    let done = false;
    void uploading.finally(() => (done = true)).catch(() => undefined);
    const paths = ['/', '/menu', '/packages', '/menu/1', '/packages/1', '/api/packages'];
    // While the photographs are encoded, responses may take long.
    const visit = { headers: accepted, connections: 8, seconds: Math.max(seconds, 3), status: 200 };
    for (let at = 0; !done || at < paths.length; at += 1) {
      await load(product, { ...visit, path: paths[at % paths.length] });
    }
    await uploading;
    const [others] = await Promise.all([meanwhile(), sleep(LONG_REST_MS)]);
    return [
      {
        what: `resident memory after visits during ${uploads} uploads of 12 megapixels, in MB`,
        reach: { atMost: 300 },
        ...amounts([product.memory() / 1e6]),
      },
      ...others,
    ];
  } finally {
    await product.stop();
  }
}

/** A sharp noise upon coarse patches: about 3 MB, as a phone makes them. */
async function largePhoto() {
  const [width, height] = [4_000, 3_000];
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  return sharp({ create: { width: 1_000, height: 750, channels: 3, background: '#963', noise } })
    .resize(width, height)
    .jpeg({ quality: 85 })
    .toBuffer();
}

/**
 * `npm start` with everything built: what Nx looks for, and the start itself.
 *
 * @param dataDir that no other server uses
 */
export async function unchangedStart({ rounds, root, environment, accepted }, dataDir) {
  const seconds = [];
  // One more: the first may build.
  for (let round = 0; round <= rounds; round += 1) {
    const begun = performance.now();
    const product = await startServer([join(root, 'tools/start/start.mjs')], {
      env: { ...environment(dataDir), DEMO_CONTENT: 'false', HOME: process.env.HOME ?? root },
    });
    await fetchOnce(`${product.origin}/`, accepted);
    if (round > 0) seconds.push((performance.now() - begun) / 1_000);
    await product.stop();
  }
  return [
    {
      what: 'seconds from `npm start` with nothing changed to the first page',
      reach: { atMost: 3 },
      ...amounts(seconds),
    },
  ];
}
