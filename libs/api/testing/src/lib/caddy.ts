import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './nginx';
import { programPath } from './program-path';

const CADDYFILE = join(__dirname, '../../../../../docker/Caddyfile');

/** Path of Caddy on this machine, if there is one. */
export const CADDY = programPath('caddy');

/** Caddy with `docker/Caddyfile` in front of one server, without TLS, and with the access log that an operator adds. */
export class Caddy {
  private output = '';

  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {
    child.stderr?.on('data', (data) => (this.output += String(data)));
  }

  /** @param upstream host and port */
  static async inFrontOf(upstream: string): Promise<Caddy> {
    if (CADDY === undefined) throw new Error('There is no Caddy');
    const folder = await mkdtemp(join(tmpdir(), 'lereng-caddy-'));
    const origin = `http://127.0.0.1:${await freePort()}`;
    const file = join(folder, 'Caddyfile');
    const shipped = await readFile(CADDYFILE, 'utf8');
    await writeFile(
      file,
      shipped
        .replace('{\n', '{\n\tadmin off\n\tdefault_bind 127.0.0.1\n')
        .replace('{$SITE_ORIGIN} {\n', '{$SITE_ORIGIN} {\n\tlog\n'),
    );
    const child = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
        SITE_ORIGIN: origin,
        UPSTREAM: upstream,
      },
    });
    const caddy = new Caddy(origin, child, folder);
    while (!(await fetch(`${origin}/api`).catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`Caddy stopped: ${caddy.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return caddy;
  }

  /** All that Caddy has logged, a line of JSON for each event. */
  log(): string {
    return this.output;
  }

  async stop(): Promise<void> {
    const exited = once(this.child, 'exit');
    if (this.child.exitCode === null) {
      this.child.kill('SIGTERM');
      await exited;
    }
    await rm(this.folder, { recursive: true });
  }
}
