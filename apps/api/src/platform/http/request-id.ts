import { randomBytes } from 'node:crypto';
import { pageLocale } from './request-locale';
import { inScope, requestScope } from './request-scope';

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

/** Runs the rest of a request in the language of its path; each warning and error which it logs names it (ADR 0011). */
export function inRequest<T>(request: { url?: string }, work: () => T): T {
  return inScope({ id: requestId(request), locale: pageLocale(request.url ?? '/').locale }, work);
}

/** `text` with the id of the request that it is about, if it is about one. */
export function withRequestId(text: string): string {
  const { id } = requestScope();
  return id === null ? text : `request=${id}: ${text}`;
}
