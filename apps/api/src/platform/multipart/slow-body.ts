import type { IncomingMessage } from 'node:http';

const allowed = new WeakSet<IncomingMessage>();

/** Lets the body of a request arrive as slowly as a photo does over a bad connection. */
export function allowSlowBody(request: IncomingMessage): void {
  allowed.add(request);
}

export function isSlowBodyAllowed(request: IncomingMessage): boolean {
  return allowed.has(request);
}
