import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { MediaService } from '../../media';
import { ImagesRepository } from '../../media/images.repository';
import { DiskImageStore } from '../../media/store/disk-image-store';
import { MenuItemsRepository } from '../../menu-items/menu-items.repository';
import { MenuItemsService } from '../../menu-items/menu-items.service';
import { SocialMediaRepository } from '../../social-media/social-media.repository';
import { SocialMediaService } from '../../social-media/social-media.service';
import { ContentChanges } from '../content-changes';
import { describeOnBothDatabases, type TestDatabase } from '../test-database';
import { DemoContent } from './demo-content';

const DISHES = ['Teh', 'Kopi', 'Jeruk'].map((name, i) => ({
  name,
  description: null,
  price: 1_000 + i,
  image: 'images/dish.png',
}));
const LINKS = [
  { platform: 'instagram', url: 'https://www.instagram.com/lereng' },
  { platform: 'whatsapp', url: 'https://wa.me/6281234567890' },
];

describeOnBothDatabases('Demonstration content', (openDatabase) => {
  let test: TestDatabase;
  let folder: string;
  let menuItems: MenuItemsService;
  let links: SocialMediaService;
  let demo: DemoContent;

  beforeEach(async () => {
    jest.spyOn(Logger.prototype, 'log').mockImplementation();
    test = await openDatabase();
    folder = await mkdtemp(join(tmpdir(), 'lereng-demo-'));
    await mkdir(join(folder, 'images'));
    const create = { width: 8, height: 8, channels: 3 as const, background: '#c84' };
    await sharp({ create }).png().toFile(join(folder, 'images/dish.png'));
    await writeFile(join(folder, 'menu-items.json'), JSON.stringify(DISHES));
    await writeFile(join(folder, 'social-media.json'), JSON.stringify(LINKS));
    const changes = new ContentChanges(test.database);
    const images = new ImagesRepository(test.database);
    const media = new MediaService(images, new DiskImageStore(join(folder, 'store')), changes);
    menuItems = new MenuItemsService(new MenuItemsRepository(test.database), media);
    links = new SocialMediaService(new SocialMediaRepository(test.database), changes);
    demo = new DemoContent(test.database, menuItems, links);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await test.drop();
    await rm(folder, { recursive: true });
  });

  const names = async () => (await menuItems.list()).map(({ name }) => name);

  it('fills an empty database, once', async () => {
    await demo.load(folder);
    await demo.load(folder);
    expect(await names()).toEqual(['Teh', 'Kopi', 'Jeruk']);
    expect((await links.list()).map(({ platform }) => platform)).toEqual(['instagram', 'whatsapp']);
  });

  it('leaves deleted what the owner deletes', async () => {
    await demo.load(folder);
    for (const { id } of await menuItems.list()) await menuItems.remove(id);
    for (const { id } of await links.list()) await links.remove(id);
    await demo.load(folder);
    expect(await names()).toEqual([]);
    expect(await links.list()).toEqual([]);
  });

  it("adds nothing to an owner's content", async () => {
    await links.create({ platform: 'tiktok', url: 'https://www.tiktok.com/@lereng' });
    await demo.load(folder);
    expect(await names()).toEqual([]);
  });

  it('goes on where a start was broken off', async () => {
    await writeFile(
      join(folder, 'menu-items.json'),
      JSON.stringify(DISHES.map((dish, i) => ({ ...dish, image: i ? 'missing' : dish.image }))),
    );
    await expect(demo.load(folder)).rejects.toThrow('ENOENT');
    expect(await names()).toEqual(['Teh']);
    await writeFile(join(folder, 'menu-items.json'), JSON.stringify(DISHES));
    await demo.load(folder);
    expect(await names()).toEqual(['Teh', 'Kopi', 'Jeruk']);
    expect(await links.list()).toHaveLength(2);
  });
});
