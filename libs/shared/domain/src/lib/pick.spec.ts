import fc from 'fast-check';
import { pickOthers } from './pick';

const items = (length: number) => Array.from({ length }, (_, index) => ({ id: index + 1 }));
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe('pickOthers', () => {
  it('picks different others, the same for a seed, and leaves the list alone', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 12 }),
        fc.nat({ max: 14 }),
        fc.double({ noNaN: true }),
        fc.nat({ max: 5 }),
        (length, selfId, seed, count) => {
          const list = Object.freeze(items(length));
          const picked = pickOthers(list, selfId, seed, count);
          const others = list.filter(({ id }) => id !== selfId);
          expect(picked).toHaveLength(Math.min(count, others.length));
          expect(new Set(picked).size).toBe(picked.length);
          expect(others).toEqual(expect.arrayContaining(picked));
          expect(pickOthers(list, selfId, seed, count)).toEqual(picked);
        },
      ),
    );
  });

  it('picks three unless told otherwise', () => {
    expect(pickOthers(items(9), 1, 7)).toHaveLength(3);
  });

  it('does not tell the two zeros apart', () => {
    expect(pickOthers(items(50), 1, -0)).toEqual(pickOthers(items(50), 1, 0));
  });

  // A made-up sequence of fractions, so that a failure can be repeated.
  const fraction = (index: number) => (index * 0.6180339887498949) % 1;

  it.each<[string, (index: number) => number]>([
    ['that count up', (index) => index],
    ['of minutes', (index) => 29_800_000 + index],
    ['of milliseconds', (index) => 1_795_000_000_000 + index * 60_000],
    ['below one', fraction],
  ])('gives every choice its equal chance over seeds %s', (_, seed) => {
    const runs = 12_000;
    const counts = new Map<string, number>();
    for (let index = 0; index < runs; index += 1) {
      const choice = ids(pickOthers(items(5), 3, seed(index), 2)).join();
      counts.set(choice, (counts.get(choice) ?? 0) + 1);
    }
    // Four others give twelve ordered pairs.
    expect(counts.size).toBe(12);
    const expected = runs / 12;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    // Eleven degrees of freedom: fair draws stay below this but once in a hundred thousand times.
    expect(chiSquare).toBeLessThan(42);
  });
});
