import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { ContentChanges, type Database } from '../database';
import { MenuItemEntity } from '../menu-items/menu-item.entity';
import { ImageEntity } from './image.entity';
import { ImageSweeper } from './image-sweeper';
import { ImagesRepository } from './images.repository';
import { MediaService } from './media.service';
import { DiskImageStore } from './store/disk-image-store';
import type { ImageFile } from './store/image-store';
import { describeOnBothDatabases, type TestDatabase } from '../database/test-database';
import { UploadedImage } from './uploaded-image';

/** A disk that can fail on purpose, before or after the first file. */
class FragileStore extends DiskImageStore {
  failure: { error: Error; afterFiles: number } | null = null;

  override async put(id: string, files: readonly ImageFile[]): Promise<void> {
    if (!this.failure) return super.put(id, files);
    await super.put(id, files.slice(0, this.failure.afterFiles));
    throw this.failure.error;
  }
}

const systemError = (code: string): Error => Object.assign(new Error(`${code}: no`), { code });

describeOnBothDatabases('media', (openDatabase) => {
  let test: TestDatabase;
  let database: Database;
  let folder: string;
  let store: FragileStore;
  let images: ImagesRepository;
  let media: MediaService;
  let sweeper: ImageSweeper;
  let upload: UploadedImage;

  beforeAll(async () => {
    test = await openDatabase();
    database = test.database;
    const create = { width: 40, height: 30, channels: 3 as const, background: '#963' };
    upload = new UploadedImage(await sharp({ create }).jpeg().toBuffer());
  });

  afterAll(() => test.drop());

  beforeEach(async () => {
    // Failures are provoked here, and logged as they should be.
    jest.spyOn(Logger.prototype, 'error').mockImplementation();
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    jest.spyOn(Logger.prototype, 'log').mockImplementation();
    folder = await mkdtemp(join(tmpdir(), 'lereng-images-'));
    store = new FragileStore(folder);
    images = new ImagesRepository(database);
    media = new MediaService(images, store, new ContentChanges(database));
    sweeper = new ImageSweeper(images, store);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await database.transaction(async (manager) => {
      await manager.createQueryBuilder().delete().from(MenuItemEntity).execute();
      await manager.createQueryBuilder().delete().from(ImageEntity).execute();
    });
    await rm(folder, { recursive: true });
  });

  const rows = (): Promise<ImageEntity[]> => database.read((manager) => manager.find(ImageEntity));

  const createDish = (file = upload): Promise<string> =>
    media.saving(file, async ({ manager, image }) => {
      const at = new Date().toISOString();
      const dish = { name: 'Kopi', price: 1, imageId: image.id, createdAt: at, updatedAt: at };
      await manager.insert(MenuItemEntity, dish);
      return image.id;
    });

  /** As if the process that held the lease had died long ago. */
  const expire = (id: string): Promise<unknown> =>
    database.transaction((manager) => manager.update(ImageEntity, { id }, { leaseExpiresAt: 1 }));

  const expectNothingLeft = async (): Promise<void> => {
    expect(await rows()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  };

  it('keeps row and files of a write that succeeds', async () => {
    const id = await createDish();
    expect(await rows()).toEqual([
      {
        id,
        width: 40,
        height: 30,
        widths: [40],
        uprightWidths: null,
        placeholder: expect.stringContaining('data:image/webp;base64,'),
        state: 'kept',
      },
    ]);
    expect((await readdir(join(folder, id))).sort()).toEqual(['40.avif', '40.jpg', '40.webp']);
    await sweeper.sweep();
    expect(await readdir(folder)).toEqual([id]);
  });

  it('keeps the upright cut where it is asked for, and where there is one', async () => {
    const wide = await media.prepare(upload, { upright: true });
    const create = { width: 20, height: 40, channels: 3 as const, background: '#486' };
    const narrow = new UploadedImage(await sharp({ create }).png().toBuffer());
    const none = await media.prepare(narrow, { upright: true });
    for (const { settle } of [wide, none]) settle();
    const widths = new Map((await rows()).map((row) => [row.id, row.uprightWidths]));
    expect([widths.get(wide.id), widths.get(none.id)]).toEqual([[19], null]);
    expect(await readdir(join(folder, wide.id))).toEqual(
      expect.arrayContaining(['upright-19.avif', 'upright-19.webp']),
    );
    expect((await readdir(join(folder, none.id))).sort()).toEqual(['20.avif', '20.jpg', '20.webp']);
  });

  it('gives out the largest JPEG of an image in use, and of no other', async () => {
    const id = await createDish();
    const { format, width } = await sharp((await media.read(id)) ?? undefined).metadata();
    expect([format, width]).toEqual(['jpeg', 40]);
    const { id: pending, settle } = await media.prepare(upload);
    settle();
    expect(await media.read(pending)).toBeNull();
    expect(await media.read('f'.repeat(32))).toBeNull();
  });

  it('replaces: the old image goes with the commit that ends its use', async () => {
    const old = await createDish();
    const id = await media.saving(upload, async ({ manager, image, release }) => {
      await manager.update(MenuItemEntity, { imageId: old }, { imageId: image.id });
      await release(old);
      return image.id;
    });
    expect((await rows()).map((row) => row.id)).toEqual([id]);
    expect(await readdir(folder)).toEqual([id]);
  });

  it('removes with the entity', async () => {
    const id = await createDish();
    await media.saving(undefined, async ({ manager, image, release }) => {
      expect(image).toBeNull();
      await manager.delete(MenuItemEntity, { imageId: id });
      await release(id);
    });
    await expectNothingLeft();
  });

  it('leaves everything as it was where the write fails', async () => {
    const old = await createDish();
    const failing = media.saving(upload, async ({ manager, image, release }) => {
      await manager.update(MenuItemEntity, { imageId: old }, { imageId: image.id });
      await release(old);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toMatchObject([{ id: old, state: 'kept' }]);
    expect(await readdir(folder)).toEqual([old]);
  });

  it('refuses to give up an image that is still used', async () => {
    const id = await createDish();
    await expect(media.saving(undefined, ({ release }) => release(id))).rejects.toThrow();
    expect(await readdir(folder)).toEqual([id]);
  });

  it('stores nothing of a file that is no image', async () => {
    const text = new UploadedImage(Buffer.from('no image'));
    await expect(createDish(text)).rejects.toMatchObject({ status: 422 });
    await expectNothingLeft();
  });

  it.each([
    ['ENOSPC', 507],
    ['EDQUOT', 507],
    ['EIO', 503],
    ['EWHATEVER', 503],
  ])('answers a disk that fails with %s with %i and leaves nothing', async (code, status) => {
    store.failure = { error: systemError(code), afterFiles: 2 };
    await expect(createDish()).rejects.toMatchObject({ status });
    await expectNothingLeft();
  });

  it('answers an object store that is full with 507', async () => {
    const error = Object.assign(new Error('full'), { $metadata: { httpStatusCode: 507 } });
    store.failure = { error, afterFiles: 0 };
    await expect(createDish()).rejects.toMatchObject({ status: 507 });
    await expectNothingLeft();
  });

  it('does not keep an image whose lease ran out on the way', async () => {
    const prepared = await media.prepare(upload);
    await expire(prepared.id);
    await sweeper.sweep();
    const keeping = database.transaction((manager) => media.keep(manager, prepared));
    await expect(keeping).rejects.toMatchObject({ status: 503 });
    prepared.settle();
    await expectNothingLeft();
  });

  it('never takes back an image that was kept after all', async () => {
    const prepared = await media.prepare(upload);
    await database.transaction((manager) => media.keep(manager, prepared));
    await media.discard(prepared);
    expect(await rows()).toMatchObject([{ id: prepared.id, state: 'kept' }]);
    expect(await readdir(folder)).toEqual([prepared.id]);
  });

  it('renews the lease while the work goes on', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
    try {
      const prepared = await media.prepare(upload);
      await expire(prepared.id);
      await jest.advanceTimersByTimeAsync(8_000);
      // The renewal and this read take turns on the same connection, or are quick.
      let alive = false;
      for (let tries = 0; tries < 100 && !alive; tries += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        alive = await database.read((manager) =>
          manager
            .createQueryBuilder(ImageEntity, 'image')
            .where('image.lease_expires_at > 1')
            .getExists(),
        );
      }
      prepared.settle();
      expect(alive).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  describe('sweeping', () => {
    const listed = { name: '40.jpg', bytes: Buffer.from('x') };
    const image = { width: 40, height: 30, widths: [40], uprightWidths: [], placeholder: null };
    const id = 'ab'.repeat(16);

    it('removes a row whose process died before its first file', async () => {
      await images.announce(id, image);
      await expire(id);
      await sweeper.sweep();
      await expectNothingLeft();
    });

    it('removes row and files of a process that died before the commit', async () => {
      await images.announce(id, image);
      await store.put(id, [listed]);
      await expire(id);
      await sweeper.sweep();
      await expectNothingLeft();
    });

    it('removes files whose row went away with a commit', async () => {
      await store.put(id, [listed]);
      await sweeper.sweep();
      await expectNothingLeft();
    });

    it('leaves an upload alone that is under way', async () => {
      await images.announce(id, image);
      await sweeper.sweep();
      await store.put(id, [listed]);
      await sweeper.sweep();
      expect((await rows()).map((row) => row.id)).toEqual([id]);
      expect(await readdir(folder)).toEqual([id]);
    });

    it('leaves uploads alone that begin and end while it is sweeping', async () => {
      const uploads = Promise.all(Array.from({ length: 6 }, () => createDish()));
      let busy = true;
      const sweeping = (async () => {
        while (busy) await sweeper.sweep();
      })();
      const ids = await uploads;
      busy = false;
      await sweeping;
      expect((await readdir(folder)).sort()).toEqual([...ids].sort());
      for (const each of ids) expect(await readdir(join(folder, each))).toHaveLength(3);
    });

    it('touches nothing that is not its own', async () => {
      const other = join(folder, 'lost+found');
      await new DiskImageStore(other).put(id, [listed]);
      await sweeper.sweep();
      expect(await readdir(folder)).toEqual(['lost+found']);
    });

    it('goes on by itself, survives failures and stops when it is told to', async () => {
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
      try {
        const sweep = jest.spyOn(sweeper, 'sweep').mockRejectedValue(new Error('away'));
        sweeper.onApplicationBootstrap();
        await jest.advanceTimersByTimeAsync(31_000);
        expect(sweep).toHaveBeenCalledTimes(3);
        await sweeper.onModuleDestroy();
        await jest.advanceTimersByTimeAsync(60_000);
        expect(sweep).toHaveBeenCalledTimes(3);
      } finally {
        jest.useRealTimers();
      }
    });
  });
});
