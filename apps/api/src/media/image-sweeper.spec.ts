import { Logger } from '@nestjs/common';
import type { ImageStore } from '@lereng/api-site/images';
import type { OneAtATime } from '../platform/database';
import { ImageSweeper, LEFTOVER_AFTER_MS } from './image-sweeper';
import type { ImagesRepository } from './images.repository';

const ATTACHED = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const CROP = 'p-50-50-00000000';

/** The rows of images, with their portrait crops. */
const rows = new Map<string, string | null>();
let isOwn: boolean | null;
const images = {
  focusedNames: async () => new Map(rows),
  focusedNamesAfterWrites: jest.fn(async () => new Map(rows)),
  ownsStore: async () => isOwn,
  setOwnsStore: async (is: boolean) => void (isOwn = is),
};

/** The names of files by the ids of images. */
const files = new Map<string, string[]>();
const store = {
  place: 'TEST',
  list: async () => [...files.keys()],
  listFiles: async (id: string) => (files.get(id) ?? []).map((name) => ({ name })),
  remove: async (id: string) => void files.delete(id),
  removeFiles: async (id: string, names: readonly string[]) =>
    void files.set(
      id,
      files.get(id)!.filter((name) => !names.includes(name)),
    ),
};

let sweeper: ImageSweeper;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'log').mockImplementation();
  isOwn = true;
  rows.clear();
  files.clear();
  rows.set(ATTACHED, null);
  files.set(ATTACHED, ['40.avif']);
  sweeper = new ImageSweeper(
    images as unknown as ImagesRepository,
    store as unknown as ImageStore,
    {} as OneAtATime,
  );
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

it('removes files once no row has named them for long enough, and is clean then', async () => {
  files.set(OTHER, ['40.avif']);
  expect(await sweeper.sweep()).toBe(false);
  await pass(LEFTOVER_AFTER_MS - 1);
  expect(await sweeper.sweep()).toBe(false);
  expect(files).toHaveProperty('size', 2);
  await pass(1);
  expect(await sweeper.sweep()).toBe(true);
  expect([...files.keys()]).toEqual([ATTACHED]);
});

it('removes the files of ten images at a time', async () => {
  for (let n = 0; n < 30; n += 1) files.set(`${n}`.padStart(32, '0'), ['40.avif']);
  const removing = { now: 0, most: 0 };
  jest.spyOn(store, 'remove').mockImplementation(async (id) => {
    removing.most = Math.max(removing.most, (removing.now += 1));
    await Promise.resolve();
    removing.now -= 1;
    files.delete(id);
  });
  await sweeper.sweep();
  await pass(LEFTOVER_AFTER_MS);
  await sweeper.sweep();
  expect([...files.keys()]).toEqual([ATTACHED]);
  expect(removing.most).toBe(10);
});

it('leaves files that got their row meanwhile, also at the last moment', async () => {
  files.set(OTHER, ['40.avif']).set('c'.repeat(32), ['40.avif']);
  await sweeper.sweep();
  await pass(LEFTOVER_AFTER_MS);
  rows.set(OTHER, null);
  images.focusedNamesAfterWrites.mockImplementationOnce(async () =>
    new Map(rows).set('c'.repeat(32), null),
  );
  await sweeper.sweep();
  expect([...files.keys()]).toEqual([ATTACHED, OTHER, 'c'.repeat(32)]);
});

it('begins anew for files that appear where others were removed', async () => {
  files.set(OTHER, ['40.avif']);
  await sweeper.sweep();
  files.delete(OTHER);
  await pass(LEFTOVER_AFTER_MS);
  expect(await sweeper.sweep()).toBe(true);
  files.set(OTHER, ['40.avif']);
  expect(await sweeper.sweep()).toBe(false);
});

it('goes by the same rule for portrait crops, finished or not', async () => {
  const whole = ['40.avif', '40.jpg', `${CROP}-25.avif`];
  rows.set(ATTACHED, CROP);
  files.set(ATTACHED, [...whole, 'p-1-1-00000000-25.avif', 'p-1-1-00000000-25.webp.part']);
  await sweeper.sweep();
  await pass(LEFTOVER_AFTER_MS);
  files.get(ATTACHED)!.push('p-2-2-00000000-25.avif');
  expect(await sweeper.sweep()).toBe(false);
  expect(files.get(ATTACHED)).toEqual([...whole, 'p-2-2-00000000-25.avif']);
});

it('leaves the images of another database, until all of them are its own', async () => {
  const others = Array.from({ length: 9 }, (_, n) => `${n}`.repeat(32));
  isOwn = null;
  rows.clear();
  files.clear();
  for (const id of others) files.set(id, []);
  const look = async () => {
    await pass(LEFTOVER_AFTER_MS);
    return sweeper.sweep();
  };
  await expect(look()).rejects.toThrow('TEST has 9 images of another database');
  // The demonstration content of a new database, say.
  for (const id of [ATTACHED, OTHER]) {
    rows.set(id, null);
    files.set(id, []);
  }
  for (const id of others.slice(0, 8)) files.delete(id);
  await expect(look()).rejects.toThrow('TEST has 1 images of another database');
  expect([...files.keys()]).toEqual([others[8], ATTACHED, OTHER]);

  files.delete(others[8]!);
  expect(await look()).toBe(true);
  files.set('c'.repeat(32), []);
  await look();
  expect(await look()).toBe(true);
  expect([...files.keys()]).toEqual([ATTACHED, OTHER]);
});
