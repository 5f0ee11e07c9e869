import { randomInt } from 'node:crypto';

/** Groups elements by their key, in the order of the list. */
export function groupBy<Key, T>(list: readonly T[], keyOf: (each: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const each of list) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

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
