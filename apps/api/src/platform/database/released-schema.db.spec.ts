import type { QueryRunner } from 'typeorm';
import { migrations } from './migrations';
import { describeOnBothDatabases, type TestDatabase } from './test-database';

/** The newest migration of the newest release, 1.0.0. A release moves it. */
const RELEASED = 'ListIndexes1764201600000';

interface Column {
  readonly type: string;
  /** Whether a row cannot be inserted without it. */
  readonly isRequired: boolean;
}

/** Columns by `table.column`. */
type Schema = ReadonlyMap<string, Column>;

const tableOf = (name: string): string | undefined => name.split('.')[0];

/** What would break a replica of the older version, which goes on while a newer one has migrated. */
function breaks(older: Schema, newer: Schema): string[] {
  const tables = new Set([...older.keys()].map(tableOf));
  const lost = [...older].flatMap(([name, { type }]) => {
    const now = newer.get(name);
    if (!now) return [`${name} is gone`];
    return now.type === type ? [] : [`${name} was ${type} and is ${now.type}`];
  });
  const required = [...newer].filter(
    ([name, { isRequired }]) =>
      isRequired && tables.has(tableOf(name)) && older.get(name)?.isRequired !== true,
  );
  return [...lost, ...required.map(([name]) => `${name} must be given`)];
}

describe('a schema breaks an older version', () => {
  const text = { type: 'text', isRequired: false };
  const older: Schema = new Map([['menu_items.name', text]]);

  it.each<[string, Schema, string[]]>([
    ['not by more columns and tables', new Map([...older, ['menu_items.hidden', text]]), []],
    ['not by a new table', new Map([...older, ['a.b', { ...text, isRequired: true }]]), []],
    ['by a column that is gone', new Map([['a.b', text]]), ['menu_items.name is gone']],
    [
      'by one of another type',
      new Map([['menu_items.name', { ...text, type: 'integer' }]]),
      ['menu_items.name was text and is integer'],
    ],
    [
      'by one that it does not give',
      new Map([...older, ['menu_items.size', { ...text, isRequired: true }]]),
      ['menu_items.size must be given'],
    ],
    [
      'by one that it may leave out',
      new Map([['menu_items.name', { ...text, isRequired: true }]]),
      ['menu_items.name must be given'],
    ],
  ])('%s', (_, newer, expected) => {
    expect(breaks(older, newer)).toEqual(expected);
  });
});

describeOnBothDatabases('Migrations since the release', (openDatabase) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openDatabase();
  });

  afterAll(() => test.drop());

  const SQL = {
    sqlite: `SELECT m.name || '.' || c.name AS name, c.type AS type,
        c."notnull" = 1 AND c.dflt_value IS NULL AS required
      FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'`,
    postgres: `SELECT table_name || '.' || column_name AS name, data_type AS type,
        is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AS required
      FROM information_schema.columns WHERE table_schema = current_schema()`,
  };

  async function schemaOf(runner: QueryRunner): Promise<Schema> {
    const rows = (await runner.query(SQL[test.database.kind])) as Record<string, unknown>[];
    return new Map(
      rows.map(({ name, type, required }) => [
        String(name),
        { type: String(type).toLowerCase(), isRequired: Boolean(required) },
      ]),
    );
  }

  it('leave what the released version reads and writes', async () => {
    const count = migrations.findIndex(({ name }) => name === RELEASED) + 1;
    expect(count).toBeGreaterThan(0);
    await test.database.transaction(async (manager) => {
      const runner = manager.queryRunner as QueryRunner;
      const newer = await schemaOf(runner);
      const later = migrations.slice(count).map((Each) => new Each());
      for (const migration of [...later].reverse()) await migration.down(runner);
      const older = await schemaOf(runner);
      expect(older.size).toBeGreaterThan(50);
      expect(breaks(older, newer)).toEqual([]);
      for (const migration of later) await migration.up(runner);
    });
  });
});
