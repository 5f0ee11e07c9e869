import { Logger } from '@nestjs/common';
import { loadConfig } from '../config';
import type { ContentChanges } from '../database';
import type { Preview } from './preview';
import { type PreviewStore, storeIdOf } from './preview-store';
import { PreviewSources } from './preview-sources';
import { PreviewWorker } from './preview-worker';
import type { PreviewsService } from './previews.service';

const dish = (id: number, title = `Dish ${id}`): Preview => ({
  kind: 'menu-items',
  id,
  imageId: null,
  title,
});

const MINUTE = 60_000;
const NOON = new Date('2026-11-20T05:00:00Z');

/** A worker with pictures that are only names, and everything that it did, in its order. */
function harness() {
  const deeds: string[] = [];
  const kept = new Set<string>();
  const state = { wanted: [] as Preview[], make: async () => undefined as unknown };
  const sources = new PreviewSources();
  sources.register('menu-items', {
    get: async () => null,
    all: async () => {
      deeds.push('read');
      return state.wanted;
    },
  });
  const store = {
    list: async () => {
      deeds.push('list');
      return [...kept];
    },
    remove: async (id: string) => void (deeds.push('remove'), kept.delete(id)),
  };
  const previews = {
    make: async (preview: Preview) => {
      deeds.push(`make ${preview.title}`);
      await state.make();
      kept.add(storeIdOf(preview));
    },
  };
  let listener: () => void = () => undefined;
  const unsubscribe = jest.fn();
  const changes = { subscribe: (heard: () => void) => ((listener = heard), unsubscribe) };
  const worker = new PreviewWorker(
    sources,
    store as unknown as PreviewStore,
    previews as unknown as PreviewsService,
    changes as unknown as ContentChanges,
    loadConfig({ VENUE_TIME_ZONE: 'Asia/Jakarta' }),
  );
  const deedsSince = async (milliseconds: number): Promise<string[]> => {
    deeds.length = 0;
    await jest.advanceTimersByTimeAsync(milliseconds);
    return [...deeds];
  };
  return { worker, state, kept, deedsSince, change: () => listener(), unsubscribe };
}

describe('PreviewWorker', () => {
  let warn: jest.SpyInstance;

  beforeEach(() => {
    jest.useFakeTimers({ now: NOON });
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('begins with what is missing and what is left over, listing before it reads', async () => {
    const { worker, state, kept, deedsSince } = harness();
    state.wanted = [dish(1), dish(2)];
    kept.add(storeIdOf(dish(1))).add(storeIdOf(dish(1, 'Old name')));
    worker.onApplicationBootstrap();
    expect(await deedsSince(1_000)).toEqual(['list', 'read', 'make Dish 2', 'remove']);
    expect(kept).toEqual(new Set([storeIdOf(dish(1)), storeIdOf(dish(2))]));
    expect(await deedsSince(10 * MINUTE)).toEqual([]);
    await worker.onModuleDestroy();
  });

  it('does one round for changes that come together', async () => {
    const { worker, state, deedsSince, change } = harness();
    worker.onApplicationBootstrap();
    await deedsSince(1_000);
    state.wanted = [dish(1)];
    for (let times = 0; times < 5; times += 1) change();
    expect(await deedsSince(1_000)).toEqual(['list', 'read', 'make Dish 1']);
    await worker.onModuleDestroy();
  });

  it('begins anew when something changes while it paints', async () => {
    const { worker, state, deedsSince, change } = harness();
    state.wanted = [dish(1), dish(2)];
    state.make = async () => {
      state.make = async () => undefined;
      state.wanted = [dish(1, 'New name'), dish(2)];
      change();
    };
    worker.onApplicationBootstrap();
    expect(await deedsSince(2_000)).toEqual([
      'list',
      'read',
      'make Dish 1',
      'list',
      'read',
      'make New name',
      'make Dish 2',
      'remove',
    ]);
    await worker.onModuleDestroy();
  });

  it("looks again when the venue's day has ended, each day", async () => {
    const { worker, state, deedsSince } = harness();
    worker.onApplicationBootstrap();
    await deedsSince(1_000);
    expect(await deedsSince(12 * 60 * MINUTE - 2_000)).toEqual([]);
    state.wanted = [dish(1, 'Without the discount')];
    expect(await deedsSince(3_000)).toEqual(['list', 'read', 'make Without the discount']);
    expect(await deedsSince(24 * 60 * MINUTE)).toEqual(['list', 'read']);
    await worker.onModuleDestroy();
  });

  it('goes on after a failure, says so once, and tries again', async () => {
    const { worker, state, deedsSince } = harness();
    state.wanted = [dish(1), dish(2)];
    const away = () => Promise.reject(new Error('away'));
    state.make = away;
    worker.onApplicationBootstrap();
    expect(await deedsSince(1_000)).toEqual(['list', 'read', 'make Dish 1', 'make Dish 2']);
    await deedsSince(2 * MINUTE);
    expect(warn.mock.calls).toEqual([['Previews were not brought up to date: Error: away']]);
    state.make = async () => undefined;
    expect(await deedsSince(2 * MINUTE)).toEqual(['list', 'read', 'make Dish 1', 'make Dish 2']);
    expect(await deedsSince(2 * MINUTE)).toEqual([]);
    await worker.onModuleDestroy();
  });

  it('stops after the picture that it is painting', async () => {
    const { worker, state, deedsSince, change, unsubscribe } = harness();
    state.wanted = [dish(1), dish(2)];
    let finish: () => void = () => undefined;
    state.make = () => new Promise<void>((resolve) => (finish = resolve));
    worker.onApplicationBootstrap();
    await deedsSince(1_000);
    let stopped = false;
    const stopping = worker.onModuleDestroy().then(() => (stopped = true));
    expect(await deedsSince(1_000)).toEqual([]);
    expect(stopped).toBe(false);
    finish();
    await stopping;
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    change();
    expect(await deedsSince(25 * 60 * MINUTE)).toEqual([]);
  });
});
