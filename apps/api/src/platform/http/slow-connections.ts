import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from '../multipart/body-type';
import { isSlowBodyAllowed } from '../multipart/slow-body';
import { endUnfinishedRequest, type Site } from './client-error';

/** How many times Node reports a stalled response until it ends. */
const REPORTS = 6;

/** Ends a request with 408 whose body takes longer than `limitMs`, unless `allowSlowBody` was called for it. */
export function endSlowBodies(server: Server, limitMs: number, site: Site): void {
  server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(() => {
      if (request.complete || isSlowBodyAllowed(request)) return;
      // While the handler has not read what came, the handler is slow, not the client.
      if (request.readableLength > 0) timer.refresh();
      else endUnfinishedRequest(response, site);
    }, limitMs);
    timer.unref();
    request.once('close', () => clearTimeout(timer));
  });
}

/**
 * Closes a connection whose client takes nothing of a response for `limitMs`. Node reports a socket on which nothing
 * moves for a while, and compares the bytes of a pending write for it. So many reports in a row are the limit.
 */
export function endStalledResponses(server: Server, limitMs: number): void {
  const interval = limitMs / REPORTS;
  server.on('request', ({ socket }, response) => {
    let [reports, reportedAt, written] = [0, 0, 0];
    response.setTimeout(interval, () => {
      const now = performance.now();
      const writtenNow = socket.bytesWritten - socket.writableLength;
      // Node does not report an interval in which a part of the pending write was taken.
      const isInARow = now - reportedAt < 1.5 * interval && writtenNow === written;
      [reports, reportedAt, written] = [isInARow ? reports + 1 : 1, now, writtenNow];
      if (socket.writableLength > 0 && reports >= REPORTS) socket.destroy();
      else socket.setTimeout(interval);
    });
  });
}

/** Browsers and proxies send the next request after the response to the last one. */
const MAX_WAITING = 32;

/**
 * Handles the requests of a connection one after another, as their responses are sent in that order. Otherwise one
 * reader that stops would hold what the responses to all of its requests have opened, such as the files of pictures.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection || connection.last.writableFinished) {
      connections.set(socket, { last: response, waiting: 0 });
      listener(request, response);
    } else if (connection.waiting >= MAX_WAITING) {
      socket.destroy();
    } else {
      const previous = connection.last;
      connection.last = response;
      connection.waiting += 1;
      previous.once('close', () => {
        connection.waiting -= 1;
        if (!socket.destroyed) listener(request, response);
      });
    }
  };
}
