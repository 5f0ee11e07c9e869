import autocannon from 'autocannon';
import { get } from 'node:http';

/** Headers of a response that differ each time. */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive', 'x-request-id'];

/**
 * A response as it is on the wire.
 *
 * @returns {Promise<{ status: number; headers: string[]; body: Buffer }>} headers as names and values in
 *   turn
 */
export function fetchOnce(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const pairs = response.rawHeaders.flatMap((name, index, list) =>
          index % 2 === 0 && !OF_THE_CONNECTION.includes(name.toLowerCase())
            ? [name, list[index + 1]]
            : [],
        );
        resolve({ status: response.statusCode, headers: pairs, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

/**
 * Requests one URL without a pause.
 *
 * @param {import('../server/server.mjs').ServerProcess} server
 * @param {{ path: string; headers: Record<string, string>; connections: number; seconds: number; status: number }} options
 * @returns {Promise<{ perCpuSecond: number; p99: number }>} `p99` in milliseconds
 * @throws where a response has another status, or none comes
 */
export async function load(server, options) {
  const { path, headers, connections, seconds, status } = options;
  const before = server.cpuSeconds();
  const times = [];
  const result = await new Promise((resolve, reject) => {
    const running = autocannon(
      {
        url: `${server.origin}${path}`,
        headers,
        connections,
        duration: seconds,
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    // Its own histogram counts whole milliseconds.
    running.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  const cpu = server.cpuSeconds() - before;
  const count = times.length;
  const other = Object.keys(result.statusCodeStats).filter((code) => Number(code) !== status);
  if (other.length > 0 || result.errors > 0 || count === 0) {
    throw new Error(`${path}: statuses ${other}, ${result.errors} errors, ${count} responses`);
  }
  times.sort((a, b) => a - b);
  return {
    perCpuSecond: count / cpu,
    p99: times[Math.floor(count * 0.99)],
  };
}
