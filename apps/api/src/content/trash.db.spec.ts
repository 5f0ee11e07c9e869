import { setTimeout as sleep } from 'node:timers/promises';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { ImageEntity } from '../media';
import { imageIdOf, TestContent } from './testing/test-content';
import { KINDS, type TestService } from './testing/test-kinds';

const NOT_THERE = { status: 404, message: 'Data ini tidak ada di sampah' };
const DAY_MS = 24 * 60 * 60_000;

describeOnBothDatabases('Trash', (openDatabase) => {
  let content: TestContent;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 8, height: 8 });
  });

  afterEach(() => content.drop());

  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  const entries = async () => (await content.trash.list()).map(({ kind, id }) => `${kind} ${id}`);
  const images = () => content.test.database.read((manager) => manager.count(ImageEntity));

  describe.each(Object.keys(KINDS))('of %s', (kind) => {
    const { service: serviceOf, create, title, hasImage } = KINDS[kind]!;
    let service: TestService;
    let created: object;
    /** As the list has it. */
    let listed: object;

    beforeEach(async () => {
      service = serviceOf(content);
      await create(content);
      created = await service.get(1);
      [listed = {}] = await service.list();
      await service.remove(1);
      content.changes.length = 0;
    });

    it('hides what was deleted from everything but the trash, and puts it back as it was', async () => {
      const missing = { status: 404 };
      expect(await service.list()).toEqual([]);
      await expect(service.get(1)).rejects.toMatchObject(missing);
      await expect(service.update(1, {})).rejects.toMatchObject(missing);
      await expect(service.remove(1)).rejects.toMatchObject(missing);
      expect(await service.rows.sitemapRows('2026-11-20')).toEqual([]);
      expect(await service.rows.exists(1)).toBe(false);
      const [entry, ...others] = await content.trash.list();
      expect(others).toEqual([]);
      const { deleted_at = '', expires_at = '', ...rest } = entry ?? {};
      expect(rest).toEqual({
        kind,
        id: 1,
        name: title,
        image_width: hasImage ? 8 : null,
        image_height: hasImage ? 8 : null,
        image_placeholder: hasImage ? expect.stringContaining('data:image/webp') : null,
      });
      expect(Date.parse(expires_at) - Date.parse(deleted_at)).toBe(30 * DAY_MS);

      expect(await content.trash.restore(kind, 1)).toEqual(created);
      expect(await service.list()).toEqual([listed]);
      expect(await content.trash.list()).toEqual([]);
      expect(await content.trashed()).toEqual([]);
      expect(content.changes).toEqual([{ kind, id: 1 }]);
      await expect(content.trash.restore(kind, 1)).rejects.toMatchObject(NOT_THERE);
    });

    it('deletes it for good, with its image, once', async () => {
      const rest = await content.stored();
      await content.trash.remove(kind, 1);
      expect(await content.trash.list()).toEqual([]);
      expect([await content.stored(), await content.trashed()]).toEqual([rest, []]);
      expect(await images()).toBe(rest.length);
      for (const attempt of ['remove', 'restore'] as const) {
        await expect(content.trash[attempt](kind, 1)).rejects.toMatchObject(NOT_THERE);
      }
    });

    it('deletes it for good after 30 days, on however many replicas', async () => {
      await content.trash.removeExpired(inDays(29.99));
      expect(await entries()).toEqual([`${kind} 1`]);
      await Promise.all([1, 2, 3].map(() => content.trash.removeExpired(inDays(30.01))));
      expect(await content.trash.list()).toEqual([]);
      expect(await content.trashed()).toEqual([]);
    });
  });

  it('lists the last deleted first, of every kind', async () => {
    const { menuItems, socialMedia, slides } = content;
    await content.addMenuItem('Teh');
    await socialMedia.create({ platform: 'x', url: 'https://example.com/lereng' });
    await slides.create({ title: 'Pagi', image: content.image() });
    for (const service of [socialMedia, slides, menuItems]) {
      await service.remove(1);
      await sleep(2);
    }
    expect(await entries()).toEqual(['menu-items 1', 'slides 1', 'social-media 1']);
  });

  it('knows no other kinds, and nothing that was not deleted', async () => {
    await content.addPackage('Jip');
    for (const kind of ['packages', 'site-settings', 'images', '']) {
      await expect(content.trash.restore(kind, 1)).rejects.toMatchObject(NOT_THERE);
      await expect(content.trash.remove(kind, 1)).rejects.toMatchObject(NOT_THERE);
    }
    expect(await content.packages.list()).toHaveLength(1);
  });

  describe('of packages and promotions', () => {
    const packagesOf = async (id: number) =>
      (await content.promotions.get(id)).packages.map((each) => each.id);

    beforeEach(async () => {
      for (const name of ['Jip', 'Kebun', 'Kemah']) await content.addPackage(name, 100);
      await content.addPromotion([2, 1, 3]);
    });

    it.each([
      ['chose others', 2, [3], [2, 3]],
      ['were saved unchanged', 2, [1, 3], [2, 1, 3]],
      ['were put in another order', 1, [3, 2], [3, 1, 2]],
    ])(
      'keeps the place of a package in promotions that %s meanwhile',
      async (_, id, chosen, after) => {
        await content.packages.remove(id);
        await content.promotions.update(1, { title: 'Raya', package_ids: chosen });
        expect(await packagesOf(1)).toEqual(chosen);
        await content.trash.restore('packages', id);
        expect(await packagesOf(1)).toEqual(after);
      },
    );

    it('applies no deleted promotion, until it is back', async () => {
      await content.promotions.remove(1);
      expect(await content.packages.get(1)).toMatchObject({ price: 100, promotion: null });
      expect((await content.packages.list()).map(({ price }) => price)).toEqual([100, 100, 100]);
      await content.trash.restore('promotions', 1);
      expect(await content.packages.get(1)).toMatchObject({ price: 90, promotion_id: 1 });
    });
  });

  it('puts back into an order that was made meanwhile, at the end, and counts it there', async () => {
    const { menuItems, trash } = content;
    for (const name of ['a', 'b', 'c']) await content.addMenuItem(name);
    await menuItems.remove(2);
    await expect(menuItems.order.update([3, 2, 1])).rejects.toMatchObject({ status: 409 });
    await menuItems.order.update([3, 1]);
    await trash.restore('menu-items', 2);
    expect((await menuItems.list()).map(({ id }) => id)).toEqual([3, 1, 2]);
    expect((await menuItems.order.update([2, 1, 3])).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('keeps a replaced image for 30 days, or until its row is deleted for good', async () => {
    const { menuItems, trash } = content;
    const replace = () => menuItems.update(1, { image: content.image() });
    const first = imageIdOf((await content.addMenuItem('Teh')).image_url);
    const second = imageIdOf((await replace()).image_url);
    expect(await content.trashed()).toEqual([first]);
    await menuItems.remove(1);
    expect((await content.trashed()).sort()).toEqual([first, second].sort());
    await trash.restore('menu-items', 1);
    await trash.removeExpired(inDays(31));
    expect([await content.stored(), await content.trashed()]).toEqual([[second], []]);
    await replace();
    await menuItems.remove(1);
    await trash.remove('menu-items', 1);
    expect([await content.stored(), await content.trashed(), await images()]).toEqual([[], [], 0]);
  });

  it('ends in one state, whoever deletes and puts back at once', async () => {
    await content.addPackage('Jip');
    const { packages, trash } = content;
    const remove = () => packages.remove(1);
    const restore = () => trash.restore('packages', 1);
    for (let round = 0; round < 3; round += 1) {
      const work = [remove, restore, remove, restore, remove].map((each) => each());
      const outcomes = await Promise.allSettled(work);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 404 });
      }
      const isThere = (await packages.list()).length === 1;
      expect(await trash.list()).toHaveLength(isThere ? 0 : 1);
      expect(await content.stored()).toHaveLength(isThere ? 1 : 0);
      expect(await content.trashed()).toHaveLength(isThere ? 0 : 1);
    }
  });
});
