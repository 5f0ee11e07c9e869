import autocannon from 'autocannon';
import { largePhoto, logIn } from './content.mjs';
import { load } from './load.mjs';
import { sleep } from './processes.mjs';
import { amounts } from './rounds.mjs';

/** After requests: by then their garbage is collected. */
const REST_MS = 2_000;
/** After uploads: by then the process that encodes pictures has ended, which waits for more for 30 s. */
const LONG_REST_MS = 40_000;

const CONNECTIONS = 16;
const CACHED = ['/', '/menu', '/packages', '/menu/1', '/packages/1', '/contact', '/api/packages'];

/** Whether memory stays as it is once everything is loaded and compiled: cached responses, misses and errors. */
export async function memoryOverRequests({ requests, dataDir, startProduct, accepted }) {
  const first = requests / 10;
  const product = await startProduct(dataDir);
  try {
    let sent = 0;
    const residentAfter = async (amount) => {
      await mixedRequests(product, { amount, headers: accepted, next: () => (sent += 1) });
      await sleep(REST_MS);
      return product.memory() / 1e6;
    };
    const early = await residentAfter(first);
    const late = await residentAfter(requests - first);
    return [
      {
        what: `resident memory after ${requests} requests, in MB, of that after the first ${first}`,
        reach: { atMost: 1.1 },
        ...amounts([late / early]),
        own: late,
        other: early,
      },
    ];
  } finally {
    await product.stop();
  }
}

/**
 * Of a hundred requests one is for a page that is rendered for it alone, as it has a token, and nine are for rows that
 * are not there. Pages with other URLs would fill the cache, whose bound is another matter.
 */
function requestOf(number) {
  if (number % 100 === 0) return { path: '/menu', headers: { authorization: 'Bearer none' } };
  if (number % 10 === 0) return { path: `/api/menu-items/${1_000_000 + number}` };
  return { path: CACHED[number % CACHED.length] };
}

async function mixedRequests({ origin }, { amount, headers, next }) {
  const setupRequest = (request) => {
    const { path, headers: own } = requestOf(next());
    return { ...request, path, headers: { ...request.headers, ...own } };
  };
  const result = await new Promise((resolve, reject) => {
    autocannon(
      { url: origin, headers, connections: CONNECTIONS, amount, requests: [{ setupRequest }] },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
  });
  const statuses = Object.keys(result.statusCodeStats).sort();
  if (result.errors > 0 || statuses.join() !== '200,404') {
    throw new Error(`Mixed requests: statuses ${statuses}, ${result.errors} errors`);
  }
}

/**
 * What is resident after visitors came while photographs straight from a phone were uploaded.
 *
 * @param {() => Promise<void>} meanwhile something else while the product rests
 */
export async function memoryAfterTraffic(bench, meanwhile) {
  const { uploads, visitSeconds, dataDir, startProduct, accepted } = bench;
  const product = await startProduct(dataDir);
  try {
    const owner = await logIn(product.origin);
    const photo = await largePhoto();
    const uploading = Promise.all(
      Array.from({ length: uploads }, (_, at) => owner.addMenuItem(`Foto ${at}`, photo)),
    );
    let done = false;
    void uploading.finally(() => (done = true)).catch(() => undefined);
    const paths = CACHED.filter((path) => path !== '/contact');
    const visit = { headers: accepted, connections: 8, seconds: visitSeconds, status: 200 };
    for (let at = 0; !done || at < paths.length; at += 1) {
      await load(product, { ...visit, path: paths[at % paths.length] });
    }
    await uploading;
    await Promise.all([meanwhile(), sleep(LONG_REST_MS)]);
    return [
      {
        what: `resident memory after visits during ${uploads} uploads of 12 megapixels, in MB`,
        reach: { atMost: 300 },
        ...amounts([product.memory() / 1e6]),
      },
    ];
  } finally {
    await product.stop();
  }
}
