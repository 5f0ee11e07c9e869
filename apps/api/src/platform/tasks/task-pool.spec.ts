import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { TaskPool } from './task-pool';
import { TaskAborted, TaskTooLarge, type Tasks } from './task-runner';

/** What `serveTasks` does, for a process that Jest does not compile for. */
const PROGRAM = `
const tasks = {
  pid: async () => process.pid,
  environment: async () => process.env,
  copy: async (bytes, plain) => ({ bytes, plain, isBuffer: Buffer.isBuffer(bytes) }),
  refuse: async () => { throw Object.assign(new Error('no picture'), { code: 'IMAGE_UNKNOWN' }); },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds, process.pid)),
  crash: async () => process.kill(process.pid, 'SIGSEGV'),
  grow: (bytes, milliseconds) => {
    const held = Buffer.alloc(bytes, 1);
    return new Promise((resolve) => setTimeout(() => resolve(held.length), milliseconds));
  },
};
process.on('disconnect', () => process.exit());
process.on('message', ({ name, parameters }) => {
  tasks[name](...parameters).then(
    (value) => process.send({ value }),
    ({ message, code }) => process.send({ error: { message, code } }),
  );
});
`;

type TestTasks = {
  pid: () => Promise<number>;
  environment: () => Promise<Record<string, string>>;
  copy: (bytes: Buffer, plain: object) => Promise<object>;
  refuse: () => Promise<never>;
  wait: (milliseconds: number) => Promise<number>;
  crash: () => Promise<never>;
  grow: (bytes: number, milliseconds: number) => Promise<number>;
} & Tasks;

const LONG = 60_000;

const MEGABYTE = 2 ** 20;

/** Only Linux tells how much memory another process has. */
const onLinux = process.platform === 'linux' ? it : it.skip;

/** A start of Node.js takes seconds on a busy machine. */
jest.setTimeout(30_000);

describe('TaskPool', () => {
  let folder: string;
  let tasks: TaskPool<TestTasks>;
  let error: jest.SpyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-tasks-'));
    await writeFile(join(folder, 'program.cjs'), PROGRAM);
  });
  beforeEach(() => {
    error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  });
  afterEach(async () => {
    tasks.onApplicationShutdown();
    // Tasks that it has ended are logged.
    await new Promise((resolve) => setImmediate(resolve));
    jest.restoreAllMocks();
  });
  afterAll(() => rm(folder, { recursive: true }));

  const start = ({ limitMs = LONG, idleMs = LONG, memoryBytes = 200 * MEGABYTE } = {}) => {
    tasks = new TaskPool(join(folder, 'program.cjs'), { limitMs, idleMs, memoryBytes });
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

  it('runs two tasks at a time, each in a process of its own', async () => {
    start();
    const pids = await Promise.all([1, 2, 3, 4].map(() => tasks.run('wait', 50)));
    expect(new Set(pids).size).toBe(2);
  });

  it('copies buffers and plain data, both ways', async () => {
    start();
    expect(await tasks.run('pid')).not.toBe(process.pid);
    const bytes = Buffer.from([1, 2, 255]);
    const plain = { portrait: undefined, focus: { x: 10, y: 90 } };
    expect(await tasks.run('copy', bytes, plain)).toEqual({ bytes, plain, isBuffer: true });
  });

  it("rejects with a task's error and its code, and keeps the process", async () => {
    start();
    const first = await tasks.run('pid');
    const refused = tasks.run('refuse');
    await expect(refused).rejects.toMatchObject({ message: 'no picture', code: 'IMAGE_UNKNOWN' });
    await expect(refused).rejects.toThrow(Error);
    expect(error).not.toHaveBeenCalled();
    expect(await tasks.run('pid')).toBe(first);
  });

  it.each([
    [{}, '2'],
    [{ MALLOC_ARENA_MAX: '5' }, '5'],
  ])('keeps secrets from the process, and limits its memory arenas: %j', async (set, expected) => {
    const { PATH } = process.env;
    const environment = jest.replaceProperty(process, 'env', { PATH, JWT_SECRET: 'x', ...set });
    start();
    const received = await tasks.run('environment');
    environment.restore();
    expect(received).toMatchObject({ PATH, MALLOC_ARENA_MAX: expected });
    expect(received).not.toHaveProperty('JWT_SECRET');
  });

  it('fails what runs in a process that breaks, but not what runs in another one', async () => {
    start();
    const other = tasks.run('wait', 500);
    await expect(tasks.run('crash')).rejects.toThrow(TaskAborted);
    expect(error).toHaveBeenCalledTimes(1);
    expect(await other).toEqual(await tasks.run('pid'));
  });

  it('ends a task that takes too long, and a process that is stopped', async () => {
    start({ limitMs: 5_000 });
    const stopped = await tasks.run('pid');
    process.kill(stopped, 'SIGSTOP');
    const hanging = [tasks.run('pid'), tasks.run('wait', LONG)];
    for (const each of hanging) await expect(each).rejects.toThrow(TaskAborted);
    await hasEnded(stopped);
    expect(await tasks.run('pid')).not.toBe(stopped);
  });

  onLinux('ends a process with too much memory, but not one with less', async () => {
    start();
    const other = tasks.run('grow', 50 * MEGABYTE, 500);
    const tooLarge = tasks.run('grow', 300 * MEGABYTE, LONG);
    await expect(tooLarge).rejects.toThrow(TaskTooLarge);
    expect(error).toHaveBeenCalledTimes(1);
    expect(await other).toBe(50 * MEGABYTE);
    expect(await tasks.run('pid')).toEqual(expect.any(Number));
  });

  it('lets a third task run while two hang', async () => {
    start({ limitMs: 10_000 });
    let hanging = 2;
    for (const each of [tasks.run('wait', LONG), tasks.run('wait', LONG)])
      each.catch(() => (hanging -= 1));
    expect(await tasks.run('pid')).toEqual(expect.any(Number));
    expect(hanging).toBe(2);
  });

  it('fails a task that waited too long for its turn', async () => {
    start({ limitMs: 1_000 });
    // The turns of these end with the limit of the last one, or later.
    const first = [1, 2, 3, 4].map(() => tasks.run('wait', LONG));
    const last = tasks.run('pid');
    for (const each of [...first, last]) await expect(each).rejects.toThrow(TaskAborted);
  });

  it.each<[string, idleMs: number, NodeJS.Signals | null]>([
    ['is idle', 20, null],
    ['was ended while it had no task', LONG, 'SIGKILL'],
  ])('starts another process for the next task where one %s', async (_, idleMs, signal) => {
    start({ idleMs });
    const first = await tasks.run('pid');
    if (signal) process.kill(first, signal);
    await hasEnded(first);
    expect(await tasks.run('pid')).not.toBe(first);
    expect(error).not.toHaveBeenCalled();
  });

  it('ends its processes at the shutdown', async () => {
    start();
    const pid = await tasks.run('pid');
    tasks.onApplicationShutdown();
    await hasEnded(pid);
    expect(error).not.toHaveBeenCalled();
  });
});
