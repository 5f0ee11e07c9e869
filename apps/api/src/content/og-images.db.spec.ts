import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@lereng/shared-testing';
import { Logger } from '@nestjs/common';
import express from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { loadConfig } from '../platform/config';
import { OneAtATime } from '../platform/database';
import { describeOnBothDatabases } from '../platform/database/test-database';
import { DiskImageStore } from '../media/store/disk-image-store';
import type { MenuItemsService } from './menu-items/menu-items.service';
import { TestContent } from './test-content';
import { LocalTasks } from '../platform/tasks';
import type { OgImage, OgImageKind } from '../og-images/og-image';
import { OgImageRenderer } from '../og-images/og-image-renderer';
import { SharpOgImageRenderer } from '../og-images/sharp-og-image-renderer';
import { storeId, storeIdOf } from '../og-images/og-image-store';
import { OgImageWorker } from '../og-images/og-image-worker';
import { OgImagesHandler } from '../og-images/og-images.handler';
import { OgImagesService } from '../og-images/og-images.service';

const MISSING = { statusCode: 404, error: 'Not Found', message: 'Gambar tidak ditemukan' };

/** Between a write and the worker: what the write itself does is over by then. */
const CHANGE_DELAY_MS = 400;

jest.setTimeout(60_000);

describeOnBothDatabases('OgImages', (openDatabase) => {
  let content: TestContent;
  let folder: string;
  let store: DiskImageStore;
  let menuItems: MenuItemsService;
  let worker: OgImageWorker;
  let server: Server;
  let render: jest.SpyInstance;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 64, height: 48 });
    menuItems = content.menuItems;
    folder = await mkdtemp(join(tmpdir(), 'lereng-previews-'));
    store = new DiskImageStore(folder);
    menuItems.onModuleInit();
    const sharpRenderer = new SharpOgImageRenderer();
    const renderOgImage = (image: OgImage, photo: Buffer | null) =>
      sharpRenderer.render(image, photo);
    const renderer = new OgImageRenderer(new LocalTasks(async () => ({ renderOgImage })));
    render = jest.spyOn(renderer, 'render');
    const ogImages = new OgImagesService(content.ogImages, store, renderer, content.storedImages);
    worker = new OgImageWorker(
      content.ogImages,
      store,
      ogImages,
      content.events,
      loadConfig({}),
      new OneAtATime(content.test.database),
    );
    Object.assign(worker.pace, { start: 0, change: 50, rest: 0 });
    const app = express();
    app.use('/uploads/previews', new OgImagesHandler(ogImages).handle);
    server = createServer(app).listen(0, '127.0.0.1');
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await worker.onModuleDestroy();
    await new Promise((resolve) => server.close(resolve));
    await content.drop();
    await rm(folder, { recursive: true });
  });

  const add = (name = 'Teh poci') => content.addMenuItem(name);
  const get = (url: string) => request(server).get(url);
  const idOf = (url: string): string => {
    const [kind, id, file = ''] = url.split('/').slice(3);
    return storeId(kind as OgImageKind, Number(id), file.slice(0, -'.jpg'.length));
  };

  /** What is in the store, the beginnings of an image included. */
  const inStore = async (): Promise<string[]> => {
    const files = await readdir(folder, { recursive: true }).catch(() => []);
    return files.sort();
  };

  /** The images of these URLs, no more and no less, without a request for them. */
  const untilStored = async (...urls: string[]): Promise<void> => {
    const ids = urls.map(idOf);
    const expected = ids.flatMap((id) => [id, join(id, '1200.jpg')]).sort();
    await until(async () => String(await inStore()) === String(expected));
  };

  describe('with the worker', () => {
    beforeEach(() => worker.onApplicationBootstrap());

    it('are rendered when a menu item is created, and removed with it', async () => {
      const { id, image_preview_url: url } = await add();
      await untilStored(url);
      const response = await get(url);
      expect(render).toHaveBeenCalledTimes(1);
      expect(response.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const { width, height, format } = await sharp(response.body as Buffer).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'jpeg']);

      await menuItems.remove(id);
      await untilStored();
      expect((await get(url)).body).toEqual(MISSING);
    });

    it('have another URL after a change, which the old one redirects to', async () => {
      const { id, image_preview_url: old } = await add();
      await untilStored(old);
      const { image_preview_url: url } = await menuItems.update(id, { name: 'Kopi tubruk' });
      expect(url).not.toBe(old);
      await until(async () => (await get(old)).status === 302);
      expect((await get(old)).headers).toMatchObject({
        location: url,
        'cache-control': 'no-store',
      });
      await untilStored(url);
    });

    it.each([
      ['changed', (id: number) => menuItems.update(id, { price: 1 })],
      ['deleted', (id: number) => menuItems.remove(id)],
    ])('go with what was %s right after they were rendered on request', async (_, write) => {
      const { id, image_preview_url: url } = await add();
      worker.pace.change = 500;
      expect((await get(url)).status).toBe(200);
      await write(id);
      expect((await get(url)).status).not.toBe(200);
      const [row] = await menuItems.list();
      await untilStored(...(row ? [row.image_preview_url] : []));
    });

    it('fail no write when they cannot be stored', async () => {
      const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
      jest.spyOn(store, 'put').mockRejectedValue(new Error('ENOSPC'));
      const { image_preview_url: url } = await add();
      await until(async () => warn.mock.calls.length > 0);
      expect(warn).toHaveBeenCalledWith('Preview images cannot be stored: Error: ENOSPC');
      expect((await get(url)).status).toBe(200);
      expect(await inStore()).toEqual([]);
    });
  });

  it('cost the worker few queries after a write, however much content there is', async () => {
    const { packages, promotions, siteSettings, ogImages } = content;
    for (const service of [packages, promotions, siteSettings]) service.onModuleInit();
    const list = jest.spyOn(store, 'list');
    const all = jest.spyOn(ogImages, 'all');
    render.mockResolvedValue(Buffer.from('rendered'));
    worker.pace.change = CHANGE_DELAY_MS;
    const untilIdle = () => until(async () => Reflect.get(worker, 'running') === null);
    const expectCurrentStore = async () => {
      const images = await ogImages.all();
      expect((await readdir(folder)).sort()).toEqual(images.map(storeIdOf).sort());
    };
    /** What the worker does after a write. */
    const workAfter = async (write: () => Promise<unknown>) => {
      for (const spy of [list, all, render]) spy.mockClear();
      await write();
      const queries = await content.countQueries(async () => {
        await sleep(2 * CHANGE_DELAY_MS);
        await untilIdle();
      });
      const rendered = render.mock.calls.map(([image]: [OgImage]) => image.title).sort();
      const work = { queries, lists: list.mock.calls.length, all: [...all.mock.calls], rendered };
      await expectCurrentStore();
      return work;
    };

    for (const name of ['Teh', 'Kopi', 'Jadah']) await add(name);
    for (const name of ['Sunrise', 'Kawah', 'Kali']) await content.addPackage(name);
    await content.addPromotion([1]);
    worker.onApplicationBootstrap();
    await until(async () => list.mock.calls.length > 0);
    await untilIdle();
    await expectCurrentStore();

    // The row, the photograph, and the row again when its image is stored.
    const ofMenuItem = await workAfter(() => menuItems.update(1, { name: 'Wedang jahe' }));
    expect(ofMenuItem).toEqual({ queries: 3, lists: 0, all: [], rendered: ['Wedang jahe'] });
    // Two for all packages, two for the promotion; three for each image: photograph and row.
    const { rendered, ...work } = await workAfter(() => promotions.update(1, { package_ids: [2] }));
    expect(work).toEqual({ queries: 13, lists: 0, all: [['packages']] });
    expect(rendered).toEqual(['Kawah', 'Panen', 'Sunrise']);
  });

  describe('of a name without a letter that the faces cover', () => {
    beforeEach(() => content.siteSettings.onModuleInit());

    it.each(['火山茶', 'قهوة الجبل', '茶 ☕ 25', '☕🍊'])("are the site's: %s", async (name) => {
      await content.siteSettings.update('site_name', 'Kebun Kita');
      const { id, image_preview_url: url } = await add(name);
      const { redirect, headers } = await get(url);
      expect([redirect, headers['cache-control']]).toEqual([true, 'no-store']);
      expect(headers['location']).toMatch(/^\/uploads\/previews\/site\/1\//);
      expect((await get(headers['location'] ?? '')).status).toBe(200);
      expect(render).toHaveBeenCalledTimes(1);
      expect(render.mock.calls[0]?.[0]).toMatchObject({ kind: 'site', title: 'Kebun Kita' });

      const { image_preview_url: named } = await menuItems.update(id, { name: `${name} Teh` });
      expect((await get(url)).headers['location']).toBe(named);
      expect((await get(named)).status).toBe(200);
    });

    it('are its own where it is the site', async () => {
      await content.siteSettings.update('site_name', '火山茶');
      const { image_preview_url: url } = await add('茶');
      const { location = '' } = (await get(url)).headers;
      expect((await get(location)).status).toBe(200);
      expect(render.mock.calls[0]?.[0]).toMatchObject({ kind: 'site', title: '火山茶' });
    });
  });

  it('are rendered once for concurrent requests, and then stored', async () => {
    const { image_preview_url: url } = await add();
    const responses = await Promise.all(Array.from({ length: 12 }, () => get(url)));
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await get(url)).toMatchObject({ status: 200, body: responses[0]?.body });
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are not served where another replica has deleted their row', async () => {
    const { id, image_preview_url: url } = await add();
    expect((await get(url)).status).toBe(200);
    await menuItems.remove(id);
    expect((await get(url)).body).toEqual(MISSING);
    await menuItems.restore(id);
    expect((await get(url)).status).toBe(200);
  });

  it('are rendered anew over what a crash has left of them', async () => {
    const { image_preview_url: url } = await add();
    await get(url);
    const [id = ''] = await store.list();
    await rm(join(folder, id, '1200.jpg'));
    expect((await get(url)).status).toBe(200);
    expect(await readdir(join(folder, id))).toEqual(['1200.jpg']);
  });

  it('are not stored where their content changed while they were rendered', async () => {
    const { id, image_preview_url: old } = await add();
    render.mockImplementationOnce(async () => {
      await menuItems.update(id, { price: 1 });
      return content.image().bytes;
    });
    await get(old);
    expect(await inStore()).toEqual([]);
  });

  it('are outdated where the photograph is replaced before it is read', async () => {
    const { id, image_preview_url: old } = await add();
    const open = jest.spyOn(content.store, 'open').mockImplementationOnce(async () => {
      await menuItems.update(id, { image: content.image() });
      return null;
    });
    const { image_preview_url: url } = (await get(old)).redirect
      ? await menuItems.get(id)
      : { image_preview_url: '' };
    expect(open).toHaveBeenCalledTimes(1);
    expect((await get(old)).headers['location']).toBe(url);
    expect((await get(url)).status).toBe(200);
  });

  describe('when something is away', () => {
    beforeEach(() => jest.spyOn(Logger.prototype, 'error').mockImplementation());

    const away = () => new Error('away');

    it.each<[string, () => unknown]>([
      ['the store', () => jest.spyOn(store, 'open').mockRejectedValue(away())],
      ['the photographs', () => jest.spyOn(content.store, 'open').mockRejectedValue(away())],
      ['the one photograph', () => jest.spyOn(content.store, 'open').mockResolvedValue(null)],
      ['the database', () => jest.spyOn(content.test.database, 'read').mockRejectedValue(away())],
    ])('respond 503, and later 200: %s', async (_name, interrupt) => {
      const { image_preview_url: url } = await add();
      interrupt();
      const { status, headers, body } = await get(url);
      expect([status, body]).toEqual([503, expect.objectContaining({ statusCode: 503 })]);
      expect(headers['cache-control']).toBe('no-store');
      jest.restoreAllMocks();
      expect((await get(url)).status).toBe(200);
    });
  });

  it('respond to HEAD, and to a browser that has them, without the bytes', async () => {
    const { image_preview_url: url } = await add();
    const head = await request(server).head(url);
    const { headers, body } = await get(url);
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String((body as Buffer).length));
    const again = await get(url).set('If-None-Match', headers['etag'] ?? '');
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await request(server).put(url);
    expect([other.status, other.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('have no URL but those of rows', async () => {
    const { image_preview_url: url } = await add();
    const read = jest.spyOn(content.test.database, 'read');
    expect((await get(url)).status).toBe(200);
    const hash = url.split('/').at(-1)!;
    const expectMissing = async (...paths: string[]) => {
      for (const path of paths) {
        expect([path, (await get(`/uploads/previews/${path}`)).body]).toEqual([path, MISSING]);
      }
    };
    await expectMissing(`menu-items/2/${hash}`, `packages/1/${hash}`, `site/1/${hash}`);
    read.mockClear();
    await expectMissing('', 'menu-items', 'menu-items/1', `slides/1/${hash}`, '%');
    await expectMissing(...['01', '0', '2147483648'].map((id) => `menu-items/${id}/${hash}`));
    const files = [hash.toUpperCase(), `${hash}/`, `..%2f${hash}`];
    await expectMissing(...files.map((file) => `menu-items/1/${file}`));
    expect(read).not.toHaveBeenCalled();
  });
});
