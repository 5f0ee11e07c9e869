import type { QueryRunner } from 'typeorm';
import { migrations } from './migrations';
import { describeOnBothDatabases, type TestDatabase } from '../testing';

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

/** Changes that would break a replica of the older version, which goes on while a newer one has migrated. */
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

it('finds what breaks an older version: what is gone, of another type, or must be given', () => {
  const text = { type: 'text', isRequired: false };
  const required = { ...text, isRequired: true };
  const older: Schema = new Map(['a.gone', 'a.typed', 'a.optional'].map((name) => [name, text]));
  const newer: Schema = new Map([
    ...[...older].slice(1),
    ['a.typed', { ...text, type: 'integer' }],
    ['a.optional', required],
    ['a.added', required],
    ['a.further', text],
    ['b.of_a_new_table', required],
  ]);
  expect(breaks(older, newer)).toEqual([
    'a.gone is gone',
    'a.typed was text and is integer',
    'a.optional must be given',
    'a.added must be given',
  ]);
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
