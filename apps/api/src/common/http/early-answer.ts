import type { Request, Response } from 'express';
import { isBodiless } from './body-type';

const PATIENCE_MS = 2_000;
const PATIENCE_BYTES = 8 * 1024 * 1024;

/**
 * Lets an answer go out while the client is still sending, and the connection end after it. A
 * connection that is closed with unread bytes is reset, and a reset can overtake the answer: so what
 * still comes is read and dropped for a moment, within bounds.
 */
export function refuseTheRest(request: Request, response: Response): void {
  if (isBodiless(request) || request.complete || request.destroyed) return;
  const { socket } = request;
  response.setHeader('Connection', 'close');
  request.unpipe();
  // Node calls this when the last byte of the answer is written.
  socket.destroySoon = () => {
    socket.end();
    if (request.complete) {
      socket.destroy();
      return;
    }
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
    let dropped = 0;
    request.on('data', (chunk: Buffer) => {
      dropped += chunk.length;
      if (dropped > PATIENCE_BYTES) socket.destroy();
    });
    request.once('end', () => socket.destroy());
    socket.once('close', () => clearTimeout(timer));
  };
  request.resume();
}
