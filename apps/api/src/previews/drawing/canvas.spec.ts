import { Canvas } from './canvas';
import { Outline } from './outline';

const BLACK = [0, 0, 0] as const;
const WHITE = [255, 255, 255] as const;

/** The red of every pixel, row by row, of a shape in white on black. */
function drawn(outline: Outline, width = 6, height = 4, opacity = 1): number[][] {
  const canvas = Canvas.plain(width, height, BLACK);
  canvas.fill(outline, WHITE, opacity);
  const rows = Array.from({ length: height }, (_, y) => y * width);
  return rows.map((row) =>
    Array.from({ length: width }, (_, x) => canvas.pixels[(row + x) * 3] ?? -1),
  );
}

const sum = (rows: number[][]): number => rows.flat().reduce((all, each) => all + each, 0) / 255;

describe('Canvas', () => {
  it('fills whole pixels wholly, and no others', () => {
    expect(drawn(Outline.box(1, 1, 3, 2))).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 255, 255, 255, 0, 0],
      [0, 255, 255, 255, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  it('covers pixels at the edge by the part that is inside', () => {
    expect(drawn(Outline.box(1.5, 0, 2, 0.5))[0]).toEqual([0, 64, 128, 64, 0, 0]);
  });

  it.each([
    ['a triangle', new Outline().moveTo(1, 1).lineTo(41, 6).lineTo(9, 31), 580],
    ['a steep one', new Outline().moveTo(3, 0).lineTo(4, 40).lineTo(2, 40), 40],
    ['a circle', Outline.box(5, 5, 30, 30, 15), Math.PI * 225],
  ])('draws %s of the right size', (_name, outline, area) => {
    expect(Math.abs(sum(drawn(outline, 50, 50)) - area)).toBeLessThan(area * 0.01);
  });

  it('leaves out holes, and counts once what is drawn over itself', () => {
    const ring = Outline.box(0, 0, 6, 4);
    // Inside, in the other direction.
    ring.moveTo(1, 1).lineTo(1, 3).lineTo(5, 3).lineTo(5, 1);
    expect(sum(drawn(ring))).toBe(24 - 8);
    const twice = Outline.box(0, 0, 3, 2);
    twice.moveTo(1, 0).lineTo(4, 0).lineTo(4, 2).lineTo(1, 2);
    expect(sum(drawn(twice))).toBe(8);
  });

  it.each([
    ['left and above', Outline.box(-9, -9, 11, 10), 2],
    ['right and below', Outline.box(4, 3, 99, 99), 2],
    ['all around', Outline.box(-9, -9, 99, 99), 24],
    ['altogether', Outline.box(50, 50, 9, 9), 0],
    ['with nothing in it', new Outline(), 0],
  ])('cuts what reaches beyond it: %s', (_name, outline, area) => {
    expect(sum(drawn(outline))).toBe(area);
  });

  it('blends', () => {
    expect(drawn(Outline.box(0, 0, 1, 1), 1, 1, 0.5)).toEqual([[128]]);
    const canvas = Canvas.plain(1, 3, WHITE);
    canvas.shade([55, 155, 255], (y) => y / 2);
    expect([...canvas.pixels]).toEqual([255, 255, 255, 155, 205, 255, 55, 155, 255]);
  });
});
