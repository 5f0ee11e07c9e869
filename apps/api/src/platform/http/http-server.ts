import { createServer, type RequestListener, type Server } from 'node:http';
import type { AppConfig } from '@lereng/api-site/config';
import { handleClientErrors, handleRequests } from './client-error';
import { endStalledResponses, endUnreadBodies, oneAtATime } from './connections';

/** Times are in milliseconds. */
export interface HttpLimits {
  /** How long a connection waits for its next request. */
  readonly keepAlive: number;
  /** How long all headers of a request may take. */
  readonly headers: number;
  /** How often connections are checked against `headers` and `request`. */
  readonly check: number;
  /** How long a whole request may take. */
  readonly request: number;
  /** How long a response may go without the client taking another byte. */
  readonly idleResponse: number;
  /** How many connections are open at a time; further ones are closed at once. */
  readonly connections: number;
}

/**
 * Proxies keep idle connections for up to 60 s: where the server is the first to close one, a POST can
 * be lost. An image of the largest size passes within `request` at 5 KB/s; bodies of JSON have a shorter limit, which
 * their reader holds.
 */
export const HTTP_LIMITS: HttpLimits = {
  keepAlive: 75_000,
  headers: 15_000,
  check: 1_000,
  request: 20 * 60_000,
  idleResponse: 25_000,
  connections: 15_000,
};

/** An HTTP server with these limits and our responses to invalid HTTP. */
export function createHttpServer(
  listener: RequestListener,
  config: Pick<AppConfig, 'siteOrigin'>,
  limits: HttpLimits = HTTP_LIMITS,
): Server {
  const server = createServer({
    keepAliveTimeout: limits.keepAlive,
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.check,
    // Checked by `handleRequests`, which responds with our error body.
    requireHostHeader: false,
  });
  server.maxConnections = limits.connections;
  handleRequests(server, oneAtATime(listener), config);
  handleClientErrors(server, config);
  endUnreadBodies(server);
  endStalledResponses(server, limits.idleResponse);
  return server;
}
