import { createServer, type RequestListener, type Server } from 'node:http';
import type { AppConfig } from '../config';
import { endStalledBodies, handleClientErrors, handleRequests } from './client-error';
import { endSlowBodies, endStalledResponses, oneAtATime } from './slow-connections';

/** All in milliseconds. */
export interface HttpTimeouts {
  /** How long a connection waits for its next request. */
  readonly keepAlive: number;
  /** How long all headers of a request may take. */
  readonly headers: number;
  /** How often connections are checked against `headers` and `request`. */
  readonly check: number;
  /** How long a body may take, unless `allowSlowBody` was called for its request. */
  readonly body: number;
  /** How long a body may go without another byte. */
  readonly idleBody: number;
  /** How long a whole request may take. */
  readonly request: number;
  /** How long a response may go without the client taking another byte. */
  readonly idleResponse: number;
}

/**
 * Proxies keep idle connections for up to 60 s: where the server is the first to close one, a POST can
 * be lost. An image of the largest size passes within `request` at 5 KB/s.
 */
export const HTTP_TIMEOUTS: HttpTimeouts = {
  keepAlive: 75_000,
  headers: 15_000,
  check: 1_000,
  body: 15_000,
  idleBody: 30_000,
  request: 20 * 60_000,
  idleResponse: 30_000,
};

/** An HTTP server with these timeouts and our responses to what is not valid HTTP. */
export function createHttpServer(
  listener: RequestListener,
  config: Pick<AppConfig, 'siteOrigin'>,
  timeouts: HttpTimeouts = HTTP_TIMEOUTS,
): Server {
  const server = createServer({
    keepAliveTimeout: timeouts.keepAlive,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.check,
    // Checked by `handleRequests`, which responds with our error body.
    requireHostHeader: false,
  });
  handleRequests(server, oneAtATime(listener), config);
  handleClientErrors(server, config);
  endStalledBodies(server, timeouts.idleBody, config);
  endSlowBodies(server, timeouts.body, config);
  endStalledResponses(server, timeouts.idleResponse);
  return server;
}
