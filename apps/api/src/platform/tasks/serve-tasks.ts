import { constants, setPriority } from 'node:os';
import type { TaskRequest, TaskResponse } from './task-message';
import { LocalTasks, type Tasks } from './task-runner';

/** Runs the tasks that the parent process asks for, until that one lets go or is gone. */
export function serveTasks(tasks: Tasks): void {
  // Requests come first where both need the processor. Threads that are started later inherit it.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const runner = new LocalTasks(() => Promise.resolve(tasks));
  process.on('message', ({ id, task, parameters }: TaskRequest) => {
    runner.run(task, ...parameters).then(
      (result) => respond({ id, result }),
      (error: unknown) => respond({ id, error: toTaskError(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  // The parent ends this process itself when it has finished what it began.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}

function respond(response: TaskResponse): void {
  // The parent may be gone.
  if (process.connected) process.send?.(response);
}

function toTaskError(error: unknown) {
  const { message, stack, code } = error as Error & { code?: unknown };
  return { message, stack, code };
}
