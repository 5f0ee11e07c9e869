import type { Request, Response } from 'express';
import { isBodiless } from '../multipart/body-type';

const DRAIN_TIMEOUT_MS = 2_000;
const DRAIN_MAX_BYTES = 8 * 1024 * 1024;

/**
 * For a response before the whole body is read: closing a connection with unread bytes resets it, and a
 * reset can overtake the response. So the rest is read and dropped for a moment, within bounds.
 */
export function drainRequest(request: Request, response: Response): void {
  if (isBodiless(request) || request.complete || request.destroyed) return;
  const { socket } = request;
  response.setHeader('Connection', 'close');
  request.unpipe();
  // Node calls this when the last byte of the response is written.
  socket.destroySoon = () => {
    socket.end();
    if (request.complete) {
      socket.destroy();
      return;
    }
    const timer = setTimeout(() => socket.destroy(), DRAIN_TIMEOUT_MS);
    let dropped = 0;
    request.on('data', (chunk: Buffer) => {
      dropped += chunk.length;
      if (dropped > DRAIN_MAX_BYTES) socket.destroy();
    });
    request.once('end', () => socket.destroy());
    socket.once('close', () => clearTimeout(timer));
  };
  request.resume();
}
