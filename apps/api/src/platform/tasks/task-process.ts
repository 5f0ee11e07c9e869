import { type ChildProcess, fork } from 'node:child_process';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { TaskError, TaskRequest, TaskResponse } from './task-message';
import { TaskRunner } from './task-runner';

/** Long enough for an owner who adds one photo after another. */
export const IDLE_MS = 30_000;

interface Pending {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/**
 * Runs tasks in a process of their own, at a lower priority. It is started by the first task, and ends
 * when it had nothing to do for a while: what decoders leave of memory is back then. Where it ends by
 * itself, as by a fault in a decoder, its tasks fail, and the next one starts another.
 */
@Injectable()
export class TaskProcess extends TaskRunner implements OnApplicationShutdown {
  private readonly logger = new Logger(TaskProcess.name);
  private readonly pending = new Map<number, Pending>();
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;

  /** @param file that calls `serveTasks` @param idleMs without a task, after which the process ends */
  constructor(
    private readonly file: string,
    private readonly idleMs = IDLE_MS,
  ) {
    super();
  }

  override run<Result>(task: string, ...parameters: unknown[]): Promise<Result> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    const id = ++this.lastId;
    return new Promise<Result>((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      const request: TaskRequest = { id, task, parameters };
      child.send(request, (error) => {
        if (error) this.settle(id, ({ reject: fail }) => fail(error));
      });
    });
  }

  /** After the last response: no request waits for a task any more. */
  onApplicationShutdown(): void {
    this.end();
  }

  private start(): ChildProcess {
    const child = fork(this.file, { serialization: 'advanced', stdio: ['ignore', 1, 2, 'ipc'] });
    child.on('message', (response: TaskResponse) => this.receive(response));
    child.on('error', (error) => this.fail(child, error));
    child.on('exit', (code, signal) =>
      this.fail(child, new Error(`The process of tasks ended with ${signal ?? code}`)),
    );
    return child;
  }

  private receive(response: TaskResponse): void {
    this.settle(response.id, ({ resolve, reject }) => {
      if (response.error) reject(toError(response.error));
      else resolve(response.result as never);
    });
  }

  private settle(id: number, how: (pending: Pending) => void): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    this.pending.delete(id);
    how(pending);
    if (this.pending.size > 0) return;
    this.idle = setTimeout(() => this.end(), this.idleMs);
    this.idle.unref();
  }

  private end(): void {
    clearTimeout(this.idle);
    const { child } = this;
    this.child = null;
    if (child?.connected) child.disconnect();
  }

  /** Nothing where the process was let go, and nobody waits for it. */
  private fail(child: ChildProcess, error: Error): void {
    if (this.child !== child) return;
    this.child = null;
    this.logger.error(error.message);
    const waiting = [...this.pending.values()];
    this.pending.clear();
    for (const { reject } of waiting) reject(error);
  }
}

function toError({ message, stack, code }: TaskError): Error {
  return Object.assign(new Error(message), { ...(stack !== undefined && { stack }), code });
}
