/** True where objects and lists lie within each other in more than `depth` levels. Never recurses. */
export function nestsDeeperThan(value: unknown, depth: number): boolean {
  let level: unknown[] = [value];
  for (let left = depth; level.length > 0; left -= 1) {
    level = level
      .filter((item) => typeof item === 'object' && item !== null)
      .flatMap((item): unknown[] => Object.values(item as object));
    if (left === 0) return level.length > 0;
  }
  return false;
}
