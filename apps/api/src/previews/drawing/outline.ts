/** A curve is drawn as this many straight pieces: at the sizes of headlines nobody sees them. */
const PIECES = 8;

/** How far a circle's control points are from its corners' middle, as a part of the radius. */
const CIRCLE = 0.5523;

type Point = readonly [x: number, y: number];

/**
 * A shape made of closed rings, in pixels, y downwards. Its methods are called like the commands of
 * a glyph's path.
 */
export class Outline {
  /** Corners of each ring, `x, y, x, y, …`. */
  readonly rings: number[][] = [];
  private last: Point = [0, 0];

  moveTo(x: number, y: number): this {
    this.rings.push([x, y]);
    this.last = [x, y];
    return this;
  }

  lineTo(x: number, y: number): this {
    this.rings.at(-1)?.push(x, y);
    this.last = [x, y];
    return this;
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): this {
    const [fromX, fromY] = this.last;
    const third = (from: number, to: number) => from + ((to - from) * 2) / 3;
    return this.bezierCurveTo(third(fromX, cx), third(fromY, cy), third(x, cx), third(y, cy), x, y);
  }

  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): this {
    const [fromX, fromY] = this.last;
    for (let piece = 1; piece <= PIECES; piece += 1) {
      const t = piece / PIECES;
      this.lineTo(cubic(fromX, ax, bx, x, t), cubic(fromY, ay, by, y, t));
    }
    return this;
  }

  /** Rings close by themselves. */
  closePath(): this {
    return this;
  }

  /** A rectangle; with a radius of half its height a pill, of half its sides a circle. */
  static box(x: number, y: number, width: number, height: number, radius = 0): Outline {
    const [right, bottom] = [x + width, y + height];
    const bend = radius * (1 - CIRCLE);
    return new Outline()
      .moveTo(x + radius, y)
      .lineTo(right - radius, y)
      .bezierCurveTo(right - bend, y, right, y + bend, right, y + radius)
      .lineTo(right, bottom - radius)
      .bezierCurveTo(right, bottom - bend, right - bend, bottom, right - radius, bottom)
      .lineTo(x + radius, bottom)
      .bezierCurveTo(x + bend, bottom, x, bottom - bend, x, bottom - radius)
      .lineTo(x, y + radius)
      .bezierCurveTo(x, y + bend, x + bend, y, x + radius, y);
  }
}

function cubic(from: number, a: number, b: number, to: number, t: number): number {
  const s = 1 - t;
  return s * s * s * from + 3 * s * s * t * a + 3 * s * t * t * b + t * t * t * to;
}
