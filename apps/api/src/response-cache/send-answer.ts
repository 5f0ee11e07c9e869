import type { IncomingMessage, ServerResponse } from 'node:http';
import { corsHeaders, isBelow, securityHeaders } from '../common/http/http-headers';
import { acceptedEncoding, type Encoding } from './accepted-encoding';
import type { PreparedAnswer } from './prepared-answer';

/** Headers in the form that Node writes out without looking at them again: name, value, name, … */
type HeaderList = string[];

/** Lists of answers that were sent before, as long as the answers themselves are kept. */
const lists = new WeakMap<PreparedAnswer, Partial<Record<Encoding | 'none', HeaderList>>>();

/**
 * Sends a prepared answer to a GET or HEAD request: in the form that the client takes, as 304 where
 * the client has it already.
 * @param path the request's path, without its query
 */
export function sendAnswer(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  path: string,
  answer: PreparedAnswer,
  corsOrigins: readonly string[],
): void {
  const { headers } = request;
  const { status, etag, bodies } = answer;
  const cors = crossOrigin(headers.origin, path, corsOrigins);
  if (status === 200 && matches(headers['if-none-match'], etag)) {
    response.writeHead(304, [...headerList(answer, path, 'none'), ...cors]).end();
    return;
  }
  const wanted = acceptedEncoding(headers['accept-encoding']);
  const encoding = bodies[wanted] ? wanted : 'identity';
  const list = headerList(answer, path, encoding);
  response.writeHead(status, cors.length === 0 ? list : [...list, ...cors]);
  if (request.method === 'HEAD') response.end();
  else response.end(bodies[encoding]);
}

/** All headers but those that depend on who asks. */
function headerList(answer: PreparedAnswer, path: string, form: Encoding | 'none'): HeaderList {
  const known = lists.get(answer) ?? {};
  lists.set(answer, known);
  return (known[form] ??= Object.entries({
    ...securityHeaders(path),
    ...answer.headers,
    Vary: isBelow('/api', path) ? 'Origin, Accept-Encoding' : 'Accept-Encoding',
    ETag: answer.etag,
    ...(form !== 'none' && { 'Content-Length': String(answer.bodies[form]?.length) }),
    ...(form !== 'none' && form !== 'identity' && { 'Content-Encoding': form }),
  }).flat());
}

/** What lets a page of an allowed origin read the answer; `Vary` is there for every origin. */
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

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  const weak = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((candidate) => weak(candidate) === weak(etag));
}
