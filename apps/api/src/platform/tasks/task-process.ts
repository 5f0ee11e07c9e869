import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { TaskAborted, TaskTooLarge } from './task-runner';

export interface TaskRequest {
  readonly name: string;
  readonly parameters: readonly unknown[];
}

export type TaskResponse =
  | { readonly value: unknown }
  | { readonly error: { readonly message: string; readonly code: string | undefined } };

interface PendingTask {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The server's other variables hold its secrets. */
const INHERITED = ['PATH', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX'];

/** With an arena for each thread, glibc keeps 340 MB after large photographs; with two, 170 MB. */
const DEFAULTS = { MALLOC_ARENA_MAX: '2' };

const MEMORY_INTERVAL_MS = 100;

/** A child process that runs one task at a time. */
export class TaskProcess {
  private readonly child: ChildProcess;
  private pending: PendingTask | null = null;
  hasEnded = false;

  /**
   * @param file that calls `serveTasks`
   * @param memoryBytes that the process may have while a task runs
   */
  constructor(
    file: string,
    private readonly memoryBytes: number,
  ) {
    // A signal to the server's group would end a process that is about to start, and its upload.
    const options = { env: environment(), execArgv: [], detached: true };
    this.child = fork(file, { ...options, serialization: 'advanced' });
    this.child.on('message', (response: TaskResponse) => this.settle(response));
    for (const event of ['exit', 'error']) this.child.on(event, () => this.end());
  }

  /** @param limit ends the process with the task @throws TaskAborted, and what the task throws */
  async run(request: TaskRequest, limit: AbortSignal): Promise<unknown> {
    if (limit.aborted) throw new TaskAborted('There was no time left for a task');
    let isTooLarge = false;
    const end = () => this.end();
    limit.addEventListener('abort', end);
    const memoryCheck = setInterval(() => {
      void residentMemory(this.child.pid).then((bytes) => {
        if (bytes <= this.memoryBytes || !this.pending) return;
        isTooLarge = true;
        this.end();
      });
    }, MEMORY_INTERVAL_MS);
    try {
      return await this.send(request);
    } catch (error) {
      if (isTooLarge) throw new TaskTooLarge('A task took too much memory');
      if (limit.aborted) throw new TaskAborted('A task took too long');
      throw error;
    } finally {
      clearInterval(memoryCheck);
      limit.removeEventListener('abort', end);
    }
  }

  /** SIGKILL also ends a process that is stopped. */
  end(): void {
    this.hasEnded = true;
    this.child.kill('SIGKILL');
    this.pending?.reject(new TaskAborted('The process of a task has ended'));
    this.pending = null;
  }

  private send(request: TaskRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.pending = { resolve, reject };
      // Where the process is gone, its `exit` fails the task.
      if (this.child.connected) this.child.send(request, () => undefined);
    });
  }

  private settle(response: TaskResponse): void {
    if ('value' in response) this.pending?.resolve(response.value);
    else this.pending?.reject(Object.assign(new Error(), response.error));
    this.pending = null;
  }
}

function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => INHERITED.includes(name));
  return { ...DEFAULTS, ...Object.fromEntries(inherited) };
}

/** The bytes of a process that are in memory; 0 where nobody knows: it has ended, or the system is not Linux. */
async function residentMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
}
