import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppConfig } from '@lereng/api-site/config';
import { matchesEntityTag } from '../platform/http/entity-tag';
import { lastRequestId } from '../platform/http/request-id';
import {
  corsHeaders,
  isBelow,
  isPage,
  securityHeaders,
  SERVER_TIMING,
  timeOfResponse,
} from '../platform/http/response-headers';
import { acceptedEncoding, type Encoding } from './accepted-encoding';
import type { CachedResponse } from './cached-response';

type Site = Pick<AppConfig, 'corsOrigins' | 'siteOrigin'>;

/** Names and values in turn. Node writes headers in this form without processing them again. */
type HeaderList = string[];

/** The headers of responses that were sent before, by encoding. Each list is freed with its response. */
const headerLists = new WeakMap<CachedResponse, Partial<Record<Encoding | 'none', HeaderList>>>();

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
  const { headers } = request;
  const { status, etag } = content;
  const headersOf = (encoding: Encoding | 'none') => [
    ...headerList(content, path, site, encoding),
    ...ownHeaders(request, path, content, site),
  ];
  const known = headers['if-none-match'];
  if (status === 200 && known !== undefined && matchesEntityTag(known, etag)) {
    response.writeHead(304, headersOf('none')).end();
    return;
  }
  const encoding = content.encodingFor(acceptedEncoding(headers['accept-encoding']));
  const send = (body: Buffer) => {
    response.writeHead(status, [...headersOf(encoding), 'Content-Length', String(body.length)]);
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  };
  const body = content.bodyIn(encoding);
  if (Buffer.isBuffer(body)) send(body);
  else body.then(send, (error: Error) => response.destroy(error));
}

/** The headers that are the same for every request which gets this content in this encoding. */
function headerList(
  content: CachedResponse,
  path: string,
  { siteOrigin }: Site,
  encoding: Encoding | 'none',
): HeaderList {
  const cachedLists = headerLists.get(content) ?? {};
  headerLists.set(content, cachedLists);
  return (cachedLists[encoding] ??= Object.entries({
    ...securityHeaders(path, siteOrigin),
    ...content.headers,
    // A 304 has no content, and so no type.
    ...(encoding === 'none' && { 'Content-Type': undefined }),
    Vary: isBelow('/api', path) ? 'Origin, Accept-Encoding' : 'Accept-Encoding',
    ETag: content.etag,
    ...(encoding !== 'none' && encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .flat());
}

/** The headers of one request: its id, the time that a page tells, and whether a page of another origin may read it. */
function ownHeaders(
  request: Pick<IncomingMessage, 'headers'>,
  path: string,
  content: CachedResponse,
  { corsOrigins }: Site,
): HeaderList {
  const list = ['X-Request-Id', lastRequestId(request)];
  if (isPage(content.headers)) list.push(SERVER_TIMING, timeOfResponse());
  const { origin } = request.headers;
  if (origin === undefined || !isBelow('/api', path)) return list;
  // `Vary` is sent to every origin.
  const cors = Object.entries(corsHeaders(origin, corsOrigins)).filter(([name]) => name !== 'Vary');
  return [...list, ...cors.flat()];
}
