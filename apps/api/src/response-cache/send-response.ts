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

/** The header lists of responses that were sent before. Each is freed with its response. */
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
  const { status, etag, bodies } = content;
  const cors = crossOrigin(headers.origin, path, site);
  const known = headers['if-none-match'];
  const writeHead = (code: number, list: HeaderList): ServerResponse => {
    // The values of its last headers. Node writes the list at once, so one list serves every request.
    list[list.length - 1] = lastRequestId(request);
    if (list.at(-4) === SERVER_TIMING) list[list.length - 3] = timeOfResponse();
    return response.writeHead(code, cors.length === 0 ? list : [...list, ...cors]);
  };
  if (status === 200 && known !== undefined && matchesEntityTag(known, etag)) {
    writeHead(304, headerList(content, path, site, 'none')).end();
    return;
  }
  const accepted = acceptedEncoding(headers['accept-encoding']);
  const encoding = bodies[accepted] ? accepted : 'identity';
  writeHead(status, headerList(content, path, site, encoding));
  if (request.method === 'HEAD') response.end();
  else response.end(bodies[encoding]);
}

/**
 * All headers but those that depend on the request's origin. The last one has the request's id as its value, and that
 * of a page before it the time.
 */
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
    ...(encoding !== 'none' && { 'Content-Length': String(content.bodies[encoding]?.length) }),
    ...(encoding !== 'none' && encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .flat()
    .concat(isPage(content.headers) ? [SERVER_TIMING, ''] : [], 'X-Request-Id', ''));
}

/** The headers that let a page of an allowed origin read the response. `Vary` is sent to every origin. */
function crossOrigin(origin: string | undefined, path: string, { corsOrigins }: Site): HeaderList {
  if (origin === undefined || !isBelow('/api', path)) return [];
  return Object.entries(corsHeaders(origin, corsOrigins))
    .filter(([name]) => name !== 'Vary')
    .flat();
}
