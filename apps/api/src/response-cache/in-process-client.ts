import { AsyncResource } from 'node:async_hooks';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ContentReads } from '../content-events';
import { setRequestId } from '../platform/http/request-id';
import type { ResponseOrigin } from './response-cache';
import { compressResponse } from './cached-response';

interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Headers of a response that belong to its content. */
const CONTENT_HEADERS = [
  'Content-Type',
  'Content-Security-Policy',
  'Location',
  'Allow',
  'Retry-After',
];

/**
 * Sends requests to Express within the process. They carry nothing of a visitor, so a cached response has
 * nothing of the visitor who came first.
 *
 * The requests are real HTTP, over a pair of streams instead of a socket. Libraries that inject mocked
 * requests are cheaper, but Express replaces their prototype for the whole process.
 */
export function inProcessClient(express: RequestListener): ResponseOrigin {
  const handlers = new WeakMap<Duplex, RequestListener>();
  const server = createServer((request, response) =>
    (handlers.get(request.socket) ?? express)(request, response),
  );

  /** Express returns no promise, so the kinds are complete when the response is closed. */
  function requestCollecting(path: string, id?: string) {
    return ContentReads.collect(
      () =>
        new Promise<RawResponse>((resolve, reject) => {
          const [near, far] = duplexPair();
          const received = send(path, near);
          received.catch(reject);
          // The parser of a connection runs its callbacks in a context of its own.
          const handle = AsyncResource.bind(express);
          handlers.set(far, (request, response) => {
            setRequestId(request, id);
            response.once('close', () => received.then(resolve, reject));
            handle(request, response);
          });
          server.emit('connection', far);
        }),
    );
  }

  return async (url, id) => {
    const { result, kinds } = await requestCollecting(url, id);
    const { status, headers, body } = result;
    const content: Record<string, string> = {
      'Cache-Control': headers['cache-control'] ?? 'no-store',
    };
    for (const name of CONTENT_HEADERS) {
      const value = headers[name.toLowerCase()];
      if (value !== undefined) content[name] = String(value);
    }
    return compressResponse({ status, headers: content, body, kinds });
  };
}

function send(path: string, socket: Duplex): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { path, headers: { host: 'localhost', connection: 'close' }, createConnection: () => socket },
      (response) => {
        const { statusCode: status = 500, headers } = response;
        buffer(response).then((body) => resolve({ status, headers, body }), reject);
      },
    );
    request.on('error', reject);
    request.end();
  });
}
