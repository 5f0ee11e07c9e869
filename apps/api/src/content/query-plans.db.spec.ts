import type { EntityManager } from 'typeorm';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { AuthRepository } from '../platform/auth/auth.repository';
import { SessionsRepository } from '../platform/auth/sessions.repository';
import { IdempotencyKeysRepository } from '../platform/idempotency/idempotency-keys.repository';
import { ImagesRepository } from '../media/images.repository';
import { HistoryRepository } from './history/history.repository';
import { TestContent } from './testing/test-content';

type Query = Awaited<ReturnType<TestContent['queriesOf']>>[number];

const INSTANT = '2026-11-20T05:00:00.000Z';

describeOnBothDatabases('Plans of queries', (openDatabase) => {
  let content: TestContent;

  beforeAll(async () => {
    content = await TestContent.open(await openDatabase());
    const image = () => content.image();
    const { menuItems, slides, socialMedia } = content;
    for (const name of ['Soto', 'Kopi', 'Teh']) {
      await content.menuCategories.create({ name });
      await menuItems.create({ name, price: 12_000, category: name, image: image() });
      await slides.create({ title: name, order: 1, image: image() });
    }
    await content.addPromotion([
      await content.addPackage('Jip'),
      await content.addPackage('Jeruk'),
    ]);
    for (const id of [1, 2, 2]) await content.packages.addImage(id, { image: image() });
    await socialMedia.create({ platform: 'tiktok', url: 'https://www.tiktok.com/@lereng' });
  });

  afterAll(() => content.drop());

  const inDatabase = <T>(work: (manager: EntityManager) => Promise<T>): Promise<T> =>
    content.test.database.read(work);

  /** Whole tables that the query reads, although an index could lead to its rows or has their order. */
  async function wholeTables({ sql, parameters }: Query): Promise<string[]> {
    return content.test.database.kind === 'sqlite'
      ? wholeTablesOfSqlite(sql, parameters)
      : wholeTablesOfPostgres(sql, parameters);
  }

  async function wholeTablesOfSqlite(sql: string, parameters: unknown[]): Promise<string[]> {
    const plan = await inDatabase((manager) =>
      manager.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, parameters),
    );
    const steps = plan.map(({ detail }) => detail);
    // A list by id is the table itself, in its order.
    const isListById = /IS NULL(?: \))? ORDER BY "\w+"\."id" ASC$/.test(sql);
    if (isListById && !steps.some((step) => step.includes('TEMP B-TREE'))) return [];
    return steps.filter((step) => /^SCAN (?!CONSTANT ROW)/.test(step) && !step.includes('INDEX'));
  }

  /** Reading a whole table is the dearest of all plans here, so it is taken where there is no other one. */
  async function wholeTablesOfPostgres(sql: string, parameters: unknown[]): Promise<string[]> {
    const plan = await inDatabase((manager) =>
      manager.dataSource.transaction(async (own) => {
        await own.query('SET LOCAL enable_seqscan = off');
        return own.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, parameters);
      }),
    );
    return plan.map((row) => row['QUERY PLAN']).filter((step) => step.includes('Seq Scan'));
  }

  const database = () => content.test.database;

  it.each(['menuItems', 'packages', 'promotions'] as const)(
    'whether a row of %s has a page: its row alone is read',
    async (kind) => {
      const repository = content[kind].rows;
      const queries = await content.queriesOf(async () => {
        expect(await repository.hasPage(1, '2026-11-20')).toBe(true);
      });
      expect(queries).toHaveLength(1);
      for (const { sql } of queries) expect(sql).toMatch(/ WHERE .*"id" = /);
      expect(await repository.hasPage(99, '2026-11-20')).toBe(false);
      expect(await content.promotions.rows.hasPage(1, '2999-01-01')).toBe(false);
    },
  );

  it.each<[string, () => Promise<unknown>]>([
    ['the list of menu items', () => content.menuItems.list()],
    ['the list of menu categories', () => content.menuCategories.list()],
    ['the list of packages', () => content.packages.list()],
    ['the list of promotions', () => content.promotions.list()],
    ['the list of slides', () => content.slides.list()],
    ['the list of links', () => content.socialMedia.list()],
    ['the first rows of a list', () => content.menuItems.rows.findFirst(2)],
    ['others than a row', () => content.packages.rows.findOthers(1, 1)],
    ['a menu item', () => content.menuItems.get(1)],
    ['a package', () => content.packages.get(1)],
    ['a promotion', () => content.promotions.get(1)],
    ['the last place of a list', () => content.addPackage('Teh')],
    ['the trash', () => content.trash.list()],
    ['what is in the trash for long', () => content.trash.removeExpired(new Date(INSTANT))],
    ['images in the trash for long', () => new ImagesRepository(database()).unusedBefore(INSTANT)],
    [
      'the history of a row',
      () => new HistoryRepository(database()).find({ kind: 'packages', rowId: '1', limit: 20 }),
    ],
    ['the whole history', () => new HistoryRepository(database()).find({ before: 9, limit: 20 })],
    [
      'names of rows at an instant',
      () => {
        const rows = [1, 2].map((id) => ({ kind: 'packages', id }));
        return new HistoryRepository(database()).namesAt(rows, '2100-01-01T00:00:00Z');
      },
    ],
    ['the old history', () => new HistoryRepository(database()).removeBefore(INSTANT)],
    ['a session by its token', () => new SessionsRepository(database()).findByToken('token')],
    ['an admin', () => new AuthRepository(database()).findAdmin({ username: 'admin' })],
    ['an idempotency key', () => new IdempotencyKeysRepository(database()).find('key')],
    ['expired idempotency keys', () => new IdempotencyKeysRepository(database()).removeExpired()],
  ])('%s: no table is read whole', async (_, work) => {
    const statements = await content.queriesOf(work);
    const queries = statements.filter(({ sql }) => /^(SELECT|UPDATE|DELETE)/.test(sql));
    expect(queries).not.toHaveLength(0);
    const found = [];
    for (const query of queries) {
      for (const step of await wholeTables(query)) found.push({ step, sql: query.sql });
    }
    expect(found).toEqual([]);
  });
});
