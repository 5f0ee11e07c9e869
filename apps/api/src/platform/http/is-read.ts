import type { IncomingMessage } from 'node:http';

/** Whether a request asks for a response and changes nothing. */
export function isRead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}
