import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
// With the image library as the application has it: most of its loaders are blocked.
import '../media';
import type { Preview } from './preview';
import { PREVIEW_MAX_BYTES, PreviewPainter } from './preview-painter';

const DISH: Preview = {
  kind: 'menu-items',
  id: 1,
  imageId: 'ab'.repeat(16),
  title: 'Wedang uwuh',
  price: 18_000,
};

const painter = new PreviewPainter();

jest.setTimeout(30_000);

const plain = (background: string, width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** White noise: nothing is harder to compress. */
const noise = (): Promise<Buffer> => {
  const [width, height] = [1600, 1200];
  const raw = { width, height, channels: 3 as const };
  return sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 95 })
    .toBuffer();
};

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How much of a part of the picture is about this colour, 0 to 1. */
async function shareOf(picture: Buffer, [red, green, blue]: readonly number[], box: Box) {
  const part = await sharp(picture).extract(box).raw().toBuffer();
  let alike = 0;
  for (let at = 0; at < part.length; at += 3) {
    const near = [red, green, blue].every(
      (value = 0, channel) => Math.abs((part[at + channel] ?? 0) - value) < 40,
    );
    if (near) alike += 1;
  }
  return alike / (part.length / 3);
}

const ORANGE = [0xf9, 0x73, 0x16];
const LIGHT = [0xfa, 0xf7, 0xf2];
const PRICE_ROW = { left: 60, top: 515, width: 700, height: 55 };
const CORNER = { left: 64, top: 64, width: 200, height: 84 };

async function expectPreview(picture: Buffer): Promise<void> {
  const { format, width, height } = await sharp(picture).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(picture.length).toBeLessThanOrEqual(PREVIEW_MAX_BYTES);
}

describe('PreviewPainter', () => {
  it.each<[string, Partial<Preview>]>([
    ['a dish', {}],
    ['a discount', { price: 262_500, originalPrice: 350_000, discountPercent: 25 }],
    ['what costs nothing any more', { price: 0, originalPrice: 350_000, discountPercent: 100 }],
    [
      'the largest prices',
      { price: 999_999_999, originalPrice: 1_000_000_000, discountPercent: 1 },
    ],
    ['a promotion', { price: null, discountPercent: 30, note: 'Sampai 20 November 2026' }],
    ['a long title', { title: 'Konvoi jeep senja menyusuri lereng selatan gunung, '.repeat(3) }],
    ['a title without a space', { title: 'W'.repeat(150) }],
    ['a title without a letter', { title: '☕🍊' }],
    ['a title in another alphabet', { title: '火山茶' }],
    ['a title that looks like markup', { title: '</svg><script>&amp;"\'' }],
    ['nothing to say', { title: '', price: null }],
    ['a note without end', { note: 'Pemandangan yang menyegarkan. '.repeat(160) }],
  ])('paints %s, with and without a photograph', async (_name, change) => {
    const preview = { ...DISH, ...change };
    await expectPreview(await painter.paint(preview, await plain('#789')));
    await expectPreview(await painter.paint(preview, null));
  });

  it.each([
    ['grey', 9, 9],
    ['a line', 400, 1],
    ['a tower', 50, 2400],
  ])('takes a photograph that is %s', async (_name, width, height) => {
    const photo = await sharp(await plain('#777', width, height))
      .grayscale()
      .jpeg()
      .toBuffer();
    await expectPreview(await painter.paint(DISH, photo));
  });

  it('is never too large, even of noise', async () => {
    await expectPreview(await painter.paint(DISH, await noise()));
  });

  it('writes the title in light and the price in its colour, at the foot of the photograph', async () => {
    const picture = await painter.paint(DISH, await plain('#fff'));
    const titleRow = { left: 60, top: 410, width: 540, height: 70 };
    expect(await shareOf(picture, LIGHT, titleRow)).toBeGreaterThan(0.15);
    expect(await shareOf(picture, ORANGE, PRICE_ROW)).toBeGreaterThan(0.08);
    const above = { left: 0, top: 0, width: 1200, height: 150 };
    expect(await shareOf(picture, [255, 255, 255], above)).toBe(1);
  });

  it.each(['Wedang uwuh', '☕', 'Konvoi jeep senja di lereng gunung, '.repeat(4)])(
    'is dark enough behind the price on white, below a title such as %j',
    async (title) => {
      const picture = await painter.paint({ ...DISH, title }, await plain('#fff'));
      const beside = { left: 900, top: 516, width: 300, height: 114 };
      const { channels } = await sharp(
        await sharp(picture).extract(beside).png().toBuffer(),
      ).stats();
      for (const { max } of channels) expect(max).toBeLessThanOrEqual(52);
    },
  );

  it('shows the discount on the photograph, and only where there is one', async () => {
    const photo = await plain('#264');
    const reduced = { ...DISH, originalPrice: 24_000, discountPercent: 25 };
    expect(await shareOf(await painter.paint(reduced, photo), ORANGE, CORNER)).toBeGreaterThan(0.5);
    expect(await shareOf(await painter.paint(DISH, photo), ORANGE, CORNER)).toBe(0);
  });

  it('strikes the old price through', async () => {
    const photo = await plain('#000');
    const rowOf = async (preview: Preview) =>
      shareOf(await painter.paint(preview, photo), [200, 198, 194], {
        left: 380,
        top: 548,
        width: 200,
        height: 4,
      });
    expect(await rowOf({ ...DISH, originalPrice: 350_000 })).toBeGreaterThan(0.4);
    expect(await rowOf(DISH)).toBe(0);
  });

  it('refuses what is no picture', async () => {
    await expect(painter.paint(DISH, Buffer.from('no picture'))).rejects.toThrow();
  });

  it('paints the same for the same content', async () => {
    const photo = await plain('#a63');
    const [one, other] = [await painter.paint(DISH, photo), await painter.paint(DISH, photo)];
    expect(one.equals(other)).toBe(true);
  });
});
