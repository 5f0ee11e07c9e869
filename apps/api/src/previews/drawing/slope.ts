import { Canvas, type Color } from './canvas';
import { Outline } from './outline';

const LAVA: Color = [0x1c, 0x19, 0x17];
const SKY: Color = [0x24, 0x20, 0x1d];
const SUN: Color = [0xf9, 0x73, 0x16];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the farthest to the nearest: height at its left, rise of its peak and where that is. */
const RIDGES: readonly { base: number; rise: number; peak: number; color: Color }[] = [
  { base: 330, rise: 150, peak: 0.3, color: [0x3d, 0x36, 0x32] },
  { base: 380, rise: 190, peak: 0.86, color: [0x32, 0x2c, 0x29] },
  { base: 430, rise: 120, peak: 0.52, color: [0x28, 0x24, 0x21] },
  { base: 500, rise: 60, peak: 0.12, color: LAVA },
];

/** The ground of what has no picture: the sun behind the slopes, as in the site's mark. */
export function paintSlope({ width, height }: Size): Canvas {
  const canvas = Canvas.plain(width, height, SKY);
  canvas.fill(Outline.box(width - 420, 70, 200, 200, 100), SUN);
  RIDGES.forEach(({ base, rise, peak, color }, index) => {
    const ridge = new Outline().moveTo(0, height);
    for (let x = 0; x <= width; x += 8) {
      const away = (x / width - peak) / 0.34;
      const wave = Math.sin(x / (37 + 11 * index) + index) * 5 + Math.sin(x / 13 + index * 2) * 2;
      ridge.lineTo(x, base - rise * Math.exp(-away * away) + wave);
    }
    canvas.fill(ridge.lineTo(width, height), color);
  });
  return canvas;
}
