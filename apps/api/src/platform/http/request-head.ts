import type { IncomingMessage } from 'node:http';

/** Whether a request asks for a response and changes nothing. */
export function isRead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * The path and query of a request's target. HTTP lets a target be a whole URL, as proxies send it;
 * scheme and host are dropped before anything could route by them or redirect to them.
 */
export function originForm(target: string): string {
  const rest = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  if (rest === target) return target;
  // A path that began with a slash of its own would read as a host to browsers.
  return `/${rest.replace(/^[/\\]+/, '')}`;
}

type Headers = Pick<IncomingMessage, 'headers'>;

/** Whether the headers announce a body of at least one byte. */
export function hasBody({ headers }: Headers): boolean {
  const length = headers['content-length'];
  return (
    headers['transfer-encoding'] !== undefined || (length !== undefined && Number(length) !== 0)
  );
}

/** Whether a request neither has a body nor names a type for one. */
export function isBodiless(request: Headers): boolean {
  return !hasBody(request) && request.headers['content-type'] === undefined;
}

/** The type of a body, in lower case and without its parameters; empty where none is named. */
export function bodyType({ headers }: Headers): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
