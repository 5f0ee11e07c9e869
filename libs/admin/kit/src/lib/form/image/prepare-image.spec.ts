import { HEIC, isPicture, prepareImage } from './prepare-image';

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

describe('a file that the browser cannot read', () => {
  beforeEach(() => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unknown')) });
  });

  it('is no picture, whatever its name says', async () => {
    const text = await prepareImage(file('bukan gambar', 'foto.jpg', 'image/jpeg'));
    expect(text.name).toBe('foto.jpg');
    expect(isPicture(text)).toBe(false);
  });

  it('is left to the server if it is AVIF, which older browsers do not know', async () => {
    const bytes = new Uint8Array([0, 0, 0, 24, ...Buffer.from('ftypavif'), 0, 0]);
    const picture = file(bytes, 'foto.avif', 'image/avif');
    expect(await prepareImage(picture)).toBe(picture);
    expect(isPicture(picture)).toBe(true);
  });
});

describe('a HEIC picture', () => {
  const bytes = new Uint8Array([0, 0, 0, 24, ...Buffer.from('ftypheic'), 0, 0]);

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
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unknown')) });
    const prepared = await prepareImage(file(bytes, name, type));
    expect(prepared).toMatchObject({ name, type: HEIC });
    expect(isPicture(prepared)).toBe(false);
  });
});
