import fc from 'fast-check';
import { coverCrop } from './cover-crop';

const size = fc.record({
  width: fc.integer({ min: 1, max: 10_000 }),
  height: fc.integer({ min: 1, max: 10_000 }),
});
const percent = fc.integer({ min: 0, max: 100 });

describe('coverCrop', () => {
  it('stays within the picture and contains the focus, as small as it can, anywhere', () => {
    fc.assert(
      fc.property(size, size, fc.record({ x: percent, y: percent }), (picture, box, focus) => {
        const { resized, left, top } = coverCrop(picture, box, focus);
        expect(resized.width === box.width || resized.height === box.height).toBe(true);
        for (const [begin, length, whole, share] of [
          [left, box.width, resized.width, focus.x],
          [top, box.height, resized.height, focus.y],
        ] as const) {
          expect(Number.isInteger(begin) && begin >= 0 && begin + length <= whole).toBe(true);
          // Half a pixel is lost to rounding where the box is a single pixel.
          expect((whole * share) / 100).toBeGreaterThanOrEqual(begin - 0.5);
          expect((whole * share) / 100).toBeLessThanOrEqual(begin + length + 0.5);
        }
      }),
    );
  });

  it.each([
    [0, 0],
    [17, 0],
    [18, 7],
    [30, 199],
    [50, 519],
    [82, 1031],
    [83, 1037],
    [100, 1037],
  ])('centers the focus as far as the edges allow: %i percent', (x, left) => {
    const crop = coverCrop({ width: 1600, height: 900 }, { width: 563, height: 900 }, { x, y: 9 });
    expect(crop).toEqual({ resized: { width: 1600, height: 900 }, left, top: 0 });
  });
});
