import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { type Database } from '@lereng/api-site/database';
import { DiskImageStore, type ImageFile } from '@lereng/api-site/images';
import { describeOnBothDatabases, type TestDatabase } from '@lereng/api-site/testing';
import {
  BY_ITSELF,
  ContentEvents,
  type ContentTransaction,
  ContentUnit,
  ChangeCounter,
} from '../writes';
import { OneAtATime } from '../platform/database';
import { ImageEntity } from './image.entity';
import { ImageSweeper, LEFTOVER_AFTER_MS } from './image-sweeper';
import type { ImageOptions } from './image-pipeline';
import {
  type ImageChange,
  ImageUploads,
  NAMED_WITHIN_MS,
  type PreparedImage,
} from './image-uploads';
import { ImagesRepository } from './images.repository';
import { RowImages } from './row-images';
import { StoredImages } from './stored-images';
import { UploadedFile } from '../platform/validation/form-field';
import { testImageProcessor } from './testing/test-image-processor';

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
    await images.setOwnsStore(true);
    unit = new ContentUnit(database, new ContentEvents(), new ChangeCounter(database));
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

  type Work = (transaction: ContentTransaction, image: ImageEntity | null) => Promise<void>;
  const nothing: Work = async () => undefined;

  /** Writes what was prepared for a row that has the image `present`. */
  const attach = (prepared: PreparedImage, present: ImageEntity | null = null, work = nothing) =>
    unit.write(
      BY_ITSELF,
      async (transaction) => {
        const image = await rowImages.attach(transaction, present, prepared);
        await work(transaction, image);
        return image;
      },
      prepared,
    );

  /** As a service writes a row that has the image `change.present`. */
  const write = async (
    change: ImageChange,
    work: Work,
    options: ImageOptions = {},
  ): Promise<string> => {
    const image = await attach(await uploads.prepare(change, options), change.present, work);
    return image!.id;
  };

  const createMenuItem = (image = upload, options: ImageOptions = {}): Promise<string> =>
    write(
      { image },
      async ({ manager }, attached) => {
        await manager.query(
          `INSERT INTO menu_items (name, price, image_id, created_at, updated_at) VALUES ('Kopi', 1, '${attached?.id}', '', '')`,
        );
      },
      options,
    );

  const point = async ({ manager }: ContentTransaction, image: ImageEntity | null) => {
    await manager.query(`UPDATE menu_items SET image_id = '${image?.id}'`);
  };
  const find = async (id: string) => (await rows()).find((row) => row.id === id) ?? null;
  const detach = (id: string) =>
    unit.write(BY_ITSELF, (transaction) => rowImages.detach(transaction, id));
  const fail = () => Promise.reject(new Error('no'));
  const purge = (id: string, then = async () => undefined) =>
    unit.write(BY_ITSELF, async (transaction) => {
      await transaction.manager.query('DELETE FROM menu_items');
      await rowImages.purge(transaction, id);
      await then();
    });

  /** Sweeps as often as it takes for a file to be a leftover. */
  const sweepAll = async (): Promise<void> => {
    await sweeper.sweep();
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + LEFTOVER_AFTER_MS);
    await sweeper.sweep();
    clock.mockRestore();
  };

  const expectNothingLeft = async (): Promise<void> => {
    expect(await rows()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
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
        icons: null,
        logoTone: null,
        focus: { x: 50, y: 50 },
        placeholder: expect.stringContaining('data:image/webp;base64,'),
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
    await detach(id);
    const { upload: unnamed } = await uploads.prepare({ image: upload });
    for (const other of [id, unnamed?.id ?? '', 'f'.repeat(32)]) {
      expect(await storedImages.read(other)).toBeNull();
    }
  });

  it('leaves an image in the trash where the write fails that takes it back or purges it', async () => {
    const id = await createMenuItem();
    await detach(id);
    const takeBack = unit.write(BY_ITSELF, async (transaction) => {
      await rowImages.reattach(transaction, id);
      await fail();
    });
    await expect(takeBack).rejects.toThrow('no');
    await expect(purge(id, fail)).rejects.toThrow('no');
    await sweeper.sweep();
    expect(await storedImages.isDetached(id)).toBe(true);
    expect(await readdir(join(folder, id))).toHaveLength(3);
  });

  it('leaves everything as it was where the write fails', async () => {
    const old = await createMenuItem();
    const change = { image: upload, present: await find(old) };
    const failing = write(change, async (transaction, image) => {
      await point(transaction, image);
      await fail();
    });
    await expect(failing).rejects.toThrow('no');
    expect((await rows()).map(({ id }) => id)).toEqual([old]);
    expect(await readdir(folder)).toEqual([old]);
  });

  it('refuses to purge an image that is still used', async () => {
    const id = await createMenuItem();
    const purging = unit.write(BY_ITSELF, (transaction) => rowImages.purge(transaction, id));
    await expect(purging).rejects.toThrow();
    expect(await readdir(folder)).toEqual([id]);
  });

  it.each<[string, Error, number]>([
    ['ENOSPC', systemError('ENOSPC'), 507],
    ['EWHATEVER', systemError('EWHATEVER'), 503],
    ['507 of S3', Object.assign(new Error('full'), { $metadata: { httpStatusCode: 507 } }), 507],
  ])('maps a store that fails with %s, and leaves nothing', async (_, error, status) => {
    store.failure = { error, afterFiles: 2 };
    await expect(createMenuItem()).rejects.toMatchObject({ status });
    await expectNothingLeft();
  });

  it('refuses an image that has waited for so long that it may be swept', async () => {
    const prepared = await uploads.prepare({ image: upload });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + NAMED_WITHIN_MS + 1);
    await expect(attach(prepared)).rejects.toMatchObject({ status: 503 });
    clock.mockRestore();
    await expectNothingLeft();
  });

  it('never discards an image that was attached after all', async () => {
    const prepared = await uploads.prepare({ image: upload });
    const attached = await attach(prepared);
    await prepared.discard();
    expect((await rows()).map(({ id }) => id)).toEqual([attached?.id]);
    expect(await readdir(folder)).toEqual([attached?.id]);
  });

  it('waits with what it removes for the write that may name it', async () => {
    const prepared = await uploads.prepare({ image: upload });
    await sweeper.sweep();
    let commit: () => void = () => undefined;
    const isNamed = new Promise<void>((named) => {
      const held = new Promise<void>((resolve) => (commit = resolve));
      void attach(prepared, null, async () => {
        named();
        await held;
      });
    });
    await isNamed;
    const sweeping = sweepAll();
    await sleep(100);
    commit();
    await sweeping;
    expect(await readdir(folder)).toEqual([prepared.upload?.id]);
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

    const prepareFocus = (present: ImageEntity | null, focus = FOCUS) =>
      uploads.prepare({ focus, present }, { portrait: true });
    const refocus = async (present: ImageEntity | null) =>
      attach(await prepareFocus(present), present);
    const filesOf = async (id: string) => (await readdir(join(folder, id))).sort();

    it('changes the row alone of an image without a portrait crop', async () => {
      const id = await createMenuItem();
      const files = await filesOf(id);
      expect(await refocus(await find(id))).toMatchObject({ id, focus: FOCUS });
      expect(await rows()).toMatchObject([{ id, focus: FOCUS, portraitCrop: null }]);
      expect(await filesOf(id)).toEqual(files);
    });

    it('has another portrait crop, and no other file, until the old one is swept', async () => {
      const id = await createWide();
      const files = await filesOf(id);
      const changed = await refocus(await find(id));
      expect(await find(id)).toEqual(changed);
      expect(changed).toMatchObject({ id, focus: FOCUS, portraitWidths: [25], widths: [80] });
      expect(changed?.portraitCrop).toMatch(/^p-10-90-[0-9a-f]{8}$/);
      const crop = [`${changed?.portraitCrop}-25.avif`, `${changed?.portraitCrop}-25.webp`];
      await sweeper.sweep();
      expect(await filesOf(id)).toEqual([...files, ...crop].sort());
      const webp = await readFile(join(folder, id, `${changed?.portraitCrop}-25.webp`));
      expect((await sharp(webp).stats()).isOpaque).toBe(false);

      await store.put(id, [{ name: 'p-1-1-00000000-25.avif', bytes: Buffer.from('x') }]);
      await sweepAll();
      expect(await filesOf(id)).toEqual(['80.avif', '80.jpg', '80.webp', ...crop].sort());
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

    it('leaves no crop of a write that fails, and the one that was attached after all', async () => {
      const id = await createWide();
      const row = await find(id);
      const files = await filesOf(id);
      const prepared = await prepareFocus(row);
      expect(await filesOf(id)).toHaveLength(files.length + 2);
      await expect(unit.write(BY_ITSELF, fail, prepared)).rejects.toThrow('no');
      expect(await filesOf(id)).toEqual(files);
      const attached = await prepareFocus(row);
      await attach(attached, row);
      await attached.discard();
      expect(await filesOf(id)).toContain(`${(await find(id))?.portraitCrop}-25.webp`);
    });

    it('is refused where its crop has waited for so long that it may be swept', async () => {
      const row = await find(await createWide());
      const prepared = await prepareFocus(row);
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + NAMED_WITHIN_MS + 1);
      await expect(attach(prepared, row)).rejects.toMatchObject({ status: 503 });
      expect(await rows()).toEqual([row]);
    });

    it('goes with the image that it was meant for, where another write has replaced that', async () => {
      const first = await find(await createWide());
      const id = await write({ image: wide, present: first }, point, { portrait: true });
      const second = await find(id);
      expect(await attach(await prepareFocus(first), second)).toBe(second);
      expect(await find(id)).toEqual(second);
    });
  });

  describe('sweeping', () => {
    const listed = { name: '40.jpg', bytes: Buffer.from('x') };
    const id = 'ab'.repeat(16);

    it('removes files of a process that died before the commit', async () => {
      await store.put(id, [listed]);
      await sweepAll();
      await expectNothingLeft();
    });

    it('leaves the files of an upload that 1.0.0 goes on with', async () => {
      const leaseExpiresAt = Date.now() + 30_000;
      const image = { id, width: 40, height: 30, widths: [40], state: 'pending' as const };
      await database.transaction((manager) =>
        manager.insert(ImageEntity, { ...image, leaseExpiresAt }),
      );
      await store.put(id, [listed]);
      await sweepAll();
      expect(await readdir(folder)).toEqual([id]);
    });

    it('removes files whose process died after the commit that purged them', async () => {
      const attached = await createMenuItem();
      jest.spyOn(store, 'remove').mockRejectedValueOnce(systemError('EIO'));
      await purge(attached);
      expect(await readdir(folder)).toEqual([attached]);
      await sweepAll();
      await expectNothingLeft();
    });

    it('touches nothing that is not its own', async () => {
      const other = join(folder, 'lost+found');
      await new DiskImageStore(other).put(id, [listed]);
      await sweeper.sweep();
      expect(await readdir(folder)).toEqual(['lost+found']);
    });
  });
});
