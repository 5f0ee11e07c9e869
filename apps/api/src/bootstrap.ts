import type { AddressInfo } from 'node:net';
import { DataSource } from 'typeorm';
import { ConfigError, loadConfig, StartError } from '@lereng/api-site/config';
import { errorCode } from '@lereng/api-site/errors';
import { storageFailure } from './platform/errors';
import { createApp, type CreatedApp } from './create-app';
import { exitOnSignals, stopOnSignals } from './platform/observability/graceful-shutdown';
import type { Tracing } from './platform/observability/tracing';

export interface BootstrapOptions {
  env: NodeJS.ProcessEnv;
  /** Null where nothing is traced. */
  tracing: Tracing | null;
  demoContent: string;
  webBuild: string;
  imageProcess: string;
  operator: string;
}

/** Starts the server and prints its URL. Where it cannot start, one line says why, and the process ends. */
export async function bootstrap({ env, tracing, ...files }: BootstrapOptions): Promise<void> {
  const removeSignalHandlers = exitOnSignals();
  try {
    const created = await createApp({ config: loadConfig(env), ...files });
    printFirstPassword(created);
    removeSignalHandlers();
    tracing?.trustProxies(created.config);
    tracing?.traceQueries(created.app.get(DataSource));
    stopOnSignals(created.app, created.config.shutdownDelaySeconds, () => tracing?.stop());
    const url = `http://localhost:${await listen(created)}`;
    writeLine(`Lereng is ready at ${url}`);
    // The URL of this machine is of no use behind a proxy or in a container.
    writeLine(`The back office is at ${created.config.siteOrigin ?? url}/admin`);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    console.error(`Lereng cannot start. ${reason}`);
    process.exit(1);
  }
}

/** Null for a fault of the program, whose stack is needed. */
function reasonOf(error: unknown): string | null {
  if (error instanceof StartError) return error.message;
  // The database can fail after it was opened, too: PostgreSQL may have no connection left.
  if (!(error instanceof Error) || storageFailure(error) === null) return null;
  return `The storage failed: ${error.message}`;
}

/** Printed at every log level. */
function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Before anything else can fail: the password is shown only once. */
function printFirstPassword({ config, firstPassword }: CreatedApp): void {
  if (firstPassword === null) return;
  writeLine(`First start: log in as "${config.adminUsername}" with the password ${firstPassword}`);
}

async function listen({ app, config }: CreatedApp): Promise<number> {
  for (const warning of config.warnings) console.warn(warning);
  try {
    await app.listen(config.port, config.host);
  } catch (error) {
    await app.close();
    throw listenError(error, config.port, config.host);
  }
  return (app.getHttpServer().address() as AddressInfo).port;
}

function listenError(error: unknown, port: number, host: string): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return new ConfigError('PORT', `${port} is in use already`);
  if (code === 'EACCES') return new ConfigError('PORT', `${port} may not be used by this user`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new ConfigError('HOST', `${host} is not an address of this machine`);
  }
  return error;
}
