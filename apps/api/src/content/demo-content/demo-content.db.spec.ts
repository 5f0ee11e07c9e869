import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { MenuItemsService } from '../menu-items/menu-items.service';
import { TestContent } from '../test-content';
import type { SiteSettingsService } from '../site-settings/site-settings.service';
import type { SlidesService } from '../slides/slides.service';
import type { SocialMediaService } from '../social-media/social-media.service';
import { describeOnBothDatabases } from '../../platform/database/test-database';
import { DemoContent } from './demo-content';

jest.setTimeout(30_000);

const PICTURE = 'images/picture.png';
const named = (...names: string[]) => names.map((name) => ({ name, price: 1_000, image: PICTURE }));

const CONTENT = {
  'menu-categories.json': [{ name: 'Minuman' }, { name: 'Camilan' }],
  'menu-items.json': named('Teh', 'Kopi', 'Jeruk').map((each) => ({
    ...each,
    category: 'Minuman',
  })),
  'packages.json': named('Jip', 'Kebun').map((each) => ({
    ...each,
    items: ['Sopir'],
    images: [PICTURE, PICTURE],
  })),
  'promotions.json': [
    {
      title: 'Panen',
      discount_percent: 10,
      startsInDays: -2,
      endsInDays: 11,
      packages: ['Kebun', 'Jip'],
      image: PICTURE,
    },
    { title: 'Lalu', discount_percent: 5, startsInDays: -20, endsInDays: -1, packages: ['Jip'] },
  ],
  'slides.json': [
    { title: 'Kabut', order: 1, image: PICTURE },
    { title: 'Pagi', order: 0, image: PICTURE },
  ],
  'social-media.json': [
    { platform: 'instagram', url: 'https://www.instagram.com/lereng' },
    { platform: 'whatsapp', url: 'https://wa.me/6281234567890' },
  ],
  'site-settings.json': { site_name: 'Lereng', latitude: '-7.9', home_image: PICTURE },
};

/** What `names` gives after all of it is loaded. */
const ALL = {
  menuCategories: ['Minuman', 'Camilan'],
  menuItems: ['Teh', 'Kopi', 'Jeruk'],
  packages: ['Jip', 'Kebun'],
  images: [3, 3],
  promotions: ['Panen', 'Lalu'],
  slides: ['Pagi', 'Kabut'],
  links: ['instagram', 'whatsapp'],
  settings: ['home_image', 'latitude', 'site_name'],
};

describeOnBothDatabases('Demonstration content', (openDatabase) => {
  let content: TestContent;
  let folder: string;
  let menuItems: MenuItemsService;
  let slides: SlidesService;
  let links: SocialMediaService;
  let settings: SiteSettingsService;
  let demo: DemoContent;

  beforeEach(async () => {
    jest.spyOn(Logger.prototype, 'log').mockImplementation();
    folder = await mkdtemp(join(tmpdir(), 'lereng-demo-'));
    content = await TestContent.open(await openDatabase());
    ({ menuItems, slides, socialMedia: links, siteSettings: settings } = content);
    const { packages, promotions, clock } = content;
    const { database } = content.test;
    demo = new DemoContent(
      database,
      clock,
      settings,
      slides,
      content.menuCategories,
      menuItems,
      packages,
      promotions,
      links,
    );
    await mkdir(join(folder, 'images'));
    await writeFile(join(folder, PICTURE), content.image().bytes);
    for (const [name, content] of Object.entries(CONTENT)) await write(name, content);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await content.drop();
    await rm(folder, { recursive: true });
  });

  const write = (name: string, content: unknown): Promise<void> =>
    writeFile(join(folder, name), JSON.stringify(content));

  const names = async () => ({
    menuCategories: (await content.menuCategories.list()).map(({ name }) => name),
    menuItems: (await menuItems.list()).map(({ name }) => name),
    packages: (await content.packages.list()).map(({ name }) => name),
    images: (await content.packages.list()).map(({ images }) => images.length),
    promotions: (await content.promotions.list()).map(({ title }) => title),
    slides: (await slides.list()).map(({ title }) => title),
    links: (await links.list()).map(({ platform }) => platform),
    settings: (await settings.list()).map(({ key }) => key).sort(),
  });

  it('fills an empty database, once', async () => {
    await demo.load(folder);
    expect(await names()).toEqual(ALL);
    await demo.load(folder);
    expect(await names()).toEqual(ALL);
  });

  it('has promotions that last from the day on, for packages by their names', async () => {
    content.clock.set('2026-12-24T17:00:00Z');
    await demo.load(folder);
    const [lasting, over] = await content.promotions.list();
    expect(lasting).toMatchObject({
      valid_from: '2026-12-23',
      valid_until: '2027-01-05',
      packages: [{ name: 'Kebun' }, { name: 'Jip' }],
    });
    expect(over!.valid_until).toBe('2026-12-24');
    const jip = (await content.packages.list())[0]!;
    expect(jip).toMatchObject({ price: 900, promotion_id: lasting!.id });
    expect(over!.image_url).toBe(jip.image_url);
  });

  it('leaves deleted what the owner deletes', async () => {
    await demo.load(folder);
    for (const { id } of await content.promotions.list()) await content.promotions.remove(id);
    for (const { id } of await content.packages.list()) await content.packages.remove(id);
    const { menuCategories } = content;
    for (const { id } of await menuCategories.list()) await menuCategories.remove(id);
    for (const { id } of await menuItems.list()) await menuItems.remove(id);
    for (const { id } of await slides.list()) await slides.remove(id);
    for (const { id } of await links.list()) await links.remove(id);
    await demo.load(folder);
    const { settings: kept, ...none } = await names();
    expect(Object.values(none).flat()).toEqual([]);
    expect(kept).toEqual(ALL.settings);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a link', () => links.create({ platform: 'tiktok', url: 'https://www.tiktok.com/@lereng' })],
    ['a slide', () => slides.create({ title: 'Kawah', image: content.image() })],
    ['a package', () => content.addPackage('Kawah')],
    ['a setting', () => settings.update('site_name', 'Kawah')],
    ['the home image', () => settings.updateHomeImage(content.image())],
  ])("adds nothing to an owner's content: %s", async (_, add) => {
    await add();
    const before = await names();
    await demo.load(folder);
    expect(await names()).toEqual(before);
  });

  it.each(['menu-items.json', 'packages.json', 'slides.json', 'promotions.json'] as const)(
    'goes on where a start was broken off at a picture of %s',
    async (name) => {
      await write(
        name,
        CONTENT[name].map((each, i) => ({ ...each, image: i ? 'missing' : PICTURE })),
      );
      await expect(demo.load(folder)).rejects.toThrow('ENOENT');
      const broken = await names();
      expect(Object.values(broken).flat().length).toBeLessThan(Object.values(ALL).flat().length);
      await write(name, CONTENT[name]);
      await demo.load(folder);
      expect(await names()).toEqual(ALL);
    },
  );

  it('goes on where a start was broken off at a further picture of a package', async () => {
    const packages = CONTENT['packages.json'];
    await write(
      'packages.json',
      packages.map((each) => ({ ...each, images: [PICTURE, 'missing'] })),
    );
    await expect(demo.load(folder)).rejects.toThrow('ENOENT');
    expect(await names()).toMatchObject({ packages: ['Jip'], images: [2] });
    await write('packages.json', packages);
    await demo.load(folder);
    expect(await names()).toEqual(ALL);
  });

  it('fails for a promotion of a package that is not there', async () => {
    await write('packages.json', named('Jip'));
    await expect(demo.load(folder)).rejects.toThrow('No package is named Kebun');
  });
});
