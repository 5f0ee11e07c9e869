import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { currentResponse } from '../http/connections';
import { HealthChecks } from './health-checks';

/** How long requests in flight may take to finish. */
const SHUTDOWN_TIMEOUT_MS = 9_000;
/** The process exits after this time, also with open connections: service managers kill it after ten seconds. */
const EXIT_TIMEOUT_MS = 9_700;
const CHECK_INTERVAL_MS = 200;

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

/**
 * On SIGTERM or SIGINT: is not ready any more, after the delay refuses new connections, finishes requests in flight,
 * exits with 0.
 *
 * @param delaySeconds that load balancers get to notice, during which each response closes its connection
 * @param afterClose runs when the application is closed
 */
export function stopOnSignals(
  app: NestExpressApplication,
  delaySeconds: number,
  afterClose: () => Promise<void> | undefined,
): void {
  const server: Server = app.getHttpServer();
  const connections = new Connections(server);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    app.get(HealthChecks).isStopping = true;
    const delayMs = delaySeconds * 1_000;
    closeAfterResponses(server);
    setTimeout(() => process.exit(0), delayMs + EXIT_TIMEOUT_MS).unref();
    void sleep(delayMs)
      .then(() => drain(server, connections, SHUTDOWN_TIMEOUT_MS))
      .then(() => app.close())
      .then(afterClose)
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
 * Has a proxy give up the connections that it keeps, one after another, while all that it sends is still handled.
 * Closing an idle one could meet a request on its way, and a proxy sends no save twice.
 */
function closeAfterResponses(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
}

/**
 * The connections of a server, tracked from before it listens. Node counts one as idle only after its
 * first request: `close` would wait for one on which nothing, or half a request's head, was sent.
 */
export class Connections {
  private readonly open = new Set<Socket>();

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  /** Closes those without a request in flight. */
  closeUnused(): void {
    for (const socket of this.open) {
      const isUnused = currentResponse(socket)?.writableFinished ?? true;
      // A client that was refused early is still reading its response: `endUnreadBodies` closes that one.
      if (isUnused && !socket.writableEnded) socket.destroy();
    }
  }
}

/**
 * Resolves when the last connection is closed. Idle ones are closed at once, those without a request so far after a
 * moment, as the first may be on its way, and the others after their response, or after the timeout.
 */
export async function drain(
  server: Server,
  connections: Connections,
  timeoutMs: number,
): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
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
