import { writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import type { TaskRequest, TaskResponse } from './task-process';
import type { Tasks } from './task-runner';

/** Runs the tasks that the server asks for, until that one ends this process or is gone. */
export function serveTasks(tasks: Tasks): void {
  // Requests come first where both need the processor. Threads that are started later inherit it.
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  endFirstWithoutMemory();
  // A signal to the whole group is for the server, which ends this process after its last response.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', (request: TaskRequest) => {
    void runTask(tasks, request).then((response) => process.send?.(response));
  });
}

async function runTask(tasks: Tasks, { name, parameters }: TaskRequest): Promise<TaskResponse> {
  try {
    const task = tasks[name];
    if (!task) throw new Error(`There is no task ${name}`);
    return { value: await task(...(parameters as never[])) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { error: { message, code } };
  }
}

/** Where memory runs out, Linux ends this process and not the server. Other systems have no such file. */
function endFirstWithoutMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Then the kernel decides by size alone.
  }
}
