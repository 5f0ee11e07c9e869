import { picture } from '@lereng/api-testing';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** In every payload: what is served must not contain it. */
export const MARK = 'LERENG_MARK';
const SCRIPT = `<script>alert("${MARK}")</script>`;
const MEGABYTE = 1_048_576;

interface HostileFile {
  name: string;
  filename: string;
  bytes: Buffer;
}

/** Makes a file; a higher number makes another one of the kind. */
type Maker = (n: number) => Buffer | Promise<Buffer>;

const FORMATS = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;
type Format = (typeof FORMATS)[number];

const SMALL = { width: 40, height: 30 };
const whole = new Map<Format, Promise<Buffer>>();

/** A picture without a fault. */
function good(format: Format): Promise<Buffer> {
  let bytes = whole.get(format);
  if (!bytes) {
    bytes = picture(format, SMALL).then(async (blob) => Buffer.from(await blob.arrayBuffer()));
    whole.set(format, bytes);
  }
  return bytes;
}

const formatOf = (n: number) => FORMATS[n % FORMATS.length] ?? 'jpeg';

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const uint16 = (value: number, endian: 'LE' | 'BE' = 'BE') => {
  const bytes = Buffer.alloc(2);
  bytes[endian === 'LE' ? 'writeUInt16LE' : 'writeUInt16BE'](value);
  return bytes;
};

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A greyscale PNG of one bit for each pixel, which claims a size, with chunks before its pixels. */
function png(width: number, height: number, pixels: Buffer, ...chunks: Buffer[]): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])]);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const tinyPng = (...chunks: Buffer[]) => png(8, 8, Buffer.alloc(16), ...chunks);

const unpackedTo = (megabytes: number) =>
  Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(megabytes * MEGABYTE))]);

/** A segment of a JPEG after its first two bytes. */
async function jpegWith(...segments: [marker: number, data: Buffer][]): Promise<Buffer> {
  const bytes = await good('jpeg');
  const added = segments.map(([marker, data]) =>
    Buffer.concat([Buffer.from([0xff, marker]), uint16(data.length + 2), data]),
  );
  return Buffer.concat([bytes.subarray(0, 2), ...added, bytes.subarray(2)]);
}

const filled = (start: string, length: number) =>
  Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(length, MARK)]);

function box(type: string, ...contents: Buffer[]): Buffer {
  const data = Buffer.concat(contents);
  return Buffer.concat([uint32(data.length + 8), Buffer.from(type, 'latin1'), data]);
}

const brands = (...names: string[]) =>
  box('ftyp', Buffer.from(`${names[0]}\0\0\0\0${names.join('')}`, 'latin1'));

/** A GIF that claims a size, with frames of one pixel. */
function gif(width: number, height: number, frames: number): Buffer {
  const head = Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    uint16(width, 'LE'),
    uint16(height, 'LE'),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

/** The picture's own size in its header, written over. */
async function claimed(format: 'jpeg' | 'webp', size: number): Promise<Buffer> {
  const bytes = Buffer.from(await good(format));
  if (format === 'webp') {
    bytes.writeUInt16LE(size & 0x3fff, 26);
    bytes.writeUInt16LE(size & 0x3fff, 28);
    return bytes;
  }
  const frame = bytes.findIndex(
    (byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1]!),
  );
  bytes.writeUInt16BE(size, frame + 5);
  bytes.writeUInt16BE(size, frame + 7);
  return bytes;
}

async function animated(frames: number, side: number): Promise<Buffer> {
  const create = { width: side, height: side * frames, channels: 3, background: 'tan' } as const;
  const pixels = await sharp({ create, limitInputPixels: false }).raw().toBuffer();
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  return sharp(pixels, { raw, limitInputPixels: false }).webp({ effort: 0 }).toBuffer();
}

const after = (bytes: Buffer, text: string) => Buffer.concat([bytes, Buffer.from(text, 'latin1')]);

const MAKERS: Record<string, Maker> = {
  'a script that begins as a GIF': () => Buffer.from(`GIF89a/*${SCRIPT}*/=1;alert("${MARK}")//`),
  'a GIF with a script behind it': async () => after(await good('gif'), SCRIPT),
  'any picture with a page behind it': async (n) =>
    after(await good(formatOf(n)), `<!doctype html>${SCRIPT}`),
  'a JPEG with a page in a comment': () => jpegWith([0xfe, Buffer.from(SCRIPT)]),
  'a JPEG with a page as its EXIF': () => jpegWith([0xe1, filled(`Exif\0\0${SCRIPT}`, 100)]),
  'a PNG with an archive behind it': () => after(tinyPng(), `PK\x03\x04${MARK}.html${SCRIPT}`),
  'a PNG with a page as its text': () => tinyPng(pngChunk('tEXt', Buffer.from(`x\0${SCRIPT}`))),
  'a PNG with a page as its palette': () =>
    tinyPng(pngChunk('PLTE', Buffer.from(`${SCRIPT}${SCRIPT}`.slice(0, 48)))),
  'a drawing': () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  'a drawing with entities': () =>
    Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>`,
    ),
  'a page': () => Buffer.from(`\ufeff<!doctype html>${SCRIPT}`),
  'a PDF': () => Buffer.from(`%PDF-1.7\n${SCRIPT}`),
  'a TIFF': () =>
    sharp({ create: { ...SMALL, channels: 3, background: 'tan' } })
      .tiff()
      .toBuffer(),
  'a film': () => Buffer.concat([brands('isom', 'mp42'), box('mdat', Buffer.from(SCRIPT))]),
  'a film that claims AVIF': () =>
    Buffer.concat([brands('isom', 'avif'), box('mdat', Buffer.from(SCRIPT))]),
  'a HEIC': () => Buffer.concat([brands('heic', 'mif1'), box('meta', Buffer.alloc(40))]),
  'a HEIC that claims AVIF': () =>
    Buffer.concat([brands('heic', 'avif'), box('meta', Buffer.alloc(40))]),
  'an AVIF of boxes in boxes': () => {
    let inner = box('meta', Buffer.alloc(8));
    for (let depth = 0; depth < 2_000; depth += 1) inner = box('meta', Buffer.alloc(4), inner);
    return Buffer.concat([brands('avif'), inner]);
  },
  'a PNG of 50,000 by 50,000': () => png(50_000, 50_000, Buffer.alloc(MEGABYTE)),
  'a PNG of the largest size there is': () => png(0x7fffffff, 0x7fffffff, Buffer.alloc(64)),
  'a PNG of no size': () => png(0, 0, Buffer.alloc(64)),
  'a PNG one pixel above the limit': () => png(50_000_001, 1, Buffer.alloc(6_250_002)),
  'a PNG with more pixels than it claims': () => png(8, 8, Buffer.alloc(40 * MEGABYTE)),
  'a PNG that claims a thousand million frames': () =>
    tinyPng(pngChunk('acTL', Buffer.concat([uint32(1_000_000_000), uint32(0)]))),
  'a PNG with an unpacked text of 50 MB': () => tinyPng(pngChunk('zTXt', unpackedTo(50))),
  'a PNG with an unpacked profile of 50 MB': () => tinyPng(pngChunk('iCCP', unpackedTo(50))),
  'a PNG with a text of 4 MB': () => tinyPng(pngChunk('iTXt', filled('x\0\0\0\0\0', 4 * MEGABYTE))),
  'a PNG of 20,000 texts': () =>
    tinyPng(...Array<Buffer>(20_000).fill(pngChunk('tEXt', Buffer.from(`x\0${MARK}`)))),
  'a JPEG with an EXIF of 4 MB': () =>
    jpegWith(
      ...Array.from({ length: 64 }, (): [number, Buffer] => [0xe1, filled('Exif\0\0', 65_000)]),
    ),
  'a JPEG with a profile of 4 MB': () =>
    jpegWith(
      ...Array.from({ length: 64 }, (_, index): [number, Buffer] => [
        0xe2,
        filled(`ICC_PROFILE\0${String.fromCharCode(index + 1, 64)}`, 65_000),
      ]),
    ),
  'a JPEG of 65,535 by 65,535': () => claimed('jpeg', 65_535),
  'a JPEG of no size': () => claimed('jpeg', 0),
  'a WebP of 16,383 by 16,383': () => claimed('webp', 16_383),
  'a WebP of many frames': () => animated(60, 1_000),
  'a GIF of 65,535 by 65,535': () => gif(65_535, 65_535, 1),
  'a GIF of 20,000 frames': () => gif(100, 100, 20_000),
  'a GIF of large frames': () => gif(8_000, 8_000, 10),
  'a GIF without frames': () => gif(10, 10, 0),
  'a picture that breaks off': async (n) => {
    const bytes = await good(formatOf(n));
    return bytes.subarray(0, (n * 7_919) % bytes.length);
  },
  'a picture with bytes changed': async (n) => {
    const bytes = Buffer.from(await good(formatOf(n)));
    for (let i = 0; i < 1 + (n % 20); i += 1) {
      bytes[(n * 7_919 + i * 104_729) % bytes.length] = (n * 31 + i * 17) % 256;
    }
    return bytes;
  },
  'two kinds of picture in one': async (n) =>
    Buffer.concat([(await good(formatOf(n))).subarray(0, 60), await good(formatOf(n + 1))]),
  'a beginning alone': async (n) => (await good(formatOf(n))).subarray(0, 16),
  nothing: () => Buffer.alloc(0),
  noise: (n) => Buffer.from(Array.from({ length: 4_000 }, (_, i) => (i * (n + 3) * 7_919) >> 3)),
};

/** Names that a file may be sent with. */
export const FILE_NAMES = [
  'foto.jpg',
  '../../../../tmp/x.jpg',
  '..\\..\\x.jpg',
  '/etc/passwd',
  'foto.jpg\u0000.html',
  'foto\r\nX-Evil: 1.jpg',
  '"; name="name"; x="',
  'x.html',
  'x.svg',
  'x.php',
  '.htaccess',
  'CON',
  '%2e%2e%2fx',
  '\u202egpj.exe',
  'x'.repeat(5_000),
];

/** As many hostile files as asked for: first each kind once, then again, as other files by other names. */
export async function* hostileFiles(count: number): AsyncGenerator<HostileFile> {
  const kinds = Object.entries(MAKERS);
  for (let n = 0; n < count; n += 1) {
    const [name, make] = kinds[n % kinds.length]!;
    const turn = Math.floor(n / kinds.length);
    const filename = FILE_NAMES[turn === 0 ? 0 : n % FILE_NAMES.length] ?? '';
    yield { name, filename, bytes: await make(n) };
  }
}

export const KINDS_OF_FILES = Object.keys(MAKERS).length;
