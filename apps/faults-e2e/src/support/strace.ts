import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DETACH_LIMIT_MS = 5_000;

interface Tracing {
  /** System calls to record. */
  calls: readonly string[];
  /** The error that these calls return instead of their effect. */
  error?: 'EIO' | 'ENOSPC' | 'EROFS';
  /** Only calls on these files; on all of them otherwise. */
  paths?: readonly string[];
}

/** Watches the system calls of a running process, or makes them fail. */
export class Strace {
  private constructor(
    private readonly child: ChildProcess,
    private readonly ended: Promise<unknown>,
    private readonly folder: string,
  ) {}

  /** Attaches to all threads of the process. */
  private static async attach(pid: number, { calls, error, paths = [] }: Tracing): Promise<Strace> {
    const folder = await mkdtemp(join(tmpdir(), 'lereng-strace-'));
    const names = calls.join();
    const args = [
      '-f',
      '-y',
      '-s',
      '40',
      '-p',
      String(pid),
      '-o',
      join(folder, 'calls'),
      '-e',
      `trace=${names}`,
      ...(error ? ['-e', `inject=${names}:error=${error}`] : []),
      ...paths.flatMap((path) => ['-P', path]),
    ];
    const child = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = new Promise((resolve) => child.once('close', resolve));
    await new Promise<void>((resolve, reject) => {
      let text = '';
      child.stderr.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('attached')) resolve();
      });
      child.once('close', () => reject(new Error(`strace ended: ${text}`)));
    });
    return new Strace(child, ended, folder);
  }

  /** Attaches while `work` runs, and returns the lines of the recorded calls. */
  static async during(pid: number, tracing: Tracing, work: () => Promise<void>): Promise<string[]> {
    const strace = await Strace.attach(pid, tracing);
    try {
      await work();
    } catch (error) {
      await strace.stop();
      throw error;
    }
    return strace.stop();
  }

  /** Detaches, or waits for the end if the process is gone, and returns the lines of the recorded calls. */
  private async stop(): Promise<string[]> {
    this.child.kill('SIGINT');
    // While it detaches, it may wait without end for a process that has ended at that moment.
    const stuck = setTimeout(() => this.child.kill('SIGKILL'), DETACH_LIMIT_MS);
    await this.ended;
    clearTimeout(stuck);
    const text = await readFile(join(this.folder, 'calls'), 'utf8');
    await rm(this.folder, { recursive: true });
    return text.trim().split('\n');
  }
}

/** Why system calls cannot be traced here; null where they can. */
function obstacle(): string | null {
  const { status, error } = spawnSync('strace', ['-o', '/dev/null', 'true']);
  if (error) return 'strace is not installed';
  return status === 0 ? null : 'strace may not trace here';
}

/** Declares tests that need strace; the reason is in the report where they are skipped. */
export function describeTraced(title: string, tests: () => void): void {
  const reason = obstacle();
  if (reason === null) describe(title, tests);
  else describe.skip(`${title} (${reason})`, tests);
}
