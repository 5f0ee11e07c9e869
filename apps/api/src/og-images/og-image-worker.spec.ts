import { Logger } from '@nestjs/common';
import { loadConfig } from '../platform/config';
import { type ContentChange, type ContentEvents, ContentReads } from '../content-events';
import type { OneAtATime } from '../platform/database';
import type { OgImage, OgImageKind } from './og-image';
import { type OgImageStore, storeIdOf } from './og-image-store';
import { OgImageSources } from './og-image-sources';
import { OgImageWorker } from './og-image-worker';
import type { OgImagesService } from './og-images.service';

const item = (id: number, title = `Item ${id}`, kind: OgImageKind = 'menu-items'): OgImage => ({
  kind,
  id,
  imageId: null,
  title,
});
const pack = (id: number, title = `Package ${id}`) => item(id, title, 'packages');
const SITE = item(1, 'Lereng', 'site');

const MINUTE = 60_000;
const NOON = new Date('2026-11-20T05:00:00Z');

let worker: OgImageWorker;

/** A worker with these images, which are only names, and all its calls, in their order. */
function harness(...images: OgImage[]) {
  const calls: string[] = [];
  const stored = new Set<string>();
  const state = {
    images,
    render: async () => undefined as unknown,
    isDoneElsewhere: false,
  };
  const sources = new OgImageSources();
  const register = (kind: OgImageKind, ...reads: string[]) => {
    const own = () => state.images.filter((image) => image.kind === kind);
    sources.register(kind, {
      get: async (id) => {
        calls.push(`get ${kind}/${id}`);
        ContentReads.record(...reads);
        return own().find((image) => image.id === id) ?? null;
      },
      all: async () => {
        calls.push(`all ${kind}`);
        ContentReads.record(...reads);
        return own();
      },
    });
  };
  register('menu-items', 'menu-items');
  register('packages', 'packages', 'promotions');
  register('site', 'site-settings');
  const store = {
    list: async () => {
      calls.push('list');
      return [...stored];
    },
    remove: async (id: string) => void (calls.push('remove'), stored.delete(id)),
  };
  const ogImages = {
    onStore: () => undefined,
    getOrRender: async (image: OgImage) => {
      calls.push(`render ${image.title}`);
      await state.render();
      stored.add(storeIdOf(image));
    },
  };
  let listener: (changes: readonly ContentChange[]) => void = () => undefined;
  const unsubscribe = jest.fn();
  const oneAtATime = {
    run: async (_name: string, work: () => Promise<void>) => {
      if (!state.isDoneElsewhere) await work();
      return !state.isDoneElsewhere;
    },
  };
  const events = { subscribe: (each: typeof listener) => ((listener = each), unsubscribe) };
  worker = new OgImageWorker(
    sources,
    store as unknown as OgImageStore,
    ogImages as unknown as OgImagesService,
    events as unknown as ContentEvents,
    loadConfig({ VENUE_TIME_ZONE: 'Asia/Jakarta' }),
    oneAtATime as OneAtATime,
  );
  const callsWithin = async (milliseconds: number): Promise<string[]> => {
    calls.length = 0;
    await jest.advanceTimersByTimeAsync(milliseconds);
    return [...calls];
  };
  const publish = (kind: string, ...ids: (number | null)[]) =>
    listener(ids.map((id) => ({ kind, id })));
  /** After the work of the start. */
  const started = async () => {
    worker.onApplicationBootstrap();
    await callsWithin(10_000);
  };
  return { state, stored, callsWithin, publish, started, unsubscribe };
}

const ALL = ['list', 'all menu-items', 'all packages', 'all site'];

describe('OgImageWorker', () => {
  let warn: jest.SpyInstance;

  beforeEach(() => {
    jest.useFakeTimers({ now: NOON });
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  });
  afterEach(async () => {
    await worker.onModuleDestroy();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('renders what is missing and removes what is left over, some seconds after the start', async () => {
    const { stored, callsWithin } = harness(item(1), item(2));
    stored.add(storeIdOf(item(1))).add(storeIdOf(item(1, 'Old name')));
    worker.onApplicationBootstrap();
    expect(await callsWithin(4_900)).toEqual([]);
    expect(await callsWithin(200)).toEqual([...ALL, 'render Item 2', 'remove']);
    expect(stored).toEqual(new Set([storeIdOf(item(1)), storeIdOf(item(2))]));
    expect(await callsWithin(10 * MINUTE)).toEqual([]);
  });

  it('waits while another replica compares the whole store, and compares it then', async () => {
    const { state, stored, callsWithin } = harness(item(1));
    state.isDoneElsewhere = true;
    worker.onApplicationBootstrap();
    expect(await callsWithin(30_000)).toEqual([]);
    state.isDoneElsewhere = false;
    stored.add(storeIdOf(item(1)));
    expect(await callsWithin(MINUTE)).toEqual(ALL);
  });

  it("renders the site's image once for all rows whose titles no face covers", async () => {
    const { stored, callsWithin } = harness(
      item(1, '火山茶'),
      item(2, 'قهوة'),
      pack(1, '茶'),
      SITE,
    );
    worker.onApplicationBootstrap();
    expect(await callsWithin(5_100)).toEqual([...ALL, 'all site', 'render Lereng']);
    expect(stored).toEqual(new Set([storeIdOf(SITE)]));
  });

  describe('after a write', () => {
    interface Write {
      name: string;
      before: OgImage[];
      after?: OgImage[];
      change: Parameters<ReturnType<typeof harness>['publish']>;
      calls: string[];
    }
    it.each<Write>([
      {
        name: 'looks at the row alone, and replaces its image',
        before: [item(1), item(2), pack(1)],
        after: [item(1, 'New name'), item(2), pack(1)],
        change: ['menu-items', 1],
        calls: ['get menu-items/1', 'render New name', 'remove'],
      },
      {
        name: "removes an image whose new title no face covers, and renders the site's",
        before: [item(1), item(2)],
        after: [item(1, '火山茶'), item(2), SITE],
        change: ['menu-items', 1],
        calls: ['get menu-items/1', 'all site', 'render Lereng', 'remove'],
      },
      {
        name: 'renders what was added, and removes what was deleted',
        before: [item(1)],
        after: [item(2)],
        change: ['menu-items', 1, 2],
        calls: ['get menu-items/1', 'get menu-items/2', 'remove', 'render Item 2'],
      },
      {
        name: 'renders nothing where the image shows nothing that changed',
        before: [item(1)],
        change: ['menu-items', 1],
        calls: ['get menu-items/1'],
      },
      {
        name: 'reads nothing for content that no image shows',
        before: [item(1), pack(1)],
        change: ['slides', 1, null],
        calls: [],
      },
      {
        name: 'looks at all images that show something of the row',
        before: [item(1), pack(1), pack(2), pack(3)],
        after: [item(1), pack(1), pack(2, 'With a discount')],
        change: ['promotions', 7],
        calls: ['all packages', 'render With a discount', 'remove', 'remove'],
      },
      {
        name: 'looks at all rows of a kind where it is unknown which one it was',
        before: [item(1), pack(1)],
        change: ['menu-items', 1, null],
        calls: ['all menu-items'],
      },
    ])('$name', async ({ before, after = before, change, calls }) => {
      const { state, stored, callsWithin, publish, started } = harness(...before);
      await started();
      state.images = after;
      publish(...change);
      expect(await callsWithin(2_000)).toEqual(calls);
      const named = after.filter(({ title }) => title !== '火山茶');
      expect(stored).toEqual(new Set(named.map(storeIdOf)));
    });

    it('looks once for writes that come one after the other', async () => {
      const { state, callsWithin, publish, started } = harness();
      await started();
      state.images = [item(1), item(2)];
      for (const id of [1, 2, 1, 2]) {
        publish('menu-items', id);
        expect(await callsWithin(900)).toEqual([]);
      }
      expect(await callsWithin(2_000)).toEqual([
        'get menu-items/1',
        'get menu-items/2',
        'render Item 1',
        'render Item 2',
      ]);
    });

    it('needs no start to be over', async () => {
      const { callsWithin, publish } = harness(item(1));
      worker.onApplicationBootstrap();
      publish('menu-items', 1);
      expect(await callsWithin(2_000)).toEqual(['get menu-items/1', 'render Item 1']);
      expect(await callsWithin(4_000)).toEqual(ALL);
    });
  });

  it('puts a change first, and then compares everything from the beginning', async () => {
    const { state, stored, callsWithin, publish } = harness(item(1), item(2));
    state.render = async () => {
      state.render = async () => undefined;
      state.images = [item(1, 'New name'), item(2)];
      publish('menu-items', 1);
    };
    worker.onApplicationBootstrap();
    expect(await callsWithin(10_000)).toEqual([
      ...ALL,
      'render Item 1',
      'get menu-items/1',
      'render New name',
      ...ALL,
      'render Item 2',
      'remove',
    ]);
    expect(stored).toEqual(new Set(state.images.map(storeIdOf)));
  });

  it("compares everything when the venue's day has ended, each day", async () => {
    const { state, callsWithin, started } = harness(pack(1));
    await started();
    expect(await callsWithin(12 * 60 * MINUTE - 11_000)).toEqual([]);
    state.images = [pack(1, 'Without the discount')];
    expect(await callsWithin(3_000)).toEqual([...ALL, 'render Without the discount', 'remove']);
    expect(await callsWithin(24 * 60 * MINUTE)).toEqual(ALL);
  });

  it('goes on after a failure, logs it once, and compares everything later', async () => {
    const { state, callsWithin } = harness(item(1), item(2));
    state.render = () => Promise.reject(new Error('away'));
    worker.onApplicationBootstrap();
    const failing = [...ALL, 'render Item 1', 'render Item 2'];
    expect(await callsWithin(6_000)).toEqual(failing);
    await callsWithin(2 * MINUTE);
    expect(warn.mock.calls).toEqual([['Preview images were not brought up to date: Error: away']]);
    state.render = async () => undefined;
    expect(await callsWithin(2 * MINUTE)).toEqual(failing);
    expect(await callsWithin(2 * MINUTE)).toEqual([]);
  });

  it('compares everything after a write that it could not follow', async () => {
    const { state, stored, callsWithin, publish, started } = harness(item(1), item(2));
    await started();
    state.images = [item(1, 'New'), item(2, 'Newer')];
    state.render = () => Promise.reject(new Error('away'));
    publish('menu-items', 1, 2);
    expect(await callsWithin(30_000)).toEqual([
      'get menu-items/1',
      'get menu-items/2',
      'render New',
      'render Newer',
    ]);
    state.render = async () => undefined;
    const comparing = [...ALL, 'render New', 'render Newer', 'remove', 'remove'];
    expect(await callsWithin(MINUTE)).toEqual(comparing);
    expect(stored).toEqual(new Set(state.images.map(storeIdOf)));
  });

  it('stops after the image that it is rendering', async () => {
    const { state, callsWithin, publish, unsubscribe } = harness(item(1), item(2));
    let finish: () => void = () => undefined;
    state.render = () => new Promise<void>((resolve) => (finish = resolve));
    worker.onApplicationBootstrap();
    await callsWithin(6_000);
    let stopped = false;
    const stopping = worker.onModuleDestroy().then(() => (stopped = true));
    expect(await callsWithin(1_000)).toEqual([]);
    expect(stopped).toBe(false);
    finish();
    await stopping;
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    publish('menu-items', 1);
    expect(await callsWithin(25 * 60 * MINUTE)).toEqual([]);
  });
});
