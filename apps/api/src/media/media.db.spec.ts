import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { ContentEvents, ContentUnit } from '../content-events';
import { type Database } from '../platform/database';
import { ImageEntity } from './image.entity';
import { FormerTrash } from './former-trash';
import { ImageSweeper } from './image-sweeper';
import { ImagesRepository } from './images.repository';
import { MediaService, TrashedImage } from './media.service';
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
  let trashFolder: string;
  let store: FragileStore;
  let trash: FragileStore;
  let images: ImagesRepository;
  let unit: ContentUnit;
  let media: MediaService;
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
    trashFolder = await mkdtemp(join(tmpdir(), 'lereng-trash-'));
    store = new FragileStore(folder);
    trash = new FragileStore(trashFolder);
    const formerTrash = new FormerTrash(store, trash);
    images = new ImagesRepository(database);
    unit = new ContentUnit(database, new ContentEvents());
    media = new MediaService(images, store, formerTrash, unit, testImageProcessor());
    sweeper = new ImageSweeper(images, store, formerTrash, media);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await database.transaction(async (manager) => {
      await manager.query('DELETE FROM menu_items');
      await manager.createQueryBuilder().delete().from(ImageEntity).execute();
    });
    for (const each of [folder, trashFolder]) await rm(each, { recursive: true });
  });

  const rows = (): Promise<ImageEntity[]> => database.read((manager) => manager.find(ImageEntity));

  const createMenuItem = (file = upload): Promise<string> =>
    media.withUpload(file, async ({ transaction, image }) => {
      await transaction.manager.query(
        `INSERT INTO menu_items (name, price, image_id, created_at, updated_at) VALUES ('Kopi', 1, '${image.id}', '', '')`,
      );
      return image.id;
    });

  /** As if the process that held the lease had died long ago. */
  const expire = (id: string): Promise<unknown> =>
    database.transaction((manager) => manager.update(ImageEntity, { id }, { leaseExpiresAt: 1 }));

  const expectNothingLeft = async (): Promise<void> => {
    expect(await rows()).toEqual([]);
    expect([await readdir(folder), await readdir(trashFolder)]).toEqual([[], []]);
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
        focusX: 50,
        focusY: 50,
        placeholder: expect.stringContaining('data:image/webp;base64,'),
        state: 'kept',
      },
    ]);
    expect((await readdir(join(folder, id))).sort()).toEqual(['40.avif', '40.jpg', '40.webp']);
    await sweeper.sweep();
    expect(await readdir(folder)).toEqual([id]);
  });

  it('stores the portrait crop where it is requested and exists', async () => {
    const wide = await media.prepare(upload, { portrait: true });
    const create = { width: 20, height: 40, channels: 3 as const, background: '#486' };
    const narrow = new UploadedFile(await sharp({ create }).png().toBuffer());
    const none = await media.prepare(narrow, { portrait: true });
    for (const { stopRenewal } of [wide, none]) stopRenewal();
    const widths = new Map((await rows()).map((row) => [row.id, row.portraitWidths]));
    expect([widths.get(wide.id), widths.get(none.id)]).toEqual([[19], null]);
    expect(await readdir(join(folder, wide.id))).toEqual(
      expect.arrayContaining(['upright-19.avif', 'upright-19.webp']),
    );
    expect((await readdir(join(folder, none.id))).sort()).toEqual(['20.avif', '20.jpg', '20.webp']);
  });

  it('reads the largest JPEG of an image in use, and of no other', async () => {
    const id = await createMenuItem();
    const { format, width } = await sharp((await media.read(id)) ?? undefined).metadata();
    expect([format, width]).toEqual(['jpeg', 40]);
    const { id: pending, stopRenewal } = await media.prepare(upload);
    stopRenewal();
    expect(await media.read(pending)).toBeNull();
    expect(await media.read('f'.repeat(32))).toBeNull();
  });

  it('replaces: the old image goes into the trash with the commit that ends its use', async () => {
    const old = await createMenuItem();
    const id = await media.withUpload(upload, async ({ transaction, image, detach }) => {
      await transaction.manager.query(`UPDATE menu_items SET image_id = '${image.id}'`);
      await detach(old);
      return image.id;
    });
    expect(await stored()).toEqual([[id], [old]]);
    expect(await media.read(old)).toBeNull();
  });

  it('purges with the entity', async () => {
    const id = await createMenuItem();
    await media.withUpload(undefined, async ({ transaction, image, purge }) => {
      expect(image).toBeNull();
      await transaction.manager.query('DELETE FROM menu_items');
      await purge(id);
    });
    await expectNothingLeft();
  });

  describe('in the trash', () => {
    let id: string;

    beforeEach(async () => {
      id = await createMenuItem();
      await media.withUpload(undefined, ({ detach }) => detach(id));
    });

    const takeBack = (write = () => Promise.resolve()) =>
      media.withUpload(undefined, async ({ reattach }) => {
        const image = await reattach(id);
        await write();
        return image;
      });

    it('is marked, and has its files where they are', async () => {
      const files = await readdir(join(folder, id));
      expect(await stored()).toEqual([[], [id]]);
      expect(await media.isDetached(id)).toBe(true);
      expect(await media.read(id)).toBeNull();
      expect(await takeBack()).toMatchObject({ id });
      expect(await stored()).toEqual([[id], []]);
      expect(await readdir(join(folder, id))).toEqual(files);
      expect(await media.read(id)).not.toBeNull();
    });

    it('stays there where the write that takes it back fails', async () => {
      await expect(takeBack(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await stored()).toEqual([[], [id]]);
      expect(await media.read(id)).toBeNull();
    });

    it('is brought back from where an older version has moved it', async () => {
      await store.move(id, trash);
      const files = await readdir(join(trashFolder, id));
      const replica = new FormerTrash(store, new DiskImageStore(trashFolder));
      await Promise.all([media.prepareReturn(), sweeper.sweep(), replica.empty()]);
      expect(await readdir(join(folder, id))).toEqual(files);
      expect(await readdir(trashFolder)).toEqual([]);
      expect(await stored()).toEqual([[], [id]]);
    });

    it('does not come back where an older version has moved it and it cannot be moved', async () => {
      await store.move(id, trash);
      jest.spyOn(trash, 'move').mockRejectedValueOnce(systemError('ENOSPC'));
      const write = jest.fn();
      await expect(media.withUpload(new TrashedImage(id), write)).rejects.toMatchObject({
        status: 507,
      });
      expect(write).not.toHaveBeenCalled();
      expect(await readdir(trashFolder)).toEqual([id]);
    });

    it('is purged from there', async () => {
      await media.withUpload(undefined, async ({ transaction, purge }) => {
        await transaction.manager.query('DELETE FROM menu_items');
        await purge(id);
      });
      await expectNothingLeft();
      expect(await takeBack()).toBeNull();
    });

    it('keeps its files where the write that purges it fails', async () => {
      const failing = media.withUpload(undefined, async ({ transaction, purge }) => {
        await transaction.manager.query('DELETE FROM menu_items');
        await purge(id);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await stored()).toEqual([[], [id]]);
    });

    it('is removed for good in time', async () => {
      const [old, soon] = ['2020-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z'];
      await database.transaction((manager) => manager.query('DELETE FROM menu_items'));
      await media.purgeDetached(old);
      expect(await stored()).toEqual([[], [id]]);
      await Promise.all([media.purgeDetached(soon), media.purgeDetached(soon)]);
      await expectNothingLeft();
    });
  });

  it('leaves everything as it was where the write fails', async () => {
    const old = await createMenuItem();
    const failing = media.withUpload(upload, async ({ transaction, image, detach }) => {
      await transaction.manager.query(`UPDATE menu_items SET image_id = '${image.id}'`);
      await detach(old);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toMatchObject([{ id: old, state: 'kept' }]);
    expect(await readdir(folder)).toEqual([old]);
  });

  it('refuses to discard an image that is still used', async () => {
    const id = await createMenuItem();
    await expect(media.withUpload(undefined, ({ purge }) => purge(id))).rejects.toThrow();
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
    const prepared = await media.prepare(upload);
    await expire(prepared.id);
    await sweeper.sweep();
    const keeping = unit.write((transaction) => media.keep(transaction, prepared));
    await expect(keeping).rejects.toMatchObject({ status: 503 });
    prepared.stopRenewal();
    await expectNothingLeft();
  });

  it('never rolls back an image that was kept after all', async () => {
    const prepared = await media.prepare(upload);
    await unit.write((transaction) => media.keep(transaction, prepared));
    await media.rollback(prepared);
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
      prepared.stopRenewal();
      expect(alive).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  describe('with another focus', () => {
    const FOCUS = { x: 10, y: 90 };
    const LEFT = { portrait: true, focus: FOCUS };
    let wide: UploadedFile;

    beforeAll(async () => {
      // Transparent, which only WebP and AVIF can preserve.
      const create = { width: 80, height: 40, channels: 4 as const, background: '#9638' };
      wide = new UploadedFile(await sharp({ create }).png().toBuffer());
    });

    const use = (imageId: string): string => `UPDATE menu_items SET image_id = '${imageId}'`;
    const find = async (id: string) => (await rows()).find((row) => row.id === id) ?? null;

    /** Changes the focus of the image that `current` reads. */
    const refocus = (current: () => Promise<ImageEntity | null>, focus = FOCUS): Promise<string> =>
      media.withUpload(
        undefined as UploadedFile | undefined,
        async ({ transaction, image, detach, refocus: setFocus }) => {
          const [row] = (await transaction.manager.query('SELECT image_id FROM menu_items')) as {
            image_id: string;
          }[];
          const before = row?.image_id ?? '';
          if (image) {
            await transaction.manager.query(use(image.id));
            await detach(before);
          }
          await setFocus(image?.id ?? before, focus);
          return image?.id ?? before;
        },
        { ...LEFT, focus, current },
      );

    /** A menu item with an image that has a portrait crop. */
    const createWide = async (): Promise<string> => {
      const before = await createMenuItem();
      return media.withUpload(
        wide,
        async ({ transaction, image, purge }) => {
          await transaction.manager.query(use(image.id));
          await purge(before);
          return image.id;
        },
        { portrait: true },
      );
    };

    it('keeps the files of an image without a portrait crop', async () => {
      const id = await createMenuItem();
      expect(await refocus(() => find(id))).toBe(id);
      expect(await rows()).toMatchObject([{ id, focusX: 10, focusY: 90, state: 'kept' }]);
      expect(await readdir(folder)).toEqual([id]);
    });

    it('replaces one with a portrait crop by a copy with another crop', async () => {
      const old = await createWide();
      const read = (id: string, name: string) => readFile(join(folder, id, name));
      const names = (await readdir(join(folder, old))).sort();
      const whole = names.filter((name) => !name.startsWith('upright-'));
      const bytes = await Promise.all(whole.map((name) => read(old, name)));

      const id = await refocus(() => find(old));
      expect(id).not.toBe(old);
      expect(await find(id)).toMatchObject({
        focusX: 10,
        focusY: 90,
        portraitWidths: [25],
        widths: [80],
        state: 'kept',
      });
      expect(await stored()).toEqual([[id], [old]]);
      expect((await readdir(join(folder, id))).sort()).toEqual(names);
      expect(await Promise.all(whole.map((name) => read(id, name)))).toEqual(bytes);
      expect((await sharp(await read(id, 'upright-25.webp')).stats()).isOpaque).toBe(false);
      expect(await refocus(() => find(id))).toBe(id);
    });

    it('leaves everything as it was where the copy cannot be stored or read', async () => {
      const old = await createWide();
      store.failure = { error: systemError('ENOSPC'), afterFiles: 2 };
      await expect(refocus(() => find(old))).rejects.toMatchObject({ status: 507 });
      store.failure = null;
      expect(await rows()).toMatchObject([{ id: old, focusX: 50, state: 'kept' }]);
      expect(await readdir(folder)).toEqual([old]);

      jest.spyOn(store, 'open').mockRejectedValueOnce(systemError('EIO'));
      await expect(refocus(() => find(old))).rejects.toMatchObject({ status: 503 });
      await rm(join(folder, old, '80.avif'));
      await expect(refocus(() => find(old))).rejects.toMatchObject({ status: 503 });
      expect(await rows()).toMatchObject([{ id: old, focusX: 50, state: 'kept' }]);
      expect(await readdir(folder)).toEqual([old]);
    });

    it('follows each of eight changes at once', async () => {
      const id = await createWide();
      const current = async () => {
        const [row] = (await database.read((manager) =>
          manager.query('SELECT image_id FROM menu_items'),
        )) as { image_id: string }[];
        return find(row?.image_id ?? id);
      };
      const changes = Array.from({ length: 8 }, (_, x) => refocus(current, { x, y: 90 }));
      await Promise.all(changes);
      const served = (await rows()).filter((row) => row.id !== id);
      expect(served).toHaveLength(8);
      expect((await stored())[0]).toHaveLength(1);
    });

    it('begins again where another write has replaced the image', async () => {
      const first = await createWide();
      let second = first;
      const id = await refocus(async () => {
        const stale = await find(second);
        if (second === first) {
          second = await media.withUpload(
            wide,
            async ({ transaction, image, purge }) => {
              await transaction.manager.query(use(image.id));
              await purge(first);
              return image.id;
            },
            { portrait: true },
          );
        }
        return stale;
      });
      expect([first, second]).not.toContain(id);
      expect(await find(id)).toMatchObject({ focusX: 10, focusY: 90, portraitWidths: [25] });
      expect((await stored())[0]).toEqual([id]);
    });

    it('begins again where an image without a crop was replaced by one that has one', async () => {
      const id = await createWide();
      let reads = 0;
      const copy = await refocus(async () => ((reads += 1) === 1 ? null : find(id)));
      expect([reads, copy === id]).toEqual([2, false]);
      expect((await stored())[0]).toEqual([copy]);
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
      await media.withUpload(undefined, async ({ transaction, purge }) => {
        await transaction.manager.query('DELETE FROM menu_items');
        await purge(attached);
      });
      expect(await readdir(folder)).toEqual([attached]);
      await trash.put(id, [listed]);
      await sweeper.sweep();
      await expectNothingLeft();
    });

    it('leaves what is in the trash alone', async () => {
      const attached = await createMenuItem();
      await media.withUpload(undefined, ({ detach }) => detach(attached));
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
      const uploads = Promise.all(Array.from({ length: 6 }, () => createMenuItem()));
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
  });
});
