import { Logger } from '@nestjs/common';
import type { ContentTransaction, ContentUnit } from '../platform/database';
import { ImageSweeper } from './image-sweeper';
import type { ImagesRepository } from './images.repository';
import { MediaService } from './media.service';
import type { ImageStore, TrashedImageStore } from './store/image-store';
import { testImageProcessor } from './test-image-processor';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const KEPT = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);

/** Rows of images; a pending one is there until its lease ends. */
class Rows {
  readonly kept = new Set<string>();
  readonly inTrash = new Set<string>();
  readonly leases = new Map<string, number>();

  places = async () =>
    new Map([
      ...[...this.kept].map((id) => [id, 'kept'] as const),
      ...[...this.inTrash].map((id) => [id, 'trashed'] as const),
      ...[...this.leases.keys()].map((id) => [id, 'pending'] as const),
    ]);
  placeOf = async (id: string) => (await this.places()).get(id) ?? null;
  exclusively = <T>(work: () => Promise<T>) => work();
  hasPending = async () => this.leases.size > 0;
  removeExpired = async () => {
    for (const [id, end] of this.leases) if (end < Date.now()) this.leases.delete(id);
  };
  trash = async (_manager: unknown, id: string) => {
    this.kept.delete(id);
    this.inTrash.add(id);
  };
  deletePending = async (id: string) => this.leases.delete(id);
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
  move = async (id: string, to: Store) => {
    this.check();
    to.check();
    if (this.images.delete(id)) to.images.add(id);
  };

  private check(): void {
    if (this.isAway) throw new Error('away');
  }
}

let rows: Rows;
let store: Store;
let trash: Store;
let media: MediaService;
let sweeper: ImageSweeper;
let warn: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'log').mockImplementation();
  warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  rows = new Rows();
  store = new Store();
  trash = new Store();
  const images = rows as unknown as ImagesRepository;
  const [files, trashed] = [store, trash] as unknown as [ImageStore, TrashedImageStore];
  media = new MediaService(images, files, trashed, {} as ContentUnit, testImageProcessor());
  sweeper = new ImageSweeper(images, files, trashed, media);
  rows.kept.add(KEPT);
  store.images.add(KEPT);
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
const releaseOther = () => media.release({} as ContentTransaction, OTHER);

it('lists the store at the start, and then once an hour', async () => {
  await start();
  expect(store.list).toHaveBeenCalledTimes(1);
  await pass(59 * 60 * SECOND);
  expect(store.list).toHaveBeenCalledTimes(1);
  await pass(24 * HOUR);
  expect(store.list).toHaveBeenCalledTimes(25);
});

it('removes at the start what a crash left', async () => {
  store.images.add(OTHER);
  await start();
  expect([...store.images]).toEqual([KEPT]);
});

it('moves files to where their rows say that they belong, and removes those without a row', async () => {
  rows.inTrash.add(OTHER);
  store.images.add(OTHER);
  store.images.delete(KEPT);
  trash.images.add(KEPT);
  trash.images.add('c'.repeat(32));
  await start();
  expect([...store.images]).toEqual([KEPT]);
  expect([...trash.images]).toEqual([OTHER]);
});

it('moves what is half in the trash and half outside of it', async () => {
  rows.inTrash.add(OTHER);
  for (const each of [store, trash]) each.images.add(OTHER);
  await start();
  expect([...store.images]).toEqual([KEPT]);
  expect([...trash.images]).toEqual([OTHER]);
});

it('goes on while an upload is pending, and removes it within a minute of a crash', async () => {
  rows.leases.set(OTHER, Date.now() + 30 * SECOND);
  store.images.add(OTHER);
  await start();
  expect(store.images).toContain(OTHER);
  await pass(46 * SECOND);
  expect([...store.images]).toEqual([KEPT]);
  const lists = store.list.mock.calls.length;
  await pass(59 * 60 * SECOND);
  expect(store.list).toHaveBeenCalledTimes(lists);
});

it('looks once for the files of a released image, and moves them into the trash', async () => {
  await start();
  store.images.add(OTHER);
  await releaseOther();
  await pass(16 * SECOND);
  expect([...store.images]).toEqual([KEPT]);
  expect([...trash.images]).toEqual([OTHER]);
  expect(store.list).toHaveBeenCalledTimes(2);
  await pass(59 * 60 * SECOND);
  expect(store.list).toHaveBeenCalledTimes(2);
});

it('does not put its sweep off for every released image', async () => {
  await start();
  for (let i = 0; i < 8; i += 1) {
    await releaseOther();
    await pass(5 * SECOND);
  }
  expect(store.list).toHaveBeenCalledTimes(3);
});

it('looks for the files of an upload that was rolled back', async () => {
  await start();
  store.isAway = true;
  store.images.add(OTHER);
  await media.rollback({ id: OTHER, stopRenewal: () => undefined });
  expect(store.images).toContain(OTHER);
  store.isAway = false;
  await pass(16 * SECOND);
  expect([...store.images]).toEqual([KEPT]);
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
  expect([...store.images]).toEqual([KEPT]);
});

it('sweeps again after a release during a sweep', async () => {
  let endList: (ids: string[]) => void = () => undefined;
  store.list.mockReturnValueOnce(new Promise((resolve) => (endList = resolve)));
  sweeper.onApplicationBootstrap();
  await releaseOther();
  await pass(20 * SECOND);
  expect(store.list).toHaveBeenCalledTimes(1);
  endList([]);
  store.images.add(OTHER);
  await pass(16 * SECOND);
  expect([...store.images]).toEqual([KEPT]);
});

it('stops with the module', async () => {
  store.isAway = true;
  await start();
  await sweeper.onModuleDestroy();
  await releaseOther();
  await pass(2 * HOUR);
  expect(store.list).toHaveBeenCalledTimes(1);
});
