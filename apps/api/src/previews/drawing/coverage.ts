import type { Outline } from './outline';

/** How much of each pixel a shape covers, 0 to 1, row by row. */
export interface Coverage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly parts: Float32Array;
}

/**
 * Measures what a shape covers of a canvas, exactly, so that edges come out smooth. Each edge adds
 * to the pixels that it passes the area between itself and their right sides; summed up from left to
 * right that gives the area inside. Where rings overlap in the same direction they count once.
 */
export function coverageOf(
  outline: Outline,
  canvas: { readonly width: number; readonly height: number },
): Coverage {
  const box = boundsOf(outline, canvas);
  // One more column takes what lies beyond the right side.
  const stride = box.width + 2;
  const areas = new Float32Array(stride * box.height);
  for (const ring of outline.rings) {
    let x = ring.at(-2) ?? 0;
    let y = ring.at(-1) ?? 0;
    for (let at = 0; at + 1 < ring.length; at += 2) {
      const [nextX = 0, nextY = 0] = [ring[at], ring[at + 1]];
      addEdge(areas, stride, box, x - box.left, y - box.top, nextX - box.left, nextY - box.top);
      [x, y] = [nextX, nextY];
    }
  }
  return { ...box, parts: summedUp(areas, stride, box) };
}

type Box = Omit<Coverage, 'parts'>;

function boundsOf(
  outline: Outline,
  canvas: { readonly width: number; readonly height: number },
): Box {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of outline.rings) {
    for (let at = 0; at + 1 < ring.length; at += 2) {
      const [x = 0, y = 0] = [ring[at], ring[at + 1]];
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = Math.max(bounds.bottom, y);
    }
  }
  const left = Math.max(0, Math.floor(bounds.left));
  const top = Math.max(0, Math.floor(bounds.top));
  const width = Math.min(canvas.width, Math.ceil(bounds.right)) - left;
  const height = Math.min(canvas.height, Math.ceil(bounds.bottom)) - top;
  return width > 0 && height > 0
    ? { left, top, width, height }
    : { left: 0, top: 0, width: 0, height: 0 };
}

/** An edge, in pixels of the box. */
function addEdge(
  areas: Float32Array,
  stride: number,
  box: Box,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  if (fromY === toY) return;
  const direction = fromY < toY ? 1 : -1;
  const [topX, topY, bottomX, bottomY] =
    direction > 0 ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
  const slope = (bottomX - topX) / (bottomY - topY);
  const lastRow = Math.min(box.height, Math.ceil(bottomY));
  for (let row = Math.max(0, Math.floor(topY)); row < lastRow; row += 1) {
    const enters = Math.max(row, topY);
    const leaves = Math.min(row + 1, bottomY);
    const one = clamped(topX + (enters - topY) * slope, box.width);
    const other = clamped(topX + (leaves - topY) * slope, box.width);
    const area = (leaves - enters) * direction;
    addPiece(areas, row * stride, Math.min(one, other), Math.max(one, other), area);
  }
}

/** Beside the box an edge counts as one along its side. */
function clamped(x: number, width: number): number {
  return Math.min(Math.max(x, 0), width);
}

/** The piece of an edge within one row, from `left` to `right`. */
function addPiece(
  areas: Float32Array,
  row: number,
  left: number,
  right: number,
  area: number,
): void {
  const first = Math.floor(left);
  const last = Math.max(first, Math.ceil(right) - 1);
  const share = last === first ? area : area / (right - left);
  for (let column = first; column <= last; column += 1) {
    const from = Math.max(left, column);
    const to = Math.min(right, column + 1);
    const within = last === first ? share : share * (to - from);
    const beside = column + 1 - (from + to) / 2;
    const at = row + column;
    areas[at] = (areas[at] ?? 0) + within * beside;
    areas[at + 1] = (areas[at + 1] ?? 0) + within * (1 - beside);
  }
}

function summedUp(areas: Float32Array, stride: number, { width, height }: Box): Float32Array {
  const parts = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    for (let column = 0; column < width; column += 1) {
      sum += areas[row * stride + column] ?? 0;
      const part = sum < 0 ? -sum : sum;
      parts[row * width + column] = part > 1 ? 1 : part;
    }
  }
  return parts;
}
