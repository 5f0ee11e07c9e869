import { setTimeout as sleep } from 'node:timers/promises';
import { BodyReads } from './body-reads';

const never = () => new Promise<void>(() => undefined);
const timedOut = { status: 408, message: 'Permintaan tidak selesai pada waktunya' };

it('passes on what became of a body that is read in time', async () => {
  const reads = new BodyReads({ limitMs: 10_000, maxCount: 1 });
  await expect(reads.limit(sleep(1))).resolves.toBeUndefined();
  await expect(reads.limit(Promise.reject(new Error('no JSON')))).rejects.toThrow('no JSON');
});

it('is 408 for a body that takes too long', async () => {
  const reads = new BodyReads({ limitMs: 20, maxCount: 1 });
  await expect(reads.limit(never())).rejects.toMatchObject(timedOut);
});

it('gives up the oldest of too many bodies', async () => {
  const reads = new BodyReads({ limitMs: 10_000, maxCount: 2 });
  const finish: (() => void)[] = [];
  const ended: number[] = [];
  const begin = (id: number) =>
    reads.limit(new Promise<void>((resolve) => finish.push(resolve))).catch(() => ended.push(id));
  const bodies = [1, 2, 3, 4].map(begin);
  await Promise.all(bodies.slice(0, 2));
  expect(ended).toEqual([1, 2]);
  for (const each of finish) each();
  await Promise.all(bodies);
  expect(ended).toEqual([1, 2]);
});
