import fc from 'fast-check';
import { contrastOf, luminance, type HexColor } from './contrast';
import {
  isLogoTone,
  logoGround,
  logoGroundColor,
  logoSampleSize,
  measureLogo,
  nameReason,
  type LogoTone,
} from './logo';
import { paletteOf } from './palette';

type Rgba = readonly [red: number, green: number, blue: number, opacity: number];

const CLEAR: Rgba = [0, 0, 0, 0];
const BLACK: Rgba = [0, 0, 0, 255];
const WHITE: Rgba = [255, 255, 255, 255];

/** A sample of a logo of 3:1, of which each pixel is said. */
function drawn(pixelAt: (x: number, y: number) => Rgba) {
  const { width, height } = logoSampleSize({ width: 300, height: 100 });
  const data = Array.from({ length: width * height }, (_, at) =>
    pixelAt(at % width, Math.floor(at / width)),
  );
  return { data: data.flat(), width, height };
}

const tone = (one: number, isRead = true): LogoTone => ({
  mean: one,
  darkest: one,
  lightest: one,
  isRead,
});

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number): HexColor => `#${number.toString(16).padStart(6, '0')}`);
const part = fc.double({ min: 0, max: 1, noNaN: true });

describe('measureLogo', () => {
  it('looks at visible pixels alone, by their opacity', () => {
    const white = measureLogo(drawn((x) => (x < 300 ? WHITE : CLEAR)));
    expect(white).toEqual({ mean: 1, darkest: 1, lightest: 1, isRead: true });
    const shaded = measureLogo(drawn((x) => (x < 300 ? WHITE : [0, 0, 0, 10])));
    expect(shaded.mean).toBeGreaterThan(0.9);
    const two = measureLogo(drawn((x) => (x < 384 ? BLACK : WHITE)));
    expect(two).toMatchObject({ mean: 0.5, darkest: 0, lightest: 1 });
    expect(measureLogo(drawn(() => CLEAR))).toEqual(tone(0, false));
  });

  it('leaves out a tenth at both ends', () => {
    const marked = measureLogo(drawn((x) => (x < 60 ? WHITE : BLACK)));
    expect(marked).toMatchObject({ darkest: 0, lightest: 0 });
  });

  it('says that one whose pixels are mostly clear cannot be read', () => {
    const inked = (opacity: number) =>
      measureLogo(drawn((x) => (Math.floor(x / 48) % 2 === 0 ? [0, 0, 0, opacity] : CLEAR)));
    expect(inked(38).isRead).toBe(false);
    expect(inked(160).isRead).toBe(true);
  });

  it.each([
    ['strokes of three pixels at that height', 24, true],
    ['strokes of half a pixel', 4, false],
  ])('says whether it can be read at 32 px: %s', (_name, stroke, isRead) => {
    for (const ink of [BLACK, WHITE]) {
      const striped = drawn((x) => (Math.floor(x / stroke) % 2 === 0 ? ink : CLEAR));
      expect(measureLogo(striped).isRead).toBe(isRead);
      const opaque = drawn((x) => (Math.floor(x / stroke) % 2 === 0 ? BLACK : WHITE));
      expect(measureLogo(opaque).isRead).toBe(isRead);
    }
  });
});

describe('logoGround', () => {
  it('is the first of surface, dark and white with 3:1, and says where none has', () => {
    fc.assert(
      fc.property(part, part, color, color, (one, other, accent, wish) => {
        const { surface } = paletteOf({ accent, surface: wish });
        const darkest = Math.min(one, other);
        const lightest = Math.max(one, other);
        const logo = { mean: (one + other) / 2, darkest, lightest, isRead: true };
        const { ground, isSeen } = logoGround(logo, surface);
        const held = (['surface', 'dark', 'white'] as const).filter((each) => {
          const behind = luminance(logoGroundColor(each, surface));
          return [one, other].every((light) => contrastOf(light, behind) >= 3);
        });
        expect(isSeen).toBe(held.length > 0);
        if (isSeen) expect(ground).toBe(held[0]);
      }),
    );
  });

  it('is there for a logo of one tone, whatever it is', () => {
    fc.assert(
      fc.property(part, color, color, (one, accent, wish) => {
        const { surface } = paletteOf({ accent, surface: wish });
        expect(logoGround(tone(one), surface).isSeen).toBe(true);
      }),
    );
  });
});

it.each([
  ['a logo that says it', [300, 100], tone(0), true, null],
  ['the widest that does', [400, 100], tone(0), true, null],
  ['a wide one', [401, 100], tone(0), true, 'wide'],
  ['one without room for it', [199, 100], tone(0), true, 'narrow'],
  ['one that is not read', [300, 100], tone(0, false), true, 'unread'],
  ['two tones', [300, 100], { ...tone(0.5), darkest: 0, lightest: 1 }, true, 'faint'],
  [
    'two tones on their own ground',
    [300, 100],
    { ...tone(0.5), darkest: 0, lightest: 1 },
    false,
    null,
  ],
  ['one that was not measured', [300, 100], null, true, null],
] as const)('has the name beside %s by its reason', (_, [width, height], measured, clear, reason) =>
  expect(nameReason({ width, height }, measured, '#faf7f2', clear)).toBe(reason),
);

it('knows a tone from other values', () => {
  expect(isLogoTone(tone(0.2))).toBe(true);
  for (const other of [null, 1, 'a', [], {}, { ...tone(0), mean: 2 }, { ...tone(0), isRead: 1 }]) {
    expect(isLogoTone(other)).toBe(false);
  }
});
