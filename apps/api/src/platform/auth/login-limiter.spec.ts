import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { loadConfig } from '@lereng/api-site/config';
import { ApiError } from '../errors';
import { Redis } from '../redis';
import { unknownUsername, wrongPassword } from './auth.errors';
import { BoundedLimiter, LoginLimiter } from './login-limiter';

const QUARTER_HOUR_MS = 15 * 60 * 1000;

let redis: Redis;
beforeAll(async () => {
  redis = await Redis.open(loadConfig({}));
});

const newLimiter = () => new LoginLimiter(redis);

/** The status that an attempt ends with; 200 for a success. */
async function attempt(
  limiter: LoginLimiter,
  ip: string,
  right: boolean,
  username = 'admin',
): Promise<number> {
  try {
    await limiter.attempt(ip, username, async () => (right ? null : wrongPassword()));
    return 200;
  } catch (error) {
    if (error instanceof ApiError) return error.getStatus();
    throw error;
  }
}

async function fail(limiter: LoginLimiter, ip: string, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await attempt(limiter, ip, false);
}

describe('LoginLimiter', () => {
  afterEach(() => jest.useRealTimers());

  it('rejects everything from an IP address with ten failures', async () => {
    const limiter = newLimiter();
    await fail(limiter, '10.0.0.1', 9);
    expect(await attempt(limiter, '10.0.0.1', true)).toBe(200);
    expect(await attempt(limiter, '10.0.0.1', false)).toBe(400);
    expect(await attempt(limiter, '10.0.0.1', false)).toBe(429);
    expect(await attempt(limiter, '10.0.0.1', true)).toBe(429);
    expect(await attempt(limiter, '10.0.0.2', true)).toBe(200);
  });

  it('says how long to wait, and does not verify the password then', async () => {
    const limiter = newLimiter();
    await fail(limiter, '10.0.0.1', 10);
    const check = jest.fn();
    await expect(limiter.attempt('10.0.0.1', 'admin', check)).rejects.toMatchObject({
      message: 'Terlalu banyak percobaan. Coba lagi dalam 15 menit.',
      headers: { 'Retry-After': expect.stringMatching(/^(899|900)$/) as string },
    });
    expect(check).not.toHaveBeenCalled();
  });

  it('tells the check whether the IP address has failed before', async () => {
    const limiter = newLimiter();
    const check = jest.fn(async () => null);
    await limiter.attempt('10.0.0.1', 'admin', check);
    await limiter.attempt('10.0.0.1', 'admin', check);
    await fail(limiter, '10.0.0.1', 1);
    await limiter.attempt('10.0.0.1', 'admin', check);
    expect(check.mock.calls).toEqual([[false], [false], [true]]);
  });

  it('lets exactly ten of many attempts at the same time fail', async () => {
    const limiter = newLimiter();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () => attempt(limiter, '10.0.0.1', false)),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  it('never counts a right password, not even while it is looked at', async () => {
    const limiter = newLimiter();
    await fail(limiter, '10.0.0.1', 9);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => attempt(limiter, '10.0.0.1', true)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await attempt(limiter, '10.0.0.1', false)).toBe(400);
    expect(await attempt(limiter, '10.0.0.1', false)).toBe(429);
  });

  it('does not count what is not the fault of the client', async () => {
    const limiter = newLimiter();
    const broken = jest.fn().mockRejectedValue(new Error('disconnected'));
    for (let i = 0; i < 15; i += 1) {
      await expect(limiter.attempt('10.0.0.1', 'admin', broken)).rejects.toThrow('disconnected');
    }
    expect(await attempt(limiter, '10.0.0.1', false)).toBe(400);
  });

  it('after thirty failures on one name refuses wrong passwords from everywhere, the right one nowhere', async () => {
    const limiter = newLimiter();
    for (let i = 0; i < 3; i += 1) await fail(limiter, `10.0.0.${i}`, 10);
    expect(await attempt(limiter, '10.0.1.1', false)).toBe(429);
    expect(await attempt(limiter, '10.0.1.1', true)).toBe(200);
    expect(await attempt(limiter, '10.0.1.2', false, 'somebody else')).toBe(400);
  });

  it('counts unknown names like any other', async () => {
    const limiter = newLimiter();
    const name = 'x'.repeat(50_000);
    const unknown = () => limiter.attempt('10.0.0.1', name, async () => unknownUsername());
    for (let i = 0; i < 10; i += 1) await expect(unknown()).rejects.toMatchObject({ status: 404 });
    await expect(unknown()).rejects.toMatchObject({ status: 429 });
  });

  it('resets fifteen minutes after the first failure', async () => {
    jest.useFakeTimers();
    const limiter = newLimiter();
    expect(await attempt(limiter, '10.0.0.1', true)).toBe(200);
    await jest.advanceTimersByTimeAsync(QUARTER_HOUR_MS - 1000);
    await fail(limiter, '10.0.0.1', 10);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await attempt(limiter, '10.0.0.1', true)).toBe(429);
    await jest.advanceTimersByTimeAsync(QUARTER_HOUR_MS);
    expect(await attempt(limiter, '10.0.0.1', true)).toBe(200);
  });
});

const redisUrl = process.env['TEST_REDIS_URL'];
const onRedis = redisUrl ? describe : describe.skip;

onRedis(`LoginLimiter on Redis${redisUrl ? '' : ' (TEST_REDIS_URL is not set)'}`, () => {
  const connections: Redis[] = [];

  afterEach(() => {
    for (const connection of connections.splice(0)) connection.onModuleDestroy();
  });

  async function replica(): Promise<LoginLimiter> {
    const redis = await Redis.open(loadConfig({ REDIS_URL: redisUrl }));
    connections.push(redis);
    if (redis.client?.status !== 'ready') await once(redis.client!, 'ready');
    return new LoginLimiter(redis);
  }

  it('counts once for all replicas', async () => {
    const replicas = await Promise.all([replica(), replica(), replica()]);
    const ip = `test-${randomUUID()}`;
    const statuses = await Promise.all(
      replicas.flatMap((limiter) =>
        Array.from({ length: 8 }, () => attempt(limiter, ip, false, ip)),
      ),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    for (const limiter of replicas) expect(await attempt(limiter, ip, true, ip)).toBe(429);
  });
});

describe('BoundedLimiter', () => {
  const newLimiter = () => new BoundedLimiter({ keyPrefix: 'test', points: 2, duration: 900 }, 3);

  const consumed = async (limiter: BoundedLimiter, key: string) =>
    (await limiter.get(key))?.consumedPoints ?? 0;

  it('forgets the key that was counted longest ago', async () => {
    const limiter = newLimiter();
    for (const key of ['a', 'b', 'c', 'd']) await limiter.consume(key);
    expect(await consumed(limiter, 'a')).toBe(0);
    for (const key of ['b', 'c', 'd']) expect(await consumed(limiter, key)).toBe(1);
  });

  it('never forgets a key that has reached its limit', async () => {
    const limiter = newLimiter();
    await limiter.consume('guesser');
    await limiter.consume('guesser');
    for (let count = 0; count < 50; count += 1) await limiter.consume(`other ${count}`);
    await expect(limiter.consume('guesser')).rejects.toMatchObject({ consumedPoints: 3 });
  });
});
