import { type ContentChange, ContentEvents } from '../writes';
import type { RedisInvalidation } from '../writes/redis-invalidation';
import { DetachedImages } from './detached-images';
import type { ImagesRepository } from './images.repository';

const IMAGE = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const CHANGE: ContentChange[] = [{ kind: 'menu-items', id: 1 }];

let rows: Set<string>;
let isAway: boolean;
let isConnected: boolean;
let notifyReplica: (changed: null) => void;
let query: jest.Mock;
let events: ContentEvents;
let detached: DetachedImages;

beforeEach(() => {
  jest.useFakeTimers();
  rows = new Set([IMAGE]);
  isAway = false;
  isConnected = true;
  query = jest.fn();
  const read = async <T>(result: () => T): Promise<T> => {
    query();
    if (isAway) throw new Error('away');
    return result();
  };
  const images = {
    detachedIds: () => read(() => new Set(rows)),
    isDetached: (id: string) => read(() => rows.has(id)),
  };
  const replicas = {
    isConnected: () => isConnected,
    subscribe: (listener: typeof notifyReplica) => (notifyReplica = listener),
  };
  events = new ContentEvents();
  detached = new DetachedImages(
    images as unknown as ImagesRepository,
    events,
    replicas as unknown as RedisInvalidation,
  );
  detached.onModuleInit();
});

afterEach(() => {
  detached.onModuleDestroy();
  jest.useRealTimers();
});

const both = () => Promise.all([IMAGE, OTHER].map((id) => detached.has(id)));

it('reads the database once, however many files are requested', async () => {
  for (let times = 0; times < 5; times += 1) expect(await both()).toEqual([true, false]);
  expect(query).toHaveBeenCalledTimes(1);
});

it.each([
  ['here', () => events.publish(CHANGE, null)],
  ['on another replica', async () => notifyReplica(null)],
])('follows a change %s at once', async (_where, change) => {
  await both();
  rows = new Set([OTHER]);
  await change();
  expect(await both()).toEqual([false, true]);
});

it('does not take what was read before a change for what is after it', async () => {
  const before = detached.has(OTHER);
  rows.add(OTHER);
  await events.publish(CHANGE, null);
  expect(await detached.has(OTHER)).toBe(true);
  await before;
});

it('asks for each file while changes elsewhere may be missed', async () => {
  isConnected = false;
  expect(await both()).toEqual([true, false]);
  rows.add(OTHER);
  expect(await both()).toEqual([true, true]);
  expect(query).toHaveBeenCalledTimes(4);
});

it.each([
  ['', 0],
  [', also where the clock was set back meanwhile', -60 * 60_000],
])('notices within a minute a change that nobody published%s', async (_, shift) => {
  await both();
  rows.add(OTHER);
  jest.setSystemTime(Date.now() + shift);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await detached.has(OTHER)).toBe(true);
});

it('goes on with what it knows while the database is away, and fails after a change', async () => {
  await both();
  isAway = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await both()).toEqual([true, false]);
  await events.publish(CHANGE, null);
  await expect(detached.has(IMAGE)).rejects.toThrow('away');
  isAway = false;
  expect(await both()).toEqual([true, false]);
});
