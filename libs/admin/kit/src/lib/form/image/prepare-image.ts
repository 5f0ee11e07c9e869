import { IMAGE_START_BYTES, imageKind, LIMITS } from '@lereng/shared-domain';

/** Pictures with a longer side than this are far larger than any that the site shows. */
const LARGE_PIXELS = 3_200;

/** Sent pictures are at most this long on the longer side, enough for every size that the site makes. */
const TARGET_PIXELS = 2_400;

/** A JPEG above this takes minutes on a slow line; of other kinds some lose by another encoding. */
const LARGE_JPEG_BYTES = 1_500_000;

/** Qualities that are tried in turn until the file is small enough. */
const QUALITIES = [0.85, 0.75, 0.65];

/** Formats that may be transparent; a JPEG would paint their background black. */
const TRANSPARENT = ['image/png', 'image/webp', 'image/avif', 'image/gif'];

/**
 * Returns the picture that should be sent, with the type that its bytes have. It is encoded again, with its
 * orientation applied and smaller, if it is above the limit, far larger than needed, or in a format that the
 * server does not accept. A picture that this browser cannot decode, for little memory, its format or damage,
 * is left to the server; any other file gets a type that says so.
 */
export async function prepareImage(chosen: File): Promise<File> {
  const start = await chosen.slice(0, IMAGE_START_BYTES).arrayBuffer();
  const kind = imageKind(new Uint8Array(start));
  const file = kind ? withType(chosen, `image/${kind}`) : chosen;
  if (!('createImageBitmap' in globalThis)) return file;
  const picture = await decode(file);
  if (!picture) return kind ? file : withType(file, UNREADABLE);
  try {
    const { width, height } = picture;
    const longer = Math.max(width, height);
    const isHeic = kind === 'heic';
    if (!isHeic && file.size <= largestAsItIs(file) && longer <= LARGE_PIXELS) return file;
    const scale = Math.min(1, TARGET_PIXELS / longer);
    const canvas = draw(picture, Math.round(width * scale), Math.round(height * scale));
    const encoded = canvas && (await encode(canvas, file));
    const gains = encoded && (isHeic || scale < 1 || encoded.size < file.size);
    return gains ? encoded : file;
  } finally {
    picture.close();
  }
}

const withType = (file: File, type: string): File =>
  file.type === type ? file : new File([file], file.name, { type });

const largestAsItIs = ({ type }: File) =>
  type === 'image/jpeg' ? LARGE_JPEG_BYTES : LIMITS.imageBytes;

/** The type of a file that is no picture. */
const UNREADABLE = 'application/octet-stream';

/** The picture with its orientation applied; null if the browser cannot read it. */
async function decode(file: File): Promise<ImageBitmap | null> {
  if (file.type === 'image/svg+xml') return null;
  const applied = { imageOrientation: 'from-image' } as const;
  // Browsers that refuse the option, Chrome before 112 and Firefox before 111, apply the orientation anyway.
  return createImageBitmap(file, applied)
    .catch(() => createImageBitmap(file))
    .catch(() => null);
}

function draw(picture: ImageBitmap, width: number, height: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** The best quality that is within the limit; null where none is. */
async function encode(canvas: HTMLCanvasElement, { name, type }: File): Promise<File | null> {
  const wanted = TRANSPARENT.includes(type) ? 'image/webp' : 'image/jpeg';
  for (const quality of QUALITIES) {
    const blob = await toBlob(canvas, wanted, quality);
    // A browser that cannot write WebP writes PNG.
    if (blob && blob.size <= LIMITS.imageBytes) return rename(blob, name);
  }
  return null;
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

function rename(blob: Blob, name: string): File {
  const extension = blob.type === 'image/jpeg' ? 'jpg' : blob.type.replace('image/', '');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type });
}
