import { createServer, type RequestListener, type Server } from 'node:http';
import type { AppConfig } from '@lereng/api-site/config';
import { endStalledBodies, handleClientErrors, handleRequests } from './client-error';
import { trackResponses } from './current-response';
import { endSlowBodies, endStalledResponses, oneAtATime } from './slow-connections';

/** Times are in milliseconds. */
export interface HttpLimits {
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
  /** How many bodies may be unfinished at a time, but those for which `allowSlowBody` was called. */
  readonly slowBodies: number;
  /** How many responses may have stalled at a time. */
  readonly stalledResponses: number;
}

/**
 * Proxies keep idle connections for up to 60 s: where the server is the first to close one, a POST can
 * be lost. An image of the largest size passes within `request` at 5 KB/s. Only logins
 * and the owner's saves have bodies, which mostly come with their headers, so few are unfinished at a time.
 */
export const HTTP_LIMITS: HttpLimits = {
  keepAlive: 75_000,
  headers: 15_000,
  check: 1_000,
  body: 15_000,
  idleBody: 30_000,
  request: 20 * 60_000,
  idleResponse: 30_000,
  slowBodies: 100,
  stalledResponses: 500,
};

/** An HTTP server with these limits and our responses to what is not valid HTTP. */
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
  handleRequests(server, oneAtATime(listener), config);
  // After `oneAtATime`, which looks for the response to the request before.
  trackResponses(server);
  handleClientErrors(server, config);
  endStalledBodies(server, limits.idleBody, config);
  endSlowBodies(server, limits.body, limits.slowBodies, config);
  endStalledResponses(server, limits.idleResponse, limits.stalledResponses);
  return server;
}
