import { assembleAnswer, type PreparedAnswer } from './prepared-answer';
import { DEAF_LIFE_MS, LIFE_MS, ResponseCache, type ResponseCacheOptions } from './response-cache';

const NOON = Date.parse('2026-11-20T05:00:00Z');

function answer(text: string, status = 200): PreparedAnswer {
  return assembleAnswer({ status, headers: {}, body: Buffer.from(text) }, {});
}

function textOf({ bodies }: PreparedAnswer): string {
  return bodies.identity.toString();
}

/** A cache on a clock that stands still, over an origin whose answers the test gives. */
function setUp(options: Partial<ResponseCacheOptions> = {}) {
  const pending: { address: string; give: (made: PreparedAnswer) => void; fail: () => void }[] = [];
  const clock = { now: NOON };
  const cache = new ResponseCache({
    origin: (address) =>
      new Promise((resolve, reject) => {
        pending.push({ address, give: resolve, fail: () => reject(new Error('origin failed')) });
      }),
    timeZone: 'Asia/Jakarta',
    now: () => clock.now,
    ...options,
  });
  const next = () => {
    const request = pending.shift();
    if (!request) throw new Error('the origin was not asked');
    return request;
  };
  /** Has an address answered and kept. */
  const keep = async (address: string, made: PreparedAnswer) => {
    const got = cache.get(address);
    next().give(made);
    await got;
  };
  return { cache, clock, pending, next, keep };
}

describe('a kept answer', () => {
  it('is made once', async () => {
    const { cache, pending, keep } = setUp();
    await keep('/menu', answer('one'));
    expect(textOf(await cache.get('/menu'))).toBe('one');
    expect(pending).toHaveLength(0);
  });

  it('is made once for all who ask at the same time', async () => {
    const { cache, pending, next } = setUp();
    const asked = Array.from({ length: 50 }, () => cache.get('/menu'));
    expect(pending).toHaveLength(1);
    next().give(answer('one'));
    expect((await Promise.all(asked)).map(textOf)).toEqual(Array(50).fill('one'));
  });

  it('lives for a minute', async () => {
    const { cache, clock, keep } = setUp();
    await keep('/menu', answer('one'));
    clock.now = NOON + LIFE_MS - 1;
    expect(cache.peek('/menu')).toBeDefined();
    clock.now = NOON + LIFE_MS;
    expect(cache.peek('/menu')).toBeUndefined();
  });

  it("does not outlive the venue's day", async () => {
    const { cache, clock, keep } = setUp();
    const midnight = Date.parse('2026-11-20T17:00:00Z');
    clock.now = midnight - 10_000;
    await keep('/promotions', answer('today'));
    clock.now = midnight - 1;
    expect(cache.peek('/promotions')).toBeDefined();
    clock.now = midnight;
    expect(cache.peek('/promotions')).toBeUndefined();
  });

  it('lives for seconds while changes elsewhere may go unheard', async () => {
    let hears = true;
    const { cache, clock, keep } = setUp({ hearsChanges: () => hears });
    await keep('/menu', answer('one'));
    hears = false;
    clock.now = NOON + DEAF_LIFE_MS - 1;
    expect(cache.peek('/menu')).toBeDefined();
    clock.now = NOON + DEAF_LIFE_MS;
    expect(cache.peek('/menu')).toBeUndefined();
  });

  it.each([
    ['/menu', 200, true],
    ['/menu/9', 404, true],
    ['/menu/9', 302, true],
    ['/menu', 500, false],
    ['/menu', 503, false],
    ['/api/menu-items', 200, true],
    ['/api/menu-items/9', 404, false],
    ['/api/menu-items', 503, false],
  ])('%s with %i is kept: %s', async (address, status, expected) => {
    const { cache, keep } = setUp();
    await keep(address, answer('x', status));
    expect(cache.peek(address) !== undefined).toBe(expected);
  });

  it('is none that asks not to be kept', async () => {
    const { cache, keep } = setUp();
    const headers = { 'Cache-Control': 'no-store' };
    const body = Buffer.from('half a page');
    await keep('/', assembleAnswer({ status: 200, headers, body }, {}));
    expect(cache.peek('/')).toBeUndefined();
  });

  it('gives way when there are too many, the longest unused first', async () => {
    const { cache, keep } = setUp({ maxEntries: 2 });
    await keep('/a', answer('a'));
    await keep('/b', answer('b'));
    cache.peek('/a');
    await keep('/c', answer('c'));
    expect(['/a', '/b', '/c'].map((address) => cache.peek(address) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('gives way when they take too much memory', async () => {
    const { cache, keep } = setUp({ maxBytes: 10_000 });
    await keep('/a', answer('a'.repeat(5_000)));
    await keep('/b', answer('b'.repeat(5_000)));
    expect(cache.peek('/a')).toBeUndefined();
    expect(cache.peek('/b')).toBeDefined();
  });
});

describe('a change', () => {
  it('lets everything be made anew', async () => {
    const { cache, next, keep } = setUp();
    await keep('/menu', answer('old'));
    cache.clear();
    const got = cache.get('/menu');
    next().give(answer('new'));
    expect(textOf(await got)).toBe('new');
  });

  it('keeps an answer that was begun before it from being kept', async () => {
    const { cache, next } = setUp();
    const begun = cache.get('/menu');
    cache.clear();
    next().give(answer('old'));
    expect(textOf(await begun)).toBe('old');
    expect(cache.peek('/menu')).toBeUndefined();
  });

  it('keeps those who ask after it from an answer that was begun before it', async () => {
    const { cache, next, pending } = setUp();
    const before = cache.get('/menu');
    const old = next();
    cache.clear();
    const after = cache.get('/menu');
    expect(pending).toHaveLength(1);
    const fresh = next();
    fresh.give(answer('new'));
    expect(textOf(await after)).toBe('new');
    old.give(answer('old'));
    expect(textOf(await before)).toBe('old');
    expect(textOf(await cache.get('/menu'))).toBe('new');
  });

  it('does not let the end of an old flight hide a new one', async () => {
    const { cache, next, pending } = setUp();
    const before = cache.get('/menu');
    const old = next();
    cache.clear();
    const after = cache.get('/menu');
    old.give(answer('old'));
    await before;
    const joined = cache.get('/menu');
    expect(pending).toHaveLength(1);
    next().give(answer('new'));
    expect(await Promise.all([after, joined])).toHaveLength(2);
  });
});

describe('a failure', () => {
  it('reaches all who wait and is forgotten', async () => {
    const { cache, next } = setUp();
    const asked = [cache.get('/menu'), cache.get('/menu')];
    next().fail();
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = cache.get('/menu');
    next().give(answer('fine'));
    expect(textOf(await again)).toBe('fine');
  });
});
