import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import {
  ContentEvents,
  type ContentTransaction,
  ContentUnit,
  ContentVersion,
} from '../content-events';
import { type Database, OneAtATime } from '../platform/database';
import { ImageEntity } from './image.entity';
import { ImageSweeper } from './image-sweeper';
import type { ImageOptions } from './image-pipeline';
import { type ImageChange, ImageUploads, TrashedImage } from './image-uploads';
import { ImagesRepository } from './images.repository';
import { RowImages } from './row-images';
import { StoredImages } from './stored-images';
import { DiskImageStore } from './store/disk-image-store';
import type { ImageFile } from './store/image-store';
import { describeOnBothDatabases, type TestDatabase } from '../platform/database/test-database';
import { UploadedFile } from '../platform/multipart/uploaded-file';
import { testImageProcessor } from './test-image-processor';

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
  let unit: ContentUnit;
  let uploads: ImageUploads;
  let rowImages: RowImages;
  let storedImages: StoredImages;
  let sweeper: ImageSweeper;
  let upload: UploadedFile;

  beforeAll(async () => {
    test = await openDatabase();
    database = test.database;
    const create = { width: 40, height: 30, channels: 3 as const, background: '#963' };
    upload = new UploadedFile(await sharp({ create }).jpeg().toBuffer());
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
    unit = new ContentUnit(database, new ContentEvents(), new ContentVersion(database));
    sweeper = new ImageSweeper(images, store, new OneAtATime(database));
    uploads = new ImageUploads(images, store, testImageProcessor(), sweeper);
    rowImages = new RowImages(images, sweeper);
    storedImages = new StoredImages(images, store, sweeper);
  });

  afterEach(async () => {
    await sweeper.onModuleDestroy();
    jest.restoreAllMocks();
    await database.transaction(async (manager) => {
      await manager.query('DELETE FROM menu_items');
      await manager.createQueryBuilder().delete().from(ImageEntity).execute();
    });
    await rm(folder, { recursive: true });
  });

  const rows = (): Promise<ImageEntity[]> => database.read((manager) => manager.find(ImageEntity));

  /** As a service writes a row that has the image `change.present`. */
  const write = async <T>(
    change: ImageChange,
    work: (transaction: ContentTransaction, image: ImageEntity | null) => Promise<T>,
    options: ImageOptions = {},
  ): Promise<T> => {
    const prepared = await uploads.prepare(change, options);
    return unit.write(async (transaction) => {
      const image = await rowImages.attach(transaction, change.present ?? null, prepared);
      return work(transaction, image);
    }, prepared);
  };

  const createMenuItem = (image = upload, options: ImageOptions = {}): Promise<string> =>
    write(
      { image },
      async ({ manager }, attached) => {
        await manager.query(
          `INSERT INTO menu_items (name, price, image_id, created_at, updated_at) VALUES ('Kopi', 1, '${attached?.id}', '', '')`,
        );
        return attached?.id ?? '';
      },
      options,
    );

  const point = async ({ manager }: ContentTransaction, image: ImageEntity | null) => {
    await manager.query(`UPDATE menu_items SET image_id = '${image?.id}'`);
    return image?.id ?? '';
  };
  const find = async (id: string) => (await rows()).find((row) => row.id === id) ?? null;
  const detach = (id: string) => unit.write((transaction) => rowImages.detach(transaction, id));
  const purge = (id: string) =>
    unit.write(async (transaction) => {
      await transaction.manager.query('DELETE FROM menu_items');
      await rowImages.purge(transaction, id);
    });

  /** As if the process that held the lease had died long ago. */
  const expire = (id: string): Promise<unknown> =>
    database.transaction((manager) => manager.update(ImageEntity, { id }, { leaseExpiresAt: 1 }));

  const expectNothingLeft = async (): Promise<void> => {
    expect(await rows()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  };

  /** The ids of images with files: those that are served, and those in the trash. */
  const stored = async () => {
    const detached = await images.detachedIds();
    const ids = (await readdir(folder)).sort();
    return [ids.filter((id) => !detached.has(id)), ids.filter((id) => detached.has(id))];
  };

  it('stores row and files of a write that succeeds', async () => {
    const id = await createMenuItem();
    expect(await rows()).toEqual([
      {
        id,
        width: 40,
        height: 30,
        widths: [40],
        portraitWidths: null,
        portraitCrop: null,
        focus: { x: 50, y: 50 },
        placeholder: expect.stringContaining('data:image/webp;base64,'),
        state: 'kept',
      },
    ]);
    expect((await readdir(join(folder, id))).sort()).toEqual(['40.avif', '40.jpg', '40.webp']);
    await sweeper.sweep();
    expect(await readdir(folder)).toEqual([id]);
  });

  it('reads the largest JPEG of an image in use, and of no other', async () => {
    const id = await createMenuItem();
    const { format, width } = await sharp((await storedImages.read(id)) ?? undefined).metadata();
    expect([format, width]).toEqual(['jpeg', 40]);
    const { uploadId = '', release } = await uploads.prepare({ image: upload });
    release();
    expect(await storedImages.read(uploadId)).toBeNull();
    expect(await storedImages.read('f'.repeat(32))).toBeNull();
  });

  describe('in the trash', () => {
    let id: string;

    beforeEach(async () => {
      id = await createMenuItem();
      await detach(id);
    });

    const takeBack = (then = () => Promise.resolve()) =>
      unit.write(async (transaction) => {
        const image = await rowImages.reattach(transaction, id);
        await then();
        return image;
      });

    it('is marked, and has its files where they are', async () => {
      const files = await readdir(join(folder, id));
      expect(await stored()).toEqual([[], [id]]);
      expect(await storedImages.isDetached(id)).toBe(true);
      expect(await storedImages.read(id)).toBeNull();
      expect(await takeBack()).toMatchObject({ id });
      expect(await stored()).toEqual([[id], []]);
      expect(await readdir(join(folder, id))).toEqual(files);
      expect(await storedImages.read(id)).not.toBeNull();
    });

    it('stays there where the write that takes it back fails', async () => {
      await expect(takeBack(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await stored()).toEqual([[], [id]]);
      expect(await storedImages.read(id)).toBeNull();
    });

    it('is purged from there', async () => {
      await purge(id);
      await expectNothingLeft();
      expect(await takeBack()).toBeNull();
    });

    it('keeps its files where the write that purges it fails', async () => {
      const failing = unit.write(async (transaction) => {
        await transaction.manager.query('DELETE FROM menu_items');
        await rowImages.purge(transaction, id);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await stored()).toEqual([[], [id]]);
    });
  });

  it('leaves everything as it was where the write fails', async () => {
    const old = await createMenuItem();
    const failing = write(
      { image: upload, present: await find(old) },
      async (transaction, image) => {
        await point(transaction, image);
        throw new Error('no');
      },
    );
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toMatchObject([{ id: old, state: 'kept' }]);
    expect(await readdir(folder)).toEqual([old]);
  });

  it('refuses to purge an image that is still used', async () => {
    const id = await createMenuItem();
    const purging = unit.write((transaction) => rowImages.purge(transaction, id));
    await expect(purging).rejects.toThrow();
    expect(await readdir(folder)).toEqual([id]);
  });

  it('stores nothing of a file that is no image', async () => {
    const text = new UploadedFile(Buffer.from('no image'));
    await expect(createMenuItem(text)).rejects.toMatchObject({ status: 422 });
    await expectNothingLeft();
  });

  it.each([
    ['ENOSPC', 507],
    ['EDQUOT', 507],
    ['EIO', 503],
    ['EWHATEVER', 503],
  ])('maps a disk that fails with %s to %i and leaves nothing', async (code, status) => {
    store.failure = { error: systemError(code), afterFiles: 2 };
    await expect(createMenuItem()).rejects.toMatchObject({ status });
    await expectNothingLeft();
  });

  it('maps a full object store to 507', async () => {
    const error = Object.assign(new Error('full'), { $metadata: { httpStatusCode: 507 } });
    store.failure = { error, afterFiles: 0 };
    await expect(createMenuItem()).rejects.toMatchObject({ status: 507 });
    await expectNothingLeft();
  });

  it('refuses an image whose lease ended during the write', async () => {
    const prepared = await uploads.prepare({ image: upload });
    await expire(prepared.uploadId ?? '');
    await sweeper.sweep();
    const attaching = unit.write(
      (transaction) => rowImages.attach(transaction, null, prepared),
      prepared,
    );
    await expect(attaching).rejects.toMatchObject({ status: 503 });
    await expectNothingLeft();
  });

  it('never discards an image that was attached after all', async () => {
    const prepared = await uploads.prepare({ image: upload });
    await unit.write((transaction) => rowImages.attach(transaction, null, prepared), prepared);
    await prepared.discard();
    expect(await rows()).toMatchObject([{ id: prepared.uploadId, state: 'kept' }]);
    expect(await readdir(folder)).toEqual([prepared.uploadId]);
  });

  it('renews the lease while the work goes on', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
    try {
      const { uploadId = '', release } = await uploads.prepare({ image: upload });
      await expire(uploadId);
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
      release();
      expect(alive).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  describe('with another focus', () => {
    const FOCUS = { x: 10, y: 90 };
    let wide: UploadedFile;

    beforeAll(async () => {
      // Transparent, which only WebP and AVIF can preserve.
      const create = { width: 80, height: 40, channels: 4 as const, background: '#9638' };
      wide = new UploadedFile(await sharp({ create }).png().toBuffer());
    });

    /** A menu item with an image that has a portrait crop. */
    const createWide = () => createMenuItem(wide, { portrait: true });

    /** As when the image `present` was read before the transaction, in which the row has another one. */
    const refocus = async (present: ImageEntity | null, focus = FOCUS, inRow = present) => {
      const prepared = await uploads.prepare({ focus, present }, { portrait: true });
      return unit.write((transaction) => rowImages.attach(transaction, inRow, prepared), prepared);
    };
    const filesOf = async (id: string) => (await readdir(join(folder, id))).sort();

    it('changes the row alone of an image without a portrait crop', async () => {
      const id = await createMenuItem();
      const files = await filesOf(id);
      expect(await refocus(await find(id))).toMatchObject({ id, focus: FOCUS });
      expect(await rows()).toMatchObject([{ id, focus: FOCUS, portraitCrop: null }]);
      expect(await filesOf(id)).toEqual(files);
    });

    it('has another portrait crop, and no other file', async () => {
      const id = await createWide();
      const files = await filesOf(id);
      const old = (await find(id))?.portraitCrop;
      const changed = await refocus(await find(id));
      expect(await find(id)).toEqual(changed);
      expect(changed).toMatchObject({ id, focus: FOCUS, portraitWidths: [25], widths: [80] });
      expect(changed?.portraitCrop).toMatch(/^p-10-90-[0-9a-f]{8}$/);
      const crop = [`${changed?.portraitCrop}-25.avif`, `${changed?.portraitCrop}-25.webp`];
      // The sweeper removes the files of the old crop later.
      expect(await filesOf(id)).toEqual([...files, ...crop].sort());
      expect(files).toContain(`${old}-25.webp`);
      const webp = await readFile(join(folder, id, `${changed?.portraitCrop}-25.webp`));
      expect((await sharp(webp).stats()).isOpaque).toBe(false);
    });

    it('leaves the row as it was where the crop cannot be stored or made', async () => {
      const id = await createWide();
      const row = await find(id);
      store.failure = { error: systemError('ENOSPC'), afterFiles: 1 };
      await expect(refocus(row)).rejects.toMatchObject({ status: 507 });
      store.failure = null;
      jest.spyOn(store, 'open').mockRejectedValueOnce(systemError('EIO'));
      await expect(refocus(row)).rejects.toMatchObject({ status: 503 });
      expect(await rows()).toEqual([row]);
    });

    it('follows the last of eight changes at once, whose crop is there', async () => {
      const id = await createWide();
      const row = await find(id);
      await Promise.all(Array.from({ length: 8 }, (_, x) => refocus(row, { x, y: 90 })));
      const last = await find(id);
      expect(last?.portraitCrop).toMatch(new RegExp(`^p-${last?.focus.x}-90-`));
      expect(await filesOf(id)).toContain(`${last?.portraitCrop}-25.webp`);
    });

    it('leaves no crop of a write that fails', async () => {
      const id = await createWide();
      const files = await filesOf(id);
      const prepared = await uploads.prepare(
        { focus: FOCUS, present: await find(id) },
        { portrait: true },
      );
      expect(await filesOf(id)).toHaveLength(files.length + 2);
      const failing = unit.write(() => Promise.reject(new Error('no')), prepared);
      await expect(failing).rejects.toThrow('no');
      expect(await filesOf(id)).toEqual(files);
      const attached = await uploads.prepare(
        { focus: FOCUS, present: await find(id) },
        { portrait: true },
      );
      await unit.write(async (transaction) => {
        await rowImages.attach(transaction, await find(id), attached);
      }, attached);
      await attached.discard();
      expect(await filesOf(id)).toContain(`${(await find(id))?.portraitCrop}-25.webp`);
    });

    it('is refused where its crop has waited for so long that it may be swept', async () => {
      const id = await createWide();
      const row = await find(id);
      const prepared = await uploads.prepare({ focus: FOCUS, present: row }, { portrait: true });
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 21_000);
      const late = unit.write(
        (transaction) => rowImages.attach(transaction, row, prepared),
        prepared,
      );
      await expect(late).rejects.toMatchObject({ status: 503 });
      jest.restoreAllMocks();
      expect(await find(id)).toEqual(row);
    });

    it('goes with the image that it was meant for, where another write has replaced that', async () => {
      const first = await find(await createWide());
      const id = await write({ image: wide, present: first }, point, { portrait: true });
      const second = await find(id);
      expect(await refocus(first, FOCUS, second)).toBe(second);
      expect(await find(id)).toEqual(second);
    });

    it('comes back with an image from the trash, in the crop of the wanted version', async () => {
      const first = await createWide();
      const id = await write({ image: wide, present: await find(first) }, point);
      const back = { image: new TrashedImage(first), focus: FOCUS, present: await find(id) };
      expect(await write(back, point, { portrait: true })).toBe(first);
      const row = await find(first);
      expect(row?.portraitCrop).toMatch(/^p-10-90-/);
      expect(await filesOf(first)).toContain(`${row?.portraitCrop}-25.avif`);
      expect(await stored()).toEqual([[first], [id]]);
    });

    it('is followed by the removal of old crops, within a minute', async () => {
      const id = await createWide();
      await refocus(await find(id));
      const files = await filesOf(id);
      await store.put(id, [{ name: 'p-1-1-00000000-25.avif', bytes: Buffer.from('x') }]);
      await sweeper.sweep();
      expect(await filesOf(id)).toHaveLength(files.length + 1);
      const before = new Date(Date.now() - 41_000);
      for (const name of await filesOf(id)) await utimes(join(folder, id, name), before, before);
      await sweeper.sweep();
      const crop = (await find(id))?.portraitCrop;
      const present = [`${crop}-25.avif`, `${crop}-25.webp`];
      expect(await filesOf(id)).toEqual(['80.avif', '80.jpg', '80.webp', ...present].sort());
    });
  });

  describe('sweeping', () => {
    const listed = { name: '40.jpg', bytes: Buffer.from('x') };
    const focus = { x: 50, y: 50 };
    const image = {
      width: 40,
      height: 30,
      widths: [40],
      portraitWidths: [],
      portraitCrop: null,
      placeholder: null,
      focus,
    };
    const id = 'ab'.repeat(16);

    it('removes a row whose process died before its first file', async () => {
      await images.insertPending(id, image);
      await expire(id);
      await sweeper.sweep();
      await expectNothingLeft();
    });

    it('removes row and files of a process that died before the commit', async () => {
      await images.insertPending(id, image);
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

    it('removes files whose process died after the commit that purged them', async () => {
      const attached = await createMenuItem();
      jest.spyOn(store, 'remove').mockRejectedValueOnce(systemError('EIO'));
      await purge(attached);
      expect(await readdir(folder)).toEqual([attached]);
      await sweeper.sweep();
      await expectNothingLeft();
    });

    it('leaves what is in the trash alone', async () => {
      const attached = await createMenuItem();
      await detach(attached);
      await sweeper.sweep();
      expect(await stored()).toEqual([[], [attached]]);
      expect(await readdir(join(folder, attached))).toHaveLength(3);
    });

    it('leaves an upload in progress alone', async () => {
      await images.insertPending(id, image);
      await sweeper.sweep();
      await store.put(id, [listed]);
      await sweeper.sweep();
      expect((await rows()).map((row) => row.id)).toEqual([id]);
      expect(await readdir(folder)).toEqual([id]);
    });

    it('leaves uploads alone that begin and end while it is sweeping', async () => {
      const creating = Promise.all(Array.from({ length: 6 }, () => createMenuItem()));
      let busy = true;
      const sweeping = (async () => {
        while (busy) await sweeper.sweep();
      })();
      const ids = await creating;
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
  });
});
