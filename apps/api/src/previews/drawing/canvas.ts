import { coverageOf } from './coverage';
import type { Outline } from './outline';

export type Color = readonly [red: number, green: number, blue: number];

/**
 * Pixels to draw on, 8 bits each of red, green and blue.
 *
 * Drawn by ourselves: the image library could only do it by loading SVG, and in this process its
 * loaders are blocked but for the formats of uploads.
 */
export class Canvas {
  /** @param pixels row by row, three bytes each */
  constructor(
    readonly width: number,
    readonly height: number,
    readonly pixels: Buffer,
  ) {}

  static plain(width: number, height: number, color: Color): Canvas {
    return new Canvas(width, height, Buffer.alloc(width * height * 3, Buffer.from(color)));
  }

  /** Fills a shape, smooth at its edges. */
  fill(outline: Outline, color: Color, opacity = 1): void {
    const { left, top, width, height, parts } = coverageOf(outline, this);
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const part = parts[row * width + column] ?? 0;
        if (part > 0) this.blend((top + row) * this.width + left + column, color, part * opacity);
      }
    }
  }

  /** Lays a colour over whole rows, as dense as `opacityAt` their place says. */
  shade(color: Color, opacityAt: (y: number) => number): void {
    for (let y = 0; y < this.height; y += 1) {
      const opacity = opacityAt(y);
      if (opacity <= 0) continue;
      for (let x = 0; x < this.width; x += 1) this.blend(y * this.width + x, color, opacity);
    }
  }

  private blend(pixel: number, color: Color, opacity: number): void {
    const { pixels } = this;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel;
      const under = pixels[at] ?? 0;
      pixels[at] = under + ((color[channel] ?? 0) - under) * opacity + 0.5;
    }
  }
}
