import sharp, { type Sharp } from 'sharp';
import { type ImageFormat, isComplete, pngFrames, sniffFormat } from './image-format';

const picture = sharp({
  create: {
    width: 40,
    height: 30,
    channels: 3,
    background: '#336699',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});

async function animation(): Promise<Sharp> {
  const frame = (background: string): Promise<Buffer> =>
    sharp({ create: { width: 20, height: 20, channels: 4, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#f00'), await frame('#0f0')], { join: { animated: true } });
}

async function samples(): Promise<[string, ImageFormat, Buffer][]> {
  return [
    ['a baseline JPEG', 'jpeg', await picture.clone().jpeg().toBuffer()],
    ['a progressive JPEG', 'jpeg', await picture.clone().jpeg({ progressive: true }).toBuffer()],
    ['a PNG', 'png', await picture.clone().png().toBuffer()],
    ['a GIF', 'gif', await picture.clone().gif().toBuffer()],
    ['an animated GIF', 'gif', await (await animation()).gif().toBuffer()],
    ['a WebP', 'webp', await picture.clone().webp().toBuffer()],
    ['an animated WebP', 'webp', await (await animation()).webp().toBuffer()],
    ['an AVIF', 'heif', await picture.clone().avif().toBuffer()],
  ];
}

describe('sniffFormat and isComplete', () => {
  it('recognize each kind as complete, and find it incomplete wherever it is truncated', async () => {
    for (const [name, format, bytes] of await samples()) {
      expect([name, sniffFormat(bytes), isComplete(bytes, format)]).toEqual([name, format, true]);
      // Boxes may end before the pictures begin: such a file is left to the decoder.
      const from = format === 'heif' ? bytes.indexOf('mdat') : 16;
      // A GIF is whole without its trailer, and an animated one after each frame.
      const end = format === 'gif' ? bytes.length - 1 : bytes.length;
      if (name === 'an animated GIF') continue;
      for (let length = from; length < end; length += 1) {
        const passes = isComplete(bytes.subarray(0, length), format);
        expect([name, length, passes]).toEqual([name, length, false]);
      }
    }
  });

  it('accept what phones append to a JPEG', async () => {
    const jpeg = await picture.clone().jpeg().toBuffer();
    expect(isComplete(Buffer.concat([jpeg, Buffer.from('MotionPhoto_Data')]), 'jpeg')).toBe(true);
  });
});

describe('pngFrames', () => {
  it('reads the count that an animated PNG announces', async () => {
    const png = await picture.clone().png().toBuffer();
    const header = png.subarray(0, 33);
    const acTL = Buffer.from('\0\0\0\x08acTL\0\0\x01\x2c\0\0\0\0\0\0\0\0', 'latin1');
    expect(pngFrames(png)).toBe(1);
    expect(pngFrames(Buffer.concat([header, acTL, png.subarray(33)]))).toBe(300);
  });
});
