import { HEIC, isPicture, validateImage } from './image-file';
import { prepareImage } from './prepare-image';

const file = (bytes: string | Uint8Array<ArrayBuffer>, name: string, type: string) =>
  new File([bytes], name, { type });

/** jsdom reads no pictures: a stand-in for the browser's decoder and encoder. */
function withPicture(size: { width: number; height: number }, encoded: Blob[]) {
  const drawn: unknown[][] = [];
  const close = jest.fn();
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ ...size, close }) });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage: (...all: unknown[]) => drawn.push(all.slice(1)) } as never);
  const toBlob = jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((callback) => callback(encoded.shift() ?? null));
  return { drawn, toBlob, close };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  jest.restoreAllMocks();
});

const blob = (size: number, type = 'image/jpeg') => new Blob([new Uint8Array(size)], { type });

it('leaves a picture alone that is small enough', async () => {
  const { toBlob, close } = withPicture({ width: 3_000, height: 3_200 }, []);
  const photo = file('foto', 'foto.jpg', 'image/jpeg');
  expect(await prepareImage(photo)).toBe(photo);
  expect(toBlob).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalled();
});

it('makes a picture smaller that is far larger than needed', async () => {
  const { drawn } = withPicture({ width: 4_000, height: 8_000 }, [blob(10)]);
  const prepared = await prepareImage(file('foto', 'foto.lereng.JPEG', 'image/jpeg'));
  expect(drawn).toEqual([[0, 0, 1_200, 2_400]]);
  expect(prepared).toMatchObject({ name: 'foto.lereng.jpg', type: 'image/jpeg', size: 10 });
});

it.each([
  ['sends a heavy JPEG smaller', 1_000_000, 'image/jpeg', true],
  ['keeps one that would not become smaller', 2_000_000, 'image/jpeg', false],
  ['leaves a GIF, which may move', 1_000_000, 'image/gif', false],
])('%s', async (_, bytes, type, smaller) => {
  withPicture({ width: 2_000, height: 1_500 }, [blob(bytes)]);
  const photo = file('x'.repeat(1_600_000), 'foto', type);
  expect((await prepareImage(photo)) !== photo).toBe(smaller);
});

it('lowers the quality until the file is within the limit', async () => {
  const { toBlob } = withPicture({ width: 3_000, height: 2_000 }, [
    blob(6_000_000, 'image/webp'),
    blob(5, 'image/webp'),
  ]);
  const large = file(new Uint8Array(5_242_881), 'logo.png', 'image/png');
  expect(await prepareImage(large)).toMatchObject({ name: 'logo.webp', type: 'image/webp' });
  expect(toBlob.mock.calls.map(([, type, quality]) => [type, quality])).toEqual([
    ['image/webp', 0.85],
    ['image/webp', 0.75],
  ]);
});

it('keeps the file, which is then refused, where no quality is enough', async () => {
  withPicture({ width: 3_000, height: 2_000 }, [blob(6_000_000), blob(6_000_000), blob(6_000_000)]);
  const large = file(new Uint8Array(5_242_881), 'foto.jpg', 'image/jpeg');
  expect(await prepareImage(large)).toBe(large);
});

const bytesOf = (start: string, length = 32): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  bytes.set(Buffer.from(start, 'latin1'));
  return bytes;
};

const STARTS = [
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF\x24\0\0\0WEBP'],
  ['image/avif', '\0\0\0\x18ftypavif'],
] as const;

const refuse = () =>
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unknown')) });

it.each(STARTS)('reads %s from the bytes, whatever name and type say', async (type, start) => {
  withPicture({ width: 100, height: 100 }, []);
  const prepared = await prepareImage(file(bytesOf(start), 'berkas.txt', 'text/plain'));
  expect(prepared).toMatchObject({ name: 'berkas.txt', type });
  expect(isPicture(prepared)).toBe(true);
});

it('keeps a logo transparent that has the name and type of a JPEG', async () => {
  const { toBlob } = withPicture({ width: 4_000, height: 3_000 }, [blob(10, 'image/webp')]);
  const logo = file(bytesOf('\x89PNG\r\n\x1a\n'), 'logo.jpg', 'image/jpeg');
  expect(await prepareImage(logo)).toMatchObject({ name: 'logo.webp', type: 'image/webp' });
  expect(toBlob.mock.calls[0]?.[1]).toBe('image/webp');
});

it('decodes without the option that older browsers do not know', async () => {
  const { drawn } = withPicture({ width: 4_000, height: 8_000 }, [blob(10)]);
  const decode = jest.fn((...[, options]: unknown[]) =>
    options
      ? Promise.reject(new TypeError('from-image'))
      : Promise.resolve({ width: 4_000, height: 8_000, close: jest.fn() }),
  );
  Object.assign(globalThis, { createImageBitmap: decode });
  await prepareImage(file(bytesOf('\xff\xd8\xff\xe0'), 'foto.jpg', 'image/jpeg'));
  expect(drawn).toEqual([[0, 0, 1_200, 2_400]]);
});

describe('a file that the browser cannot decode', () => {
  beforeEach(refuse);

  it.each([
    ['foto.jpg', 'image/jpeg'],
    ['IMG_1.heic', 'image/heic'],
    ['logo.svg', 'image/svg+xml'],
  ])('is no picture if its bytes are none: %p of type %p', async (name, type) => {
    const text = await prepareImage(file('bukan gambar', name, type));
    expect(text.name).toBe(name);
    expect(validateImage(text)).toBe('File harus berupa gambar');
  });

  // Little memory, a format that is newer than the browser, or damage: the server tells them apart.
  it.each(STARTS)('is left to the server if it begins as %s does', async (type, start) => {
    const picture = file(bytesOf(start), 'foto', type);
    expect(await prepareImage(picture)).toBe(picture);
    expect(validateImage(picture)).toBeNull();
  });

  it('is too large above the limit', async () => {
    const photo = file(bytesOf('\xff\xd8\xff\xe0', 5_242_881), 'foto.jpg', 'image/jpeg');
    expect(validateImage(await prepareImage(photo))).toMatch(/^Ukuran file/);
  });
});

describe('a HEIC picture', () => {
  const bytes = bytesOf('\0\0\0\x18ftypheic');

  it('becomes a JPEG where the browser reads it', async () => {
    withPicture({ width: 100, height: 100 }, [blob(10)]);
    const prepared = await prepareImage(file(bytes, 'IMG_1.HEIC', 'image/heic'));
    expect(prepared).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' });
  });

  it.each([
    ['IMG_1.HEIC', ''],
    ['IMG_1', ''],
    ['IMG_1.jpg', 'image/jpeg'],
  ])('is known as such where it does not: %p of type %p', async (name, type) => {
    refuse();
    const prepared = await prepareImage(file(bytes, name, type));
    expect(prepared).toMatchObject({ name, type: HEIC });
    expect(isPicture(prepared)).toBe(false);
  });
});
