import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';
import type { OgImage } from './og-image';
import { OG_IMAGE_MAX_BYTES, SharpOgImageRenderer } from './sharp-og-image-renderer';

const MENU_ITEM: OgImage = {
  kind: 'menu-items',
  id: 1,
  locale: DEFAULT_LOCALE,
  imageId: 'ab'.repeat(16),
  title: 'Wedang uwuh',
  price: 18_000,
};

const renderer = new SharpOgImageRenderer();

jest.setTimeout(30_000);

const plain = (background: string, width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const grey = async (width: number, height: number) =>
  sharp(await plain('#777', width, height))
    .grayscale()
    .jpeg()
    .toBuffer();

/** White noise: nothing is harder to compress. */
const noise = (): Promise<Buffer> => {
  const width = 1600;
  const height = 1200;
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
const MUTED = [0xd4, 0xd1, 0xcc];
const PRICE_ROW = { left: 60, top: 515, width: 700, height: 55 };
const CORNER = { left: 64, top: 64, width: 200, height: 84 };

async function expectOgImage(picture: Buffer): Promise<void> {
  const { format, width, height } = await sharp(picture).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(picture.length).toBeLessThanOrEqual(OG_IMAGE_MAX_BYTES);
}

describe('SharpOgImageRenderer', () => {
  it.each<[string, Partial<OgImage>]>([
    ['a menu item', {}],
    ['a discount', { price: 262_500, originalPrice: 350_000, discountPercent: 25 }],
    ['what costs nothing any more', { price: 0, originalPrice: 350_000, discountPercent: 100 }],
    [
      'the largest prices',
      { price: 999_999_999, originalPrice: 1_000_000_000, discountPercent: 1 },
    ],
    ['what the price is for', { price: 350_000, priceNote: 'per jip, 4 orang' }],
    [
      'the longest unit, which has a line of its own',
      { price: 1_000_000_000, priceNote: `${'W'.repeat(20)}, 100 orang` },
    ],
    ['a promotion', { price: null, discountPercent: 30, note: 'Sampai 20 November 2026' }],
    ['a long title', { title: 'Konvoi jeep senja menyusuri lereng selatan gunung, '.repeat(3) }],
    ['a title without a space', { title: 'W'.repeat(150) }],
    ['a title without a letter', { title: '☕🍊' }],
    ['a title partly in another script', { title: 'Teh 火山茶 قهوة' }],
    ['a title that no face covers', { title: 'ไทย' }],
    ['a title with marks upon marks', { title: `Te${'\u0315'.repeat(140)}h` }],
    ['a title of controls and halves', { title: '\u0000\u202e\ud800\uffff' }],
    ['a title that looks like markup', { title: '</svg><script>&amp;"\'' }],
    ['nothing to say', { title: '', price: null }],
    ['a note without end', { note: 'Pemandangan yang menyegarkan. '.repeat(160) }],
  ])('renders %s, with and without a photograph', async (_name, change) => {
    const image = { ...MENU_ITEM, ...change };
    await expectOgImage(await renderer.render(image, await plain('#789')));
    await expectOgImage(await renderer.render(image, null));
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['grey', () => grey(9, 9)],
    ['a line', () => grey(400, 1)],
    ['a tower', () => grey(50, 2400)],
    ['noise', noise],
  ])('takes a photograph that is %s, and is never too large', async (_name, photo) => {
    await expectOgImage(await renderer.render(MENU_ITEM, await photo()));
  });

  describe("with a look of the owner's", () => {
    const GREEN = [0x4a, 0xde, 0x80];
    const DARK = [0x1c, 0x19, 0x17];
    const NIGHT = [0x0b, 0x1a, 0x2b];
    const RED = [0xff, 0, 0];
    const PALE = [0xef, 0xf6, 0xff];
    const look = {
      accent: '#4ade80',
      surface: '#eff6ff',
      inverse: '#0b1a2b',
      logoGround: '#1c1917',
      logo: null,
    } as const;
    const SITE: OgImage = {
      kind: 'site',
      id: 1,
      locale: DEFAULT_LOCALE,
      imageId: null,
      title: 'Warung Danau',
    };
    const whole = { left: 0, top: 0, width: 1200, height: 630 };

    it('has its accent in prices and discounts, and none of the built-in one', async () => {
      const image = { ...MENU_ITEM, originalPrice: 20_000, discountPercent: 10 };
      const picture = await renderer.render(image, null, look);
      await expectOgImage(picture);
      expect(await shareOf(picture, GREEN, PRICE_ROW)).toBeGreaterThan(0.03);
      expect(await shareOf(picture, GREEN, CORNER)).toBeGreaterThan(0.3);
      expect(await shareOf(picture, ORANGE, whole)).toBe(0);
    });

    it('has neither the drawn slope nor the drawn mark', async () => {
      const picture = await renderer.render(SITE, null, look);
      const upper = { left: 0, top: 0, width: 1200, height: 400 };
      expect(await shareOf(picture, NIGHT, upper)).toBe(1);
    });

    it('has the logo, on the ground for it where it is transparent', async () => {
      const logo = sharp(await plain('#f00', 300, 100));
      const opaque = await renderer.render(SITE, null, {
        ...look,
        logoGround: null,
        logo: await logo.toBuffer(),
      });
      expect(await shareOf(opaque, RED, { left: 70, top: 70, width: 290, height: 90 })).toBe(1);

      const background = { r: 0, g: 0, b: 0, alpha: 0 };
      const framed = await logo
        .extend({ left: 50, right: 50, background })
        .webp({ lossless: true })
        .toBuffer();
      const transparent = await renderer.render(SITE, null, { ...look, logo: framed });
      const box = (left: number) => ({ left, top: 90, width: 20, height: 50 });
      expect(await shareOf(transparent, DARK, box(84))).toBe(1);
      expect(await shareOf(transparent, RED, box(200))).toBe(1);
    });

    it('has a transparent photograph on the surface of the pages', async () => {
      const background = { r: 0, g: 0, b: 0, alpha: 0 };
      const create = { width: 1200, height: 630, channels: 4 as const, background };
      const photo = await sharp({ create }).webp({ lossless: true }).toBuffer();
      const picture = await renderer.render(MENU_ITEM, photo, look);
      expect(await shareOf(picture, PALE, { left: 400, top: 20, width: 700, height: 60 })).toBe(1);
    });
  });

  it('writes prices in its language', async () => {
    const rendered = (locale: Locale) => renderer.render({ ...MENU_ITEM, locale }, null);
    const indonesian = await rendered(DEFAULT_LOCALE);
    expect(indonesian.equals(await rendered('en'))).toBe(false);
  });

  it('keeps the focus of the photograph in view', async () => {
    const blue = await sharp(await plain('#00f', 600, 600)).toBuffer();
    const photo = await sharp(await plain('#f00', 4_000, 600))
      .composite([{ input: blue, left: 0, top: 0 }])
      .jpeg()
      .toBuffer();
    const side = { left: 0, top: 0, width: 500, height: 100 };
    const shareOfBlue = async (focus?: OgImage['focus']) =>
      shareOf(await renderer.render({ ...MENU_ITEM, focus }, photo), [0, 0, 255], side);
    expect(await shareOfBlue({ x: 3, y: 50 })).toBe(1);
    expect(await shareOfBlue()).toBe(0);
  });

  it('writes the title in light and the price in its colour, at the foot of the photograph', async () => {
    const picture = await renderer.render(MENU_ITEM, await plain('#fff'));
    const titleRow = { left: 60, top: 410, width: 540, height: 70 };
    expect(await shareOf(picture, LIGHT, titleRow)).toBeGreaterThan(0.15);
    expect(await shareOf(picture, ORANGE, PRICE_ROW)).toBeGreaterThan(0.08);
    const above = { left: 0, top: 0, width: 1200, height: 150 };
    expect(await shareOf(picture, [255, 255, 255], above)).toBe(1);
  });

  it.each(['Wedang uwuh', '☕', 'ไทย', 'Konvoi jeep senja di lereng gunung, '.repeat(4)])(
    'is dark enough behind the price on white, below a title such as %j',
    async (title) => {
      const picture = await renderer.render({ ...MENU_ITEM, title }, await plain('#fff'));
      const beside = { left: 900, top: 516, width: 300, height: 114 };
      const part = await sharp(picture).extract(beside).png().toBuffer();
      const { channels } = await sharp(part).stats();
      for (const { max } of channels) expect(max).toBeLessThanOrEqual(52);
    },
  );

  it('shows the discount on the photograph, and only where there is one', async () => {
    const photo = await plain('#264');
    const reduced = { ...MENU_ITEM, originalPrice: 24_000, discountPercent: 25 };
    const shareOfBadge = async (image: OgImage) =>
      shareOf(await renderer.render(image, photo), ORANGE, CORNER);
    expect(await shareOfBadge(reduced)).toBeGreaterThan(0.5);
    expect(await shareOfBadge(MENU_ITEM)).toBe(0);
  });

  it('shows the mark of the site in the corner, and its facts below its name', async () => {
    const photo = await plain('#264');
    const facts = ['Setiap hari', 'Dau'];
    const site: OgImage = { ...MENU_ITEM, kind: 'site', price: null, facts };
    const picture = await renderer.render(site, photo);
    const mark = { left: 64, top: 64, width: 104, height: 104 };
    expect(await shareOf(picture, [0x1c, 0x19, 0x17], mark)).toBeGreaterThan(0.4);
    const other = await renderer.render({ ...site, kind: 'menu-items' }, photo);
    expect(await shareOf(other, [0x1c, 0x19, 0x17], mark)).toBe(0);
    const lastLine = { left: 60, top: 540, width: 60, height: 28 };
    expect(await shareOf(picture, MUTED, lastLine)).toBeGreaterThan(0.1);
  });

  it('gives the room of its mark to a long name with long facts', async () => {
    const long = 'Kebun jeruk dan kafe di lereng selatan gunung, '.repeat(12);
    const site: OgImage = { ...MENU_ITEM, kind: 'site', price: null, title: long, note: long };
    const picture = await renderer.render({ ...site, facts: [long, long] }, await plain('#264'));
    await expectOgImage(picture);
    const above = { left: 0, top: 0, width: 1200, height: 60 };
    expect(await shareOf(picture, LIGHT, above)).toBe(0);
    const sun = { left: 120, top: 92, width: 20, height: 20 };
    expect(await shareOf(picture, ORANGE, sun)).toBe(0);
    const short = await renderer.render({ ...site, title: 'Lereng' }, await plain('#264'));
    expect(await shareOf(short, ORANGE, sun)).toBeGreaterThan(0.8);
  });

  it('strikes the old price through', async () => {
    const photo = await plain('#000');
    const struckRows = async (image: OgImage) => {
      const picture = await renderer.render(image, photo);
      const rows = Array.from({ length: 16 }, (_, row) =>
        shareOf(picture, [212, 209, 204], { left: 420, top: 542 + row, width: 160, height: 1 }),
      );
      return (await Promise.all(rows)).filter((share) => share > 0.9).length;
    };
    expect(await struckRows({ ...MENU_ITEM, originalPrice: 350_000 })).toBeGreaterThan(1);
    expect(await struckRows(MENU_ITEM)).toBe(0);
  });

  it('leaves out what no face covers', async () => {
    const photo = await plain('#a63');
    const [one, other] = await Promise.all(
      ['Teh 火山茶 قهوة poci', 'Teh poci'].map((title) =>
        renderer.render({ ...MENU_ITEM, title }, photo),
      ),
    );
    expect(one?.equals(other ?? Buffer.of())).toBe(true);
  });

  it.each(['no picture', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'])(
    'refuses %s as a photograph',
    async (bytes) => {
      await expect(renderer.render(MENU_ITEM, Buffer.from(bytes))).rejects.toThrow();
    },
  );
});
