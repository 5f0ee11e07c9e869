import { Logger } from '@nestjs/common';
import type { ImageStore } from '@lereng/api-site/images';
import type { OneAtATime } from '../platform/database';
import { ImageSweeper } from './image-sweeper';
import type { ImagesRepository } from './images.repository';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const ATTACHED = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);

/** Rows of images; a pending one is there until its lease ends. */
class Rows {
  readonly attached = new Set<string>();
  readonly leases = new Map<string, number>();
  isOwn: boolean | null = null;

  ids = async () => new Set([...this.attached, ...this.leases.keys()]);
  hasPending = async () => this.leases.size > 0;
  removeExpired = async () => {
    for (const [id, end] of this.leases) if (end < Date.now()) this.leases.delete(id);
  };
  exists = async (id: string) => this.attached.has(id) || this.leases.has(id);
  portraitCrops = async () => new Map<string, string>();
  ownsStore = async () => this.isOwn;
  setOwnsStore = async (isOwn: boolean) => {
    this.isOwn = isOwn;
  };
}

/** A store that may be away, with the ids of its images. */
class Store {
  readonly place = 'TEST';
  isAway = false;
  readonly images = new Set<string>();

  list = jest.fn(async () => {
    this.check();
    return [...this.images];
  });
  remove = jest.fn(async (id: string) => {
    this.check();
    this.images.delete(id);
  });

  private check(): void {
    if (this.isAway) throw new Error('away');
  }
}

let rows: Rows;
let store: Store;
let sweeper: ImageSweeper;
let warn: jest.SpyInstance;

/** No other replica is sweeping, unless a test says so. */
let isSweptElsewhere: boolean;
const alone = {
  run: async (_name: string, work: () => Promise<void>) => {
    if (!isSweptElsewhere) await work();
    return !isSweptElsewhere;
  },
} as OneAtATime;

beforeEach(() => {
  jest.useFakeTimers();
  isSweptElsewhere = false;
  jest.spyOn(Logger.prototype, 'log').mockImplementation();
  warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  rows = new Rows();
  store = new Store();
  const images = rows as unknown as ImagesRepository;
  sweeper = new ImageSweeper(images, store as unknown as ImageStore, alone);
  rows.attached.add(ATTACHED);
  store.images.add(ATTACHED);
});

afterEach(async () => {
  await sweeper.onModuleDestroy();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const start = async () => {
  sweeper.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(0);
};
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
/** An image whose files cannot be removed. */
const leaveOther = async () => {
  store.isAway = true;
  await sweeper.removeFiles(OTHER);
  store.isAway = false;
};

it('removes at the start what a crash left, and looks again once an hour', async () => {
  store.images.add(OTHER);
  await start();
  expect([...store.images]).toEqual([ATTACHED]);
  await pass(59 * 60 * SECOND);
  expect(store.list).toHaveBeenCalledTimes(1);
  await pass(24 * HOUR);
  expect(store.list).toHaveBeenCalledTimes(25);
});

it('leaves the images of another database, until all of them are its own', async () => {
  const others = Array.from({ length: 9 }, (_, n) => `${n}`.repeat(32));
  rows.attached.clear();
  store.images.clear();
  for (const id of others) store.images.add(id);
  await start();
  expect([...store.images]).toEqual(others);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(/TEST has 9 images of another database/);

  // The demonstration content of a new database, say.
  rows.attached.add(ATTACHED).add(OTHER);
  store.images.add(ATTACHED).add(OTHER);
  for (const id of others.slice(0, 8)) store.images.delete(id);
  await pass(HOUR);
  expect([...store.images]).toEqual([others[8], ATTACHED, OTHER]);

  store.images.delete(others[8]!);
  await pass(HOUR);
  store.images.add('c'.repeat(32));
  await pass(HOUR);
  expect([...store.images]).toEqual([ATTACHED, OTHER]);
});

it('goes on while an upload is pending, and removes it within a minute of a crash', async () => {
  rows.leases.set(OTHER, Date.now() + 30 * SECOND);
  store.images.add(OTHER);
  await start();
  expect(store.images).toContain(OTHER);
  await pass(46 * SECOND);
  expect([...store.images]).toEqual([ATTACHED]);
  const lists = store.list.mock.calls.length;
  await pass(59 * 60 * SECOND);
  expect(store.list).toHaveBeenCalledTimes(lists);
});

it('looks once for files that could not be removed', async () => {
  await start();
  store.images.add(OTHER);
  await leaveOther();
  expect(store.images).toContain(OTHER);
  await pass(16 * SECOND);
  expect([...store.images]).toEqual([ATTACHED]);
  expect(store.list).toHaveBeenCalledTimes(2);
  await pass(59 * 60 * SECOND);
  expect(store.list).toHaveBeenCalledTimes(2);
});

it('does not put its sweep off for every leftover', async () => {
  await start();
  for (let i = 0; i < 8; i += 1) {
    await leaveOther();
    await pass(5 * SECOND);
  }
  expect(store.list).toHaveBeenCalledTimes(3);
});

it('tries again within a minute while the store is away, and logs that once', async () => {
  store.isAway = true;
  await start();
  store.images.add(OTHER);
  await pass(46 * SECOND);
  expect(store.list).toHaveBeenCalledTimes(4);
  expect(warn).toHaveBeenCalledTimes(1);
  store.isAway = false;
  await pass(15 * SECOND);
  expect([...store.images]).toEqual([ATTACHED]);
});

it('sweeps again after a leftover during a sweep', async () => {
  let endList: (ids: string[]) => void = () => undefined;
  store.list.mockReturnValueOnce(new Promise((resolve) => (endList = resolve)));
  sweeper.onApplicationBootstrap();
  await leaveOther();
  await pass(20 * SECOND);
  expect(store.list).toHaveBeenCalledTimes(1);
  endList([]);
  store.images.add(OTHER);
  await pass(16 * SECOND);
  expect([...store.images]).toEqual([ATTACHED]);
});

it('sweeps soon after the sweep of another replica', async () => {
  isSweptElsewhere = true;
  await start();
  expect(store.list).not.toHaveBeenCalled();
  isSweptElsewhere = false;
  await pass(16 * SECOND);
  expect(store.list).toHaveBeenCalledTimes(1);
});

it('stops with the module', async () => {
  store.isAway = true;
  await start();
  await sweeper.onModuleDestroy();
  await leaveOther();
  await pass(2 * HOUR);
  expect(store.list).toHaveBeenCalledTimes(1);
});
