import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** How long requests that are under way may take to finish. */
const PATIENCE_MS = 10_000;
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
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void drain(server, PATIENCE_MS)
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

/** Ends when the last connection has; connections that outlast the patience are cut. */
export async function drain(server: Server, patienceMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept connection turns idle when its request is done, long after `close` has looked.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  try {
    await closed;
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
