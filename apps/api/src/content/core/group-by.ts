/** Puts together what has the same key, in the order in which it came. */
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
