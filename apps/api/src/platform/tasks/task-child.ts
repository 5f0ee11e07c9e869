import { type Pool, pool, TerminateError } from 'workerpool';
import { TaskAborted } from './task-runner';

/** The server's other variables hold its secrets. */
const INHERITED = ['PATH', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX'];

/** With an arena for each thread, glibc keeps 340 MB after large photographs; with two, 170 MB. */
const DEFAULTS = { MALLOC_ARENA_MAX: '2' };

/**
 * One process, which starts with its first task. `workerpool` ends processes by SIGTERM, to which a
 * stopped one does not react: each has a pool and a signal of its own, for which Node sends SIGKILL.
 */
export class TaskChild {
  private readonly ending = new AbortController();
  private readonly pool: Pool;
  hasEnded = false;

  /** @param file that calls `serveTasks` @param shutdown ends the process */
  constructor(file: string, shutdown: AbortSignal) {
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
    try {
      return await this.pool.exec(name, parameters);
    } catch (error) {
      if (limit.aborted) throw new TaskAborted('A task took too long');
      if (!(error instanceof TerminateError)) throw error;
      this.end();
      throw new TaskAborted(error.message);
    } finally {
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

  end(): void {
    this.hasEnded = true;
    void this.pool.terminate(true);
    this.ending.abort();
  }
}
