import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConfig } from '@lereng/api-site/config';
import { AppStateEntity, type Database } from '@lereng/api-site/database';
import {
  describeOnPostgres,
  openDatabase as openAgain,
  type TestDatabase,
} from '@lereng/api-site/testing';
import { storageFailure } from '../errors';

const PATIENCE_MS = 1_000;

/** Stands between a client and PostgreSQL, and can fall silent without hanging up. */
async function relayTo(url: URL) {
  const [port, host] = [Number(url.port || 5432), url.hostname];
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => silent || to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => (silent = true),
    recover: () => (silent = false),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describeOnPostgres('A server that falls silent', (openDatabase) => {
  let test: TestDatabase;
  let relay: Awaited<ReturnType<typeof relayTo>>;
  let database: Database;

  beforeEach(async () => {
    test = await openDatabase();
    if (test.config.kind !== 'postgres') throw new Error('not PostgreSQL');
    const url = new URL(test.config.url);
    relay = await relayTo(url);
    url.hostname = '127.0.0.1';
    url.port = String(relay.port);
    url.searchParams.set('query_timeout', String(PATIENCE_MS));
    const config: DatabaseConfig = { kind: 'postgres', url: url.href };
    database = await openAgain(config);
  });

  afterEach(async () => {
    relay.recover();
    await database.close();
    relay.close();
    await test.drop();
  });

  const count = (): Promise<number> => database.read((manager) => manager.count(AppStateEntity));

  it('fails pending statements once, soon, and uses new connections later', async () => {
    const begun = Date.now();
    const writing = database.transaction(async (manager) => {
      await manager.insert(AppStateEntity, { key: 'lost', value: '1' });
      relay.fallSilent();
      await manager.insert(AppStateEntity, { key: 'lost too', value: '1' });
    });
    const failure: unknown = await writing.catch((error: unknown) => error);
    expect(storageFailure(failure)?.getStatus()).toBe(503);
    // A rollback that waited as well would take twice as long.
    expect(Date.now() - begun).toBeLessThan(PATIENCE_MS * 1.8);

    const reading: unknown = await count().catch((error: unknown) => error);
    expect(storageFailure(reading)?.getStatus()).toBe(503);

    relay.recover();
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
