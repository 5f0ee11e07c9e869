import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { ObjectServer } from '@lereng/shared-testing';
import { DiskImageStore } from './disk-image-store';
import type { ImageStore } from './image-store';
import { S3ImageStore } from './s3-image-store';

// The first request of the S3 library loads much of it, which takes seconds on a busy machine.
jest.setTimeout(30_000);

const ID = '0123456789abcdef'.repeat(2);
const OTHER = 'ab'.repeat(16);
const FILES = [
  { name: '320.avif', bytes: Buffer.from('small') },
  { name: '1600.jpg', bytes: Buffer.alloc(300_000, 7) },
  { name: 'p-40-55-0badcafe-480.avif', bytes: Buffer.from('portrait') },
];

let folder: string;
let objects: ObjectServer;
let endpoint: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lereng-store-'));
  objects = new ObjectServer();
  endpoint = await objects.start();
});

afterEach(async () => {
  await objects.stop();
  await rm(folder, { recursive: true });
});

const onDisk = (inFolder = 'images'): ImageStore =>
  new DiskImageStore(join(folder, 'data', inFolder));
const onS3 = (timeoutMs?: number, inFolder = 'images'): ImageStore => {
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const bucket = { endpoint, bucket: 'pictures', region: 'us-east-1', ...keys };
  return new S3ImageStore(bucket, inFolder, timeoutMs);
};

/** Of a server that others run: `http://KEY:SECRET@HOST/BUCKET`. */
const TEST_S3_URL = process.env['TEST_S3_URL'];
/** In a folder of its own, beside the leftovers of earlier tests. */
const onServerOfOthers = (inFolder = 'images'): ImageStore => {
  const { origin, pathname, username, password } = new URL(TEST_S3_URL!);
  return new S3ImageStore(
    {
      endpoint: origin,
      bucket: pathname.slice(1),
      region: 'us-east-1',
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
    `${basename(folder)}/${inFolder}`,
  );
};

const KINDS: [name: string, create: (inFolder?: string) => ImageStore][] = [
  ['DiskImageStore', onDisk],
  ['S3ImageStore', (inFolder) => onS3(undefined, inFolder)],
];
if (TEST_S3_URL) KINDS.push(['S3ImageStore on TEST_S3_URL', onServerOfOthers]);

describe.each(KINDS)('%s', (_name, create) => {
  const contentOf = async (store: ImageStore, id: string, name: string): Promise<Buffer | null> => {
    const file = await store.open(id, name);
    if (!file) return null;
    const bytes = await buffer(file.stream);
    expect(bytes.length).toBe(file.size);
    expect(Math.abs(Date.now() - Number(file.modifiedAt))).toBeLessThan(3_600_000);
    return bytes;
  };

  it('can be checked, and returns what was put, with its size and time, and nothing else', async () => {
    const store = create();
    await mkdir(join(folder, 'data'));
    await store.check();
    expect([await store.list(), await store.open(ID, '320.avif')]).toEqual([[], null]);
    await store.put(ID, FILES);
    await store.check();
    expect(await store.list()).toEqual([ID]);
    expect(await store.open(ID, '640.avif')).toBeNull();
    for (const { name, bytes } of FILES) expect(await contentOf(store, ID, name)).toEqual(bytes);
  });

  it('lists every image once, none before the first, and none that was removed', async () => {
    const store = create();
    expect(await store.list()).toEqual([]);
    const ids = ['a', 'b', 'c', 'd', 'e'].map((digit) => digit.repeat(32));
    for (const id of ids) await store.put(id, FILES);
    expect((await store.list()).sort()).toEqual(ids);
    const [removed = '', ...others] = ids;
    for (let times = 0; times < 2; times += 1) await store.remove(removed);
    expect((await store.list()).sort()).toEqual(others);
    expect(await contentOf(store, removed, '320.avif')).toBeNull();
    expect(await contentOf(store, others[0]!, '320.avif')).toEqual(Buffer.from('small'));
  });

  it('adds files to an image, lists them with their times, and removes some', async () => {
    const store = create();
    expect(await store.listFiles(ID)).toEqual([]);
    await store.put(ID, FILES);
    const crop = 'p-0-0-12345678-480.avif';
    await store.put(ID, [{ name: crop, bytes: Buffer.from('another') }]);
    const listed = await store.listFiles(ID);
    expect(listed.map(({ name }) => name).sort()).toEqual(
      [...FILES.map(({ name }) => name), crop].sort(),
    );
    expect(listed.find(({ name }) => name === '1600.jpg')?.size).toBe(300_000);
    for (const { modifiedAt } of listed) {
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(3_600_000);
    }
    await store.removeFiles(ID, ['p-40-55-0badcafe-480.avif', 'not-there.avif']);
    expect((await store.listFiles(ID)).map(({ name }) => name).sort()).toEqual(
      ['1600.jpg', '320.avif', crop].sort(),
    );
    expect(await contentOf(store, ID, crop)).toEqual(Buffer.from('another'));
  });
});

describe('DiskImageStore', () => {
  it('leaves no unfinished file behind a success and lists the beginnings of a failure', async () => {
    const store = onDisk();
    await store.put(ID, FILES);
    const root = join(folder, 'data', 'images');
    expect((await readdir(join(root, ID))).sort()).toEqual(FILES.map(({ name }) => name).sort());
    const inNoFolder = [{ name: 'no/such/folder', bytes: Buffer.from('x') }];
    await expect(store.put(OTHER, inNoFolder)).rejects.toThrow();
    expect((await store.list()).sort()).toEqual([ID, OTHER]);
  });

  it('passes on what is wrong with the disk', async () => {
    await writeFile(join(folder, 'data'), 'a file where the folder should be');
    await expect(onDisk().put(ID, FILES)).rejects.toThrow();
    await expect(onDisk().list()).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});

describe('S3ImageStore', () => {
  it('stores each file with its type and for good', async () => {
    await onS3().put(ID, FILES);
    expect(objects.objects.get(`images/${ID}/320.avif`)?.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('ignores keys that are not its own', async () => {
    objects.objects.set('images/backup/x', { bytes: Buffer.from('x'), headers: {} });
    objects.objects.set('elsewhere/x', { bytes: Buffer.from('x'), headers: {} });
    expect(await onS3().list()).toEqual([]);
  });

  it('shares a bucket with another of its kind', async () => {
    const others = onS3(undefined, 'previews');
    await others.put(ID, FILES);
    expect([...objects.objects.keys()]).toContain(`previews/${ID}/320.avif`);
    expect(await onS3().list()).toEqual([]);
    await onS3().remove(ID);
    expect(await others.list()).toEqual([ID]);
  });

  it('gives up on a store that never responds, after two attempts', async () => {
    objects.silent = true;
    const timeout = { name: 'TimeoutError' };
    // Long enough for a busy machine to take the connection.
    const store = onS3(1_000);
    await expect(store.put(ID, FILES.slice(0, 1))).rejects.toMatchObject(timeout);
    await expect(store.open(ID, '320.avif')).rejects.toMatchObject(timeout);
    expect(objects.requests).toBe(4);
  });

  it('gives files to others while a hundred readers do not read theirs', async () => {
    const store = onS3();
    const bytes = Buffer.alloc(1_000_000, 7);
    await store.put(ID, [{ name: '1600.jpg', bytes }, FILES[0]!]);
    const opened = await Promise.all(Array.from({ length: 100 }, () => store.open(ID, '1600.jpg')));
    for (const file of opened) file?.stream.once('readable', () => undefined);
    const other = await store.open(ID, FILES[0]!.name);
    expect(await buffer(other!.stream)).toEqual(FILES[0]!.bytes);
    expect(bytes.equals(await buffer(opened[0]!.stream))).toBe(true);
    for (const file of opened) file?.stream.destroy();
  });

  it('gives up on a file that stops halfway', async () => {
    await onS3().put(ID, [{ name: '1600.jpg', bytes: Buffer.alloc(1_000_000) }]);
    objects.stopsHalfway = true;
    const read = async () => buffer((await onS3(300).open(ID, '1600.jpg'))!.stream);
    const limit = sleep(10_000, 'nothing', { ref: false });
    await expect(Promise.race([read(), limit])).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('names the setting that says where it is', () => {
    expect(onS3().place).toBe(`S3_ENDPOINT ${endpoint}`);
  });

  it('passes on the status of a failure', async () => {
    objects.failure = 507;
    const metadata = { $metadata: { httpStatusCode: 507 } };
    await expect(onS3().put(ID, FILES)).rejects.toMatchObject(metadata);
    await expect(onS3().open(ID, '320.avif')).rejects.toMatchObject(metadata);
  });
});
