import { setImmediate } from 'node:timers/promises';
import { CachedResponse } from './cached-response';
import { DISCONNECTED_TTL_MS } from '../writes/kind-cache';
import { FRESH_MS, TTL_MS, ResponseCache, type ResponseCacheOptions } from './response-cache';

const NOON = Date.parse('2026-11-20T05:00:00Z');

function aResponse(
  text: string,
  { status = 200, cacheControl = 'no-cache', kinds = ['menu-items'] } = {},
): CachedResponse {
  const headers = { 'Cache-Control': cacheControl };
  const body = Buffer.from(text);
  return new CachedResponse({ status, headers, body, kinds: new Set(kinds) });
}

function textOf({ body }: CachedResponse): string {
  return body.toString();
}

/** A cache on a clock that the test moves, over an origin whose responses the test gives. */
function setUp(options: Partial<ResponseCacheOptions> = {}) {
  const pending: { key: string; give: (made: CachedResponse) => void; fail: () => void }[] = [];
  const clock = { now: NOON };
  const cache = new ResponseCache({
    origin: (key) =>
      new Promise((resolve, reject) => {
        pending.push({ key, give: resolve, fail: () => reject(new Error('origin failed')) });
      }),
    timeZone: 'Asia/Jakarta',
    now: () => clock.now,
    ...options,
  });
  const next = () => {
    const request = pending.shift();
    if (!request) throw new Error('the origin got no request');
    return request;
  };
  /** Requests a key, which has to be produced, and gives its response. */
  const store = async (key: string, made: CachedResponse) => {
    const got = cache.get(key);
    next().give(made);
    return textOf(await got);
  };
  return { cache, clock, pending, next, store };
}

/** A cache whose response `/menu` is served while its successor, the next request, is produced. */
async function setUpStale() {
  const set = setUp();
  await set.store('/menu', aResponse('one'));
  set.clock.now = NOON + FRESH_MS;
  set.cache.peek('/menu');
  return { ...set, successor: set.next() };
}

describe('a cached response', () => {
  it('is produced once, also for requests at the same time', async () => {
    const { cache, pending, next } = setUp();
    const requests = Array.from({ length: 50 }, () => cache.get('/menu'));
    expect(pending).toHaveLength(1);
    next().give(aResponse('one'));
    expect((await Promise.all(requests)).map(textOf)).toEqual(Array(50).fill('one'));
    expect(textOf(await cache.get('/menu'))).toBe('one');
    expect(pending).toHaveLength(0);
  });

  it('lives for seconds while invalidations by other replicas may be missed', async () => {
    let connected = true;
    const { cache, clock, store } = setUp({ isConnected: () => connected });
    await store('/menu', aResponse('one'));
    connected = false;
    clock.now = NOON + DISCONNECTED_TTL_MS - 1;
    expect(cache.peek('/menu')).toBeDefined();
    clock.now = NOON + DISCONNECTED_TTL_MS;
    expect(cache.peek('/menu')).toBeUndefined();
  });

  it('is served while one request produces it again, from half its minute on', async () => {
    const { cache, clock, next, pending, store } = setUp();
    await store('/menu', aResponse('one'));
    clock.now = NOON + FRESH_MS - 1;
    cache.peek('/menu');
    expect(pending).toHaveLength(0);
    clock.now = NOON + FRESH_MS;
    const served = await Promise.all(Array.from({ length: 50 }, () => cache.get('/menu')));
    expect(served.map(textOf)).toEqual(Array(50).fill('one'));
    expect(pending).toHaveLength(1);
    next().give(aResponse('two'));
    await setImmediate();
    expect(textOf(await cache.get('/menu'))).toBe('two');
    clock.now = NOON + 2 * FRESH_MS - 1;
    expect(textOf(await cache.get('/menu'))).toBe('two');
    expect(pending).toHaveLength(0);
  });

  it.each<[string, (request: { give: (made: CachedResponse) => void; fail: () => void }) => void]>([
    ['fails', ({ fail }) => fail()],
    ['is not to be stored', ({ give }) => give(aResponse('busy', { status: 503 }))],
  ])('is served until its minute is over where its successor %s', async (_, end) => {
    const { cache, clock, pending, store, successor } = await setUpStale();
    end(successor);
    await setImmediate();
    clock.now = NOON + TTL_MS - 1;
    expect(textOf(await cache.get('/menu'))).toBe('one');
    expect(pending).toHaveLength(0);
    clock.now = NOON + TTL_MS;
    expect(await store('/menu', aResponse('two'))).toBe('two');
  });

  it('is not served after a change, while it is produced again', async () => {
    const { cache, next, successor } = await setUpStale();
    cache.invalidate(['menu-items']);
    expect(cache.peek('/menu')).toBeUndefined();
    const got = cache.get('/menu');
    successor.give(aResponse('outdated'));
    next().give(aResponse('two'));
    expect(textOf(await got)).toBe('two');
    expect(textOf(await cache.get('/menu'))).toBe('two');
  });

  it('is not served across midnight, while it is produced again', async () => {
    const { cache, clock, next, store } = setUp();
    const midnight = Date.parse('2026-11-20T17:00:00Z');
    clock.now = midnight - FRESH_MS - 1;
    await store('/promotions', aResponse('today'));
    clock.now = midnight - 1;
    expect(textOf(await cache.get('/promotions'))).toBe('today');
    const outdated = next();
    clock.now = midnight;
    expect(cache.peek('/promotions')).toBeUndefined();
    outdated.give(aResponse('yesterday'));
    await setImmediate();
    expect(cache.peek('/promotions')).toBeUndefined();
  });

  it('is not served when the clock has gone back behind it', async () => {
    const { cache, clock, store } = setUp();
    await store('/menu', aResponse('one'));
    clock.now = NOON - 3_600_000;
    expect(await store('/menu', aResponse('two'))).toBe('two');
    expect(textOf(await cache.get('/menu'))).toBe('two');
  });

  it.each([
    [200, 'no-cache', true],
    [404, 'no-cache', true],
    [302, 'no-cache', true],
    [500, 'no-cache', false],
    [503, 'no-cache', false],
    [200, 'no-store', false],
  ])('with status %i and %s is stored: %s', async (status, cacheControl, expected) => {
    const { cache, store } = setUp();
    await store('/menu', aResponse('x', { status, cacheControl }));
    expect(cache.peek('/menu') !== undefined).toBe(expected);
  });

  it('is evicted when there are too many, the least recently used first', async () => {
    const { cache, store } = setUp({ maxEntries: 2 });
    await store('/a', aResponse('a'));
    await store('/b', aResponse('b'));
    cache.peek('/a');
    await store('/c', aResponse('c'));
    const cached = ['/a', '/b', '/c'].filter((key) => cache.peek(key) !== undefined);
    expect(cached).toEqual(['/a', '/c']);
  });

  it('is evicted when they take too much memory', async () => {
    const { cache, store } = setUp({ maxBytes: 15_000 });
    await store('/a', aResponse('a'.repeat(5_000)));
    await store('/b', aResponse('b'.repeat(5_000)));
    expect(cache.peek('/a')).toBeUndefined();
    expect(cache.peek('/b')).toBeDefined();
  });
});

it('a change separates later requests from a response that was begun before it', async () => {
  const { cache, next, pending } = setUp();
  const before = cache.get('/menu');
  const old = next();
  cache.invalidate(['menu-items']);
  const after = cache.get('/menu');
  old.give(aResponse('old'));
  expect(textOf(await before)).toBe('old');
  const joined = cache.get('/menu');
  expect(pending).toHaveLength(1);
  next().give(aResponse('new'));
  const all = [after, joined, cache.get('/menu')];
  expect((await Promise.all(all)).map(textOf)).toEqual(['new', 'new', 'new']);
});

describe('a change of other kinds', () => {
  it('leaves cached responses alone', async () => {
    const { cache, store } = setUp();
    await store('/menu', aResponse('menu', { kinds: ['menu-items', 'site-settings'] }));
    await store('/slides', aResponse('slides', { kinds: ['slides'] }));
    await store('/robots.txt', aResponse('robots', { kinds: [] }));
    const cached = () =>
      ['/menu', '/slides', '/robots.txt'].filter((key) => cache.peek(key) !== undefined);
    cache.invalidate(['promotions', 'packages']);
    expect(cached()).toEqual(['/menu', '/slides', '/robots.txt']);
    cache.invalidate(['promotions', 'site-settings']);
    expect(cached()).toEqual(['/slides', '/robots.txt']);
    cache.invalidate(null);
    expect(cached()).toEqual([]);
  });

  it.each([
    [['slides'], true],
    [['menu-items'], false],
    [['slides', 'menu-items'], false],
    [null, false],
  ])('leaves a response in flight cacheable: %j %s', async (changed, expected) => {
    const { cache, next } = setUp();
    const got = cache.get('/menu');
    cache.invalidate(changed);
    cache.invalidate(['promotions']);
    next().give(aResponse('menu'));
    await got;
    expect(cache.peek('/menu') !== undefined).toBe(expected);
  });
});

it('a response of the API without kinds, which nothing would invalidate, is not stored', async () => {
  const { cache, store } = setUp();
  for (const key of ['/api/menu-items', 'xx/api/menu-items']) {
    await store(key, aResponse('[]', { kinds: [] }));
    expect(cache.peek(key)).toBeUndefined();
  }
  await store('/api/menu-items', aResponse('[]'));
  expect(cache.peek('/api/menu-items')).toBeDefined();
});

it('searches for midnight once a day', async () => {
  const { store, clock } = setUp();
  const search = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const day = 24 * 60 * 60 * 1_000;
  const searches = [];
  for (const now of [NOON, NOON + 1, NOON + day, NOON + day + 1, NOON]) {
    clock.now = now;
    search.mockClear();
    await store(`/menu/${searches.length + 1}`, aResponse('one'));
    searches.push(search.mock.calls.length > 0);
  }
  expect(searches).toEqual([true, false, true, false, true]);
  search.mockRestore();
});

it('midnight separates requests from a response that was begun on the day before', async () => {
  const { cache, clock, next, store } = setUp();
  const midnight = Date.parse('2026-11-20T17:00:00Z');
  clock.now = midnight - 1;
  const before = cache.get('/promotions');
  const old = next();
  clock.now = midnight;
  expect(await store('/promotions', aResponse('today'))).toBe('today');
  old.give(aResponse('yesterday'));
  expect(textOf(await before)).toBe('yesterday');
  expect(textOf(await cache.get('/promotions'))).toBe('today');
});

it('a failure reaches all who wait and is not cached', async () => {
  const { cache, next, store } = setUp();
  const requests = [cache.get('/menu'), cache.get('/menu')];
  next().fail();
  const results = await Promise.allSettled(requests);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await store('/menu', aResponse('fine'))).toBe('fine');
});
