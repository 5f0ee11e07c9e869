import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Origin } from './response-cache';
import { prepareAnswer } from './prepared-answer';

/** Headers of an answer that belong to its content. */
const CONTENT_HEADERS = [
  'Content-Type',
  'Content-Security-Policy',
  'Location',
  'Allow',
  'Retry-After',
];

/**
 * Asks Express for answers within the process, as a visitor without any properties: whatever a kept
 * answer holds, it holds nothing of whoever asked first.
 *
 * It speaks real HTTP, over a pair of streams instead of a socket. Mocked requests would be cheaper,
 * but Express puts its own prototype in the place of theirs.
 */
export function expressOrigin(express: RequestListener): Origin {
  const server = createServer(express);
  return async (address) => {
    const { status, headers, body } = await ask(address);
    const content: Record<string, string> = {
      // The browser keeps it, too, but asks each time whether it still holds.
      'Cache-Control':
        status < 500 && headers['cache-control'] !== 'no-store' ? 'no-cache' : 'no-store',
    };
    for (const name of CONTENT_HEADERS) {
      const value = headers[name.toLowerCase()];
      if (value !== undefined) content[name] = String(value);
    }
    return prepareAnswer({ status, headers: content, body });
  };

  function ask(path: string) {
    return new Promise<{
      status: number;
      headers: NodeJS.Dict<string | string[]>;
      body: Buffer;
    }>((resolve, reject) => {
      const [near, far] = duplexPair();
      server.emit('connection', far);
      const request = httpRequest(
        { path, headers: { host: 'localhost', connection: 'close' }, createConnection: () => near },
        (response) => {
          const { statusCode: status = 500, headers } = response;
          buffer(response).then((body) => resolve({ status, headers, body }), reject);
        },
      );
      request.on('error', reject);
      request.end();
    });
  }
}
