import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isSlowBodyAllowed } from '../multipart/slow-body';
import { endUnfinishedRequest, type Site, whileBodiesArrive } from './client-error';
import { currentResponse } from './current-response';

/** How many times Node reports a stalled response until it ends: once a second with the default limit. */
const REPORTS = 30;

/**
 * Ends a request with 408 whose body takes longer than `limitMs`, and closes the connection of the oldest one where more
 * than `maxCount` are unfinished; but none for which `allowSlowBody` was called.
 */
export function endSlowBodies(server: Server, limitMs: number, maxCount: number, site: Site): void {
  /** Oldest first. One that is read, or may be slow, leaves the set when it is looked at. */
  const unfinished = new Set<ServerResponse>();
  const isDone = ({ req }: ServerResponse) => req.complete || isSlowBodyAllowed(req);

  whileBodiesArrive(server, (request, response) => {
    const timer = setTimeout(() => {
      if (isDone(response)) return;
      // While the handler has not read what came, the handler is slow, not the client.
      if (request.readableLength > 0) timer.refresh();
      else endUnfinishedRequest(response, site);
    }, limitMs);
    timer.unref();
    unfinished.add(response);
    for (const oldest of unfinished) {
      if (unfinished.size <= maxCount) break;
      unfinished.delete(oldest);
      if (!isDone(oldest)) oldest.req.socket.destroy();
    }
    return () => {
      clearTimeout(timer);
      unfinished.delete(response);
    };
  });
}

/**
 * Closes a connection whose client takes nothing of a response for `limitMs`, and the one that has stalled longest
 * where more than `maxCount` have. Node reports a socket on which nothing moves for a while, and compares the bytes of
 * a pending write for it. `REPORTS` of them in a row are the limit.
 */
export function endStalledResponses(server: Server, limitMs: number, maxCount: number): void {
  const interval = limitMs / REPORTS;
  /** How many bytes each has taken, the longest stalled first. One that went on is removed when it is looked at. */
  const stalled = new Map<Socket, number>();
  const taken = (socket: Socket) => socket.bytesWritten - socket.writableLength;

  server.on('request', ({ socket }, response) => {
    let [reports, reportedAt] = [0, 0];
    let isWatched = false;
    response.setTimeout(interval, () => {
      const now = performance.now();
      // Node does not report an interval in which a part of the pending write was taken.
      // The next one is two intervals after the last, this one at most as much later as this process was busy.
      const isInARow = now - reportedAt < 1.9 * interval && taken(socket) === stalled.get(socket);
      [reports, reportedAt] = [isInARow ? reports + 1 : 1, now];
      socket.setTimeout(interval);
      if (!isInARow) stalled.delete(socket);
      if (socket.writableLength === 0) return;
      if (!isWatched) response.once('close', () => stalled.delete(socket));
      isWatched = true;
      stalled.set(socket, taken(socket));
      if (reports >= REPORTS) socket.destroy();
      for (const [longest, bytes] of stalled) {
        if (stalled.size <= maxCount) break;
        stalled.delete(longest);
        if (taken(longest) === bytes) longest.destroy();
      }
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
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // This response is tracked after it was handled, so here it is still the one before.
    const previous = currentResponse(socket);
    const count = waiting.get(socket) ?? 0;
    if (!previous || previous.writableFinished) {
      listener(request, response);
    } else if (count >= MAX_WAITING) {
      socket.destroy();
    } else {
      waiting.set(socket, count + 1);
      previous.once('close', () => {
        waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
        if (!socket.destroyed) listener(request, response);
      });
    }
  };
}
