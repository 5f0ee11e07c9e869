import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ContentChanges } from '../database';
import { describeOnBothDatabases, type TestDatabase } from '../database/test-database';
import { MediaService, UploadedImage } from '../media';
import { ImagesRepository } from '../media/images.repository';
import { DiskImageStore } from '../media/store/disk-image-store';
import { PreviewSources } from '../previews';
import { MenuItemsRepository } from './menu-items.repository';
import { MenuItemsService } from './menu-items.service';

const MISSING = { status: 404, message: 'Menu tidak ditemukan' };

describeOnBothDatabases('Menu items', (openDatabase) => {
  let test: TestDatabase;
  let folder: string;
  let menuItems: MenuItemsService;
  let picture: Buffer;

  beforeAll(async () => {
    const create = { width: 32, height: 24, channels: 3 as const, background: '#c84' };
    picture = await sharp({ create }).png().toBuffer();
  });

  beforeEach(async () => {
    test = await openDatabase();
    folder = await mkdtemp(join(tmpdir(), 'lereng-menu-'));
    menuItems = new MenuItemsService(
      new MenuItemsRepository(test.database),
      new MediaService(
        new ImagesRepository(test.database),
        new DiskImageStore(folder),
        new ContentChanges(test.database),
      ),
      new PreviewSources(),
    );
  });

  afterEach(async () => {
    await test.drop();
    await rm(folder, { recursive: true });
  });

  const image = () => new UploadedImage(picture);
  const add = (name: string) => menuItems.create({ name, price: 5_000, image: image() });
  const imageIdOf = (address: string) => address.split('/')[2];

  it('keeps a dish with its picture', async () => {
    const created = await menuItems.create({
      name: 'Teh poci',
      description: 'Gula batu',
      price: 15_000,
      image: image(),
    });
    expect(created).toMatchObject({
      id: 1,
      name: 'Teh poci',
      description: 'Gula batu',
      price: 15_000,
      image_width: 32,
      image_height: 24,
    });
    expect(created.updatedAt).toBe(created.createdAt);
    expect(await menuItems.get(1)).toEqual(created);
    expect(await menuItems.list()).toEqual([created]);
    expect(await readdir(folder)).toContain(imageIdOf(created.image_url));
  });

  it('lists the oldest first', async () => {
    for (const name of ['c', 'a', 'b']) await add(name);
    await menuItems.update(1, { name: 'd' });
    expect((await menuItems.list()).map(({ name }) => name)).toEqual(['d', 'a', 'b']);
  });

  it('keeps what a change does not name, and clears a description', async () => {
    const created = await menuItems.create({
      name: 'Teh',
      description: 'x',
      price: 1,
      image: image(),
    });
    const renamed = await menuItems.update(1, { name: 'Kopi' });
    const { updatedAt, image_preview_url } = renamed;
    expect(renamed).toEqual({ ...created, name: 'Kopi', updatedAt, image_preview_url });
    expect(image_preview_url).not.toBe(created.image_preview_url);
    expect(renamed.updatedAt >= created.updatedAt).toBe(true);
    expect((await menuItems.update(1, { description: null })).description).toBeNull();
  });

  it('replaces a picture, whose files then go away', async () => {
    const before = imageIdOf((await add('Teh')).image_url);
    const after = imageIdOf((await menuItems.update(1, { image: image() })).image_url);
    expect(after).not.toBe(before);
    const kept = await readdir(folder);
    expect(kept).toContain(after);
    expect(kept).not.toContain(before);
  });

  it('leaves the dish alone where the new picture is none', async () => {
    const created = await add('Teh');
    const change = { name: 'Kopi', image: new UploadedImage(Buffer.from('<html>')) };
    await expect(menuItems.update(1, change)).rejects.toMatchObject({
      status: 422,
      message: 'File harus berupa gambar',
    });
    expect(await menuItems.get(1)).toEqual(created);
    expect(await readdir(folder)).toEqual([imageIdOf(created.image_url)]);
  });

  it('deletes a dish with its picture, and never gives its id again', async () => {
    await add('Teh');
    await menuItems.remove(1);
    expect(await menuItems.list()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    expect((await add('Kopi')).id).toBe(2);
  });

  it('does not know ids that no row has, and does no work on their pictures', async () => {
    await expect(menuItems.get(7)).rejects.toMatchObject(MISSING);
    await expect(menuItems.remove(7)).rejects.toMatchObject(MISSING);
    await expect(menuItems.update(7, { image: image() })).rejects.toMatchObject(MISSING);
    expect(await readdir(folder)).toEqual([]);
  });

  it('lets one of two deletes win, and changes at the same time follow each other', async () => {
    await add('Teh');
    await Promise.all([1, 2, 3, 4].map((price) => menuItems.update(1, { price, image: image() })));
    expect(await readdir(folder)).toEqual([imageIdOf((await menuItems.get(1)).image_url)]);
    const outcomes = await Promise.allSettled([menuItems.remove(1), menuItems.remove(1)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readdir(folder)).toEqual([]);
  });
});
