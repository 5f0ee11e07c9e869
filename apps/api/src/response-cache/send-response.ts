import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEntityTag } from '../platform/http/entity-tag';
import { corsHeaders, isBelow, securityHeaders } from '../platform/http/response-headers';
import { acceptedEncoding, type Encoding } from './accepted-encoding';
import type { CachedResponse } from './cached-response';

/** Names and values in turn, a form of headers that Node writes without looking at it again. */
type HeaderList = string[];

/** Lists of responses that were sent before, for as long as the responses are in memory. */
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
  corsOrigins: readonly string[],
): void {
  const { headers } = request;
  const { status, etag, bodies } = content;
  const cors = crossOrigin(headers.origin, path, corsOrigins);
  const known = headers['if-none-match'];
  const writeHead = (code: number, list: HeaderList): ServerResponse =>
    response.writeHead(code, cors.length === 0 ? list : [...list, ...cors]);
  if (status === 200 && known !== undefined && matchesEntityTag(known, etag)) {
    writeHead(304, headerList(content, path, 'none')).end();
    return;
  }
  const accepted = acceptedEncoding(headers['accept-encoding']);
  const encoding = bodies[accepted] ? accepted : 'identity';
  writeHead(status, headerList(content, path, encoding));
  if (request.method === 'HEAD') response.end();
  else response.end(bodies[encoding]);
}

/** All headers but those that depend on the request's origin. */
function headerList(
  content: CachedResponse,
  path: string,
  encoding: Encoding | 'none',
): HeaderList {
  const cachedLists = headerLists.get(content) ?? {};
  headerLists.set(content, cachedLists);
  return (cachedLists[encoding] ??= Object.entries({
    ...securityHeaders(path),
    ...content.headers,
    Vary: isBelow('/api', path) ? 'Origin, Accept-Encoding' : 'Accept-Encoding',
    ETag: content.etag,
    ...(encoding !== 'none' && { 'Content-Length': String(content.bodies[encoding]?.length) }),
    ...(encoding !== 'none' && encoding !== 'identity' && { 'Content-Encoding': encoding }),
  }).flat());
}

/** What lets a page of an allowed origin read the response; `Vary` is there for every origin. */
function crossOrigin(
  origin: string | undefined,
  path: string,
  allowed: readonly string[],
): HeaderList {
  if (origin === undefined || !isBelow('/api', path)) return [];
  return Object.entries(corsHeaders(origin, allowed))
    .filter(([name]) => name !== 'Vary')
    .flat();
}
