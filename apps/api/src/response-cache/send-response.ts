import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppConfig } from '../platform/config';
import { matchesEntityTag } from '../platform/http/entity-tag';
import { corsHeaders, isBelow, securityHeaders } from '../platform/http/response-headers';
import { acceptedEncoding, type Encoding } from './accepted-encoding';
import type { CachedResponse } from './cached-response';

type Site = Pick<AppConfig, 'corsOrigins' | 'siteOrigin'>;

/** Names and values in turn, a form of headers that Node writes without looking at it again. */
type HeaderList = string[];

type HeaderLists = WeakMap<CachedResponse, Partial<Record<Encoding | 'none', HeaderList>>>;

/** Lists of responses that were sent before, for as long as the responses are in memory. */
const headerLists: HeaderLists = new WeakMap();
const headerListsForNginx: HeaderLists = new WeakMap();

/**
 * Of what lasts as long as the process: another version of the product may start beside it. Relative,
 * as the list is made once.
 */
const FILE_SECONDS = 60;

/**
 * Sends a cached response to a GET or HEAD request: in an encoding that the client accepts, as 304
 * where the client has it already.
 * @param path the request's path, without its query
 * @param forNginx whether nginx in front may store it for as long as it is stored here
 */
export function sendResponse(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  path: string,
  content: CachedResponse,
  site: Site,
  forNginx = false,
): void {
  const { headers } = request;
  const { status, etag, bodies } = content;
  const cors = crossOrigin(headers.origin, path, site);
  const known = headers['if-none-match'];
  const writeHead = (code: number, list: HeaderList): ServerResponse =>
    response.writeHead(code, cors.length === 0 ? list : [...list, ...cors]);
  if (status === 200 && known !== undefined && matchesEntityTag(known, etag)) {
    writeHead(304, headerList(content, path, site, 'none', false)).end();
    return;
  }
  const accepted = acceptedEncoding(headers['accept-encoding']);
  const encoding = bodies[accepted] ? accepted : 'identity';
  writeHead(status, headerList(content, path, site, encoding, forNginx));
  if (request.method === 'HEAD') response.end();
  else response.end(bodies[encoding]);
}

/** All headers but those that depend on the request's origin. */
function headerList(
  content: CachedResponse,
  path: string,
  { siteOrigin }: Site,
  encoding: Encoding | 'none',
  forNginx: boolean,
): HeaderList {
  const lists = forNginx ? headerListsForNginx : headerLists;
  const cachedLists = lists.get(content) ?? {};
  lists.set(content, cachedLists);
  return (cachedLists[encoding] ??= Object.entries({
    ...securityHeaders(path, siteOrigin),
    ...content.headers,
    Vary: isBelow('/api', path) ? 'Origin, Accept-Encoding' : 'Accept-Encoding',
    ETag: content.etag,
    ...(encoding !== 'none' && { 'Content-Length': String(content.bodies[encoding]?.length) }),
    ...(encoding !== 'none' && encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...(forNginx && accelExpires(content)),
  }).flat());
}

/** nginx still sends a response in the second that it is told, so that is the one before. */
function accelExpires({ expiresAt }: CachedResponse): Record<string, string> {
  if (expiresAt === undefined) return {};
  const expires =
    expiresAt === Infinity ? String(FILE_SECONDS) : `@${Math.floor(expiresAt / 1_000) - 1}`;
  return { 'X-Accel-Expires': expires };
}

/** What lets a page of an allowed origin read the response; `Vary` is there for every origin. */
function crossOrigin(origin: string | undefined, path: string, { corsOrigins }: Site): HeaderList {
  if (origin === undefined || !isBelow('/api', path)) return [];
  return Object.entries(corsHeaders(origin, corsOrigins))
    .filter(([name]) => name !== 'Vary')
    .flat();
}
