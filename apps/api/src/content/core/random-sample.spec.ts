import fc from 'fast-check';
import { randomSample } from './random-sample';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('randomSample', () => {
  it('has distinct elements of the list, as many as there are, and leaves the list alone', () => {
    fc.assert(
      fc.property(fc.nat({ max: 12 }), fc.nat({ max: 5 }), (length, count) => {
        const elements = Object.freeze(upTo(length));
        const sample = randomSample(elements, count);
        expect(sample).toHaveLength(Math.min(count, length));
        expect(new Set(sample).size).toBe(sample.length);
        expect(elements).toEqual(expect.arrayContaining(sample));
      }),
    );
  });

  it('reaches every choice, once for each sequence of random numbers', () => {
    const choices = new Set<string>();
    for (let first = 0; first < 5; first += 1) {
      for (let second = 0; second < 4; second += 1) {
        const numbers = [first, second];
        const limits: number[] = [];
        const sample = randomSample(upTo(5), 2, (below) => {
          limits.push(below);
          return numbers.shift() as number;
        });
        expect(limits).toEqual([5, 4]);
        choices.add(sample.join());
      }
    }
    expect(choices.size).toBe(20);
  });
});
