import { randomInt } from 'node:crypto';

/**
 * Up to `count` elements, each at most once; every choice is equally likely.
 *
 * @param random a whole number from 0 to below its argument
 */
export function randomSample<T>(
  elements: readonly T[],
  count: number,
  random: (below: number) => number = randomInt,
): T[] {
  const rest = [...elements];
  const sample: T[] = [];
  while (sample.length < count && rest.length > 0) {
    sample.push(...rest.splice(random(rest.length), 1));
  }
  return sample;
}
