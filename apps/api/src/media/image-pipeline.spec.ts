import { HttpException } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import { processImage } from './image-pipeline';
import { testImageProcessor } from './testing/test-image-processor';

/** Something like a photograph: soft shapes under fine noise, so that every codec has work to do. */
async function photo(width: number, height: number): Promise<Sharp> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width, height, channels: 3 as const, background: '#000', noise };
  const fine = await sharp({ create }).png().toBuffer();
  return sharp(fine).blur(1.2);
}

/** Red above, blue below, so that the orientation shows. */
function redOverBlue(width: number, height: number): Sharp {
  const half = { width, height: height / 2, channels: 3 as const, background: '#00f' };
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: { create: half }, top: height / 2, left: 0 },
  ]);
}

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#963' } });

/** Square frames of one colour each. */
async function animation(size: number, colours: readonly string[]): Promise<Sharp> {
  const frames = colours.map((background) =>
    sharp({ create: { width: size, height: size, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

function fileOf(image: Awaited<ReturnType<typeof processImage>>, name: string): Buffer {
  const file = image.files[namesOf(image).indexOf(name)];
  if (!file) throw new Error(`${name} is not among ${namesOf(image)}`);
  return file.bytes;
}

const portraitNames = (image: Awaited<ReturnType<typeof processImage>>): string[] =>
  namesOf(image).filter((name) => name.startsWith('crop-'));

/** With `crop` in the place of a portrait crop's name, which is another one each time. */
const namesOf = (image: { files: readonly { name: string }[] }): string[] =>
  image.files.map(({ name }) => name.replace(/^p-\d+-\d+-[0-9a-f]{8}-/, 'crop-'));

async function pixelAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.toColourspace('srgb').raw().toBuffer())];
}

const NO_IMAGE = 'File harus berupa gambar';
const BROKEN = 'File gambar rusak atau tidak lengkap';
const TOO_MANY_PIXELS = 'Gambar lebih dari 50 megapiksel';

async function expectRefused(bytes: Buffer, ...messages: string[]): Promise<void> {
  const error: unknown = await testImageProcessor()
    .process(bytes)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpException);
  const { message } = error as HttpException;
  expect(messages).toContain(message);
  expect((error as HttpException).getResponse()).toEqual({
    statusCode: 422,
    error: 'Unprocessable Entity',
    message,
    fields: { image: message },
  });
}

describe('processImage', () => {
  it('makes every width in modern formats and one JPEG, none above the original', async () => {
    const image = await processImage(await redOverBlue(1000, 750).jpeg().toBuffer());

    expect(image).toMatchObject({ width: 1000, height: 750, widths: [320, 480, 640, 1000] });
    const modern = image.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    expect(namesOf(image)).toEqual([...modern, '1000.jpg']);
    for (const { name, bytes } of image.files) {
      const [width, extension = ''] = name.split('.');
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[extension],
        width: Number(width),
        height: Math.round(Number(width) * 0.75),
      });
    }
  });

  it('applies the orientation of a phone picture and drops all metadata', async () => {
    const input = await redOverBlue(800, 600)
      .jpeg()
      .withIccProfile('p3')
      .withExif({
        IFD0: { Make: 'Telepon' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '7/1 36/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .toBuffer();
    expect(await sharp(input).metadata()).toMatchObject({ orientation: 6, width: 800 });
    expect(input.includes('Telepon')).toBe(true);

    const image = await processImage(input);

    expect([image.width, image.height]).toEqual([600, 800]);
    for (const { bytes } of image.files) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata.exif ?? metadata.xmp ?? metadata.icc ?? metadata.iptc).toBeUndefined();
      expect(metadata.orientation ?? 1).toBe(1);
      expect(bytes.includes('Telepon') || bytes.includes('GPS') || bytes.includes('Exif')).toBe(
        false,
      );
      // A quarter turn to the right brings the top (red) to the right.
      const middle = Math.floor(metadata.height / 2);
      const left = 4;
      const right = metadata.width - 5;
      const [, , blueAtLeft = 0] = await pixelAt(bytes, left, middle);
      const [redAtRight = 0] = await pixelAt(bytes, right, middle);
      expect(blueAtLeft).toBeGreaterThan(180);
      expect(redAtRight).toBeGreaterThan(180);
    }
  });

  it.each<[string, (image: Sharp) => Sharp]>([
    ['JPEG', (image) => image.jpeg()],
    ['progressive JPEG', (image) => image.jpeg({ progressive: true })],
    ['PNG', (image) => image.png()],
    ['interlaced PNG', (image) => image.png({ progressive: true })],
    ['palette PNG', (image) => image.png({ palette: true })],
    ['GIF', (image) => image.gif()],
    ['WebP', (image) => image.webp()],
    ['lossless WebP', (image) => image.webp({ lossless: true })],
    ['AVIF', (image) => image.avif({ effort: 0 })],
    ['10-bit AVIF', (image) => image.avif({ effort: 0, bitdepth: 10 })],
    ['16-bit PNG', (image) => image.toColourspace('rgb16').png()],
    ['grayscale JPEG', (image) => image.toColourspace('b-w').jpeg()],
    ['16-bit grayscale PNG', (image) => image.toColourspace('grey16').png()],
    ['CMYK JPEG', (image) => image.toColourspace('cmyk').jpeg()],
  ])('takes a %s, and keeps its colours', async (name, as) => {
    const input = await as(sharp(await redOverBlue(64, 48).png().toBuffer())).toBuffer();
    const image = await processImage(input);
    expect(image).toMatchObject({ width: 64, height: 48, widths: [64] });
    const bytes = fileOf(image, '64.jpg');
    const jpeg = await sharp(bytes).metadata();
    expect(jpeg).toMatchObject({ space: expect.stringMatching(/srgb|b-w/), depth: 'uchar' });
    const [red = 0, , blue = 255] = await pixelAt(bytes, 30, 8);
    expect(red > 180 && blue < 90).toBe(!name.includes('grayscale'));
  });

  it('lays a see-through picture on the surface in the JPEG alone', async () => {
    const clear = { r: 255, g: 0, b: 0, alpha: 0 };
    const create = { width: 50, height: 50, channels: 4 as const, background: clear };
    const bytes = await sharp({ create }).png().toBuffer();
    const image = await processImage(bytes, { surface: '#eff6ff' });
    expect(image.placeholder).toBeNull();
    for (const name of ['50.avif', '50.webp']) {
      expect((await pixelAt(fileOf(image, name), 25, 25))[3]).toBe(0);
    }
    const jpeg = await pixelAt(fileOf(image, '50.jpg'), 25, 25);
    expect(jpeg.map((value) => Math.round(value / 8))).toEqual(
      [0xef, 0xf6, 0xff].map((value) => Math.round(value / 8)),
    );
  });

  it('drops an alpha channel that hides nothing', async () => {
    const input = await redOverBlue(64, 48).ensureAlpha().png().toBuffer();
    const image = await processImage(input);
    expect(await sharp(fileOf(image, '64.webp')).metadata()).toMatchObject({ hasAlpha: false });
    expect(image.placeholder).not.toBeNull();
  });

  it('makes a placeholder of a few bytes in the shape of the picture', async () => {
    const image = await processImage(await (await photo(80, 40)).jpeg().toBuffer());
    const [head, data = ''] = (image.placeholder ?? '').split(',');
    expect(head).toBe('data:image/webp;base64');
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({
      width: 16,
      height: 8,
      format: 'webp',
    });
    expect(data.length).toBeLessThan(400);
  });

  it.each(['gif', 'webp'] as const)('keeps the first frame of an animated %s', async (format) => {
    const input = await (await animation(40, ['#f00', '#00f', '#0f0']))[format]().toBuffer();
    expect((await sharp(input).metadata()).pages).toBe(3);

    const image = await processImage(input);

    expect(image).toMatchObject({ width: 40, height: 40 });
    expect((await sharp(fileOf(image, '40.webp')).metadata()).pages ?? 1).toBe(1);
    const [red = 0] = await pixelAt(fileOf(image, '40.jpg'), 20, 20);
    expect(red).toBeGreaterThan(200);
  });

  it.each([
    [1, 1],
    [1, 5000],
    [5000, 1],
    [40, 20_000],
    [3, 2],
  ])('copes with %i x %i pixels', async (width, height) => {
    const image = await processImage(await plain(width, height).png().toBuffer());
    expect(image.width).toBeLessThanOrEqual(width);
    expect(image.height).toBeLessThanOrEqual(2400);
    expect(image.widths.at(-1)).toBe(image.width);
    for (const { bytes, name } of image.files) {
      expect((await sharp(bytes).metadata()).width).toBe(Number.parseInt(name, 10));
    }
  });

  it('takes 50 megapixels and refuses more', async () => {
    const jpeg = (width: number) => plain(width, 5_000).jpeg().toBuffer();
    expect(await processImage(await jpeg(10_000))).toMatchObject({ width: 1600 });
    await expectRefused(await jpeg(10_001), TOO_MANY_PIXELS);
  }, 30_000);

  it.each(['gif', 'webp'] as const)(
    'counts all frames of a %s',
    async (format) => {
      const animated = await animation(4100, ['#200', '#300', '#400']);
      const quick = {
        gif: { effort: 1, dither: 0, colours: 2 },
        webp: { effort: 0, lossless: true },
      };
      await expectRefused(await animated[format](quick[format]).toBuffer(), TOO_MANY_PIXELS);
    },
    60_000,
  );

  it('refuses each kind wherever it is cut', async () => {
    const source = await photo(300, 200);
    for (const format of ['jpeg', 'png', 'gif', 'webp', 'avif'] as const) {
      const input = await source.clone()[format]().toBuffer();
      // What is left of a header says only sometimes what it was.
      await expectRefused(input.subarray(0, input.length / 100), NO_IMAGE, BROKEN);
      for (const missing of [input.length / 2, 2]) {
        await expectRefused(input.subarray(0, -missing), BROKEN);
      }
    }
  }, 30_000);

  it('takes a GIF without its trailer, which browsers show whole', async () => {
    const gif = await (await photo(30, 20)).gif().toBuffer();
    const whole = await processImage(gif);
    const cut = await processImage(gif.subarray(0, -1));
    expect(cut).toEqual(whole);
    const jpeg = await (await photo(30, 20)).jpeg().toBuffer();
    await expectRefused(jpeg.subarray(0, -1), BROKEN);
  });

  it('refuses a PNG whose middle is missing though its end is there', async () => {
    const png = await (await photo(300, 200)).png().toBuffer();
    await expectRefused(Buffer.concat([png.subarray(0, 5_000), png.subarray(-12)]), BROKEN);
  });

  it('refuses everything that is no such image, whatever it looks like', async () => {
    const source = await photo(64, 48);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect/></svg>';
    const inputs = [
      Buffer.alloc(0),
      Buffer.from('x'),
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>\n${svg}`),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('%PDF-1.4\n%%EOF'),
      await source.clone().tiff().toBuffer(),
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1'),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]),
      Buffer.concat([Buffer.from('\0\0\0\x10ftypavif\0\0\0\0', 'latin1'), Buffer.from(svg)]),
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)]),
      Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBP', 'latin1'), Buffer.from(svg)]),
    ];
    for (const input of inputs) await expectRefused(input, NO_IMAGE);
    // Nothing distinguishes this from a truncated GIF.
    await expectRefused(Buffer.concat([Buffer.from('GIF89a'), Buffer.from(svg)]), BROKEN);
  });

  it('serves nothing of what a polyglot carries beside its pixels', async () => {
    const jpeg = await (await photo(64, 48)).jpeg().toBuffer();
    const payload = '<script>alert(document.domain)</script>';
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, payload.length + 2]),
      Buffer.from(payload),
    ]);
    const polyglot = Buffer.concat([
      jpeg.subarray(0, 2),
      comment,
      jpeg.subarray(2),
      Buffer.from(payload),
    ]);
    const image = await processImage(polyglot);
    for (const { bytes } of image.files) expect(bytes.includes('<script>')).toBe(false);
  });

  describe('cropping a picture for portrait screens', () => {
    const crop = async (input: Sharp) =>
      processImage(await input.png().toBuffer(), { portrait: true });

    it('makes every width of 5:8 beside all files of a picture without a crop', async () => {
      const input = await redOverBlue(1152, 1152).jpeg().toBuffer();
      const whole = await processImage(input);
      expect([whole.portraitWidths, portraitNames(whole)]).toEqual([[], []]);

      const { files, portraitWidths, portraitCrop, ...image } = await processImage(input, {
        portrait: true,
      });
      expect(portraitCrop).toMatch(/^p-50-50-[0-9a-f]{8}$/);
      const none = { portraitWidths: [], portraitCrop: null };
      expect({ ...image, ...none, files: files.slice(0, whole.files.length) }).toEqual(whole);
      expect(portraitWidths).toEqual([360, 480, 600, 720]);
      const crops = files.slice(whole.files.length);
      expect(crops).toHaveLength(2 * portraitWidths.length);
      for (const [index, name] of namesOf({ files: crops }).entries()) {
        const width = portraitWidths[Math.floor(index / 2)]!;
        const [extension, format] = index % 2 ? ['webp', 'webp'] : ['avif', 'heif'];
        expect(name).toBe(`crop-${width}.${extension}`);
        const size = { width, height: width * 1.6 };
        const metadata = await sharp(crops[index]!.bytes).metadata();
        expect(metadata).toMatchObject({ ...size, format, space: 'srgb' });
      }
    }, 30_000);

    it('takes the middle, as sharp as the upload is', async () => {
      // Lines of one pixel, which turn grey where the picture was ever made smaller.
      const width = 360;
      const height = 576;
      const lines = Buffer.alloc(width * height, Buffer.alloc(2 * width, 255).fill(0, width));
      const striped = sharp(lines, { raw: { width, height, channels: 1 } });
      const input = await striped.png().toBuffer();
      const image = await crop(plain(1024, height).composite([{ input, left: 332, top: 0 }]));

      const { channels } = await sharp(fileOf(image, 'crop-360.webp')).stats();
      for (const { stdev } of channels) expect(stdev).toBeGreaterThan(100);
    });

    it.each([
      [1300, 900, [360, 480, 563], 900],
      [1280, 640, [360, 400], 640],
      [620, 600, [375], 600],
      [3, 2, [1], 2],
      // Those are as narrow themselves.
      [50, 80, [], 0],
      [40, 100, [], 0],
      [40, 20_000, [], 0],
      [1, 1, [], 0],
    ])('never enlarges: %i x %i pixels', async (width, height, widths, tallest) => {
      const image = await crop(plain(width, height));
      expect(image.portraitWidths).toEqual(widths);
      expect(portraitNames(image)).toEqual(
        widths.flatMap((each) => [`crop-${each}.avif`, `crop-${each}.webp`]),
      );
      for (const largest of widths.slice(-1)) {
        const metadata = await sharp(fileOf(image, `crop-${largest}.avif`)).metadata();
        expect(metadata).toMatchObject({ width: largest, height: tallest });
      }
    });

    it('follows the focus, with the orientation applied', async () => {
      const bytes = await redOverBlue(120, 160).jpeg().withMetadata({ orientation: 6 }).toBuffer();
      // With its orientation it is 160 wide, blue on the left and red on the right.
      const colours = [];
      for (const x of [0, 100]) {
        const image = await processImage(bytes, { portrait: true, focus: { x, y: 50 } });
        expect(image.focus).toEqual({ x, y: 50 });
        const [red = 0, , blue = 0] = await pixelAt(fileOf(image, 'crop-75.webp'), 37, 60);
        colours.push(red > blue ? 'red' : 'blue');
      }
      expect(colours).toEqual(['blue', 'red']);

      const narrow = redOverBlue(160, 90).jpeg().withMetadata({ orientation: 6 });
      const image = await processImage(await narrow.toBuffer(), { portrait: true });
      expect([image.width, image.portraitWidths]).toEqual([90, []]);
    });
  });

  it('reads no other format of the library, in any part of the process', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(svg).metadata()).rejects.toThrow();
    const tiff = await (await photo(9, 9)).tiff().toBuffer();
    await expect(sharp(tiff).metadata()).rejects.toThrow();
  });
});

describe('icons', () => {
  it('of a picture with extreme sides are refused for that', async () => {
    const strip = await plain(1_000, 40).png().toBuffer();
    for (const bytes of [strip, await plain(1, 100_000).png().toBuffer()]) {
      await expect(processImage(bytes, { icons: true })).rejects.toMatchObject({
        code: 'IMAGE_TOO_NARROW',
      });
      // Every other picture may have such sides.
      expect((await processImage(bytes)).icons).toBeNull();
    }
    expect(
      (await processImage(await plain(800, 40).png().toBuffer(), { icons: true })).icons,
    ).toBeTruthy();
  });

  const iconsOf = async (input: Sharp, focus = { x: 50, y: 50 }) => {
    const image = await processImage(await input.png().toBuffer(), {
      icons: true,
      focus,
      surface: '#eff6ff',
    });
    const files = image.files.filter(({ name }) => name.endsWith('.png'));
    expect(image.icons).toMatch(new RegExp(`^i-${focus.x}-${focus.y}-eff6ff-[0-9a-f]{8}$`));
    return new Map(
      files.map(({ name, bytes }) => [name.slice(image.icons!.length + 1, -4), bytes]),
    );
  };
  const GROUND = [0xef, 0xf6, 0xff];

  it('have the sizes that devices ask for, whatever the picture has', async () => {
    const icons = await iconsOf(plain(70, 40));
    const sizes = [...icons].map(async ([name, bytes]) => {
      const { format, width, height } = await sharp(bytes).metadata();
      return [name, format, width, height];
    });
    expect(await Promise.all(sizes)).toEqual([
      ['32', 'png', 32, 32],
      ['180', 'png', 180, 180],
      ['192', 'png', 192, 192],
      ['512', 'png', 512, 512],
      ['maskable-192', 'png', 192, 192],
      ['maskable-512', 'png', 512, 512],
    ]);
  });

  it('stay see-through, but for those that devices cut, which stand on the surface', async () => {
    const dot = await sharp({
      create: { width: 40, height: 40, channels: 4, background: '#f00' },
    })
      .png()
      .toBuffer();
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const icons = await iconsOf(
      sharp(dot).extend({ left: 40, right: 40, top: 40, bottom: 40, background }),
    );
    for (const name of ['32', '192', '512']) {
      const bytes = await sharp(icons.get(name)).ensureAlpha().toBuffer();
      expect((await pixelAt(bytes, 0, 0))[3]).toBe(0);
    }
    for (const name of ['180', 'maskable-192', 'maskable-512']) {
      const bytes = icons.get(name)!;
      expect(await sharp(bytes).stats()).toMatchObject({ isOpaque: true });
      const { width } = await sharp(bytes).metadata();
      for (const corner of [0, width - 1]) {
        expect((await pixelAt(bytes, corner, corner)).slice(0, 3)).toEqual(GROUND);
      }
      expect((await pixelAt(bytes, width / 2, width / 2)).slice(0, 3)).toEqual([255, 0, 0]);
    }
  });

  it.each([
    ['a white', '#ffffff', [0x1c, 0x19, 0x17]],
    ['a black', '#000000', GROUND],
  ])('of %s picture stand on a ground on which it is seen', async (_of, color, ground) => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const mark = await sharp({
      create: { width: 64, height: 64, channels: 4, background: color },
    })
      .extend({ left: 32, right: 32, top: 32, bottom: 32, background })
      .png()
      .toBuffer();
    for (const name of ['180', 'maskable-192', 'maskable-512']) {
      const bytes = (await iconsOf(sharp(mark))).get(name)!;
      expect((await pixelAt(bytes, 0, 0)).slice(0, 3)).toEqual(ground);
    }
    // One without transparency has its own.
    const opaque = (await iconsOf(sharp(mark).flatten({ background: '#fff' }))).get('180')!;
    expect((await pixelAt(opaque, 0, 0)).slice(0, 3)).toEqual(GROUND);
  });

  it('leave the picture whole in the circle of 80 percent', async () => {
    const bytes = (await iconsOf(plain(64, 64).greyscale())).get('maskable-512')!;
    const corner = 256 - 512 * 0.4 * Math.SQRT1_2;
    const out = Math.floor(corner) - 2;
    const within = Math.ceil(corner) + 2;
    expect((await pixelAt(bytes, out, out)).slice(0, 3)).toEqual(GROUND);
    expect((await pixelAt(bytes, within, within)).slice(0, 3)).not.toEqual(GROUND);
  });

  it('show the square around the focus', async () => {
    const [top, bottom] = [
      await iconsOf(redOverBlue(40, 120), { x: 50, y: 0 }),
      await iconsOf(redOverBlue(40, 120), { x: 50, y: 100 }),
    ].map((icons) => icons.get('512')!);
    expect((await pixelAt(top!, 256, 256)).slice(0, 3)).toEqual([255, 0, 0]);
    expect((await pixelAt(bottom!, 256, 256)).slice(0, 3)).toEqual([0, 0, 255]);
  });
});
