import { BoundedLimiter } from './bounded-limiter';

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
