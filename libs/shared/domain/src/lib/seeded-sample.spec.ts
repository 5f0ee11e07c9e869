import fc from 'fast-check';
import { sampleOthers } from './seeded-sample';

const items = (length: number) => Array.from({ length }, (_, index) => ({ id: index + 1 }));
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe('sampleOthers', () => {
  it('chooses distinct others, the same for a seed, without mutating the list', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 12 }),
        fc.nat({ max: 14 }),
        fc.double({ noNaN: true }),
        fc.nat({ max: 5 }),
        (length, selfId, seed, count) => {
          const list = Object.freeze(items(length));
          const picked = sampleOthers(list, selfId, seed, count);
          const others = list.filter(({ id }) => id !== selfId);
          expect(picked).toHaveLength(Math.min(count, others.length));
          expect(new Set(picked).size).toBe(picked.length);
          expect(others).toEqual(expect.arrayContaining(picked));
          expect(sampleOthers(list, selfId, seed, count)).toEqual(picked);
        },
      ),
    );
  });

  it('chooses three by default', () => {
    expect(sampleOthers(items(9), 1, 7)).toHaveLength(3);
  });

  it('treats 0 and -0 alike', () => {
    expect(sampleOthers(items(50), 1, -0)).toEqual(sampleOthers(items(50), 1, 0));
  });

  // A deterministic sequence of fractions, so that a failure is reproducible.
  const fraction = (index: number) => (index * 0.6180339887498949) % 1;

  it.each<[string, (index: number) => number]>([
    ['that count up', (index) => index],
    ['of minutes', (index) => 29_800_000 + index],
    ['of milliseconds', (index) => 1_795_000_000_000 + index * 60_000],
    ['below one', fraction],
  ])('chooses uniformly over the seeds %s', (_, seed) => {
    const runs = 12_000;
    const counts = new Map<string, number>();
    for (let index = 0; index < runs; index += 1) {
      const choice = ids(sampleOthers(items(5), 3, seed(index), 2)).join();
      counts.set(choice, (counts.get(choice) ?? 0) + 1);
    }
    // Four others give twelve ordered pairs.
    expect(counts.size).toBe(12);
    const expected = runs / 12;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    // Eleven degrees of freedom: p = 0.00002 for uniform choices.
    expect(chiSquare).toBeLessThan(42);
  });
});
