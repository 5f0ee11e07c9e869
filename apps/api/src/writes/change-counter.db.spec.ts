import { BY_ITSELF } from './write-context';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '@lereng/api-site/database';
import {
  describeOnPostgres,
  openDatabase,
  openTestSqlite,
  type TestDatabase,
  putEntry,
  removeEntries,
} from '@lereng/api-site/testing';
import { ContentEvents } from './content-events';
import { ContentUnit } from './content-unit';
import { ChangeCounter } from './change-counter';

/** A process that writes content and reads its version; its timer is the test's. */
class Replica {
  readonly missed = jest.fn();
  readonly version: ChangeCounter;
  readonly unit: ContentUnit;
  /** The versions of the events. */
  readonly published: (number | null)[] = [];
  private tick: () => void = () => undefined;

  constructor(readonly database: Database) {
    this.version = new ChangeCounter(database);
    this.version.onMissed(this.missed);
    const events = new ContentEvents();
    events.subscribe((_changes, version) => void this.published.push(version));
    this.unit = new ContentUnit(database, events, this.version);
  }

  async start(): Promise<this> {
    const timer = jest.spyOn(global, 'setInterval').mockImplementation((tick) => {
      this.tick = tick;
      return { unref: () => undefined } as unknown as ReturnType<typeof setInterval>;
    });
    await this.version.onModuleInit();
    timer.mockRestore();
    this.missed.mockClear();
    return this;
  }

  write(key: string): Promise<void> {
    return this.unit.write(BY_ITSELF, async (transaction) => {
      await putEntry(transaction.manager, key);
      transaction.record('keys', 1);
    });
  }

  /** Lets a second pass, and says how often changes were found that are not known. */
  async second(): Promise<number> {
    this.missed.mockClear();
    this.tick();
    // Waits for the read.
    await this.version.onModuleDestroy();
    return this.missed.mock.calls.length;
  }
}

describeOnPostgres('ChangeCounter', (openTest) => {
  let test: TestDatabase;
  let otherDatabase: Database;
  let one: Replica;
  let other: Replica;

  beforeAll(async () => {
    test = await openTest();
    otherDatabase = await openDatabase(test.config);
  });
  afterAll(async () => {
    await otherDatabase.close();
    await test.drop();
  });
  beforeEach(async () => {
    await removeEntries(test.database);
    await new Replica(test.database).write('before');
    one = await new Replica(test.database).start();
    other = await new Replica(otherDatabase).start();
  });

  it('finds what another replica has changed, once, and nothing of its own', async () => {
    await one.write('a');
    await one.write('b');
    expect([await one.second(), await other.second()]).toEqual([0, 1]);
    expect([await one.second(), await other.second()]).toEqual([0, 0]);
    expect(one.published[1]! - one.published[0]!).toBe(1);
  });

  it('finds nothing where messages were received, in whatever order, and a gap where not', async () => {
    for (const key of ['a', 'b', 'c']) await one.write(key);
    const [a, b, c] = one.published;
    for (const version of [b!, c!, a!]) other.version.note(version);
    expect(await other.second()).toBe(0);
    for (const key of ['d', 'e', 'f']) await one.write(key);
    const [d, , f] = one.published.slice(-3);
    for (const version of [d!, f!]) other.version.note(version);
    expect([await other.second(), await other.second()]).toEqual([1, 0]);
  });

  it('does not take the versions of another site for its own', async () => {
    await one.write('first');
    await other.second();
    other.version.note(one.published[0]! + 60_000);
    await one.write('a');
    expect(await other.second()).toBe(1);
  });

  it('counts nothing for a write that is rolled back, or that changes nothing', async () => {
    const failing = one.unit.write(BY_ITSELF, async (transaction) => {
      await putEntry(transaction.manager, 'a');
      transaction.record('keys', 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await one.unit.write(BY_ITSELF, async () => undefined);
    expect(await other.second()).toBe(0);
  });

  it('finds each of many writes at the same time, and none is lost', async () => {
    const writes = Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).write(`k${n}`));
    await Promise.all(writes);
    const published = [...one.published, ...other.published].sort((a, b) => a! - b!);
    expect(published).toEqual(Array.from({ length: 20 }, (_, n) => published[0]! + n));
    expect([await one.second(), await other.second()]).toEqual([1, 1]);
  });

  it('finds that a backup has been restored', async () => {
    await one.write('a');
    expect(await other.second()).toBe(1);
    await removeEntries(test.database);
    expect([await one.second(), await other.second()]).toEqual([1, 1]);
  });

  it('goes on after the database was away', async () => {
    const away = jest.spyOn(otherDatabase, 'read').mockRejectedValue(new Error('away'));
    await one.write('a');
    expect(await other.second()).toBe(0);
    away.mockRestore();
    expect(await other.second()).toBe(1);
  });

  it('reads once a second, and not again while it waits', async () => {
    const reads = jest.spyOn(otherDatabase, 'read').mockImplementation(() => sleep(20, 0 as never));
    await Promise.all([other.second(), other.second(), other.second()]);
    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockRestore();
  });

  it('knows for how long it could not read', async () => {
    expect(other.version.isRecent()).toBe(true);
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000);
    expect(other.version.isRecent()).toBe(false);
    await other.second();
    expect(other.version.isRecent()).toBe(true);
    clock.mockRestore();
  });
});

describe('ChangeCounter on SQLite', () => {
  it('neither counts nor reads, as there are no other replicas', async () => {
    const { database, drop } = await openTestSqlite();
    const reads = jest.spyOn(database, 'read');
    const timer = jest.spyOn(global, 'setInterval');
    const replica = new Replica(database);
    await replica.version.onModuleInit();
    await replica.write('a');
    expect(replica.published).toEqual([null]);
    expect(reads).not.toHaveBeenCalled();
    expect(timer).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    await drop();
  });
});
