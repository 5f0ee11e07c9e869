import fc from 'fast-check';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { MenuItemEntity } from './menu-items/menu-item.entity';
import { TestContent } from './testing/test-content';
import { KINDS, type TestRow, type TestService } from './testing/test-kinds';

/** What the ordered kinds have in common. */
interface OrderedService extends TestService {
  readonly order: { update(ids: readonly number[]): Promise<TestRow[]> };
}

const MESSAGE = 'Daftar ini sudah diubah di tempat lain. Muat versi terbaru dan urutkan lagi.';

describeOnBothDatabases('Ordered content', (openDatabase) => {
  let content: TestContent;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 8, height: 8 });
  });

  afterEach(() => content.drop());

  const image = () => content.image();

  const listOf = (kind: string) => {
    const { create, service } = KINDS[kind]!;
    const ordered = service(content) as OrderedService;
    return {
      add: async () => create(content, `${(await ordered.list()).length}`),
      list: () => ordered.list(),
      order: ordered.order,
    };
  };
  type OrderedList = ReturnType<typeof listOf>;

  const addTo = async (list: OrderedList, count: number) => {
    for (let n = 0; n < count; n += 1) await list.add();
  };
  const idsOf = (rows: readonly TestRow[]) => rows.map(({ id }) => id);
  const idsIn = async (list: OrderedList) => idsOf(await list.list());

  it.each(['slides', 'menu-items', 'packages', 'menu-categories'])(
    'puts %s in order, says which rows moved, and adds new ones at the end',
    async (kind) => {
      const list = listOf(kind);
      expect(await list.order.update([])).toEqual([]);
      await addTo(list, 3);
      const before = new Map((await list.list()).map((row) => [row.id, row.updatedAt]));
      expect([...before.keys()]).toEqual([1, 2, 3]);

      const ordered = await list.order.update([3, 1, 2]);
      expect(idsOf(ordered)).toEqual([3, 1, 2]);
      expect(ordered).toEqual(await list.list());
      for (const { id, updatedAt } of ordered) expect(updatedAt).toBe(before.get(id));

      content.changes.length = 0;
      await list.order.update([3, 2, 1]);
      expect(await idsIn(list)).toEqual([3, 2, 1]);
      expect(content.changes.map(({ id }) => id).sort()).toEqual([1, 2]);
      expect(new Set(content.changes.map((change) => change.kind))).toEqual(new Set([kind]));
      content.changes.length = 0;
      expect(idsOf(await list.order.update([3, 2, 1]))).toEqual([3, 2, 1]);
      expect(content.changes).toEqual([]);

      // A new slide has an order of its own.
      if (kind === 'slides') return;
      await addTo(list, 2);
      expect(await idsIn(list)).toEqual([3, 2, 1, 4, 5]);
      await list.order.update([5, 4, 3, 2, 1]);
      await addTo(list, 1);
      expect(await idsIn(list)).toEqual([5, 4, 3, 2, 1, 6]);
    },
  );

  it('writes 1 to n into the order of slides, where a new one has its own', async () => {
    await addTo(listOf('slides'), 2);
    const ordered = await content.slides.order.update([2, 1]);
    expect(ordered.map(({ id, order }) => [id, order])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    await content.slides.create({ title: 'x', order: 2, image: image() });
    expect(await idsIn(listOf('slides'))).toEqual([2, 1, 3]);
  });

  it('refuses every other list than the present one, with what is present', async () => {
    const list = listOf('menu-items');
    await addTo(list, 4);
    let present = [1, 2, 3, 4];
    const isPermutation = (ids: readonly number[]) =>
      ids.length === 4 && [1, 2, 3, 4].every((id) => ids.includes(id));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4 }),
          fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 }),
        ),
        async (ids) => {
          const outcome = await list.order.update(ids).then(
            (rows) => ({ ids: idsOf(rows) }),
            (error: { getResponse(): object }) => error.getResponse(),
          );
          if (isPermutation(ids)) {
            present = ids;
            expect(outcome).toEqual({ ids });
          } else {
            const error = { statusCode: 409, error: 'Conflict', message: MESSAGE };
            expect(outcome).toEqual({ ...error, ids: present });
          }
          expect(await idsIn(list)).toEqual(present);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('leaves one whole order, whatever comes at the same time', async () => {
    const list = listOf('menu-items');
    await addTo(list, 4);
    await list.order.update([1, 2, 3, 4]);
    const orders = [
      [4, 3, 2, 1],
      [2, 1, 4, 3],
      [3, 4, 1, 2],
    ];
    const attempts = Promise.allSettled(orders.map((ids) => list.order.update(ids)));
    const [added] = await Promise.all([list.add(), content.menuItems.remove(2), list.add()]);
    for (const outcome of await attempts) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 });
    }

    const rows = await content.test.database.read((manager) =>
      manager.find(MenuItemEntity, { order: { position: 'ASC' } }),
    );
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
    const last = rows.slice(3).map(({ id }) => id);
    expect(last.sort()).toEqual([5, 6]);
    expect(last).toContain(added?.id);
    // The order of one request, or of none where all came too late.
    const firstIds = rows.slice(0, 3).map(({ id }) => id);
    const wholes = [[1, 2, 3, 4], ...orders].map((ids) => ids.filter((id) => id !== 2));
    expect(wholes).toContainEqual(firstIds);
  });
});
