import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppConfig } from '@lereng/api-site/config';
import { matchesEntityTag } from '../platform/http/entity-tag';
import { requestId } from '../platform/http/request-id';
import {
  corsHeaders,
  isBelow,
  isPage,
  securityHeaders,
  SERVER_TIMING,
  timeOfResponse,
} from '../platform/http/response-headers';
import type { CachedResponse } from './cached-response';

type Site = Pick<AppConfig, 'corsOrigins' | 'siteOrigin'>;

/**
 * Sends a cached response to a GET or HEAD request: in an encoding that the client accepts, as 304
 * where the client has it already.
 * @param path the request's path, without its query
 */
export function sendResponse(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  path: string,
  content: CachedResponse,
  site: Site,
): void {
  const { status, etag } = content;
  const headers = headersOf(request, path, content, site);
  const known = request.headers['if-none-match'];
  if (status === 200 && known !== undefined && matchesEntityTag(known, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const type = content.headers['Content-Type'];
  const encoding = content.encodingFor(request.headers['accept-encoding']);
  const send = (body: Buffer) => {
    if (type !== undefined) headers.push('Content-Type', type);
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    headers.push('Content-Length', String(body.length));
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const body = content.bodyIn(encoding);
  if (Buffer.isBuffer(body)) send(body);
  else body.then(send, (error: Error) => response.destroy(error));
}

/** Names and values in turn, without those of the content itself, which a response 304 does not have. */
function headersOf(
  request: Pick<IncomingMessage, 'headers'>,
  path: string,
  content: CachedResponse,
  site: Site,
): string[] {
  const headers = [...commonHeaders(path, content, site), 'X-Request-Id', requestId(request)];
  if (isPage(content.headers)) headers.push(SERVER_TIMING, timeOfResponse());
  const { origin } = request.headers;
  if (origin !== undefined && isBelow('/api', path)) {
    headers.push(...listWithout('Vary', corsHeaders(origin, site.corsOrigins)));
  }
  return headers;
}

/** Making them takes as long as sending a short response, and they are the same for all clients. */
const listsOfCommonHeaders = new WeakMap<CachedResponse, string[]>();

function commonHeaders(path: string, content: CachedResponse, { siteOrigin }: Site): string[] {
  let list = listsOfCommonHeaders.get(content);
  if (list === undefined) {
    list = listWithout('Content-Type', {
      ...securityHeaders(path, siteOrigin),
      ...content.headers,
      Vary: isBelow('/api', path) ? 'Origin, Accept-Encoding' : 'Accept-Encoding',
      ETag: content.etag,
    });
    listsOfCommonHeaders.set(content, list);
  }
  return list;
}

function listWithout(left: string, headers: Record<string, string>): string[] {
  return Object.entries(headers)
    .filter(([name]) => name !== left)
    .flat();
}
