import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConfig } from '@lereng/api-site/config';
import { AppStateEntity, type Database } from '@lereng/api-site/database';
import {
  describeOnPostgres,
  openDatabase as openAgain,
  type TestDatabase,
} from '@lereng/api-site/testing';
import { Relay } from '@lereng/shared-testing';
import { storageFailure } from '../errors';

const PATIENCE_MS = 1_000;

describeOnPostgres('A server that falls silent', (openDatabase) => {
  let test: TestDatabase;
  let relay: Relay;
  let database: Database;

  beforeEach(async () => {
    test = await openDatabase();
    if (test.config.kind !== 'postgres') throw new Error('not PostgreSQL');
    relay = await Relay.to(test.config.url);
    const url = new URL(relay.url);
    url.searchParams.set('query_timeout', String(PATIENCE_MS));
    const config: DatabaseConfig = { kind: 'postgres', url: url.href };
    database = await openAgain(config);
  });

  afterEach(async () => {
    relay.isSilent = false;
    await database.close();
    await relay.stop();
    await test.drop();
  });

  const count = (): Promise<number> => database.read((manager) => manager.count(AppStateEntity));

  it('fails pending statements once, soon, and uses new connections later', async () => {
    const begun = Date.now();
    const writing = database.transaction(async (manager) => {
      await manager.insert(AppStateEntity, { key: 'lost', value: '1' });
      relay.isSilent = true;
      await manager.insert(AppStateEntity, { key: 'lost too', value: '1' });
    });
    const failure: unknown = await writing.catch((error: unknown) => error);
    expect(storageFailure(failure)?.getStatus()).toBe(503);
    // A rollback that waited as well would take twice as long.
    expect(Date.now() - begun).toBeLessThan(PATIENCE_MS * 1.8);

    const reading: unknown = await count().catch((error: unknown) => error);
    expect(storageFailure(reading)?.getStatus()).toBe(503);

    relay.isSilent = false;
    await sleep(50);
    expect(await count()).toBe(0);
  });

  it('fails with 503 where the connection was lost between two statements', async () => {
    const writing = database.transaction(async (manager) => {
      const rows: { pid: number }[] = await manager.query('SELECT pg_backend_pid() AS pid');
      await test.database.read((other) =>
        other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]),
      );
      while (!manager.queryRunner?.isReleased) await sleep(5);
      await database.lockTable(manager, 'app_state');
    });
    const failure: unknown = await writing.catch((error: unknown) => error);
    expect(storageFailure(failure)?.getStatus()).toBe(503);
    expect(await count()).toBe(0);
  });
});
