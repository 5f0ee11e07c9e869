// With the image library as the application has it: most of its loaders are blocked.
import '../media';
import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { type TextBlock, type TextFit, TextRenderer } from './og-image-text';

const STYLE = { weight: 800, color: '#ffffff' } as const;
const COLUMN = 1_000;

const renderer = new TextRenderer(DEFAULT_LOCALE);
const line = (text: string, size = 60) => renderer.line({ ...STYLE, size, text });
const paragraph = (text: string, fits: readonly TextFit[], column = COLUMN) =>
  renderer.paragraph(text, fits, STYLE, column);

interface Ink {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the visible pixels of a part are; without any, nowhere. */
function inkOf(
  { data, width, height }: TextBlock,
  { top = 0, bottom = height, right = width } = {},
): Ink {
  const ink = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let y = top; y < bottom; y += 1) {
    for (let x = 0; x < right; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 64) continue;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x + 1);
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y + 1);
    }
  }
  return ink;
}

/** The ink of each line, the first one first. */
function lineInks(block: TextBlock): Ink[] {
  const { height, leading, lines, size } = block;
  return Array.from({ length: lines }, (_, index) => {
    const baseline = height - (lines - index) * leading;
    return inkOf(block, { top: baseline - Math.round(size * 0.7), bottom: baseline });
  });
}

const widthOf = async (text: string) => {
  const { left, right } = inkOf(await line(text));
  return right - left;
};

describe('a line', () => {
  it.each([
    ['Hid', 2],
    ['HőĐ', 2],
    // The face of emoji reaches lower than the site's: its lines are a little taller.
    ['H☕', 10],
  ])('of %s stands on its baseline', async (text, tolerance) => {
    const block = await line(text, 100);
    expect(block.lines).toBe(1);
    const { bottom, left } = inkOf(block, { right: 60 });
    const baseline = block.height - block.leading;
    expect(bottom).toBeLessThanOrEqual(baseline + 2);
    expect(bottom).toBeGreaterThanOrEqual(baseline - tolerance);
    expect(left).toBeLessThan(12);
  });

  it('brings letters together that leave a gap', async () => {
    const apart = (await widthOf('AAAAAAAA')) + (await widthOf('VVVVVVVV'));
    expect(await widthOf('AVAVAVAVAVAVAVAV')).toBeLessThan(apart * 0.95);
  });

  it('shows markup as it is written', async () => {
    expect(await widthOf('<b>a</b>')).toBeGreaterThan(3 * (await widthOf('a')));
    expect(await widthOf('&amp;')).toBeGreaterThan(2 * (await widthOf('&')));
  });

  it('puts runs beside each other, each in its own look', async () => {
    const now = { ...STYLE, text: 'Rp 1', size: 64 };
    const before = { ...now, size: 42, strikethrough: true, color: '#ff0000' };
    const alone = await renderer.line(now);
    const both = await renderer.line(now, before);
    expect(both.height).toBe(alone.height);
    const { data, width, height, leading } = both;
    const pixelAt = (x: number, y: number) => [
      ...data.subarray((y * width + x) * 4).subarray(0, 4),
    ];
    const struck = Array.from({ length: 30 }, (_, above) =>
      pixelAt(width - 30, height - leading - above),
    );
    expect(struck).toContainEqual([255, 0, 0, 255]);
    expect(inkOf(both, { right: alone.width })).toEqual(inkOf(alone));
  });
});

describe('a paragraph', () => {
  const FITS = [
    { size: 84, maxLines: 1 },
    { size: 70, maxLines: 2 },
    { size: 56, maxLines: 3 },
  ];

  it.each([
    ['Wedang uwuh', 84, 1],
    ['Konvoi jeep senja di lereng selatan gunung', 70, 2],
    ['Konvoi jeep senja di lereng selatan gunung dengan sarapan pagi dan kopi', 56, 3],
    ['Konvoi jeep senja di lereng selatan gunung, '.repeat(4), 56, 3],
    ['W'.repeat(150), 56, 3],
    ['☕🍊'.repeat(50), 56, 3],
  ])('of %j has size %d and %d lines', async (text, size, lines) => {
    const block = await paragraph(text.trim(), FITS);
    expect([block.size, block.lines]).toEqual([size, lines]);
    expect(block.width).toBeLessThanOrEqual(COLUMN);
    for (const { left, right } of lineInks(block)) {
      expect(left).toBeLessThanOrEqual(10);
      expect(right).toBeGreaterThan(left);
    }
  });

  it.each([
    ['between words', 'satu dua tiga empat lima', 1],
    ['within a word', 'SatuDuaTigaEmpatLimaEnamTujuh', 2],
  ])(
    'that is too long ends with an ellipsis, as late as possible: %s',
    async (_name, text, lines) => {
      const cut = await paragraph(text, [{ size: 60, maxLines: lines }], 400);
      const graphemes = [...text];
      const shortened = (length: number) => `${graphemes.slice(0, length).join('').trimEnd()}…`;
      const tries = [...graphemes.keys()].map(async (length) => {
        const fits = [{ size: 60, maxLines: 9 }];
        return { length, block: await paragraph(shortened(length), fits, 400) };
      });
      const whole = (await Promise.all(tries)).filter(({ block }) => block.lines <= lines);
      const longest = whole.at(-1);
      expect(cut.lines).toBe(lines);
      expect(longest?.length).toBeGreaterThan(5);
      expect(longest?.length).toBeLessThan(graphemes.length - 1);
      if (lines === 1) expect(cut.data.equals(longest?.block.data ?? Buffer.of())).toBe(true);
    },
  );

  it('has lines of about the same length', async () => {
    const block = await paragraph('Jeep pagi ke bibir kawah ya', [{ size: 70, maxLines: 2 }], 900);
    const [first, second] = lineInks(block).map(({ left, right }) => right - left);
    expect(block.lines).toBe(2);
    expect(second).toBeGreaterThan((first ?? NaN) * 0.5);
  });

  it('breaks no word to balance lines', async () => {
    const word = 'Petualangansehari';
    const width = await widthOf(word);
    const block = await paragraph(`${word} ya`, [{ size: 60, maxLines: 2 }], width + 40);
    expect(block.lines).toBe(2);
    const [first] = lineInks(block);
    expect((first?.right ?? NaN) - (first?.left ?? NaN)).toBeGreaterThan(width - 8);
  });
});

it('refuses to go on without its faces', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('./og-image-asset', () => ({ ogImageAsset: (name: string) => `/nowhere/${name}` }));
    const { TextRenderer } = await import('./og-image-text');
    const withoutFaces = new TextRenderer(DEFAULT_LOCALE);
    const text = { ...STYLE, size: 60, text: 'Teh' };
    await expect(withoutFaces.line(text)).rejects.toThrow('ENOENT');
  });
});
