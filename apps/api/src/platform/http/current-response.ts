import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const current = new WeakMap<Socket, ServerResponse>();

/** Tracks the responses of a server. One that is closed is not held, as it has what its handler used. */
export function trackResponses(server: Server): void {
  server.on('request', ({ socket }, response) => {
    current.set(socket, response);
    response.once('close', () => {
      if (current.get(socket) === response) current.delete(socket);
    });
  });
}

/** The response to the last request on a connection that came, until it is closed. */
export function currentResponse(socket: Socket): ServerResponse | undefined {
  return current.get(socket);
}
