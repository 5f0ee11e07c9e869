import type { Database } from '@lereng/api-site/database';
import { ContentEvents } from './content-events';
import { HeldContent } from './held-content';
import { ReadKinds } from './read-scope';
import type { ChangedKinds, RedisInvalidation } from './redis-invalidation';

const KIND = 'price-periods';

/** Rows of a database that the test changes, held in memory. */
function setUp() {
  const database = { rows: ['one'], reads: 0, isInTransaction: false, isConnected: true };
  const events = new ContentEvents();
  let changeElsewhere: (changed: ChangedKinds) => void = () => undefined;
  const held = new HeldContent(
    { isInTransaction: () => database.isInTransaction } as Database,
    events,
    {
      isConnected: () => database.isConnected,
      subscribe: (listener: (changed: ChangedKinds) => void) => (changeElsewhere = listener),
    } as unknown as RedisInvalidation,
  );
  const get = (key = '2026-11-20') =>
    held.get(KIND, key, (isShared) => {
      database.reads += 1;
      return Promise.resolve([isShared, ...database.rows]);
    });
  return { database, events, get, changeElsewhere: (of: ChangedKinds) => changeElsewhere(of) };
}

describe('Held content', () => {
  it('is read once for a key, and counts as read by each', async () => {
    const { database, get } = setUp();
    await Promise.all([get(), get()]);
    const { kinds } = await ReadKinds.collect(() => get());
    expect([...kinds]).toEqual([KIND]);
    expect(database.reads).toBe(1);
    await get('2026-11-21');
    expect(database.reads).toBe(2);
  });

  it('is read again after a change of its kind, here or elsewhere, and of no other', async () => {
    const { database, events, get, changeElsewhere } = setUp();
    await get();
    database.rows = ['two'];
    await events.publish([{ kind: 'packages', id: 1 }], null);
    changeElsewhere(['packages']);
    expect(await get()).toContain('one');
    await events.publish([{ kind: KIND, id: 1 }], null);
    expect(await get()).toContain('two');
    database.rows = ['three'];
    changeElsewhere([KIND]);
    expect(await get()).toContain('three');
    database.rows = ['four'];
    changeElsewhere(null);
    expect(await get()).toContain('four');
  });

  it('is that of a transaction within it alone', async () => {
    const { database, get } = setUp();
    database.isInTransaction = true;
    database.rows = ['not committed'];
    expect(await get()).toEqual([false, 'not committed']);
    database.isInTransaction = false;
    database.rows = ['one'];
    expect(await get()).toEqual([true, 'one']);
    database.isInTransaction = true;
    database.rows = ['two'];
    expect(await get()).toContain('two');
    database.isInTransaction = false;
    expect(await get()).toContain('one');
  });
});
