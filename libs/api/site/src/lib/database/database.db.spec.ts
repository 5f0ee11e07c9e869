import { setTimeout as sleep } from 'node:timers/promises';
import { AppStateEntity } from './app-state.entity';
import { dataSourceOptions, openMigratedDataSource } from './data-source';
import type { Database } from './database';
import { migrations } from './migrations';
import { loadSqlite } from '../sqlite';
import {
  describeOnBothDatabases,
  openDatabase as connect,
  openTestSqlite,
  type TestDatabase,
  entryKeys,
  putEntry,
  removeEntries,
} from '../testing';

describeOnBothDatabases('Database', (openDatabase) => {
  let test: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    test = await openDatabase();
    database = test.database;
  });

  afterAll(() => test.drop());

  beforeEach(() => removeEntries(database));

  it('leaves nothing of a transaction that throws, and works on', async () => {
    const failing = database.transaction(async (manager) => {
      await putEntry(manager, 'a');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await database.read(entryKeys)).toEqual([]);
    const committed = database.transaction(async (manager) => {
      for (const key of ['b', 'c']) await putEntry(manager, key);
      return 'done';
    });
    expect(await committed).toBe('done');
    expect(await database.read(entryKeys)).toEqual(['b', 'c']);
  });

  it('shows others nothing of a transaction that is not committed', async () => {
    let signal: () => void = () => undefined;
    const inserted = new Promise<void>((resolve) => (signal = resolve));
    const writing = database.transaction(async (manager) => {
      await putEntry(manager, 'a');
      signal();
      await sleep(20);
      throw new Error('never was');
    });
    await inserted;
    const reading = database.read(entryKeys);
    await expect(writing).rejects.toThrow('never was');
    expect(await reading).toEqual([]);
  });

  it('keeps transactions at the same time apart: one that fails takes none along', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        database.transaction(async (manager) => {
          await putEntry(manager, `k${String(i).padStart(2, '0')}`);
          await sleep(i % 3);
          if (i % 2) throw new Error('odd');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const kept = await database.read(entryKeys);
    expect(kept).toHaveLength(10);
    expect(kept.every((key) => Number(key.slice(1)) % 2 === 0)).toBe(true);
  });

  it('lets reads within a transaction see what it wrote', async () => {
    const failing = database.transaction(async (manager) => {
      await putEntry(manager, 'a');
      expect(await database.read(entryKeys)).toEqual(['a']);
      throw new Error('all of it');
    });
    await expect(failing).rejects.toThrow('all of it');
    expect(await database.read(entryKeys)).toEqual([]);
  });

  it('does not let a call join that comes after the end', async () => {
    let late: Promise<string[]> | undefined;
    await database.transaction(async (manager) => {
      await putEntry(manager, 'a');
      late = sleep(30).then(() => database.read(entryKeys));
    });
    expect(await late).toEqual(['a']);
  });

  it('has nothing left to migrate when several open it at the same time', async () => {
    const others = await Promise.all([1, 2, 3].map(() => connect(test.config)));
    for (const other of others) expect(await other.read(entryKeys)).toEqual([]);
    await Promise.all(others.map((other) => other.close()));
  });

  it('is not opened by a version that does not know all of its migrations', async () => {
    const insert = `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`;
    await database.transaction((manager) => manager.query(insert));
    const refusal =
      /^The database is of a newer version, which has changed it by Later9999999999999: /;
    await expect(connect(test.config)).rejects.toThrow(refusal);
    const options = dataSourceOptions(test.config, migrations);
    await expect(openMigratedDataSource(options)).rejects.toThrow(refusal);
    await database.transaction((manager) =>
      manager.query(`DELETE FROM migrations WHERE name = 'Later9999999999999'`),
    );
    await (await connect(test.config)).close();
  });

  it('refuses a transaction within a transaction, also on the way through other calls', async () => {
    const nested = database.transaction(async () => {
      await sleep(1);
      await database.transaction((manager) => putEntry(manager, 'b'));
    });
    await expect(nested).rejects.toThrow('Transactions do not nest');
    expect(await database.read(entryKeys)).toEqual([]);
  });
});

describe('Database on SQLite alone', () => {
  it('waits for the lock of another process, for a while, without holding up reads', async () => {
    const test = await openSqlite();
    const Sqlite = await loadSqlite();
    const other = new Sqlite(test.file);
    try {
      other.exec('BEGIN IMMEDIATE');
      const writing = test.database.transaction((manager) => putEntry(manager, 'a'));
      // The write is still waiting for the lock.
      const first = await Promise.race([test.database.read(entryKeys), writing]);
      expect(first).toEqual([]);
      other.exec('ROLLBACK');
      await writing;
      other.exec('BEGIN IMMEDIATE');
      const locked = test.database.transaction((manager) => putEntry(manager, 'b'));
      await expect(locked).rejects.toMatchObject({ driverError: { code: 'SQLITE_BUSY' } });
      other.exec('ROLLBACK');
      expect(await test.database.read(entryKeys)).toEqual(['a']);
    } finally {
      other.close();
      await test.drop();
    }
  });

  it('works on after a commit for which there was no room', async () => {
    const test = await openSqlite();
    try {
      const pragma = (text: string) =>
        test.database.read((manager) => manager.query<{ page_count: number }[]>(`PRAGMA ${text}`));
      const [pages] = await pragma('page_count');
      await pragma(`max_page_count = ${pages!.page_count}`);
      const filling = test.database.transaction((manager) =>
        manager.insert(AppStateEntity, { key: 'big', value: 'x'.repeat(100_000) }),
      );
      await expect(filling).rejects.toMatchObject({ driverError: { code: 'SQLITE_FULL' } });
      await pragma('max_page_count = 1000000');
      await test.database.transaction((manager) => putEntry(manager, 'a'));
      expect(await test.database.read(entryKeys)).toEqual(['a']);
      const Sqlite = await loadSqlite();
      const other = new Sqlite(test.file, { readonly: true });
      expect(other.prepare('SELECT key FROM app_state').all()).toEqual([{ key: 'a' }]);
      other.close();
    } finally {
      await test.drop();
    }
  });

  async function openSqlite(): Promise<TestDatabase & { file: string }> {
    const test = await openTestSqlite();
    if (test.config.kind !== 'sqlite') throw new Error('not SQLite');
    return { ...test, file: test.config.file };
  }
});
