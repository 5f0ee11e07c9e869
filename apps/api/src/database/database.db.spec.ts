import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import Sqlite from 'better-sqlite3';
import type { EntityManager } from 'typeorm';
import { AppStateEntity } from './app-state.entity';
import { ContentChanges } from './content-changes';
import { Database } from './database';
import { schema } from './schema';
import { describeOnBothDatabases, openTestSqlite, type TestDatabase } from './test-database';

const put = (manager: EntityManager, key: string) =>
  manager.insert(AppStateEntity, { key, value: '' });

const keys = async (manager: EntityManager): Promise<string[]> =>
  (await manager.find(AppStateEntity, { order: { key: 'ASC' } })).map(({ key }) => key);

describeOnBothDatabases('Database', (openDatabase) => {
  let test: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    test = await openDatabase();
    database = test.database;
  });

  afterAll(() => test.drop());

  beforeEach(async () => {
    await database.transaction((manager) =>
      manager.createQueryBuilder().delete().from(AppStateEntity).execute(),
    );
  });

  it('commits a transaction whole', async () => {
    const result = await database.transaction(async (manager) => {
      await put(manager, 'a');
      await put(manager, 'b');
      return 'done';
    });
    expect(result).toBe('done');
    expect(await database.read(keys)).toEqual(['a', 'b']);
  });

  it('leaves nothing of a transaction that throws, and works on', async () => {
    const failing = database.transaction(async (manager) => {
      await put(manager, 'a');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await database.read(keys)).toEqual([]);
    await database.transaction((manager) => put(manager, 'b'));
    expect(await database.read(keys)).toEqual(['b']);
  });

  it('shows others nothing of a transaction under way', async () => {
    let reading: Promise<string[]> | undefined;
    const writing = database.transaction(async (manager) => {
      await put(manager, 'a');
      reading = undefined;
      await sleep(50);
      throw new Error('never was');
    });
    await sleep(10);
    reading = database.read(keys);
    await expect(writing).rejects.toThrow('never was');
    expect(await reading).toEqual([]);
  });

  it('keeps transactions at the same time apart: one that fails takes none along', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        database.transaction(async (manager) => {
          await put(manager, `k${String(i).padStart(2, '0')}`);
          await sleep(i % 3);
          if (i % 2) throw new Error('odd');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const kept = await database.read(keys);
    expect(kept).toHaveLength(10);
    expect(kept.every((key) => Number(key.slice(1)) % 2 === 0)).toBe(true);
  });

  it('lets calls within a transaction join it', async () => {
    const failing = database.transaction(async () => {
      await database.transaction((manager) => put(manager, 'a'));
      expect(await database.read(keys)).toEqual(['a']);
      throw new Error('all of it');
    });
    await expect(failing).rejects.toThrow('all of it');
    expect(await database.read(keys)).toEqual([]);
  });

  it('does not let a call join that comes after the end', async () => {
    let late: Promise<string[]> | undefined;
    await database.transaction(async (manager) => {
      await put(manager, 'a');
      late = sleep(30).then(() => database.read(keys));
    });
    expect(await late).toEqual(['a']);
  });

  it('has nothing left to migrate when several open it at the same time', async () => {
    const others = await Promise.all([1, 2, 3].map(() => Database.open(test.config, schema)));
    for (const other of others) expect(await other.read(keys)).toEqual([]);
    await Promise.all(others.map((other) => other.close()));
  });

  describe('ContentChanges', () => {
    it('announces a change when it can be seen, before the write is done', async () => {
      const changes = new ContentChanges(database);
      const seen: string[][] = [];
      const unsubscribe = changes.subscribe(async () => {
        seen.push(await database.read(keys));
      });
      await changes.commit((manager) => put(manager, 'a'));
      expect(seen).toEqual([['a']]);
      unsubscribe();
      await changes.commit((manager) => put(manager, 'b'));
      expect(seen).toHaveLength(1);
    });

    it('does not undo a change because a listener fails', async () => {
      const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
      const changes = new ContentChanges(database);
      changes.subscribe(() => {
        throw new Error('deaf');
      });
      await changes.commit((manager) => put(manager, 'a'));
      expect(logged).toHaveBeenCalledWith('A change was not heard: Error: deaf');
      logged.mockRestore();
    });

    it('announces a failed change too: nobody knows what became of it', async () => {
      const changes = new ContentChanges(database);
      const listener = jest.fn();
      changes.subscribe(listener);
      const failing = changes.commit(async () => {
        throw new Error('connection lost');
      });
      await expect(failing).rejects.toThrow('connection lost');
      expect(listener).toHaveBeenCalledTimes(1);
    });
  });
});

describe('Database on SQLite alone', () => {
  it('waits for the lock of another process, for a while, without holding up reads', async () => {
    const test = await openSqlite();
    const other = new Sqlite(test.file);
    try {
      other.exec('BEGIN IMMEDIATE');
      const writing = test.database.transaction((manager) => put(manager, 'a'));
      const begun = Date.now();
      expect(await test.database.read(keys)).toEqual([]);
      expect(Date.now() - begun).toBeLessThan(500);
      other.exec('ROLLBACK');
      await writing;
      other.exec('BEGIN IMMEDIATE');
      await expect(test.database.transaction((manager) => put(manager, 'b'))).rejects.toMatchObject(
        {
          driverError: { code: 'SQLITE_BUSY' },
        },
      );
      other.exec('ROLLBACK');
      expect(await test.database.read(keys)).toEqual(['a']);
    } finally {
      other.close();
      await test.drop();
    }
  });

  it('works on after a commit for which there was no room', async () => {
    const test = await openSqlite();
    try {
      const pages = (await test.database.read((manager) => manager.query('PRAGMA page_count'))) as [
        { page_count: number },
      ];
      const limit = (count: number) =>
        test.database.read((manager) => manager.query(`PRAGMA max_page_count = ${count}`));
      await limit(pages[0].page_count);
      const filling = test.database.transaction((manager) =>
        manager.insert(AppStateEntity, { key: 'big', value: 'x'.repeat(100_000) }),
      );
      await expect(filling).rejects.toMatchObject({ driverError: { code: 'SQLITE_FULL' } });
      await limit(1_000_000);
      await test.database.transaction((manager) => put(manager, 'a'));
      expect(await test.database.read(keys)).toEqual(['a']);
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
