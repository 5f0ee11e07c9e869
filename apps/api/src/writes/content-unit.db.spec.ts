import { BY_ITSELF } from './write-context';
import { Logger } from '@nestjs/common';
import type { QueryRunner } from 'typeorm';
import type { Database } from '@lereng/api-site/database';
import {
  describeOnBothDatabases,
  type TestDatabase,
  entryKeys,
  putEntry,
  removeEntries,
} from '@lereng/api-site/testing';
import { ContentEvents } from './content-events';
import { ContentUnit } from './content-unit';
import { ChangeCounter } from './change-counter';

describeOnBothDatabases('ContentUnit', (openDatabase) => {
  let test: TestDatabase;
  let database: Database;
  let events: ContentEvents;
  let unit: ContentUnit;
  let listener: jest.Mock;

  beforeAll(async () => {
    test = await openDatabase();
    database = test.database;
  });
  afterAll(() => test.drop());

  beforeEach(async () => {
    await removeEntries(database);
    events = new ContentEvents();
    unit = new ContentUnit(database, events, new ChangeCounter(database));
    listener = jest.fn();
  });
  afterEach(() => jest.restoreAllMocks());

  const write = (key: string, id = 1) =>
    unit.write(BY_ITSELF, async (transaction) => {
      await putEntry(transaction.manager, key);
      transaction.record('keys', id);
    });

  /** Runs `instead` where the transaction of a runner would be committed. */
  function atCommit(runner: QueryRunner, instead: (commit: () => Promise<unknown>) => unknown) {
    const { query } = runner;
    jest.spyOn(runner, 'query').mockImplementation(async (sql, ...others) => {
      const send = (): Promise<unknown> => query.call(runner, sql, ...others);
      return sql === 'COMMIT' ? instead(send) : send();
    });
  }

  it('publishes a change when it can be read, before the write is done', async () => {
    const seen: unknown[] = [];
    const unsubscribe = events.subscribe(async (changes) => {
      seen.push({ changes, keys: await database.read(entryKeys) });
    });
    await write('a', 7);
    expect(seen).toEqual([{ changes: [{ kind: 'keys', id: 7 }], keys: ['a'] }]);
    unsubscribe();
    await write('b');
    expect(seen).toHaveLength(1);
  });

  it('does not undo a write because a listener fails', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    events.subscribe(() => {
      throw new Error('broken');
    });
    events.subscribe(listener);
    await write('a');
    expect(logged).toHaveBeenCalledWith('A listener of content changes failed: Error: broken');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(await database.read(entryKeys)).toEqual(['a']);
  });

  it('publishes nothing of a write that was rolled back, or that changed nothing', async () => {
    events.subscribe(listener);
    const failing = unit.write(BY_ITSELF, async (transaction) => {
      transaction.record('keys', 1);
      await putEntry(transaction.manager, 'a');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await unit.write(BY_ITSELF, async () => undefined);
    expect(listener).not.toHaveBeenCalled();
  });

  it('publishes a write whose commit the database did not report', async () => {
    events.subscribe(listener);
    const failing = unit.write(BY_ITSELF, async (transaction) => {
      await putEntry(transaction.manager, 'a');
      transaction.record('keys', 1);
      atCommit(transaction.manager.queryRunner!, async (commit) => {
        await commit();
        throw new Error('Connection terminated unexpectedly');
      });
    });
    await expect(failing).rejects.toThrow('Connection terminated');
    expect(listener).toHaveBeenCalledWith([{ kind: 'keys', id: 1 }], null);
  });

  it('publishes nothing where the database refused the commit', async () => {
    events.subscribe(listener);
    const failing = unit.write(BY_ITSELF, async (transaction) => {
      await putEntry(transaction.manager, 'a');
      transaction.record('keys', 1);
      atCommit(transaction.manager.queryRunner!, () => {
        throw Object.assign(new Error('full'), { code: '53100' });
      });
    });
    await expect(failing).rejects.toThrow('full');
    jest.restoreAllMocks();
    expect(listener).not.toHaveBeenCalled();
    expect(await database.read(entryKeys)).toEqual([]);
  });
});
