import { setTimeout as sleep } from 'node:timers/promises';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { asOwner, changeOf, TestContent } from '../testing/test-content';
import type { TestRow } from '../testing/test-kinds';
import { PackageEntity } from './package.entity';

jest.setTimeout(30_000);

const NO_PACKAGE = 'Paket tidak ditemukan';

interface NamingService {
  list(): Promise<TestRow[]>;
  get(id: number): Promise<TestRow>;
  create(request: object): Promise<TestRow>;
  update(id: number, change: object): Promise<TestRow>;
  remove(id: number): Promise<void>;
}

/** A kind whose rows name packages. */
interface NamingKind {
  readonly table: string;
  readonly service: (content: TestContent) => NamingService;
  /** The other fields of a row, and another change of it. */
  readonly row: object;
  readonly edit: object;
  readonly field: string;
  /** The value of the field, and how the history shows it. */
  readonly valueOf: (ids: readonly number[]) => unknown;
  readonly shown: (names: readonly string[]) => unknown;
  readonly idsIn: (response: object) => number[];
  /** How `[2, 1]` is listed, and how it is with a restored 2 where 1 was chosen meanwhile. */
  readonly listed: readonly number[];
  readonly restored: readonly number[];
}

const DAYS = { from: '2026-12-24', until: '2026-12-26' };

const KINDS: Readonly<Record<string, NamingKind>> = {
  promotions: {
    table: 'promotion_packages',
    service: ({ promotions }) => promotions as unknown as NamingService,
    row: {
      title: 'Panen',
      valid_from: '2026-11-01',
      valid_until: '2026-11-20',
      discount_percent: 10,
    },
    edit: { title: 'Raya' },
    field: 'package_ids',
    valueOf: (ids) => ids,
    shown: (names) => names,
    idsIn: (response) => (response as { packages: { id: number }[] }).packages.map(({ id }) => id),
    listed: [2, 1],
    restored: [2, 1],
  },
  'price-periods': {
    table: 'price_period_packages',
    service: ({ pricePeriods }) => pricePeriods as unknown as NamingService,
    row: { ...DAYS, name: 'Natal' },
    edit: { name: 'Libur' },
    field: 'prices',
    valueOf: (ids) => ids.map((id) => ({ package_id: id, price: 5_000 })),
    shown: (names) => names.map((name) => `${name}: Rp 5.000`),
    idsIn: (response) =>
      (response as { prices: { package_id: number }[] }).prices.map((each) => each.package_id),
    listed: [2, 1],
    restored: [1, 2],
  },
  'calendar-entries': {
    table: 'calendar_entry_packages',
    service: ({ calendarEntries }) => calendarEntries as unknown as NamingService,
    row: { ...DAYS, kind: 'full' },
    edit: { reason: 'Rombongan' },
    field: 'package_ids',
    valueOf: (ids) => ids,
    shown: (names) => names,
    idsIn: (response) => (response as { package_ids: number[] | null }).package_ids ?? [],
    listed: [1, 2],
    restored: [1, 2],
  },
};

describeOnBothDatabases('Packages that rows name', (openDatabase) => {
  let content: TestContent;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 8, height: 8 });
    for (const name of ['Jip', 'Jeruk', 'Kemah']) await content.addPackage(name);
  });

  afterEach(() => content.drop());

  describe.each(Object.entries(KINDS))('of %s', (kind, test) => {
    const { field, valueOf, idsIn, edit } = test;
    const naming = (ids: readonly number[]) => ({ [field]: valueOf(ids) });
    let service: NamingService;

    beforeEach(() => (service = test.service(content)));

    const add = (ids: readonly number[]) => service.create({ ...test.row, ...naming(ids) });
    const named = async (id = 1) => idsIn(await service.get(id));
    const lastEntry = async () => (await content.history.list({ kind }))[0]?.id ?? 0;

    it('are in their order, in the list as in the row, and others in their place', async () => {
      expect(idsIn(await add([2, 1]))).toEqual(test.listed);
      await add([3]);
      expect((await service.list()).map(idsIn)).toEqual([test.listed, [3]]);
      const changed = await service.update(1, naming([3, 2]));
      expect(idsIn(changed).sort()).toEqual([2, 3]);
      expect(await service.get(1)).toEqual(changed);
      expect(await named(2)).toEqual([3]);
    });

    it('are refused where there are none with their ids, and nothing changes', async () => {
      const error = { status: 422, message: NO_PACKAGE, fields: { [field]: NO_PACKAGE } };
      const many = Array.from({ length: 12_000 }, (_, i) => i + 1);
      for (const ids of [[4], [1, 2_147_483_647], many]) {
        await expect(add(ids)).rejects.toMatchObject(error);
      }
      expect(await service.list()).toEqual([]);
      const created = await add([1]);
      const change = { ...edit, ...naming([2, 9]) };
      await expect(service.update(1, change)).rejects.toMatchObject(error);
      expect(await service.get(1)).toEqual(created);
    });

    it('leave with a deleted one, which comes back with its restore', async () => {
      const before = await add([2, 1]);
      await add([2]);
      await content.packages.remove(2);
      expect((await service.list()).map(idsIn)).toEqual([[1], []]);
      await service.update(2, edit);
      await content.packages.restore(2);
      expect(await service.get(1)).toEqual(before);
      expect(await service.get(2)).toMatchObject(edit);
      expect(await named(2)).toEqual([2]);
    });

    it('keep a deleted one where others are chosen meanwhile', async () => {
      await add([2, 1]);
      await content.packages.remove(2);
      await expect(service.update(1, naming([1, 2]))).rejects.toMatchObject({ status: 422 });
      expect(idsIn(await service.update(1, { ...edit, ...naming([1]) }))).toEqual([1]);
      await content.packages.restore(2);
      expect(await named()).toEqual(test.restored);
    });

    it('forget one that is deleted for good', async () => {
      await add([1, 2]);
      await content.packages.remove(2);
      await content.packages.purge(2);
      expect(await named()).toEqual([1]);
      const places = await content.test.database.read((manager) =>
        manager.query<object[]>(`SELECT package_id FROM ${test.table}`),
      );
      expect(places).toEqual([{ package_id: 1 }]);
    });

    it('are shown to visitors without hidden ones, which stay', async () => {
      await add([1, 2]);
      await asOwner(() => content.packages.update(1, { hidden: true }));
      expect(await named()).toEqual([2]);
      expect(await asOwner(() => named())).toEqual([1, 2]);
      await asOwner(() => service.update(1, { ...edit, ...naming([1, 2]) }));
      await asOwner(() => content.packages.update(1, { hidden: false }));
      expect(await named()).toEqual([1, 2]);
    });

    it('come back from the history as far as they are still there', async () => {
      await add([1, 2]);
      await service.update(1, naming([3]));
      const id = await lastEntry();
      await content.packages.remove(1);
      const { changes } = await content.history.preview(id);
      expect(changes).toEqual([changeOf(field, test.shown(['Kemah']), test.shown(['Jeruk']))]);
      await content.history.revert(id);
      expect(await named()).toEqual([2]);
    });

    it('are refused where one is deleted while they are being saved', async () => {
      let finish = (): void => undefined;
      const finished = new Promise<void>((resolve) => (finish = resolve));
      let signal = (): void => undefined;
      const deleted = new Promise<void>((resolve) => (signal = resolve));
      const deleting = content.test.database.transaction(async (manager) => {
        await manager.delete(PackageEntity, { id: 1 });
        signal();
        await finished;
      });
      await deleted;
      const saving = add([2, 1]).catch((error: unknown) => error);
      await sleep(100);
      finish();
      await deleting;
      expect(await saving).toMatchObject({ status: 422, fields: { [field]: NO_PACKAGE } });
      expect(await service.list()).toEqual([]);
    });

    it('follow each other where writes overlap, without one of them failing', async () => {
      for (let i = 0; i < 4; i += 1) await add([1]);
      const lists = [
        [1, 2, 3],
        [3, 2, 1],
        [2, 3],
        [3, 1],
      ];
      const writes = lists.flatMap((ids, i) => [
        service.update(i + 1, naming(ids)),
        service.update(4 - i, { ...edit, ...naming(ids) }),
        add(ids),
        content.packages.update((i % 3) + 1, { price: i + 1 }),
      ]);
      const outcomes = await Promise.allSettled(writes);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
      const sets = lists.map((ids) => ids.toSorted().join());
      for (const row of await service.list()) expect(sets).toContain(idsIn(row).sort().join());
    });

    it('survive packages and rows that go away under them', async () => {
      for (let i = 0; i < 4; i += 1) await add([1, 2, 3]);
      const outcomes = await Promise.allSettled([
        service.update(1, naming([3, 2, 1])),
        content.packages.remove(2),
        service.update(2, naming([2, 1])),
        service.remove(3),
        content.packages.remove(1),
        service.update(3, naming([1, 3])),
        add([2, 3]),
        service.update(4, edit),
      ]);
      const failures = outcomes.flatMap((each) =>
        each.status === 'rejected' ? [(each.reason as { status: unknown }).status] : [],
      );
      expect(failures.filter((status) => status !== 422 && status !== 404)).toEqual([]);
      for (const row of await service.list()) {
        expect(idsIn(row).filter((id) => id !== 3)).toEqual([]);
      }
    });
  });
});
