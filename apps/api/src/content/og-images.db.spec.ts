import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';
import { until } from '@lereng/shared-testing';
import { Logger } from '@nestjs/common';
import express from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { DiskImageStore } from '@lereng/api-site/images';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { OneAtATime } from '../platform/database';
import { TestContent } from './testing/test-content';
import { LocalTasks } from '../platform/tasks';
import { type OgImageTasks, ogImageUrl } from '../og-images/og-image';
import { SharpOgImageRenderer } from '../og-images/sharp-og-image-renderer';
import { OgImageSweeper } from '../og-images/og-image-sweeper';
import { OgImagesHandler } from '../og-images/og-images.handler';
import { OgImagesService } from '../og-images/og-images.service';
import { ReadScope } from '../writes';

const MISSING = { statusCode: 404, error: 'Not Found', message: 'Gambar tidak ditemukan' };

jest.setTimeout(60_000);

describeOnBothDatabases('OgImages', (openDatabase) => {
  let content: TestContent;
  let folder: string;
  let store: DiskImageStore;
  let menuItems: TestContent['menuItems'];
  let sweeper: OgImageSweeper;
  let server: Server;
  let render: jest.SpyInstance;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 64, height: 48 });
    menuItems = content.menuItems;
    folder = await mkdtemp(join(tmpdir(), 'lereng-previews-'));
    store = new DiskImageStore(folder);
    menuItems.onModuleInit();
    const sharpRenderer = new SharpOgImageRenderer();
    render = jest.spyOn(sharpRenderer, 'render');
    const renderOgImage: OgImageTasks['renderOgImage'] = (...parameters) =>
      sharpRenderer.render(...parameters);
    const tasks = new LocalTasks(async () => ({ renderOgImage }));
    const ogImages = new OgImagesService(content.ogImages, store, tasks, content.storedImages);
    const oneAtATime = new OneAtATime(content.test.database);
    sweeper = new OgImageSweeper(content.ogImages, store, content.events, oneAtATime);
    const app = express();
    app.use('/uploads/previews', new OgImagesHandler(ogImages).handle);
    server = createServer(app).listen(0, '127.0.0.1');
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await sweeper.onModuleDestroy();
    await new Promise((resolve) => server.close(resolve));
    await content.drop();
    await rm(folder, { recursive: true });
  });

  const add = (name = 'Teh poci') => content.addMenuItem(name);
  const get = (url: string) => request(server).get(url);

  /** The ids in the store. */
  const inStore = async () => (await store.list()).sort();

  it('are rendered at the first request, and served without end', async () => {
    const { image_preview_url: url } = await add();
    expect(render).not.toHaveBeenCalled();
    const response = await get(url);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { width, height, format } = await sharp(response.body as Buffer).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  });

  it('have another URL after a change, which the old one redirects to', async () => {
    const { id, image_preview_url: old } = await add();
    await get(old);
    const { image_preview_url: url } = await menuItems.update(id, { name: 'Kopi tubruk' });
    expect(url).not.toBe(old);
    const { status, headers } = await get(old);
    expect(status).toBe(302);
    expect(headers).toMatchObject({ location: url, 'cache-control': 'no-store' });
  });

  it('have a URL of their own in a read of another language', async () => {
    const { ogImages, packages, promotions, siteSettings } = content;
    for (const each of [packages, promotions, siteSettings]) each.onModuleInit();
    const { id: item } = await add();
    const pkg = await content.addPackage('Sunrise');
    const { id: promotion } = await content.addPromotion([pkg]);
    await siteSettings.updateImage('home_image', content.image());
    const read = async () => {
      const rows = [
        await menuItems.get(item),
        await packages.get(pkg),
        await promotions.get(promotion),
        await siteSettings.get('home_image'),
      ];
      return rows.map((row) => row.image_preview_url);
    };
    const urlsIn = async (locale: Locale) => {
      const images = [
        await ogImages.get('menu-items', item, locale),
        await ogImages.get('packages', pkg, locale),
        await ogImages.get('promotions', promotion, locale),
        await ogImages.get('site', 1, locale),
      ];
      return images.map((image) => image && ogImageUrl(image));
    };
    const other: Locale = 'en';
    const urls = [await read(), await ReadScope.asVisitor(read, other)];
    expect(urls).toEqual([await urlsIn(DEFAULT_LOCALE), await urlsIn(other)]);
    expect(new Set(urls.flat()).size).toBe(8);
  });

  it('are served where they cannot be stored, which is logged once', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    jest.spyOn(store, 'put').mockRejectedValue(new Error('ENOSPC'));
    for (const name of ['Teh', 'Kopi']) {
      expect((await get((await add(name)).image_preview_url)).status).toBe(200);
    }
    expect(warn.mock.calls).toEqual([['Preview images cannot be stored: Error: ENOSPC']]);
    expect(await inStore()).toEqual([]);
  });

  describe('that are stored', () => {
    beforeEach(() => {
      content.packages.onModuleInit();
      content.promotions.onModuleInit();
      sweeper.onApplicationBootstrap();
    });

    it.each<[string, (id: number) => Promise<unknown>]>([
      ['changed', (id) => menuItems.update(id, { price: 1 })],
      ['hidden', (id) => menuItems.update(id, { hidden: true })],
      ['deleted', (id) => menuItems.remove(id)],
    ])('go with what was %s, and no others', async (_, write) => {
      const { id, image_preview_url: url } = await add();
      const other = await add('Kopi');
      for (const each of [url, other.image_preview_url]) await get(each);
      const both = await inStore();
      expect(both).toHaveLength(2);
      await write(id);
      expect((await get(url)).status).not.toBe(200);
      await until(async () => (await inStore()).length === 1);
      render.mockClear();
      expect((await get(other.image_preview_url)).status).toBe(200);
      expect(render).not.toHaveBeenCalled();
    });

    it('go where another row has changed what they show', async () => {
      const packageId = await content.addPackage('Sunrise');
      const { id } = await content.addPromotion([packageId]);
      const before = (await content.packages.get(packageId)).image_preview_url;
      await get(before);
      await content.promotions.remove(id);
      await until(async () => (await inStore()).length === 0);
      expect((await get(before)).status).toBe(302);
    });
  });

  describe('of a name without a letter that the faces cover', () => {
    beforeEach(() => content.siteSettings.onModuleInit());

    it.each(['火山茶', 'قهوة الجبل', '茶 ☕ 25', '☕🍊'])("are the site's: %s", async (name) => {
      await content.siteSettings.update('site_name', { value: 'Kebun Kita' });
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
      await content.siteSettings.update('site_name', { value: '火山茶' });
      const { image_preview_url: url } = await add('茶');
      const { location = '' } = (await get(url)).headers;
      expect((await get(location)).status).toBe(200);
      expect(render.mock.calls[0]?.[0]).toMatchObject({ kind: 'site', title: '火山茶' });
    });
  });

  it('are rendered anew for another look at the same URL, and then asked for each day', async () => {
    const { siteSettings } = content;
    siteSettings.onModuleInit();
    const { image_preview_url: url } = await add();
    const before = await get(url);
    const former = await inStore();
    await siteSettings.update('accent_color', { value: '#1d4ed8' });
    await siteSettings.updateImage('logo_image', content.image());
    const after = await get(url);
    expect(after.headers['cache-control']).toBe('public, max-age=86400');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    const look = {
      accent: expect.stringMatching(/^#/) as string,
      surface: '#faf7f2',
      inverse: expect.stringMatching(/^#/) as string,
      logoGround: null,
      logo: expect.any(Buffer) as Buffer,
    };
    expect(render.mock.calls[1]?.[2]).toEqual(look);
    await get(url);
    expect(render).toHaveBeenCalledTimes(2);
    await sweeper.sweep();
    expect((await inStore()).some((id) => former.includes(id))).toBe(false);
    expect(await inStore()).toHaveLength(1);

    await siteSettings.update('accent_color', { value: '' });
    await siteSettings.removeImage('logo_image');
    const again = await get(url);
    expect(again.headers).toMatchObject({
      'cache-control': before.headers['cache-control'],
      etag: before.headers['etag'],
    });
    expect(Buffer.compare(before.body as Buffer, again.body as Buffer)).toBe(0);
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
