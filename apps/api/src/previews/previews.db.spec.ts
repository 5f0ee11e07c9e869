import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import express from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { loadConfig } from '../config';
import { ContentChanges } from '../database';
import { describeOnBothDatabases, type TestDatabase } from '../database/test-database';
import { MediaService, UploadedImage } from '../media';
import { ImagesRepository } from '../media/images.repository';
import { DiskImageStore } from '../media/store/disk-image-store';
import { MenuItemsRepository } from '../menu-items/menu-items.repository';
import { MenuItemsService } from '../menu-items/menu-items.service';
import type { PreviewKind } from './preview';
import { PreviewPainter } from './preview-painter';
import { PreviewSources } from './preview-sources';
import { storeId } from './preview-store';
import { PreviewWorker } from './preview-worker';
import { PreviewsHandler } from './previews.handler';
import { PreviewsService } from './previews.service';

const MISSING = { statusCode: 404, error: 'Not Found', message: 'Gambar tidak ditemukan' };

/** Waits; gives up long after anything that is to come has come. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    if (await isSo()) return;
    await sleep(20);
  }
  throw new Error('It did not happen');
}

jest.setTimeout(30_000);

describeOnBothDatabases('Previews', (openDatabase) => {
  let test: TestDatabase;
  let folder: string;
  let changes: ContentChanges;
  let images: DiskImageStore;
  let store: DiskImageStore;
  let menuItems: MenuItemsService;
  let worker: PreviewWorker;
  let server: Server;
  let paint: jest.SpyInstance;
  let picture: Buffer;

  beforeAll(async () => {
    const create = { width: 64, height: 48, channels: 3 as const, background: '#c84' };
    picture = await sharp({ create }).png().toBuffer();
  });

  beforeEach(async () => {
    test = await openDatabase();
    folder = await mkdtemp(join(tmpdir(), 'lereng-previews-'));
    changes = new ContentChanges(test.database);
    images = new DiskImageStore(join(folder, 'images'));
    store = new DiskImageStore(join(folder, 'previews'));
    const sources = new PreviewSources();
    const media = new MediaService(new ImagesRepository(test.database), images, changes);
    menuItems = new MenuItemsService(new MenuItemsRepository(test.database), media, sources);
    menuItems.onModuleInit();
    const painter = new PreviewPainter();
    paint = jest.spyOn(painter, 'paint');
    const previews = new PreviewsService(sources, store, painter, media);
    worker = new PreviewWorker(sources, store, previews, changes, loadConfig({}));
    const app = express();
    app.use('/uploads/previews', new PreviewsHandler(previews).handle);
    server = createServer(app).listen(0, '127.0.0.1');
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await worker.onModuleDestroy();
    await new Promise((resolve) => server.close(resolve));
    await test.drop();
    await rm(folder, { recursive: true });
  });

  const add = (name = 'Teh poci') =>
    menuItems.create({ name, price: 15_000, image: new UploadedImage(picture) });
  const get = (address: string) => request(server).get(address);
  const idOf = (address: string): string => {
    const [kind, id, file = ''] = address.split('/').slice(3);
    return storeId(kind as PreviewKind, Number(id), file.slice(0, -'.jpg'.length));
  };

  /** What is in the store, the beginnings of a picture included. */
  const inStore = async (): Promise<string[]> => {
    const files = await readdir(join(folder, 'previews'), { recursive: true }).catch(() => []);
    return files.sort();
  };

  /** The pictures of these addresses, no more and no less, without anybody asking for them. */
  const untilKept = async (...addresses: string[]): Promise<void> => {
    const ids = addresses.map(idOf);
    const expected = ids.flatMap((id) => [id, join(id, '1200.jpg')]).sort();
    await until(async () => String(await inStore()) === String(expected));
  };

  describe('with the worker', () => {
    beforeEach(() => worker.onApplicationBootstrap());

    it('are painted when a dish is saved, and go with it', async () => {
      const { id, image_preview_url: address } = await add();
      await untilKept(address);
      const answer = await get(address);
      expect(paint).toHaveBeenCalledTimes(1);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const { width, height, format } = await sharp(answer.body as Buffer).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'jpeg']);

      await menuItems.remove(id);
      await untilKept();
      expect((await get(address)).body).toEqual(MISSING);
    });

    it('have another address after a change, to which the old one leads', async () => {
      const { id, image_preview_url: old } = await add();
      await untilKept(old);
      const { image_preview_url: address } = await menuItems.update(id, { name: 'Kopi tubruk' });
      expect(address).not.toBe(old);
      await until(async () => (await get(old)).status === 302);
      expect((await get(old)).headers).toMatchObject({
        location: address,
        'cache-control': 'no-store',
      });
      await untilKept(address);
    });

    it('follow each change, and stay where nothing of them changes', async () => {
      const { id, image_preview_url: address } = await add();
      await untilKept(address);
      expect((await menuItems.update(id, { description: 'Hangat' })).image_preview_url).toBe(
        address,
      );
      const changed = [
        await menuItems.update(id, { price: 16_000 }),
        await menuItems.update(id, { image: new UploadedImage(picture) }),
      ].map((row) => row.image_preview_url);
      expect(new Set([address, ...changed]).size).toBe(3);
      await untilKept(...changed.slice(1));
    });

    it('are no concern of a save whose preview cannot be kept', async () => {
      const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
      jest.spyOn(store, 'put').mockRejectedValue(new Error('ENOSPC'));
      const { image_preview_url: address } = await add();
      await until(async () => warn.mock.calls.length > 0);
      expect(warn).toHaveBeenCalledWith('Previews cannot be kept: Error: ENOSPC');
      expect((await get(address)).status).toBe(200);
      expect(await inStore()).toEqual([]);
    });
  });

  it('are painted at the start for what is there', async () => {
    const addresses = [await add('Teh'), await add('Kopi')].map((row) => row.image_preview_url);
    const leftover = randomBytes(16).toString('hex');
    await store.put(leftover, [{ name: '1200.jpg', bytes: picture }]);
    worker.onApplicationBootstrap();
    await untilKept(...addresses);
  });

  it('are painted once for all who ask at the same time, and then kept', async () => {
    const { image_preview_url: address } = await add();
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(address)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await get(address)).toMatchObject({ status: 200, body: answers[0]?.body });
    expect(paint).toHaveBeenCalledTimes(1);
  });

  it('are painted anew over what a crash has left of them', async () => {
    const { image_preview_url: address } = await add();
    await get(address);
    const [id = ''] = await store.list();
    await rm(join(folder, 'previews', id, '1200.jpg'));
    expect((await get(address)).status).toBe(200);
    expect(await readdir(join(folder, 'previews', id))).toEqual(['1200.jpg']);
  });

  it('are not kept where their content changed while they were painted', async () => {
    const { id, image_preview_url: old } = await add();
    paint.mockImplementationOnce(async () => {
      await menuItems.update(id, { price: 1 });
      return picture;
    });
    await get(old);
    expect(await inStore()).toEqual([]);
  });

  it('are outdated where the picture is replaced before it is read', async () => {
    const { id, image_preview_url: old } = await add();
    const open = jest.spyOn(images, 'open').mockImplementationOnce(async () => {
      await menuItems.update(id, { image: new UploadedImage(picture) });
      return null;
    });
    const { image_preview_url: address } = (await get(old)).redirect
      ? await menuItems.get(id)
      : { image_preview_url: '' };
    expect(open).toHaveBeenCalledTimes(1);
    expect((await get(old)).headers['location']).toBe(address);
    expect((await get(address)).status).toBe(200);
  });

  describe('when something is away', () => {
    beforeEach(() => jest.spyOn(Logger.prototype, 'error').mockImplementation());

    it.each<[string, () => unknown]>([
      ['the store', () => jest.spyOn(store, 'open').mockRejectedValue(new Error('away'))],
      ['the pictures', () => jest.spyOn(images, 'open').mockRejectedValue(new Error('away'))],
      ['the one picture', () => jest.spyOn(images, 'open').mockResolvedValue(null)],
      [
        'the database',
        () => jest.spyOn(test.database, 'read').mockRejectedValue(new Error('away')),
      ],
    ])('answer 503, and later 200: %s', async (_name, breakIt) => {
      const { image_preview_url: address } = await add();
      breakIt();
      const answer = await get(address);
      expect([answer.status, (answer.body as { statusCode: number }).statusCode]).toEqual([
        503, 503,
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
      jest.restoreAllMocks();
      expect((await get(address)).status).toBe(200);
    });
  });

  it('answer HEAD, and a browser that has them, without the picture', async () => {
    const { image_preview_url: address } = await add();
    const head = await request(server).head(address);
    const { headers, body } = await get(address);
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String((body as Buffer).length));
    const again = await get(address).set('If-None-Match', headers['etag'] ?? '');
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await request(server).put(address);
    expect([other.status, other.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('know no address but those of rows', async () => {
    const { image_preview_url: address } = await add();
    const read = jest.spyOn(test.database, 'read');
    expect((await get(address)).status).toBe(200);
    const hash = address.split('/').at(-1);
    for (const other of [`menu-items/2/${hash}`, `packages/1/${hash}`, `site/1/${hash}`]) {
      expect([other, (await get(`/uploads/previews/${other}`)).body]).toEqual([other, MISSING]);
    }
    read.mockClear();
    for (const other of [
      '',
      'menu-items',
      'menu-items/1',
      `menu-items/01/${hash}`,
      `menu-items/0/${hash}`,
      `menu-items/2147483648/${hash}`,
      `menu-items/1/${hash?.toUpperCase()}`,
      `menu-items/1/${hash}/`,
      `slides/1/${hash}`,
      `menu-items/1/..%2f${hash}`,
      '%',
    ]) {
      expect([other, (await get(`/uploads/previews/${other}`)).body]).toEqual([other, MISSING]);
    }
    expect(read).not.toHaveBeenCalled();
  });
});
