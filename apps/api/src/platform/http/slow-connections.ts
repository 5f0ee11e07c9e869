import type { Server, ServerResponse } from 'node:http';
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

/**
 * Closes the responses that wait behind another one when their connection closes. Node does so for the one that is
 * being sent alone, and what reads a file for another one would keep it open.
 */
export function closeWaitingResponses(server: Server): void {
  const open = new WeakMap<Socket, Set<ServerResponse>>();
  server.on('connection', (socket: Socket) => {
    const responses = new Set<ServerResponse>();
    open.set(socket, responses);
    socket.once('close', () => {
      for (const response of responses) if (!response.socket) response.destroy().emit('close');
    });
  });
  server.on('request', ({ socket }, response) => {
    const responses = open.get(socket);
    responses?.add(response);
    response.once('close', () => responses?.delete(response));
  });
}
