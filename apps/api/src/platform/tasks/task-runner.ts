/** Functions by their names; arguments and results are copied, so they are plain data and buffers. */
export type Tasks = Readonly<Record<string, (...parameters: never[]) => Promise<unknown>>>;

export type TaskResult<T extends Tasks, Name extends keyof T> = Awaited<ReturnType<T[Name]>>;

/** A task took too long, or its process ended. */
export class TaskAborted extends Error {}

/** A task took too much memory, as it will again. */
export class TaskTooLarge extends TaskAborted {}

/** Runs work that would take the processor from requests. */
export abstract class TaskRunner<T extends Tasks = Tasks> {
  /**
   * @throws what the task throws, as an Error with its message and `code`, or TaskAborted
   */
  abstract run<Name extends keyof T & string>(
    name: Name,
    ...parameters: Parameters<T[Name]>
  ): Promise<TaskResult<T, Name>>;
}

/** Runs tasks in this process, where there is no other one: in tests, and without a build. */
export class LocalTasks<T extends Tasks> extends TaskRunner<T> {
  /** @param load called with the first task, as what it imports may be large */
  constructor(private readonly load: () => Promise<T>) {
    super();
  }

  override async run<Name extends keyof T & string>(
    name: Name,
    ...parameters: Parameters<T[Name]>
  ): Promise<TaskResult<T, Name>> {
    const task = (await this.load())[name];
    if (!task) throw new Error(`There is no task ${name}`);
    return (await task(...parameters)) as TaskResult<T, Name>;
  }
}
