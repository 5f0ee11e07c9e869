import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { TaskProcess } from './task-process';

/** What `serveTasks` does, for a process that Jest does not compile for. */
const PROGRAM = `
const tasks = {
  pid: async () => process.pid,
  copy: async (bytes, plain) => ({ bytes, plain, isBuffer: Buffer.isBuffer(bytes) }),
  refuse: async () => { throw Object.assign(new Error('no picture'), { code: 'IMAGE_UNKNOWN' }); },
  never: () => new Promise(() => {}),
  crash: async () => process.kill(process.pid, 'SIGSEGV'),
};
process.on('message', ({ id, task, parameters }) => {
  tasks[task](...parameters).then(
    (result) => process.send({ id, result }),
    ({ message, stack, code }) => process.send({ id, error: { message, stack, code } }),
  );
});
process.on('disconnect', () => process.exit());
`;

describe('TaskProcess', () => {
  let folder: string;
  let tasks: TaskProcess;
  let error: jest.SpyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-tasks-'));
    await writeFile(join(folder, 'program.cjs'), PROGRAM);
  });
  beforeEach(() => {
    error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  });
  afterEach(() => {
    tasks.onApplicationShutdown();
    jest.restoreAllMocks();
  });
  afterAll(() => rm(folder, { recursive: true }));

  const start = (idleMs?: number) => {
    tasks = new TaskProcess(join(folder, 'program.cjs'), idleMs);
  };

  const hasEnded = async (pid: number): Promise<void> => {
    for (;;) {
      try {
        process.kill(pid, 0);
      } catch {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  it('runs tasks in one process, which is not this one', async () => {
    start();
    const pids = await Promise.all([tasks.run<number>('pid'), tasks.run<number>('pid')]);
    expect(new Set(pids).size).toBe(1);
    expect(pids[0]).not.toBe(process.pid);
    expect(await tasks.run('pid')).toBe(pids[0]);
  });

  it('copies buffers and plain data, both ways', async () => {
    start();
    const bytes = Buffer.from([1, 2, 255]);
    const plain = { portrait: undefined, focus: { x: 10, y: 90 } };
    const result = await tasks.run<object>('copy', bytes, plain);
    expect(result).toEqual({ bytes, plain, isBuffer: true });
  });

  it("rejects with a task's error and its code", async () => {
    start();
    await expect(tasks.run('refuse')).rejects.toMatchObject({
      message: 'no picture',
      code: 'IMAGE_UNKNOWN',
    });
    expect(error).not.toHaveBeenCalled();
  });

  it('fails what runs in a process that breaks, and starts another', async () => {
    start();
    const first = await tasks.run<number>('pid');
    const waiting = tasks.run('never');
    await expect(tasks.run('crash')).rejects.toThrow('SIGSEGV');
    await expect(waiting).rejects.toThrow('SIGSEGV');
    expect(error).toHaveBeenCalledTimes(1);
    expect(await tasks.run<number>('pid')).not.toBe(first);
  });

  it('ends the process when it is idle, and starts another for the next task', async () => {
    start(20);
    const first = await tasks.run<number>('pid');
    await hasEnded(first);
    expect(await tasks.run<number>('pid')).not.toBe(first);
    expect(error).not.toHaveBeenCalled();
  });

  it('ends the process at the shutdown', async () => {
    start();
    const pid = await tasks.run<number>('pid');
    tasks.onApplicationShutdown();
    await hasEnded(pid);
    expect(error).not.toHaveBeenCalled();
  });
});
