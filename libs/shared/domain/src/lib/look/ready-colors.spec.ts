import { contrast, oklchOf } from './contrast';
import { DEFAULT_COLORS, pairsOf, paletteOf } from './palette';
import { READY_COLORS } from './ready-colors';

it('has eight different pairs, the default one first', () => {
  expect(READY_COLORS).toHaveLength(8);
  expect(READY_COLORS[0]).toMatchObject(DEFAULT_COLORS);
  for (const part of ['name', 'accent', 'surface'] as const) {
    expect(new Set(READY_COLORS.map((each) => each[part]))).toHaveProperty('size', 8);
  }
});

it.each(READY_COLORS)('$name is readable as it is', ({ accent, surface }) => {
  const palette = paletteOf({ accent, surface });
  // Nothing was replaced by a nearest colour.
  expect(palette).toMatchObject({ accent, surface });
  const faint = pairsOf(palette).filter(
    ({ front, back, atLeast }) => contrast(front, back) < atLeast,
  );
  expect(faint).toEqual([]);
  // A ground, and not a colour of its own.
  expect(oklchOf(surface).l).toBeGreaterThan(0.95);
});
