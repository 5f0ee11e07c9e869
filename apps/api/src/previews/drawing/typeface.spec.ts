import { Typeface } from './typeface';

let face: Typeface;

beforeAll(async () => {
  face = await Typeface.load(800);
});

describe('drawable', () => {
  it.each([
    ['Kopi Łódź – “Ğ” 5.000', 'Kopi Łódź – “Ğ” 5.000'],
    ['☕ Teh 茶  poci 🍊', 'Teh poci'],
    ['👩‍👩‍👧', ''],
    [' satu\r\n\tdua ', 'satu dua'],
    ['a\u200b\u00ad\u202eb', 'ab'],
    // Composed where the font has the letter in one piece.
    ['re\u0301', 'ré'],
    ['', ''],
  ])('of %j is %j', (text, drawable) => {
    expect(face.drawable(text)).toBe(drawable);
  });
});

it('stands on its baseline, within its width, whatever alphabet a letter is from', () => {
  const text = 'Hőlić';
  const { rings } = face.outline(text, 100, 20, 300);
  const points = rings.flatMap((ring) =>
    ring.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: ring[at + 1] ?? NaN }] : [])),
  );
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)];
  const [left = NaN, right = NaN] = range(points.map(({ x }) => x));
  const [top = NaN, bottom = NaN] = range(points.map(({ y }) => y));
  expect(left).toBeGreaterThanOrEqual(20);
  expect(right).toBeLessThanOrEqual(20 + face.width(text, 100));
  expect(right).toBeGreaterThan(20 + face.width('Hőli', 100));
  expect(top).toBeGreaterThan(200);
  expect(Math.abs(bottom - 300)).toBeLessThan(3);
});

it('grows with its size', () => {
  expect(face.width('Rp 350.000', 50)).toBeCloseTo(face.width('Rp 350.000', 100) / 2);
  expect(face.width('', 50)).toBe(0);
});
