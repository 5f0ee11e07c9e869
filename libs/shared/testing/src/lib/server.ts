import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shiftedClock } from './shifted-clock';

/** Root of the workspace, seen from wherever the tests of a project run. */
const WORKSPACE = join(__dirname, '../../../../..');
const BUILT_APPS = join(WORKSPACE, 'dist/apps');
const OPERATOR = join(BUILT_APPS, 'operator/main.js');
/** A first start that makes some thirty demonstration pictures takes 40 s of one core. */
const START_TIMEOUT_MS = 180_000;

/** A server of a test ends before optimizing its code has paid off: a quarter of a start. */
const FOR_A_SHORT_LIFE = ['--no-opt'];

export interface ServerOptions {
  /** Environment variables of the server beside the defaults of a test. */
  env?: Record<string, string>;
  /** An existing data folder to start again on; a new one is made, and removed, otherwise. */
  dataDir?: string;
  /** How far the server's clock is ahead of the machine's, in milliseconds, or an expression that says it anew each time. */
  clockOffset?: number | string;
  /** Source texts of modules that the process loads before the product. */
  preload?: readonly string[];
  /** Called with what it prints. */
  onOutput?: (text: string) => void;
}

export const ADMIN = { username: 'admin', password: 'kopi tubruk di lereng' } as const;

/** The body of requests that need the password again. */
export const PASSWORD = { password: ADMIN.password } as const;

/** The output and the exit code of a command of the product. */
export interface CommandResult {
  code: number | null;
  output: string;
}

/** Only what is named here: a variable of the developer's shell must not change a result. */
function environment(dataDir: string, env: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: ADMIN.password,
    DEMO_CONTENT: 'false',
    ...env,
  };
}

/** The names in a folder; none where it is not there, or has just gone away. */
const filesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** Has responses name the time of a shifted clock: Node's own `Date` header is made with the machine's. */
const SHIFTED_DATE_HEADER = `
  import { ServerResponse } from 'node:http';
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (...parts) {
    this.setHeader('Date', new Date().toUTCString());
    return writeHead.apply(this, parts);
  };
`;

function importArguments(sources: readonly string[]): string[] {
  return sources.flatMap((source) => [
    '--import',
    `data:text/javascript,${encodeURIComponent(source)}`,
  ]);
}

/** The running product as a test uses it, whether it is one process or several replicas. */
export interface RunningServer {
  readonly origin: string;
  /** Beside the defaults of a test. */
  readonly env: Record<string, string>;
  /** All that it has printed so far. */
  readonly output: string;
  run: TestServer['run'];
  /** Paths or keys of all stored image files, sorted: they end with `images/ID/NAME`. */
  storedFiles(): Promise<string[]>;
}

/** The built product, running in a process of its own on a free port. */
export class TestServer implements RunningServer {
  private constructor(
    readonly origin: string,
    readonly dataDir: string,
    private readonly child: ChildProcess,
    private readonly lines: string[],
    private readonly ownsData: boolean,
    /** Beside the defaults of a test. */
    readonly env: Record<string, string>,
  ) {}

  /**
   * Starts the built server and waits until it says where it listens.
   * @throws with the server's own words where it stops or says nothing for three minutes
   */
  static async start({
    env = {},
    dataDir,
    clockOffset = 0,
    preload = [],
    onOutput,
  }: ServerOptions = {}): Promise<TestServer> {
    const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'lereng-test-')));
    const lines: string[] = [];
    const clock = clockOffset === 0 ? [] : [shiftedClock(clockOffset), SHIFTED_DATE_HEADER];
    const main = join(BUILT_APPS, 'api/main.js');
    const args = [...FOR_A_SHORT_LIFE, ...importArguments([...clock, ...preload]), main];
    const child = spawn(process.execPath, args, {
      cwd: WORKSPACE,
      env: environment(folder, env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const origin = await new Promise<string>((resolve, reject) => {
      const fail = (reason: string) => {
        child.kill('SIGKILL');
        reject(new Error(`The server ${reason}:\n${lines.join('')}`));
      };
      const timer = setTimeout(fail, START_TIMEOUT_MS, 'did not say where it listens');
      const listen = (chunk: Buffer) => {
        lines.push(chunk.toString());
        onOutput?.(chunk.toString());
        const ready = /is ready at http:\/\/[^:\s]+:(\d+)/.exec(lines.join(''));
        if (!ready) return;
        clearTimeout(timer);
        resolve(`http://127.0.0.1:${ready[1]}`);
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.once('exit', (code) => {
        clearTimeout(timer);
        fail(`stopped with code ${code}`);
      });
    });
    return new TestServer(origin, folder, child, lines, dataDir === undefined, env);
  }

  get output(): string {
    return this.lines.join('');
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The server was never started');
    return this.child.pid;
  }

  /** Runs a command of the operator with the environment of this server, or one that differs from it. */
  async run(
    command: string,
    args: readonly string[] = [],
    input = '',
    env: Record<string, string> = this.env,
  ): Promise<CommandResult> {
    const child = spawn(process.execPath, [OPERATOR, command, ...args], {
      cwd: WORKSPACE,
      env: environment(this.dataDir, env),
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    child.stdin.end(input);
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, output: Buffer.concat(chunks).toString() };
  }

  async storedFiles(): Promise<string[]> {
    const root = join(this.dataDir, 'images');
    const paths = (await filesIn(root)).map(async (id) =>
      (await filesIn(join(root, id))).map((name) => join(root, id, name)),
    );
    return (await Promise.all(paths)).flat().sort();
  }

  /** Stops the server as an operator would, and returns its exit code. */
  async stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const exited = this.exit();
    this.child.kill(signal);
    const code = await exited;
    if (this.ownsData) await rm(this.dataDir, { recursive: true, force: true });
    return code;
  }

  /** Ends the process at once, as a power cut would, and leaves its data as they are. */
  async crash(): Promise<void> {
    const exited = this.exit();
    this.child.kill('SIGKILL');
    await exited;
  }

  private exit(): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) {
      return Promise.resolve(this.child.exitCode);
    }
    return new Promise((resolve) => this.child.once('exit', resolve));
  }
}
