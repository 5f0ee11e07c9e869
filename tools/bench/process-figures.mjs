import { setTimeout as sleep } from 'node:timers/promises';
import { largePhoto, logIn } from './content.mjs';
import { fetchOnce } from './load.mjs';
import { amounts } from './rounds.mjs';

/** After a start: by then its garbage is collected, and its threads rest. */
const REST_MS = 2_000;
/** After uploads: by then the processes that encode pictures have ended, which wait for more for a while. */
const LONG_REST_MS = 60_000;
/** As a browser does; the server refuses what would have to wait too long. */
const UPLOADS_AT_ONCE = 2;

const WHY_SMALL = 'It runs on the smallest server that one can rent.';

/** What a start with content takes until its first page is there, and what is resident then. */
export async function starts({ rounds, startProduct, accepted }) {
  const cpu = [];
  const memory = [];
  for (let round = 0; round < rounds; round += 1) {
    const product = await startProduct();
    await fetchOnce(`${product.origin}/`, accepted);
    cpu.push(product.cpuSeconds());
    await sleep(REST_MS);
    memory.push(product.memory() / 1e6);
    await product.stop();
  }
  return [
    {
      what: 'CPU seconds from the start to the first page',
      why: 'A restart is over before a visitor tries again.',
      reach: { atMost: 1.2 },
      ...amounts(cpu),
    },
    {
      what: 'resident memory after it, in MB',
      why: WHY_SMALL,
      reach: { atMost: 160 },
      ...amounts(memory),
    },
  ];
}

/** What server and child processes have resident a minute after photographs from a phone were uploaded. */
export async function memoryAfterUploads({ uploads, startProduct }) {
  const product = await startProduct();
  try {
    const owner = await logIn(product.origin);
    const photo = await largePhoto();
    let begun = 0;
    const upload = async () => {
      while (begun < uploads) await owner.addMenuItem(`Foto ${(begun += 1)}`, photo);
    };
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, upload));
    await sleep(LONG_REST_MS);
    return {
      what: `resident memory of server and children a minute after ${uploads} uploads of 12 megapixels, in MB`,
      why: WHY_SMALL,
      reach: { atMost: 300 },
      ...amounts([product.memory() / 1e6]),
    };
  } finally {
    await product.stop();
  }
}
