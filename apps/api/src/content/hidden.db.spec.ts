import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { Logger } from '@nestjs/common';
import { describeOnBothDatabases, openTestSqlite } from '@lereng/api-site/testing';
import { ReadKinds } from '../writes';
import { entityTagOf } from '../platform/http/entity-tag';
import { asOwner, TestContent, onlyIf } from './testing/test-content';
import { KINDS } from './testing/test-kinds';

describeOnBothDatabases('Hidden rows', (openDatabase) => {
  let content: TestContent;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 8, height: 8 });
    const { menuItems, packages, promotions } = content;
    for (const service of [menuItems, packages, promotions]) service.onModuleInit();
  });

  afterEach(() => content.drop());

  const addMenuItem = async (name = 'Soto') => (await content.addMenuItem(name)).id;
  const hide = (id: number, hidden = true) =>
    asOwner(() => content.menuItems.update(id, { hidden }));

  describe.each(['menu-items', 'packages', 'promotions'])('of %s', (kind) => {
    const { create, service } = KINDS[kind]!;
    const add = async () => (await create(content)).id;

    it('are missing for visitors, also in the sitemap and its previews, and marked for the admin', async () => {
      const id = await add();
      const rows = service(content);
      const preview = () => content.ogImages.get(kind as 'packages', id, DEFAULT_LOCALE);
      const sitemap = () => rows.rows.sitemapRows('2026-11-20');
      expect(await rows.get(id)).not.toHaveProperty('hidden');
      const [listed] = await asOwner(() => rows.list());
      expect(await asOwner(() => rows.get(id))).toHaveProperty('hidden', false);
      expect([await preview(), ...(await sitemap())]).toMatchObject([{ id }, { id }]);

      const hidden = await asOwner(() => rows.update(id, { hidden: true }));
      expect(hidden).toMatchObject({ id, hidden: true });
      await expect(rows.get(id)).rejects.toMatchObject({ status: 404 });
      expect([await rows.list(), await sitemap()]).toEqual([[], []]);
      const previews = await content.ogImages.all();
      expect([await preview(), ...previews.filter((each) => each.kind === kind)]).toEqual([null]);
      const { updatedAt } = hidden as { updatedAt?: unknown };
      expect(await asOwner(() => rows.list())).toEqual([{ ...listed, hidden: true, updatedAt }]);
      expect(await asOwner(() => rows.get(id))).toEqual(hidden);

      await asOwner(() => rows.update(id, { hidden: false }));
      expect(await rows.get(id)).toMatchObject({ id });
    });

    it('are known to history and trash', async () => {
      const id = await add();
      const rows = service(content);
      await asOwner(() => rows.update(id, { hidden: true }));
      const [entry] = await content.history.list({ kind });
      expect(entry).toMatchObject({
        action: 'updated',
        changes: [{ field: 'hidden', from: false, to: true }],
      });
      await asOwner(() => rows.remove(id));
      await asOwner(() => content.trash.restore(kind, id));
      expect(await rows.list()).toEqual([]);
      expect(await asOwner(() => rows.get(id))).toHaveProperty('hidden', true);
      await asOwner(() => content.history.revert(entry!.id));
      expect(await rows.get(id)).toMatchObject({ id });
    });

    it('have versions of their own, whoever has read the version before', async () => {
      const id = await add();
      const rows = service(content);
      const tags = [await rows.get(id), await asOwner(() => rows.get(id))].map(entityTagOf);
      expect(new Set(tags).size).toBe(2);
      const set = (hidden: boolean, tag: string) =>
        asOwner(() => rows.update(id, { hidden }, onlyIf(tag)));
      for (const tag of tags) expect(await set(false, tag)).toMatchObject({ id });
      await set(true, tags[0]!);
      for (const tag of tags) {
        await expect(set(false, tag)).rejects.toMatchObject({ status: 412 });
      }
    });
  });

  it('keep their place in the order, and are not among the first or other rows', async () => {
    const soto = await addMenuItem();
    const kopi = await addMenuItem('Kopi');
    const teh = await addMenuItem();
    await asOwner(() => content.menuItems.order.update([teh, kopi, soto]));
    await hide(kopi);
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
    expect(ids(await content.menuItems.listFirst(4))).toEqual([teh, soto]);
    expect(ids(await content.menuItems.listOthers(soto))).toEqual([teh]);
    await expect(content.menuItems.listOthers(kopi)).rejects.toMatchObject({ status: 404 });
    await asOwner(() => content.menuItems.order.update([kopi, teh, soto]));
    await hide(kopi, false);
    expect(ids(await content.menuItems.list())).toEqual([kopi, teh, soto]);
  });

  it('may be hidden from the beginning', async () => {
    const { id } = await asOwner(() => content.addMenuItem('Soto', { hidden: true }));
    await expect(content.menuItems.get(id)).rejects.toMatchObject({ status: 404 });
  });

  it('keep what they are when an earlier version comes back that did not say it', async () => {
    const id = await addMenuItem();
    await content.menuItems.update(id, { name: 'Soto Ayam' });
    await hide(id);
    const [, renamed] = await content.history.list({ kind: 'menu-items' });
    // As it was written before rows could be hidden.
    await content.test.database.transaction((manager) =>
      manager.query(`UPDATE content_history SET before = REPLACE(before, ',"hidden":false', '')`),
    );
    expect(await asOwner(() => content.history.preview(renamed!.id))).toMatchObject({
      changes: [{ field: 'name', from: 'Soto Ayam', to: 'Soto' }],
    });
    await asOwner(() => content.history.revert(renamed!.id));
    expect(await asOwner(() => content.menuItems.get(id))).toMatchObject({
      name: 'Soto',
      hidden: true,
    });
  });

  it('hide their category from visitors where it has no others', async () => {
    const { id: category } = await content.menuCategories.create({ name: 'Rahasia' });
    const { id: empty } = await content.menuCategories.create({ name: 'Kosong' });
    const kopi = await addMenuItem('Kopi');
    const teh = await addMenuItem('Teh');
    for (const id of [kopi, teh]) await content.menuItems.update(id, { category: 'Rahasia' });
    const named = async () => (await content.menuCategories.list()).map(({ id }) => id);

    await hide(kopi);
    expect(await named()).toEqual([category, empty]);
    await content.menuItems.remove(teh);
    const { result, kinds } = await ReadKinds.collect(named);
    expect(result).toEqual([empty]);
    expect([...kinds].sort()).toEqual(['menu-categories', 'menu-items']);
    await expect(content.menuCategories.get(category)).rejects.toMatchObject({ status: 404 });
    expect(await asOwner(named)).toEqual([category, empty]);
    await hide(kopi, false);
    expect(await named()).toEqual([category, empty]);
  });

  describe('beside others', () => {
    const PRICES = ['original_price', 'price', 'price_from', 'price_unit'];
    const FIELDS = ['availability', 'capacity', 'id', 'image_url', 'name', 'next_offer', ...PRICES];
    let jip: number;
    let jeruk: number;
    let promotion: number;

    beforeEach(async () => {
      jip = await content.addPackage('Jip', 100_000);
      jeruk = await content.addPackage('Jeruk', 50_000);
      ({ id: promotion } = await content.addPromotion([jip, jeruk]));
    });

    it('a hidden promotion gives no discount, neither to visitors nor to the admin', async () => {
      expect(await content.packages.get(jip)).toMatchObject({ price: 90_000 });
      await asOwner(() => content.promotions.update(promotion, { hidden: true }));
      const full = { price: 100_000, promotion: null, discount_percent: null };
      expect(await content.packages.get(jip)).toMatchObject(full);
      expect(await asOwner(() => content.packages.get(jip))).toMatchObject(full);
      expect(await content.promotions.listFeatured()).toEqual([]);
    });

    it('a hidden package leaves its promotion, and lends it no picture', async () => {
      const before = await content.promotions.get(promotion);
      await asOwner(() => content.packages.update(jip, { hidden: true }));
      const visitors = await content.promotions.get(promotion);
      expect(visitors.packages.map(({ id }) => id)).toEqual([jeruk]);
      expect(visitors.image_url).toBe(before.packages[1]?.image_url);
      expect(await content.ogImages.get('promotions', promotion, DEFAULT_LOCALE)).toMatchObject({
        imageId: (await content.repositories.packages.findById(jeruk))?.imageId,
      });
      const admins = await asOwner(() => content.promotions.get(promotion));
      expect(admins.packages.map(({ id }) => id)).toEqual([jip, jeruk]);
      expect(Object.keys(admins.packages[0]!).sort()).toEqual(FIELDS);
      expect(admins.image_url).toBe(visitors.image_url);
      expect(admins.image_preview_url).toBe(visitors.image_preview_url);
    });
  });

  it('are hidden from those who listen to events of the write', async () => {
    const id = await addMenuItem();
    const seen: number[] = [];
    content.events.subscribe(async () => {
      seen.push((await content.menuItems.list()).length);
    });
    await hide(id);
    expect(seen).toEqual([0]);
  });
});

/** SQLite stores anything in any column. */
describe('A flag that is none, on SQLite,', () => {
  let content: TestContent;

  beforeEach(async () => {
    content = await TestContent.open(await openTestSqlite(), { width: 8, height: 8 });
    const { menuItems, packages, promotions } = content;
    for (const service of [menuItems, packages, promotions]) service.onModuleInit();
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await content.drop();
  });

  /** Past the product; what it holds of the table is read anew. */
  const setFlag = async (table: string, column: string, value: string) => {
    await content.test.database.transaction((manager) =>
      manager.query(`UPDATE ${table} SET ${column} = ${value}`),
    );
    await content.events.publish([{ kind: table.replaceAll('_', '-'), id: 1 }], null);
  };

  it.each([
    ['menu-items', 'menu_items', 'hidden', "'x'"],
    ['packages', 'packages', 'hidden', "'x'"],
    ['promotions', 'promotions', 'hidden', "'x'"],
    ['menu-items', 'menu_items', 'hidden', '2'],
    ['menu-items', 'menu_items', 'hidden', "x'00'"],
    ['packages', 'packages', 'sold_out', "'x'"],
  ])('leaves out the row of %s: %s.%s = %s', async (kind, table, column, value) => {
    const { create, service } = KINDS[kind]!;
    const { id } = await create(content);
    await setFlag(table, column, value);
    const rows = service(content);
    for (const read of [(work: () => Promise<object[]>) => work(), asOwner]) {
      expect(await read(() => rows.list())).toEqual([]);
      expect(await read(() => rows.rows.sitemapRows('2026-11-20'))).toEqual([]);
    }
    await expect(rows.get(id)).rejects.toMatchObject({ status: 404 });
    const log = jest.mocked(Logger.prototype.warn).mock.calls.map(([line]) => String(line));
    expect(log).toEqual([expect.stringContaining(`its ${column} is not true or false`)]);
  });

  it('publishes neither the category of its menu item, nor a package in its promotion', async () => {
    await content.menuCategories.create({ name: 'Rahasia' });
    await content.addMenuItem('Kopi', { category: 'Rahasia' });
    const jip = await content.addPackage('Jip', 100_000);
    const jeruk = await content.addPackage('Jeruk', 50_000);
    const { id } = await content.addPromotion([jip, jeruk]);
    await setFlag('menu_items', 'hidden', "'x'");
    expect(await content.menuCategories.list()).toEqual([]);
    await setFlag('packages', 'hidden', `CASE id WHEN ${jip} THEN 'x' ELSE 0 END`);
    const { packages } = await content.promotions.get(id);
    expect(packages.map((each) => each.id)).toEqual([jeruk]);
    expect(await content.packages.get(jeruk)).toMatchObject({ price: 45_000 });
    await setFlag('promotions', 'hidden', "'x'");
    expect(await content.packages.get(jeruk)).toMatchObject({ price: 50_000 });
  });
});
