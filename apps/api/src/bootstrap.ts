import type { AddressInfo } from 'node:net';
import { errorCode } from './common/errors';
import { ConfigError, loadConfig } from './config';
import { createApp, type CreatedApp } from './create-app';
import { exitOnSignals, stopOnSignals } from './graceful-shutdown';

export interface BootstrapOptions {
  env: NodeJS.ProcessEnv;
  demoContent: string;
  webBuild: string;
}

/** Starts the site and says where it is; a bad setting ends the process with one line. */
export async function bootstrap({ env, ...folders }: BootstrapOptions): Promise<void> {
  const forgetSignals = exitOnSignals();
  try {
    const created = await createApp({ config: loadConfig(env), ...folders });
    tellPassword(created);
    forgetSignals();
    stopOnSignals(created.app);
    tell(`Lereng is ready at http://localhost:${await listen(created)}`);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Lereng cannot start. ${error.message}`);
    process.exit(1);
  }
}

/** What whoever started it waits for, whatever the log's level. */
function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Before anything else can fail: nobody is told again. */
function tellPassword({ config, firstPassword }: CreatedApp): void {
  if (firstPassword === null) return;
  tell(`First start: log in as "${config.adminUsername}" with the password ${firstPassword}`);
}

async function listen({ app, config }: CreatedApp): Promise<number> {
  if (config.production && config.siteOrigin === null) {
    console.warn('SITE_ORIGIN is not set: canonical and preview addresses point to localhost');
  }
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
    return new ConfigError('HOST', `${host} is no address of this machine`);
  }
  return error;
}
