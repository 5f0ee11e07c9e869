import { Logger } from '@nestjs/common';
import type { OneAtATime } from './one-at-a-time';
import { Sweeper } from './sweeper';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** No other replica is sweeping, unless a test says so. */
let isSweptElsewhere: boolean;
const oneAtATime = {
  run: async (_name: string, work: () => Promise<void>) => {
    if (!isSweptElsewhere) await work();
    return !isSweptElsewhere;
  },
} as OneAtATime;

let sweep: jest.Mock<Promise<boolean>>;
let warn: jest.SpyInstance;
let sweeper: Sweeper;

class TestSweeper extends Sweeper {
  override sweep = () => sweep();
}

beforeEach(() => {
  jest.useFakeTimers();
  isSweptElsewhere = false;
  warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  sweep = jest.fn(async () => true);
  const options = { name: 'test', failure: 'It was not swept', soonMs: 5 * SECOND };
  sweeper = new TestSweeper(oneAtATime, options);
});

afterEach(async () => {
  await sweeper.onModuleDestroy();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** How many sweeps begin within some time. */
const sweepsIn = async (milliseconds: number) => {
  sweep.mockClear();
  await jest.advanceTimersByTimeAsync(milliseconds);
  return sweep.mock.calls.length;
};
const start = async () => {
  sweeper.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(0);
};

it('sweeps at the start and once an hour', async () => {
  await start();
  expect(sweep).toHaveBeenCalledTimes(1);
  expect(await sweepsIn(59 * 60 * SECOND)).toBe(0);
  expect(await sweepsIn(24 * HOUR)).toBe(24);
});

it('sweeps once soon after it was asked to, however often', async () => {
  await start();
  for (let times = 0; times < 4; times += 1) {
    sweeper.sweepSoon();
    await sweepsIn(SECOND);
  }
  expect(await sweepsIn(2 * SECOND)).toBe(1);
  expect(await sweepsIn(59 * 60 * SECOND)).toBe(0);
});

it('sweeps again soon while something is left', async () => {
  sweep.mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  await start();
  expect(await sweepsIn(60 * SECOND)).toBe(2);
});

it('sweeps again soon where it was asked to during a sweep', async () => {
  let end: (isClean: boolean) => void = () => undefined;
  sweep.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  await start();
  sweeper.sweepSoon();
  expect(await sweepsIn(20 * SECOND)).toBe(0);
  end(true);
  expect(await sweepsIn(6 * SECOND)).toBe(1);
});

it('sweeps soon after the sweep of another replica', async () => {
  isSweptElsewhere = true;
  await start();
  expect(sweep).not.toHaveBeenCalled();
  isSweptElsewhere = false;
  expect(await sweepsIn(6 * SECOND)).toBe(1);
});

it('tries again soon after failures, and logs a series of them once', async () => {
  sweep.mockRejectedValue(new Error('away'));
  await start();
  expect(await sweepsIn(16 * SECOND)).toBe(3);
  expect(warn.mock.calls).toEqual([['It was not swept: Error: away']]);
  sweep.mockResolvedValue(true);
  expect(await sweepsIn(HOUR)).toBe(1);
});

it('stops with the module', async () => {
  sweep.mockResolvedValue(false);
  await start();
  await sweeper.onModuleDestroy();
  sweeper.sweepSoon();
  expect(await sweepsIn(2 * HOUR)).toBe(0);
});

it('sweeps soon after what it subscribes to, until it ends', async () => {
  const listeners = new Set<() => void>();
  const subscribe = (sweepSoon: () => void) => {
    listeners.add(sweepSoon);
    return () => void listeners.delete(sweepSoon);
  };
  const options = { name: 'test', failure: 'It was not swept', soonMs: 5 * SECOND, subscribe };
  sweeper = new TestSweeper(oneAtATime, options);
  expect(listeners.size).toBe(0);
  await start();
  for (const listener of listeners) listener();
  expect(await sweepsIn(4 * SECOND)).toBe(0);
  expect(await sweepsIn(SECOND)).toBe(1);
  await sweeper.onModuleDestroy();
  expect(listeners.size).toBe(0);
});
