import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** How long requests that are under way may take to finish. */
const PATIENCE_MS = 9_000;
/** When the process ends whatever is still open: who stops a service kills it after ten seconds. */
const LAST_MS = 9_700;
const LOOK_EVERY_MS = 50;

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * While the application is being put together nothing is under way that a stop could hurt, and what
 * is half done is taken up by the next start.
 * @returns a function that ends this
 */
export function exitOnSignals(): () => void {
  const exit = (): void => process.exit(0);
  for (const signal of SIGNALS) process.on(signal, exit);
  return () => {
    for (const signal of SIGNALS) process.off(signal, exit);
  };
}

/** On SIGTERM or SIGINT: takes no more connections, finishes what is under way, exits with 0. */
export function stopOnSignals(app: NestExpressApplication): void {
  const server: Server = app.getHttpServer();
  const connections = new Connections(server);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), LAST_MS).unref();
    void drain(server, connections, PATIENCE_MS)
      .then(() => app.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}

/**
 * The connections of a server, from before it listens. Node calls one idle only after its first
 * request: one on which nothing was ever sent, or half a request's head, would be waited for.
 */
export class Connections {
  /** Requests that are being answered, by connection. */
  private readonly open = new Map<Socket, number>();

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.set(socket, 0);
      socket.once('close', () => this.open.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.count(socket, 1);
      response.once('close', () => this.count(socket, -1));
    });
  }

  /** Ends those on which no request is under way. */
  closeUnused(): void {
    for (const [socket, requests] of this.open) {
      // Who was refused early reads its answer still: that connection has an end of its own.
      if (requests === 0 && !socket.writableEnded) socket.destroy();
    }
  }

  private count(socket: Socket, change: 1 | -1): void {
    const requests = this.open.get(socket);
    if (requests !== undefined) this.open.set(socket, requests + change);
  }
}

/**
 * Ends when the last connection has. Those without a request are closed at once, the others when they
 * have their answer; what outlasts the patience is cut.
 */
export async function drain(
  server: Server,
  connections: Connections,
  patienceMs: number,
): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  connections.closeUnused();
  // A kept connection turns idle when its request is done, long after `close` has looked.
  const idle = setInterval(() => connections.closeUnused(), LOOK_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  try {
    await closed;
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
