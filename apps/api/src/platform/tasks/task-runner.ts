/** Functions by their names; arguments and results are copied, so they are plain data and buffers. */
export type Tasks = Readonly<Record<string, (...parameters: never[]) => Promise<unknown>>>;

/** Runs work that would take the processor from requests. */
export abstract class TaskRunner {
  /**
   * @throws what the task throws, as an Error with its message and `code`
   */
  abstract run<Result>(task: string, ...parameters: unknown[]): Promise<Result>;
}

/** Runs tasks in this process, where there is no other one: in tests, and without a build. */
export class LocalTasks extends TaskRunner {
  /** @param load called with the first task, as what it imports may be large */
  constructor(private readonly load: () => Promise<Tasks>) {
    super();
  }

  override async run<Result>(task: string, ...parameters: unknown[]): Promise<Result> {
    const run = (await this.load())[task] as
      ((...values: unknown[]) => Promise<unknown>) | undefined;
    if (!run) throw new Error(`There is no task ${task}`);
    return (await run(...parameters)) as Result;
  }
}
