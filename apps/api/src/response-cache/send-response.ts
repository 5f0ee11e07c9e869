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
  const { 'Content-Type': type, ...headers } = headersOf(request, path, content, site);
  const known = request.headers['if-none-match'];
  if (status === 200 && known !== undefined && matchesEntityTag(known, etag)) {
    // It has no content, and so no type.
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = content.encodingFor(request.headers['accept-encoding']);
  const send = (body: Buffer) => {
    response.writeHead(status, {
      ...headers,
      ...(type !== undefined && { 'Content-Type': type }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const body = content.bodyIn(encoding);
  if (Buffer.isBuffer(body)) send(body);
  else body.then(send, (error: Error) => response.destroy(error));
}

function headersOf(
  request: Pick<IncomingMessage, 'headers'>,
  path: string,
  { headers, etag }: CachedResponse,
  { corsOrigins, siteOrigin }: Site,
): Record<string, string> {
  const isApi = isBelow('/api', path);
  return {
    ...securityHeaders(path, siteOrigin),
    ...headers,
    ...(isApi && corsHeaders(request.headers.origin, corsOrigins)),
    Vary: isApi ? 'Origin, Accept-Encoding' : 'Accept-Encoding',
    ETag: etag,
    'X-Request-Id': requestId(request),
    ...(isPage(headers) && { [SERVER_TIMING]: timeOfResponse() }),
  };
}
