import { join } from 'node:path';
import { fetchOnce } from './load.mjs';
import { sleep, startServer } from './processes.mjs';
import { amounts } from './rounds.mjs';

/** After a start: by then its garbage is collected, and its threads rest. */
const REST_MS = 2_000;

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
