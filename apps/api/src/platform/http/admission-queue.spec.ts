import { AdmissionQueue, MAX_RUNNING, PLACES } from './admission-queue';

describe('AdmissionQueue', () => {
  it('counts what waits, runs, is done and is refused', async () => {
    const queue = new AdmissionQueue();
    let end: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (end = resolve));
    const runs = Array.from({ length: PLACES + 3 }, () => queue.run(true, () => held));
    // The last three get no place within a second.
    expect(await Promise.all(runs.slice(PLACES))).toEqual([null, null, null]);
    expect(queue.counts).toEqual({
      waiting: PLACES - MAX_RUNNING,
      active: MAX_RUNNING,
      completed: 0,
      refused: 3,
    });
    end();
    await Promise.all(runs);
    expect(queue.counts).toEqual({ waiting: 0, active: 0, completed: PLACES, refused: 3 });
  });

  it('runs as many at a time as it is told to', async () => {
    const queue = new AdmissionQueue(1);
    let active = 0;
    const work = async () => {
      active += 1;
      await Promise.resolve();
      expect(active).toBe(1);
      active -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => queue.run(false, work)));
    expect(queue.counts).toMatchObject({ completed: 5 });
  });

  it('counts work that throws as completed', async () => {
    const queue = new AdmissionQueue();
    await expect(queue.run(true, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(queue.counts).toEqual({ waiting: 0, active: 0, completed: 1, refused: 0 });
  });
});
