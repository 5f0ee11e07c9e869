import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { largePhoto } from './content.mjs';
import { load } from './load.mjs';
import { inTurns } from './rounds.mjs';

/** Without a pause the load itself would take the core that encodes. */
const READS_PER_SECOND = 500;
/** Long enough for a photograph to be uploaded and encoded, and for a hundredth of the reads to be some. */
const LEAST_SECONDS = 2;

/** The slowest reads while a photograph straight from a phone is uploaded and encoded, against those without. */
export async function whileUploading({ rounds, seconds }, product, { path, headers }) {
  const options = {
    path,
    headers,
    connections: 8,
    rate: READS_PER_SECOND,
    status: 200,
    seconds: Math.max(seconds, LEAST_SECONDS),
  };
  const quiet = () => load(product, options);
  const uploads = await startUploads(product);
  async function uploading() {
    const uploaded = uploads.upload();
    const result = await load(product, options);
    await uploaded;
    return result;
  }
  try {
    const compare = await inTurns(rounds, uploading, quiet);
    return [
      {
        what: `${path} while a picture of 12 megapixels is uploaded and encoded: p99, of that without`,
        reach: { atMost: 1.5 },
        ...compare('p99'),
      },
    ];
  } finally {
    uploads.stop();
  }
}

/**
 * Resolves after one upload: it starts the product's process that encodes, which stays for a while.
 *
 * @throws where an upload fails, which ends the process that uploads
 */
async function startUploads({ origin }) {
  const file = join(import.meta.dirname, 'upload-process.mjs');
  const child = fork(file, { serialization: 'advanced' });
  const ended = once(child, 'exit');
  async function upload(message = {}) {
    child.send(message);
    const [uploaded] = await Promise.race([once(child, 'message'), ended]);
    if (uploaded !== 'uploaded') throw new Error('The photograph was not uploaded');
  }
  await upload({ origin, photo: await largePhoto() });
  return { upload, stop: () => child.connected && child.disconnect() };
}
