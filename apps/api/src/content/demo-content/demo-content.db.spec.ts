import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { StartError } from '@lereng/api-site/config';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { unavailable } from '../../platform/errors';
import { asOwner, by, TestContent } from '../testing/test-content';
import { DemoContent } from './demo-content';
import { DemoRows } from './demo-rows';

jest.setTimeout(30_000);

/** Venues share pictures, which are beside their folders. */
const PICTURE = '../images/picture.png';
const named = <Fields extends object>(fields: Fields, ...names: string[]) =>
  names.map((name) => ({ name, price: 1_000, image: PICTURE, ...fields }));

const CONTENT = {
  'menu-categories.json': [{ name: 'Minuman' }, { name: 'Camilan' }],
  'menu-items.json': [
    ...named({ category: 'Minuman', name_en: 'Tea' }, 'Teh'),
    ...named({ category: 'Minuman' }, 'Kopi'),
    ...named({ category: 'Minuman', soldOut: true }, 'Jeruk'),
  ],
  'packages.json': named(
    { items: ['Sopir'], items_en: ['Driver'], images: [PICTURE, PICTURE] },
    'Jip',
    'Kebun',
  ),
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
  'price-periods.json': [
    { name: 'Libur', startsInDays: 3, endsInDays: 5, pricesOf: { Kebun: 2_000, Jip: 3_000 } },
  ],
  'calendar-entries.json': [
    { kind: 'closed', reason: 'Bersih desa', startsInDays: 4, endsInDays: 4 },
  ],
  'slides.json': [
    { title: 'Kabut', order: 1, image: PICTURE },
    { title: 'Pagi', order: 0, image: PICTURE },
  ],
  'social-media.json': [
    { platform: 'instagram', url: 'https://www.instagram.com/lereng' },
    { platform: 'whatsapp', url: 'https://wa.me/6281234567890' },
  ],
  'site-settings.json': {
    tagline: 'Kafe',
    tagline_en: 'Cafe',
    site_name: 'Lereng',
    latitude: '-7.9',
    home_image: PICTURE,
  },
};

/** What `names` gives after all of it is loaded. */
const ALL = {
  menuCategories: ['Minuman', 'Camilan'],
  menuItems: ['Teh', 'Kopi', 'Jeruk'],
  packages: ['Jip', 'Kebun'],
  images: [3, 3],
  promotions: ['Panen', 'Lalu'],
  periods: ['Libur'],
  days: ['Bersih desa'],
  soldOut: ['Jeruk'],
  slides: ['Pagi', 'Kabut'],
  links: ['instagram', 'whatsapp'],
  settings: ['home_image', 'latitude', 'site_name', 'tagline'],
};

describeOnBothDatabases('Demonstration content', (openDatabase) => {
  let content: TestContent;
  let root: string;
  let folder: string;
  let menuItems: TestContent['menuItems'];
  let slides: TestContent['slides'];
  let links: TestContent['socialMedia'];
  let settings: TestContent['siteSettings'];
  let demo: DemoContent;
  let rows: DemoRows;

  beforeEach(async () => {
    jest.spyOn(Logger.prototype, 'log').mockImplementation();
    root = await mkdtemp(join(tmpdir(), 'lereng-demo-'));
    folder = join(root, 'warung');
    content = await TestContent.open(await openDatabase());
    ({ menuItems, slides, socialMedia: links, siteSettings: settings } = content);
    const { test, clock, catalog, packages } = content;
    rows = new DemoRows(test.database, catalog, content.repositories.siteSettings);
    demo = new DemoContent(test.database, clock, catalog, packages, settings, rows);
    for (const name of ['images', 'warung']) await mkdir(join(root, name));
    await writeFile(join(folder, PICTURE), content.image().bytes);
    for (const [name, content] of Object.entries(CONTENT)) await write(name, content);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await content.drop();
    await rm(root, { recursive: true });
  });

  const write = (name: string, content: unknown): Promise<void> =>
    writeFile(join(folder, name), JSON.stringify(content));

  const names = async () => ({
    menuCategories: (await content.menuCategories.list()).map(({ name }) => name),
    menuItems: (await menuItems.list()).map(({ name }) => name),
    packages: (await content.packages.list()).map(({ name }) => name),
    images: (await content.packages.list()).map(({ images }) => images.length),
    promotions: (await content.promotions.list()).map(({ title }) => title),
    periods: (await content.pricePeriods.list()).map(({ name }) => name),
    days: (await content.calendarEntries.list()).map(({ reason }) => reason),
    soldOut: (await menuItems.list())
      .filter(({ availability }) => availability !== null)
      .map(({ name }) => name),
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

  it('has the English texts of rows, their lists and settings, where there are some', async () => {
    await demo.load(folder);
    const of = (name: string, text: unknown) => ({
      translations: { en: expect.objectContaining({ [name]: text }) as unknown },
    });
    await asOwner(async () => {
      expect(await menuItems.list()).toMatchObject([
        of('name', 'Tea'),
        of('name', null),
        of('name', null),
      ]);
      expect(await content.packages.get(1)).toMatchObject(of('items', ['Driver']));
      expect(await settings.get('tagline')).toMatchObject(of('value', 'Cafe'));
    });
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

  it('has prices and a closed day of the days that follow', async () => {
    content.clock.set('2026-12-24T17:00:00Z');
    await demo.load(folder);
    expect(await content.pricePeriods.list()).toMatchObject([
      {
        from: '2026-12-28',
        until: '2026-12-30',
        prices: [
          { package_id: 2, price: 2_000 },
          { package_id: 1, price: 3_000 },
        ],
      },
    ]);
    expect(await content.calendarEntries.list()).toMatchObject([
      { kind: 'closed', from: '2026-12-29', until: '2026-12-29', package_ids: [] },
    ]);
  });

  it('leaves deleted what the owner deletes', async () => {
    await demo.load(folder);
    const { promotions, packages, menuCategories, pricePeriods, calendarEntries } = content;
    const referring = [promotions, pricePeriods, calendarEntries];
    for (const service of [...referring, packages, menuCategories, menuItems, slides, links]) {
      for (const { id } of await service.list()) await service.remove(id);
    }
    await demo.load(folder);
    const { settings: kept, ...none } = await names();
    expect(Object.values(none).flat()).toEqual([]);
    expect(kept).toEqual(ALL.settings);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a link', () => links.create({ platform: 'tiktok', url: 'https://www.tiktok.com/@lereng' })],
    ['a slide', () => slides.create({ title: 'Kawah', image: content.image() })],
    ['a package', () => content.addPackage('Kawah')],
    ['a setting', () => settings.update('site_name', { value: 'Kawah' })],
    ['the home image', () => settings.updateImage('home_image', content.image())],
  ])("adds nothing to an owner's content: %s", async (_, add) => {
    await add();
    const before = await names();
    await demo.load(folder);
    expect(await names()).toEqual(before);
  });

  it.each([
    ['a picture of', 'menu-items.json', { image: 'missing' }],
    ['a picture of', 'packages.json', { image: 'missing' }],
    ['a picture of', 'slides.json', { image: 'missing' }],
    ['a picture of', 'promotions.json', { image: 'missing' }],
    ['a further picture of', 'packages.json', { images: [PICTURE, 'missing'] }],
  ] as const)('goes on where a start was broken off at %s %s', async (_, name, broken) => {
    const [first, ...others] = CONTENT[name];
    await write(name, [first, ...others.map((each) => ({ ...each, ...broken }))]);
    await expect(demo.load(folder)).rejects.toThrow('ENOENT');
    const before = await names();
    expect(Object.values(before).flat().length).toBeLessThan(Object.values(ALL).flat().length);
    await write(name, CONTENT[name]);
    await demo.load(folder);
    expect(await names()).toEqual(ALL);
  });

  it('says in one sentence that the next start goes on where a picture took too long', async () => {
    const create = jest.spyOn(slides, 'create').mockRejectedValue(unavailable('Belum'));
    await expect(demo.load(folder)).rejects.toThrow(
      new StartError(
        'Filling the database with demonstration content failed, as a picture took too long: the next start goes on with what is missing, and one with DEMO_CONTENT=false leaves it as it is',
      ),
    );
    create.mockRestore();
    await demo.load(folder);
    expect(await names()).toEqual(ALL);
  });

  describe('what is left of it', () => {
    const left = async () => {
      const { kinds } = await asOwner(() => rows.left());
      return Object.fromEntries(
        kinds.map(({ kind, removable, kept }) => [kind, [removable, kept]]),
      );
    };
    const remove = () => asOwner(() => rows.remove(by('admin')));
    const WHOLE = {
      promotions: [2, 0],
      'price-periods': [1, 0],
      'calendar-entries': [1, 0],
      packages: [2, 0],
      'menu-items': [3, 0],
      slides: [2, 0],
    };

    it('is nothing of a site that was never filled', async () => {
      await slides.create({ title: 'Kawah', image: content.image() });
      expect(await rows.left()).toEqual({
        kinds: [],
        unchanged_settings: [],
        unchanged_links: [],
      });
      await remove();
      expect(await slides.list()).toHaveLength(1);
    });

    it('goes into the trash as one save, with its pictures, and may be asked to go again', async () => {
      await demo.load(folder);
      expect(await left()).toEqual(WHOLE);
      await remove();
      expect(await left()).toEqual({});
      const { menuCategories, links: platforms, settings: keys, ...none } = await names();
      expect(Object.values(none).flat()).toEqual([]);
      expect([menuCategories, platforms, keys]).toEqual([
        ALL.menuCategories,
        ALL.links,
        ALL.settings,
      ]);
      expect(await content.trash.list()).toHaveLength(11);
      const [entry] = await content.history.list({ limit: 1 });
      expect(entry).toMatchObject({ action: 'deleted', username: 'admin' });
      await remove();
      expect(await content.trash.list()).toHaveLength(11);
    });

    it.each<[string, () => Promise<unknown>, object]>([
      ['was changed', () => menuItems.update(1, { price: 2_000 }), { 'menu-items': [2, 1] }],
      [
        'is sold out',
        () => menuItems.availability.update(1, { state: 'sold_out', until: null }),
        { 'menu-items': [2, 1] },
      ],
      [
        'is no longer sold out',
        () => menuItems.availability.update(3, { state: null }),
        { 'menu-items': [2, 1] },
      ],
      [
        'is used by a promotion that was changed',
        () => content.promotions.update(1, { terms: 'Pesan dulu.' }),
        { promotions: [1, 1], packages: [0, 2] },
      ],
      [
        "is used by a day of the owner's",
        () =>
          content.calendarEntries.create({
            kind: 'full',
            from: '2026-12-24',
            until: '2026-12-24',
            package_ids: [2],
          }),
        { packages: [1, 1] },
      ],
      [
        "has a price of the owner's",
        () =>
          content.pricePeriods.create({
            name: 'Libur Natal',
            from: '2026-12-24',
            until: '2027-01-04',
            prices: [{ package_id: 1, price: 400_000 }],
          }),
        { packages: [1, 1] },
      ],
    ])('keeps what %s', async (_name, change, expected) => {
      await demo.load(folder);
      await change();
      expect(await left()).toEqual({ ...WHOLE, ...expected });
      await remove();
      const kept = Object.entries(expected).map(([kind, [, count]]) => [kind, [0, count]]);
      expect(await left()).toEqual(Object.fromEntries(kept));
    });

    it('names the settings and links that are as they were', async () => {
      await demo.load(folder);
      await settings.update('site_name', { value: 'Kebun' });
      const [first, second] = await links.list();
      await links.update(first!.id, { url: 'https://wa.me/628111222333' });
      expect(await rows.left()).toMatchObject({
        unchanged_settings: expect.arrayContaining(['latitude', 'home_image']) as unknown,
        unchanged_links: [second!.id],
      });
      expect((await rows.left()).unchanged_settings).not.toContain('site_name');
    });
  });

  it('has no rows of a kind without a list', async () => {
    await rm(join(folder, 'social-media.json'));
    await demo.load(folder);
    expect(await names()).toEqual({ ...ALL, links: [] });
  });

  it('fails for a promotion of a package that is not there', async () => {
    await write('packages.json', named({}, 'Jip'));
    await expect(demo.load(folder)).rejects.toThrow('No package is named Kebun');
  });
});
