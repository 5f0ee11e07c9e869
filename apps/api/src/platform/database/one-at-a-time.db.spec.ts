import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@lereng/api-site/database';
import {
  describeOnBothDatabases,
  describeOnPostgres,
  openDatabase,
  type TestDatabase,
} from '@lereng/api-site/testing';
import { OneAtATime } from './one-at-a-time';

/** Work that lasts until the test ends it. */
function longWork() {
  let end: () => void = () => undefined;
  let begin: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const work = async () => {
    begin();
    await ended;
  };
  return { work, begun, end };
}

const nothing = () => Promise.resolve();

describeOnBothDatabases('OneAtATime in one process', (openTest) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTest();
  });
  afterAll(() => test.drop());

  it('leaves out work of a name that is running, and no other', async () => {
    const one = new OneAtATime(test.database);
    const { work, begun, end } = longWork();
    const running = one.run('sweep', work);
    await begun;
    expect(await one.run('sweep', nothing)).toBe(false);
    expect(await one.run('purge', nothing)).toBe(true);
    end();
    expect(await running).toBe(true);
    expect(await one.run('sweep', nothing)).toBe(true);
  });

  it('throws what the work throws, and is free then', async () => {
    const one = new OneAtATime(test.database);
    const failing = one.run('sweep', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await one.run('sweep', nothing)).toBe(true);
  });
});

describeOnPostgres('OneAtATime in two replicas', (openTest) => {
  let test: TestDatabase;
  let otherDatabase: Database;
  beforeAll(async () => {
    test = await openTest();
    otherDatabase = await openDatabase(test.config);
  });
  afterAll(async () => {
    await otherDatabase.close();
    await test.drop();
  });

  it('leaves out work that another replica is doing', async () => {
    const one = new OneAtATime(test.database);
    const other = new OneAtATime(otherDatabase);
    const { work, begun, end } = longWork();
    const running = one.run('sweep', work);
    await begun;
    expect(await other.run('sweep', nothing)).toBe(false);
    expect(await other.run('purge', nothing)).toBe(true);
    end();
    await running;
    expect(await other.run('sweep', nothing)).toBe(true);
  });

  it('is free again once the connection of a replica has ended, as with its process', async () => {
    const one = new OneAtATime(test.database);
    const other = new OneAtATime(otherDatabase);
    const { work, begun, end } = longWork();
    const running = one.run('sweep', work).catch((error: unknown) => error);
    await begun;
    await otherDatabase.read((manager) =>
      manager.query(
        `SELECT pg_terminate_backend(pid) FROM pg_locks
         WHERE locktype = 'advisory' AND pid <> pg_backend_pid()
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      ),
    );
    while (!(await other.run('sweep', nothing))) await sleep(10);
    end();
    expect(await running).toBeInstanceOf(Error);
    expect(await one.run('sweep', nothing)).toBe(true);
  });
});
