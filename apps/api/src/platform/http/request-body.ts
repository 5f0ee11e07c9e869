import type { IncomingMessage } from 'node:http';

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
