/** Numbers of 32 bits from any number, mixed well enough that seeds 1, 2, 3 … share nothing. */
function generator(seed: number): () => number {
  // All bits of the seed count: it may be a fraction (Math.random()) as well as a large integer.
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, seed + 0);
  let state = Math.imul(bits.getUint32(0), 0x9e3779b1) ^ bits.getUint32(4);
  // The mixing steps of mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/**
 * Up to `count` others of a list, in random order, never the one whose id is `selfId`. The same
 * list and seed always give the same choice, so that a page shows in the browser what the server
 * chose; over all seeds every choice is as likely as any other. The list is left as it is.
 */
export function pickOthers<T extends { id: number }>(
  items: readonly T[],
  selfId: number,
  seed: number,
  count = 3,
): T[] {
  const others = items.filter(({ id }) => id !== selfId);
  const next = generator(seed);
  const picked: T[] = [];
  while (picked.length < count && others.length > 0) {
    const index = Math.floor((next() / 2 ** 32) * others.length);
    picked.push(...others.splice(index, 1));
  }
  return picked;
}
