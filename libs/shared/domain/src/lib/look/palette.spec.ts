import fc from 'fast-check';
import { contrast, isHexColor, oklchOf, type HexColor } from './contrast';
import { DEFAULT_COLORS, DEFAULT_PALETTE, pairsOf, paletteOf } from './palette';

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number): HexColor => `#${number.toString(16).padStart(6, '0')}`);

const faint = (palette: typeof DEFAULT_PALETTE) =>
  pairsOf(palette).filter(({ front, back, atLeast }) => contrast(front, back) < atLeast);

it('has the default palette for the default colours, in which every pair is readable', () => {
  expect(paletteOf(DEFAULT_COLORS)).toBe(DEFAULT_PALETTE);
  expect(paletteOf({ accent: '#C2410C', surface: '#FAF7F2' })).toBe(DEFAULT_PALETTE);
  expect(faint(DEFAULT_PALETTE)).toEqual([]);
});

it('has no pair that is hard to read, whatever two colours are chosen', () => {
  fc.assert(
    fc.property(color, color, (accent, surface) => {
      const palette = paletteOf({ accent, surface });
      expect(faint(palette)).toEqual([]);
      expect(Object.values(palette).filter((each) => !isHexColor(each))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

it('keeps colours that can be read as they are, and another one in its hue', () => {
  fc.assert(
    fc.property(color, color, (accent, surface) => {
      const first = paletteOf({ accent, surface });
      // A colour that was found once is not changed again.
      const { accent: found, surface: ground } = first;
      expect(paletteOf({ accent: found, surface: ground })).toMatchObject({
        accent: found,
        surface: ground,
      });
      const before = oklchOf(accent);
      const after = oklchOf(found);
      expect(after.l).toBeLessThanOrEqual(before.l + 0.005);
      const isColorful = (before.c ?? 0) > 0.08 && (after.c ?? 0) > 0.08;
      const turned = Math.abs((((after.h ?? 0) - (before.h ?? 0) + 540) % 360) - 180);
      if (isColorful) expect(turned).toBeLessThan(4);
    }),
    { numRuns: 500 },
  );
});

it('has dark grounds as dark as the default ones, in the hue of the accent or else of the surface', () => {
  fc.assert(
    fc.property(color, color, (accent, surface) => {
      const { inverse, inverseRaised } = paletteOf({ accent, surface });
      for (const [dark, like] of [
        [inverse, DEFAULT_PALETTE.inverse],
        [inverseRaised, DEFAULT_PALETTE.inverseRaised],
      ] as const) {
        expect(oklchOf(dark).l).toBeCloseTo(oklchOf(like).l, 1);
        expect(oklchOf(dark).c).toBeLessThan(0.035);
        // A logo that is seen on one is seen on the other (E7).
        expect(contrast(dark, like)).toBeLessThan(1.2);
      }
    }),
    { numRuns: 500 },
  );
  const blue = oklchOf(paletteOf({ accent: '#0b6e7d', surface: '#f1f7f8' }).inverse);
  expect(blue.h).toBeGreaterThan(190);
  expect(blue.h).toBeLessThan(240);
  expect(paletteOf({ accent: '#333333', surface: '#f1f7f8' }).inverse).toMatch(
    /^#1[0-9a-f]1[0-9a-f]1/,
  );
});

it.each([
  ['#1d4ed8', '#eff6ff', '#1d4ed8', '#eff6ff'],
  ['#ffd400', '#faf7f2', expect.stringMatching(/^#[6-9a-f]/), '#faf7f2'],
  ['#0f766e', '#333333', '#0f766e', expect.stringMatching(/^#[e-f]/)],
])('makes of %s on %s %s on %s', (accent, surface, found, ground) =>
  expect(paletteOf({ accent, surface } as typeof DEFAULT_COLORS)).toMatchObject({
    accent: found,
    surface: ground,
  }),
);

it('computes the contrast of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
