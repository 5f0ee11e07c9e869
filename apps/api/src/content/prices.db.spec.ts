import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { TestContent } from './testing/test-content';

const OLD = '2026-01-01T00:00:00.000Z';

describeOnBothDatabases('Prices at once', (openDatabase) => {
  let content: TestContent;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 8, height: 8 });
  });

  afterEach(() => content.drop());

  const add = async (...names: string[]) => {
    for (const name of names) await content.addMenuItem(name, { price: 10_000 });
  };
  const prices = async () => (await content.menuItems.list()).map(({ price }) => price);
  const versions = async () => {
    const rows = await content.menuItems.list();
    return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]));
  };
  /** Prices for the present versions of menu items. */
  const forPresent = async (wanted: Record<number, number>) => {
    const present = await versions();
    return Object.entries(wanted).map(([id, price]) => ({
      id: Number(id),
      price,
      version: present.get(Number(id)) ?? OLD,
    }));
  };
  const history = () => content.history.list({ kind: 'menu-items', limit: 50 });

  it('change together, with one event and one entry in the history', async () => {
    await add('Soto', 'Kopi', 'Teh');
    const entries = (await history()).length;
    const before = await versions();
    content.changes.length = 0;

    const list = await content.menuItems.prices.update(
      await forPresent({ 1: 12_000, 2: 10_000, 3: 11_500 }),
    );
    expect(list).toEqual(await content.menuItems.list());
    expect(await prices()).toEqual([12_000, 10_000, 11_500]);
    const after = await versions();
    expect([1, 2, 3].filter((id) => after.get(id) !== before.get(id))).toEqual([1, 3]);
    expect(content.changes).toEqual([
      { kind: 'menu-items', id: 1 },
      { kind: 'menu-items', id: 3 },
    ]);

    const [entry, ...older] = await history();
    expect(older).toHaveLength(entries);
    const from = ['Soto: Rp 10.000', 'Teh: Rp 10.000'];
    const to = ['Soto: Rp 12.000', 'Teh: Rp 11.500'];
    const changes = [{ field: 'prices', from, to }];
    const together = { action: 'updated', row_id: null, name: null, revertible: true };
    expect(entry).toMatchObject({ ...together, changes });
  });

  it('are in the history of each row that they changed, which says its own alone', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => index + 1);
    await add(...rows.map((id) => `Menu ${id}`));
    await content.menuItems.prices.update(await forPresent({ 1: 12_000, 12: 13_000 }));
    await content.menuItems.update(1, { price: 15_000 });
    await content.menuItems.order.update([...rows].reverse());
    const ofRow = async (id: number, query: object = {}) => {
      const ofMenuItem = { kind: 'menu-items', row_id: String(id) };
      const found = await content.history.list({ ...ofMenuItem, ...query });
      return found.map(({ row_id, action, changes }) => [row_id, action, changes[0]?.to]);
    };
    const own = ['1', 'updated', 15_000];
    const together = [null, 'updated', ['Menu 1: Rp 12.000']];
    expect(await ofRow(1)).toEqual([own, together, ['1', 'created', 'Menu 1']]);
    expect(await ofRow(2)).toEqual([['2', 'created', 'Menu 2']]);
    expect(await ofRow(12)).toEqual([
      [null, 'updated', ['Menu 12: Rp 13.000']],
      ['12', 'created', 'Menu 12'],
    ]);
    expect(await ofRow(1, { limit: 2 })).toEqual([own, together]);
    const [, { id }] = (await content.history.list({ row_id: '1' })) as [unknown, { id: number }];
    expect(await ofRow(1, { before: id })).toEqual([['1', 'created', 'Menu 1']]);
    // Other kinds have rows with the same ids.
    const jeep = await content.addPackage('Jip');
    expect(await content.history.list({ kind: 'packages', row_id: String(jeep) })).toHaveLength(1);
    for (const row_id of ['%', 'NaN', 'address']) {
      expect(await content.history.list({ kind: 'menu-items', row_id })).toEqual([]);
    }
  });

  it('leave no trace where none is another one', async () => {
    await add('Soto');
    const entries = await history();
    content.changes.length = 0;
    await content.menuItems.prices.update(await forPresent({ 1: 10_000 }));
    await content.menuItems.prices.update([]);
    expect(content.changes).toEqual([]);
    expect(await history()).toEqual(entries);
  });

  it('all stay where one is of an old version, its row is gone, or it is named twice', async () => {
    await add('Soto', 'Kopi');
    const wanted = await forPresent({ 1: 20_000, 2: 20_000 });
    await new Promise((resolve) => setTimeout(resolve, 2));
    await content.menuItems.update(2, { name: 'Kopi susu' });
    await expect(content.menuItems.prices.update(wanted)).rejects.toMatchObject({
      status: 412,
      message:
        '"Kopi susu" sudah diubah di tempat lain. Muat versi terbaru, lalu periksa lagi harganya.',
    });
    expect(await prices()).toEqual([10_000, 10_000]);

    const present = await forPresent({ 1: 20_000, 2: 20_000 });
    await content.menuItems.remove(2);
    await expect(content.menuItems.prices.update(present)).rejects.toMatchObject({ status: 412 });
    expect(await prices()).toEqual([10_000]);
    const twice = [...(await forPresent({ 1: 1 })), ...(await forPresent({ 1: 2 }))];
    await expect(content.menuItems.prices.update(twice)).rejects.toMatchObject({ status: 422 });
    expect(await prices()).toEqual([10_000]);
  });

  it('go back together, except for rows that are gone', async () => {
    await add('Soto', 'Kopi', 'Teh');
    await content.menuItems.prices.update(await forPresent({ 1: 12_000, 2: 13_000, 3: 14_000 }));
    await content.menuItems.remove(2);
    await content.menuItems.update(3, { price: 15_000 });
    const entry = (await history()).find(({ row_id }) => row_id === null)!;

    expect(await content.history.preview(entry.id)).toEqual({
      changes: [
        {
          field: 'prices',
          from: ['Soto: Rp 12.000', 'Teh: Rp 15.000'],
          to: ['Soto: Rp 10.000', 'Teh: Rp 10.000'],
        },
      ],
      image_missing: false,
      version: expect.any(String) as string,
    });
    await content.history.revert(entry.id);
    expect(await prices()).toEqual([10_000, 10_000]);
    expect((await history())[0]).toMatchObject({ row_id: null, revertible: true });
  });

  it('of packages are those before discounts', async () => {
    const id = await content.addPackage('Jip');
    await content.addPromotion([id]);
    const [row] = await content.packages.list();
    const [changed] = await content.packages.prices.update([
      { id, price: 100_000, version: row!.updatedAt },
    ]);
    expect(changed).toMatchObject({ original_price: 100_000 });
    expect(changed!.price).toBeLessThan(100_000);
  });
});
