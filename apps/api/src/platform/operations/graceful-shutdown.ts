import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** How long requests in flight may take to finish. */
const SHUTDOWN_TIMEOUT_MS = 9_000;
/** The process exits after this time, whatever is open: service managers kill it after ten seconds. */
const EXIT_TIMEOUT_MS = 9_700;
const CHECK_INTERVAL_MS = 50;

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Exits at once on a signal. Until the application listens there are no requests to finish, and the next
 * start resumes an interrupted one.
 *
 * @returns a function that removes the handlers
 */
export function exitOnSignals(): () => void {
  const exit = (): void => process.exit(0);
  for (const signal of SIGNALS) process.on(signal, exit);
  return () => {
    for (const signal of SIGNALS) process.off(signal, exit);
  };
}

/** On SIGTERM or SIGINT: refuses new connections, finishes requests in flight, exits with 0. */
export function stopOnSignals(app: NestExpressApplication): void {
  const server: Server = app.getHttpServer();
  const connections = new Connections(server);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), EXIT_TIMEOUT_MS).unref();
    void drain(server, connections, SHUTDOWN_TIMEOUT_MS)
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
 * The connections of a server, tracked from before it listens. Node counts one as idle only after its
 * first request: `close` would wait for one on which nothing, or half a request's head, was sent.
 */
export class Connections {
  /** The last response of each; it ends after those to earlier requests on the same connection. */
  private readonly open = new Map<Socket, ServerResponse | null>();

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.set(socket, null);
      socket.once('close', () => this.open.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      if (this.open.has(socket)) this.open.set(socket, response);
    });
  }

  /** Closes those without a request in flight. */
  closeUnused(): void {
    for (const [socket, response] of this.open) {
      const isUnused = response === null || response.writableFinished;
      // A client that was refused early is still reading its response: drain-request closes that one.
      if (isUnused && !socket.writableEnded) socket.destroy();
    }
  }
}

/**
 * Resolves when the last connection is closed. Those without a request are closed at once, the others
 * after their response, or after the timeout.
 */
export async function drain(
  server: Server,
  connections: Connections,
  timeoutMs: number,
): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  connections.closeUnused();
  // A keep-alive connection becomes idle after its response, when `close` no longer checks it.
  const idle = setInterval(() => connections.closeUnused(), CHECK_INTERVAL_MS);
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
  try {
    await closed;
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
