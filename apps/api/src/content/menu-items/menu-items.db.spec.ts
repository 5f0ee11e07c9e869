import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { ReadKinds } from '../../writes';
import { entityTagOf } from '../../platform/http/entity-tag';
import { HistoryEntryEntity } from '../core';
import { changeOf, TestContent, onlyIf } from '../testing/test-content';

const MISSING = { status: 404, message: 'Menu tidak ditemukan' };

describeOnBothDatabases('Menu items', (openDatabase) => {
  let content: TestContent;
  let menuItems: TestContent['menuItems'];

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase());
    ({ menuItems } = content);
  });

  afterEach(() => content.drop());

  const add = (name: string) => content.addMenuItem(name);

  it('features the first four of the list', async () => {
    expect(await menuItems.listFirst(4)).toEqual([]);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await add(name);
    await menuItems.remove(2);
    await menuItems.order.update([6, 1, 3, 5, 4]);
    expect(await menuItems.listFirst(4)).toEqual((await menuItems.list()).slice(0, 4));
  });

  it('chooses three others', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await add(name);
    await menuItems.remove(2);
    const [first, ...rest] = await menuItems.list();
    const others = await menuItems.listOthers(first!.id);
    expect(new Set(others.map(({ id }) => id)).size).toBe(3);
    expect(rest).toEqual(expect.arrayContaining(others));
  });

  it('has as few others as there are, and none of an id without a menu item', async () => {
    await add('a');
    expect(await menuItems.listOthers(1)).toEqual([]);
    await add('b');
    expect(await menuItems.listOthers(1)).toEqual([await menuItems.get(2)]);
    await menuItems.remove(1);
    await expect(menuItems.listOthers(1)).rejects.toMatchObject(MISSING);
    await expect(menuItems.listOthers(99)).rejects.toMatchObject(MISSING);
  });

  describe('in categories', () => {
    const UNKNOWN = { status: 422, message: 'Kategori tidak ditemukan' };

    beforeEach(async () => {
      for (const name of ['Makanan', 'Minuman']) await content.menuCategories.create({ name });
    });

    const addTo = (category: string | null) => content.addMenuItem('Teh', { category });
    const categories = async () => (await menuItems.list()).map(({ category }) => category);
    const entries = () => content.history.list({ kind: 'menu-items', row_id: '1' });
    /** Takes the n-th last change back. @returns what its preview says, and the row then */
    const goBack = async (n = 0) => {
      const { id } = (await entries())[n]!;
      const { changes } = await content.history.preview(id);
      return { changes, row: await content.history.revert(id) };
    };

    it('names its category as that is written', async () => {
      expect((await addTo('minuman')).category).toBe('Minuman');
      expect((await addTo(null)).category).toBeNull();
      expect((await menuItems.get(1)).category).toBe('Minuman');
      expect((await menuItems.update(1, { category: 'MAKANAN' })).category).toBe('Makanan');
      expect((await menuItems.update(1, { name: 'Kopi' })).category).toBe('Makanan');
      expect((await menuItems.update(1, { category: null })).category).toBeNull();
      expect((await menuItems.get(1)).category).toBeNull();
    });

    it('refuses a category that does not exist, and stores nothing', async () => {
      await expect(addTo('Camilan')).rejects.toMatchObject(UNKNOWN);
      await addTo('Minuman');
      await content.menuCategories.remove(1);
      for (const category of ['Camilan', 'Makanan']) {
        await expect(menuItems.update(1, { category, price: 1 })).rejects.toMatchObject(UNKNOWN);
      }
      expect(await menuItems.list()).toMatchObject([{ price: 5_000, category: 'Minuman' }]);
      expect(await content.stored()).toHaveLength(1);
    });

    it('follows a new name, which is no part of the version that a condition names', async () => {
      const ifMatch = onlyIf(entityTagOf(await addTo('Minuman')));
      await content.menuCategories.update(2, { name: 'Kopi & Teh' });
      expect(await categories()).toEqual(['Kopi & Teh']);
      expect(await menuItems.listFirst(4)).toMatchObject([{ category: 'Kopi & Teh' }]);
      const changed = await menuItems.update(1, { price: 1 }, ifMatch);
      expect(changed).toMatchObject({ price: 1, category: 'Kopi & Teh' });
    });

    it('stays without its category, and is in it again when that is put back', async () => {
      for (const category of ['Minuman', 'Minuman', 'Minuman']) await addTo(category);
      await content.menuCategories.remove(2);
      expect(await categories()).toEqual([null, null, null]);
      // As a form does that shows no category.
      await menuItems.update(1, { price: 6_000, category: null });
      await menuItems.update(2, { category: 'Makanan' });
      await content.menuCategories.restore(2);
      expect(await categories()).toEqual(['Minuman', 'Makanan', 'Minuman']);
    });

    it('stays when its category is deleted for good, and may get another one', async () => {
      const { category, ...rest } = await addTo('Minuman');
      await content.menuCategories.remove(2);
      await content.menuCategories.purge(2);
      expect(category).toBe('Minuman');
      expect(await menuItems.get(1)).toEqual({ ...rest, category: null });
      const after = await menuItems.update(1, { category: 'Makanan' });
      expect(after).toMatchObject({ category: 'Makanan' });
    });

    it('comes out of the trash with its category, as that is called by then', async () => {
      await addTo('Minuman');
      await menuItems.remove(1);
      await content.menuCategories.update(2, { name: 'Kopi & Teh' });
      expect(await menuItems.restore(1)).toMatchObject({ category: 'Kopi & Teh' });
    });

    it('has a change of its category in its history, by the present names, and goes back', async () => {
      await addTo('Minuman');
      await menuItems.update(1, { category: 'Makanan' });
      await menuItems.update(1, { category: null, price: 6_000 });
      await content.menuCategories.update(2, { name: 'Kopi & Teh' });
      expect((await entries()).map(({ changes }) => changes)).toEqual([
        [changeOf('price', 5_000, 6_000), changeOf('category', 'Makanan', null)],
        [changeOf('category', 'Kopi & Teh', 'Makanan')],
        expect.arrayContaining([changeOf('category', null, 'Kopi & Teh')]),
      ]);
      const { changes, row } = await goBack(1);
      expect(changes).toEqual([
        changeOf('price', 6_000, 5_000),
        changeOf('category', null, 'Kopi & Teh'),
      ]);
      expect(row).toMatchObject({ price: 5_000, category: 'Kopi & Teh' });
    });

    it('goes back without a category that is gone', async () => {
      await addTo('Minuman');
      await menuItems.update(1, { category: 'Makanan', price: 6_000 });
      await content.menuCategories.remove(2);
      const { changes, row } = await goBack();
      expect(changes).toEqual([changeOf('price', 6_000, 5_000)]);
      expect(row).toMatchObject({ price: 5_000, category: 'Makanan' });
    });

    it('keeps its category when it goes back to a time before there were any', async () => {
      await addTo('Minuman');
      await menuItems.update(1, { price: 6_000 });
      const [entry] = await entries();
      await content.test.database.transaction(async (manager) => {
        const { id, before } = await manager.findOneByOrFail(HistoryEntryEntity, { id: entry!.id });
        const earlier: object = { ...before, category: undefined };
        await manager.update(HistoryEntryEntity, id, { before: earlier });
      });
      const { changes, row } = await goBack();
      expect(changes).toEqual([changeOf('price', 6_000, 5_000)]);
      expect(row).toMatchObject({ price: 5_000, category: 'Minuman' });
    });

    it('is stale when a category has changed', async () => {
      await addTo('Minuman');
      const { kinds } = await ReadKinds.collect(() => menuItems.list());
      expect([...kinds].sort()).toEqual(['menu-categories', 'menu-items']);
    });
  });
});
