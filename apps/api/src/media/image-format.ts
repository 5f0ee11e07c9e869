import { imageKind } from '@lereng/shared-domain';

/** The kinds of image that are taken, named as sharp names them after reading the header. */
export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Reads the format from the first bytes, before any decoder sees them. Each decoder that a client can choose
 * is attack surface, and the client's file name and type may be wrong.
 */
export function sniffFormat(bytes: Buffer): ImageFormat | null {
  const kind = imageKind(bytes);
  if (kind === 'heic') return null;
  return kind === 'avif' ? 'heif' : kind;
}

/**
 * Whether the file has the end of its container. Decoders accept a file without it, so a truncated picture
 * would be stored. Data after the end is valid: phones append their own to a JPEG. A GIF may end after a frame, as
 * browsers show it whole without its trailer.
 */
export function isComplete(bytes: Buffer, format: ImageFormat): boolean {
  switch (format) {
    case 'jpeg':
      return isCompleteJpeg(bytes);
    case 'png':
      return isCompletePng(bytes);
    case 'gif':
      return isCompleteGif(bytes);
    case 'webp':
      return bytes.readUInt32LE(4) + 8 <= bytes.length;
    case 'heif':
      return isCompleteBoxes(bytes);
  }
}

/** Segments to the first scan, then scan data (with stuffed 0xff00 and restart markers) to the end. */
function isCompleteJpeg(bytes: Buffer): boolean {
  let at = bytes.indexOf(0xff, 2);
  while (at >= 0 && at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return true;
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker) || at + 4 > bytes.length) at += 2;
    else at += 2 + bytes.readUInt16BE(at + 2);
    at = bytes.indexOf(0xff, at);
  }
  return false;
}

/** Stuffing, TEM, the restart markers and SOI carry no length. */
function standsAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

function isCompletePng(bytes: Buffer): boolean {
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}

function isCompleteGif(bytes: Buffer): boolean {
  const colorTable = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + colorTable(bytes[10] ?? 0);
  const skipSubBlocks = (): void => {
    while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
    at += 1;
  };
  let hasFrame = false;
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return true;
    if (block === 0x21) {
      at += 2;
    } else if (block === 0x2c) {
      at += 10 + colorTable(bytes[at + 9] ?? 0) + 1;
      hasFrame = true;
    } else {
      return false;
    }
    skipSubBlocks();
  }
  return hasFrame && at === bytes.length;
}

/** Boxes of ISO media: a size of 1 announces a 64-bit size, 0 means "to the end of the file". */
function isCompleteBoxes(bytes: Buffer): boolean {
  let at = 0;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return false;
    let size = bytes.readUInt32BE(at);
    if (size === 0) return true;
    if (size === 1) {
      if (at + 16 > bytes.length) return false;
      size = Number(bytes.readBigUInt64BE(at + 8));
    }
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}

/**
 * The number of frames of an animated PNG, else 1. Decoders that read only the first frame do not report it.
 */
export function pngFrames(bytes: Buffer): number {
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return Math.max(1, bytes.readUInt32BE(at + 8));
    if (type === 'IDAT') return 1;
    at += 12 + bytes.readUInt32BE(at);
  }
  return 1;
}
