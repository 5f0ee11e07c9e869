import type { Request } from 'express';

/** Whether a request neither has a body nor names a type for one. */
export function isBodiless({ headers }: Request): boolean {
  const length = headers['content-length'];
  const hasBody =
    headers['transfer-encoding'] !== undefined || (length !== undefined && Number(length) !== 0);
  return !hasBody && headers['content-type'] === undefined;
}

/** The type of a body, in lower case and without its parameters; empty where none is named. */
export function bodyType({ headers }: Request): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
