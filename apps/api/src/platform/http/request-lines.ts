import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Runs the rest of a request, so that each warning and error which it logs names it (ADR 0011). */
export function logAsRequest<T>(id: string, work: () => T): T {
  return requestIds.run(id, work);
}

/** `text` with the id of the request that it is about, if it is about one. */
export function withRequestId(text: string): string {
  const id = requestIds.getStore();
  return id === undefined ? text : `request=${id}: ${text}`;
}
