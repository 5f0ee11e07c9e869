import sharp from 'sharp';

export interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A colour as red, green and blue. */
export type Colour = [red: number, green: number, blue: number];

export const RED: Colour = [205, 25, 25];
export const BLUE: Colour = [25, 25, 205];
export const GREEN: Colour = [25, 140, 25];

const fill = (width: number, height: number, [r, g, b]: Colour) => ({
  create: { width, height, channels: 3 as const, background: { r, g, b } },
});

/** As phones make them, of 12 megapixels and stored rotated. Upright, its upper half is red and its lower half blue. */
export async function phonePhoto(): Promise<Photo> {
  const buffer = await sharp(fill(4032, 3024, RED))
    .composite([{ input: fill(2016, 3024, BLUE), left: 2016, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_20261120_071532.jpg', mimeType: 'image/jpeg', buffer };
}

/** The colour in the middle of a picture's upper and of its lower half, as it is shown. */
export async function halves(bytes: Buffer): Promise<{ upper: Colour; lower: Colour }> {
  const picture = sharp(bytes).autoOrient().removeAlpha().toColourspace('srgb');
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (share: number): Colour => {
    const row = Math.floor(info.height * share);
    const start = (row * info.width + Math.floor(info.width / 2)) * info.channels;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
  return { upper: at(0.25), lower: at(0.75) };
}

/** Whether the picture at a URL is blue rather than red. */
export async function isBlue(url: string): Promise<boolean> {
  const [red, , blue] = (await halves(Buffer.from(await (await fetch(url)).arrayBuffer()))).upper;
  return blue > red;
}

/** 1600 x 900 pixels in blue, but for a tenth of the width and a third of the height at the top right. */
export async function cornerPhoto(): Promise<Photo> {
  const buffer = await sharp(fill(1600, 900, BLUE))
    .composite([{ input: fill(160, 300, RED), left: 1440, top: 0 }])
    .jpeg()
    .toBuffer();
  return { name: 'pojok.jpg', mimeType: 'image/jpeg', buffer };
}

/** Whether a picture is red rather than blue at a place, in shares of its width and height. */
export async function isRed(bytes: Buffer, { x, y }: { x: number; y: number }): Promise<boolean> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height * y);
  const start = (row * info.width + Math.floor(info.width * x)) * info.channels;
  return (data[start] ?? 0) > (data[start + 2] ?? 0);
}

/** A small picture in one colour, where it matters little which. */
export async function plainPhoto(colour: Colour = RED): Promise<Photo> {
  const buffer = await sharp(fill(320, 240, colour))
    .jpeg()
    .toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}
