/** A 32-bit generator, mixed well enough that the seeds 1, 2, 3 … are uncorrelated. */
function generator(seed: number): () => number {
  // Use all bits of the seed, which may be a fraction or a large integer.
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, seed + 0);
  let state = Math.imul(bits.getUint32(0), 0x9e3779b1) ^ bits.getUint32(4);
  // mulberry32
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/**
 * Up to `count` rows in random order, without the one with id `selfId`. The result depends on list
 * and seed only, so that server and browser choose the same; all choices are equally likely over
 * the seeds.
 */
export function sampleOthers<T extends { id: number }>(
  items: readonly T[],
  selfId: number,
  seed: number,
  count = 3,
): T[] {
  const others = items.filter(({ id }) => id !== selfId);
  const next = generator(seed);
  const sample: T[] = [];
  while (sample.length < count && others.length > 0) {
    const index = Math.floor((next() / 2 ** 32) * others.length);
    sample.push(...others.splice(index, 1));
  }
  return sample;
}
