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

/** What only the camera knew, in words that can be looked for in bytes. */
export const CAMERA = 'Lereng Phone 12';

const PORTRAIT = { width: 3024, height: 4032 };
const GRAIN = 40;

/**
 * A photo as phones make them: portrait, stored rotated with EXIF orientation 6, with the place
 * where it was taken. Once oriented, its upper half is red and its lower half blue; grain makes it
 * about 4 MB.
 */
export async function phonePhoto(): Promise<Photo> {
  const { width, height } = PORTRAIT;
  const buffer = await sharp(grainyHalves(width, height), { raw: { width, height, channels: 3 } })
    .rotate(270)
    .withExif({
      IFD0: { Make: CAMERA },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '7/1 32/1 2768/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '110/1 26/1 5454/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 86 })
    .toBuffer();
  return { name: 'IMG_20261120_071532.jpg', mimeType: 'image/jpeg', buffer };
}

function grainyHalves(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let y = 0, position = 0; y < height; y += 1) {
    const [red, green, blue] = y < height / 2 ? RED : BLUE;
    for (let x = 0; x < width; x += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const grain = ((seed >>> 24) / 255) * GRAIN - GRAIN / 2;
      pixels[position++] = red + grain;
      pixels[position++] = green + grain;
      pixels[position++] = blue + grain;
    }
  }
  return pixels;
}

/** Whether a file's EXIF leads to a GPS directory, in either byte order. */
export function holdsGps(exif: Buffer | undefined): boolean {
  const pointer = [Buffer.from([0x25, 0x88, 0x04, 0x00]), Buffer.from([0x88, 0x25, 0x00, 0x04])];
  return pointer.some((bytes) => exif?.includes(bytes) ?? false);
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

/** 1600 x 900 pixels in blue, but for a tenth of the width and a third of the height at the top right. */
export async function cornerPhoto(): Promise<Photo> {
  const fill = (width: number, height: number, [r, g, b]: Colour) => ({
    create: { width, height, channels: 3 as const, background: { r, g, b } },
  });
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
  const [r, g, b] = colour;
  const buffer = await sharp({
    create: { width: 320, height: 240, channels: 3, background: { r, g, b } },
  })
    .jpeg()
    .toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}
