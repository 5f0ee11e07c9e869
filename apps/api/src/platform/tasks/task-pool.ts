import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Semaphore, withTimeout } from 'async-mutex';
import { TaskProcess } from './task-process';
import { TaskAborted, type TaskResult, TaskRunner, type Tasks, TaskTooLarge } from './task-runner';

/** Each task has a core and memory of its own. */
const TASKS_AT_ONCE = 2;

export const LIMITS = {
  /** The limit for a task, waiting included; the browser gives up after 30 s. */
  limitMs: 20_000,
  /** How long a child waits for its next task: long enough for an owner who adds one photo after another. */
  idleMs: 15_000,
  /** The limit of a child: a picture of 50 megapixels with 8 bits takes just less at most. */
  memoryBytes: 2 ** 30,
};

/**
 * Runs tasks in child processes, at a lower priority. A child ends after some time without a task, which
 * gives back the memory that decoders leave. A task that takes too long, or too much memory, ends its child.
 */
@Injectable()
export class TaskPool<T extends Tasks> extends TaskRunner<T> implements OnApplicationShutdown {
  private readonly logger = new Logger(TaskPool.name);
  private readonly children = new Set<TaskProcess>();
  /** The children without a task, each with the timer that ends it. */
  private readonly resting = new Map<TaskProcess, NodeJS.Timeout>();
  private readonly turns;
  /** Of this process, for metrics. A task that a picture made fail is completed, as its child went on. */
  readonly counts = { waiting: 0, running: 0, completed: 0, aborted: 0, tooLarge: 0, seconds: 0 };

  /** @param file that calls `serveTasks` */
  constructor(
    private readonly file: string,
    private readonly limits = LIMITS,
  ) {
    super();
    const error = new TaskAborted('A task waited too long');
    this.turns = withTimeout(new Semaphore(TASKS_AT_ONCE), limits.limitMs, error);
  }

  override async run<Name extends keyof T & string>(
    name: Name,
    ...parameters: Parameters<T[Name]>
  ): Promise<TaskResult<T, Name>> {
    const limit = AbortSignal.timeout(this.limits.limitMs);
    try {
      const result = (await this.runInTurn(name, parameters, limit)) as TaskResult<T, Name>;
      this.counts.completed += 1;
      return result;
    } catch (error) {
      if (error instanceof TaskAborted) this.logger.error(error.message);
      this.countFailure(error);
      throw error;
    }
  }

  /** This comes after the last response, when no request waits for a task any more. */
  onApplicationShutdown(): void {
    for (const child of this.children) child.end();
  }

  private countFailure(error: unknown): void {
    if (error instanceof TaskTooLarge) this.counts.tooLarge += 1;
    else if (error instanceof TaskAborted) this.counts.aborted += 1;
    else this.counts.completed += 1;
  }

  private async takeTurn(): Promise<() => void> {
    this.counts.waiting += 1;
    try {
      const [, release] = await this.turns.acquire();
      return release;
    } finally {
      this.counts.waiting -= 1;
    }
  }

  private async runInTurn(name: string, parameters: unknown[], limit: AbortSignal) {
    const release = await this.takeTurn();
    const startedAt = performance.now();
    this.counts.running += 1;
    // A task that hangs must leave others the time that they need.
    const turn = setTimeout(release, this.limits.limitMs / 2);
    const child = this.takeChild();
    try {
      return await child.run({ name, parameters }, limit);
    } finally {
      if (child.hasEnded) this.children.delete(child);
      else this.rest(child);
      this.counts.running -= 1;
      this.counts.seconds += (performance.now() - startedAt) / 1_000;
      clearTimeout(turn);
      release();
    }
  }

  /** One that has ended while it had no task is left out. */
  private takeChild(): TaskProcess {
    for (const [child, timer] of [...this.resting].reverse()) {
      this.resting.delete(child);
      clearTimeout(timer);
      if (!child.hasEnded) return child;
      this.children.delete(child);
    }
    const child = new TaskProcess(this.file, this.limits.memoryBytes);
    this.children.add(child);
    return child;
  }

  private rest(child: TaskProcess): void {
    const end = () => {
      this.resting.delete(child);
      this.children.delete(child);
      child.end();
    };
    this.resting.set(child, setTimeout(end, this.limits.idleMs).unref());
  }
}
