import { setTimeout as sleep } from 'node:timers/promises';
import { BodyReads } from './json-body.interceptor';

const unfinished = () => ({ complete: false });
const never = () => new Promise<void>(() => undefined);
const timedOut = { status: 408, message: 'Permintaan tidak selesai pada waktunya' };

it('passes on what became of a body that is read in time', async () => {
  const reads = new BodyReads({ limitMs: 10_000, maxCount: 1 });
  await expect(reads.limit(unfinished(), sleep(1))).resolves.toBeUndefined();
  const refused = reads.limit(unfinished(), Promise.reject(new Error('no JSON')));
  await expect(refused).rejects.toThrow('no JSON');
});

it('is 408 for a body that takes too long', async () => {
  const reads = new BodyReads({ limitMs: 20, maxCount: 1 });
  await expect(reads.limit(unfinished(), never())).rejects.toMatchObject(timedOut);
});

it('gives up the oldest of too many unfinished bodies, and none that has come', async () => {
  const reads = new BodyReads({ limitMs: 10_000, maxCount: 2 });
  const finish: (() => void)[] = [];
  const ended: number[] = [];
  const begin = (id: number, request = unfinished()) =>
    reads
      .limit(request, new Promise<void>((resolve) => finish.push(resolve)))
      .catch(() => ended.push(id));
  const comesLater = unfinished();
  const bodies = [begin(1, comesLater), begin(2)];
  comesLater.complete = true;
  for (const id of [3, 4]) bodies.push(begin(id));
  for (const id of [5, 6, 7]) bodies.push(begin(id, { complete: true }));
  await bodies[1];
  for (const each of finish) each();
  await Promise.all(bodies);
  expect(ended).toEqual([2]);
});
