import { STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AppConfig } from '@lereng/api-site/config';
import { errorBody, TIMED_OUT } from '../errors';
import { currentResponse } from './connections';
import { isRead } from './request-head';
import { newRequestId, requestId } from './request-id';
import { securityHeaders } from './response-headers';

type Site = Pick<AppConfig, 'siteOrigin'>;

/** How long a client that is still sending may take to read the response. */
const CLOSE_DELAY_MS = 500;

/** Node's code. */
const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const BAD_REQUEST = [400, 'Permintaan tidak dapat dibaca'] as const;

/** By the code of Node's error. */
const RESPONSES: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Header permintaan terlalu besar'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Isi permintaan terlalu besar'],
  [REQUEST_TIMEOUT]: [408, TIMED_OUT],
};

/**
 * Responds to invalid HTTP with our error body and headers: no request reaches the
 * application, and Node's own response has neither.
 */
export function handleClientErrors(server: Server, site: Site): void {
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (error.code === 'ECONNRESET') socket.destroy();
    else endWithError(socket, error.code ?? '', site, currentResponse(socket));
  });
}

/** @param response of the last request on this connection */
function endWithError(socket: Socket, code: string, site: Site, response?: ServerResponse): void {
  const isPartlySent = response?.headersSent === true && !response.writableFinished;
  if (!socket.writable || isPartlySent) {
    socket.destroy();
    return;
  }
  // The rest of a body must have no effect after the 408.
  if (code === REQUEST_TIMEOUT) socket.pause();
  socket.end(rawResponse(code, site, response ? requestId(response.req) : newRequestId()));
  setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref();
}

/**
 * Passes valid requests to `listener`. As in Node itself, a request of HTTP 1.1 without a host is 400, but with
 * our error body. So is 417 to an unknown expectation; a read has no body to wait with, so it is as any other.
 */
export function handleRequests(server: Server, listener: RequestListener, site: Site): void {
  server.on('request', (request, response) => {
    const namesHost = request.headers.host !== undefined || request.httpVersion !== '1.1';
    if (namesHost) listener(request, response);
    else reject(response, site, ...BAD_REQUEST);
  });
  server.on('checkExpectation', (request, response) => {
    if (isRead(request)) server.emit('request', request, response);
    else reject(response, site, 417, 'Permintaan tidak dapat dipenuhi');
  });
}

function reject(response: ServerResponse, site: Site, status: number, message: string): void {
  const { headers, body } = errorResponse(status, message, site, requestId(response.req));
  response.writeHead(status, headers).end(body);
}

function errorResponse(status: number, message: string, { siteOrigin }: Site, id: string) {
  const body = JSON.stringify(errorBody(status, message));
  const headers: Record<string, string> = {
    ...securityHeaders('/api', siteOrigin),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Request-Id': id,
    Connection: 'close',
  };
  return { headers, body };
}

function rawResponse(code: string, site: Site, id: string): string {
  const [status, message] = RESPONSES[code] ?? BAD_REQUEST;
  const { headers, body } = errorResponse(status, message, site, id);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
