import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './request-head';

/** How long the rest of a body may take to come after the response. */
const REST_MS = 2_000;

const current = new WeakMap<Socket, ServerResponse>();

/** The response to the last request on a connection that came, until it is closed. */
export function currentResponse(socket: Socket): ServerResponse | undefined {
  return current.get(socket);
}

/**
 * Handles the requests of a connection one after another, as a reader that stops would otherwise hold the open files of
 * all of its responses. A client may have all of a response before its handler ends it; one that sends a request before
 * any of it, which no browser and no proxy does, loses its connection.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const previous = track(socket, response);
    if (!previous || previous.writableFinished) {
      listener(request, response);
    } else if (previous.headersSent) {
      previous.once('close', () => {
        if (!socket.destroyed) listener(request, response);
      });
    } else {
      socket.destroy();
    }
  };
}

/**
 * Makes this the current response of its connection, and returns the one before. One that is closed is not held, so
 * that the memory of its handler is freed.
 */
function track(socket: Socket, response: ServerResponse): ServerResponse | undefined {
  const previous = current.get(socket);
  current.set(socket, response);
  response.once('close', () => {
    if (current.get(socket) === response) current.delete(socket);
  });
  return previous;
}

/**
 * Closes a connection whose client takes nothing of a response for `limitMs`, at the latest after twice that: Node
 * looks into a pending write when its timeout is over, and begins anew where a part was taken since the last look.
 */
export function endStalledResponses(server: Server, limitMs: number): void {
  server.on('request', ({ socket }, response) => {
    response.setTimeout(limitMs, () => {
      // With nothing to send, the handler is slow, not the client.
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}

/**
 * Reads and drops the rest of a body whose response was sent before all of it came. A client that sends the rest in
 * time uses its connection again; the connection of every other one is closed, when it has had the response for long.
 */
export function endUnreadBodies(server: Server): void {
  server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    response.once('finish', () => {
      if (request.complete) return;
      const timer = setTimeout(() => request.socket.destroy(), REST_MS).unref();
      request.unpipe();
      request.resume().once('end', () => clearTimeout(timer));
    });
  });
}
