import { randomBytes } from 'node:crypto';

/** Longer ids, and those with other characters, could forge or fill lines of a log. */
const SAFE_ID = /^[\w.-]{1,64}$/;

const PROCESS_ID = randomBytes(6).toString('hex');
let made = 0;

const ids = new WeakMap<object, string>();

/** Unique, not secret: a random part of this process and a number, as random bytes for each request cost more. */
export function newRequestId(): string {
  made += 1;
  return `${PROCESS_ID}-${made.toString(36)}`;
}

/** The id of a request, which its response and every line of the log about it carry. */
export function requestId(request: object): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const id = newRequestId();
  ids.set(request, id);
  return id;
}

/** Gives a request this id, if it is a short token without special characters. */
export function setRequestId(request: object, id: unknown): void {
  if (typeof id === 'string' && SAFE_ID.test(id)) ids.set(request, id);
}
