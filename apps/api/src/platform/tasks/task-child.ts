import { type Pool, pool, TerminateError } from 'workerpool';
import { residentMemory } from './resident-memory';
import { TaskAborted, TaskTooLarge } from './task-runner';

/** The server's other variables hold its secrets. */
const INHERITED = ['PATH', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX'];

/** With an arena for each thread, glibc keeps 340 MB after large photographs; with two, 170 MB. */
const DEFAULTS = { MALLOC_ARENA_MAX: '2' };

const MEMORY_INTERVAL_MS = 100;

/**
 * One process, which starts with its first task. `workerpool` ends processes by SIGTERM, to which a
 * stopped one does not react: each has a pool and a signal of its own, for which Node sends SIGKILL.
 */
export class TaskChild {
  private readonly ending = new AbortController();
  private readonly pool: Pool;
  private pid: number | undefined;
  hasEnded = false;

  /**
   * @param file that calls `serveTasks`
   * @param shutdown ends the process
   * @param memoryBytes that it may have while a task runs
   */
  constructor(
    file: string,
    shutdown: AbortSignal,
    private readonly memoryBytes: number,
  ) {
    const inherited = INHERITED.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    });
    const env = { ...DEFAULTS, ...Object.fromEntries(inherited) };
    this.pool = pool(file, {
      maxWorkers: 1,
      workerType: 'process',
      forkOpts: {
        env,
        serialization: 'advanced',
        // A signal to the server's group would end a process that is about to start, and its upload.
        detached: true,
        signal: AbortSignal.any([this.ending.signal, shutdown]),
        killSignal: 'SIGKILL',
      },
    });
  }

  /** @param limit ends the process with the task @throws TaskAborted, and what the task throws */
  async run(name: string, parameters: unknown[], limit: AbortSignal): Promise<unknown> {
    if (limit.aborted) throw new TaskAborted('There was no time left for a task');
    const end = () => this.end();
    limit.addEventListener('abort', end);
    const memory = this.watchMemory();
    try {
      this.pid ??= (await this.pool.exec('pid')) as number;
      return await this.pool.exec(name, parameters);
    } catch (error) {
      if (memory.isExceeded) throw new TaskTooLarge('A task took too much memory');
      if (limit.aborted) throw new TaskAborted('A task took too long');
      if (!(error instanceof TerminateError)) throw error;
      this.end();
      throw new TaskAborted(error.message);
    } finally {
      memory.stop();
      limit.removeEventListener('abort', end);
    }
  }

  /** False where the process has ended by itself since its last task. */
  isAlive(limit: AbortSignal): Promise<boolean> {
    return this.run('methods', [], limit).then(
      () => true,
      () => false,
    );
  }

  /** Ends the process when it has too much memory. */
  private watchMemory() {
    const check = async () => {
      const bytes = this.pid === undefined ? 0 : await residentMemory(this.pid);
      if (bytes <= this.memoryBytes || watch.isOver) return;
      watch.isExceeded = true;
      this.end();
    };
    const timer = setInterval(() => void check(), MEMORY_INTERVAL_MS);
    const stop = () => {
      watch.isOver = true;
      clearInterval(timer);
    };
    const watch = { isExceeded: false, isOver: false, stop };
    return watch;
  }

  end(): void {
    this.hasEnded = true;
    void this.pool.terminate(true);
    this.ending.abort();
  }
}
