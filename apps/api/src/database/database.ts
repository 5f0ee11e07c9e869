import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import type { DataSource, EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import { errorCode, isBusy } from '../common/errors';
import type { DatabaseConfig } from '../config';
import { createDataSource, verifyDurable } from './data-source';

export interface Schema {
  entities: (new () => object)[];
  migrations: (new () => MigrationInterface)[];
}

type Work<T> = (manager: EntityManager) => Promise<T>;

/** The transaction that the current asynchronous flow runs in; over once it has ended. */
interface Scope {
  manager: EntityManager;
  over: boolean;
}

type RowLockMode = 'pessimistic_write' | 'for_key_share';

interface RowLock {
  lock?: { mode: RowLockMode; tables: string[] };
}

/** How long a write waits for another process that holds the lock before it gives up. */
const BUSY_PATIENCE_MS = 2_000;
const BUSY_PAUSE_MS = 40;

/** Conflicts between transactions that PostgreSQL resolves by asking for another try. */
const POSTGRES_RETRY = ['40001', '40P01'];
const POSTGRES_TRIES = 3;

/** Any number, the same in every replica: who holds it may migrate or load first content. */
const ADVISORY_LOCK = 7_305_611;
const LOCK_PAUSE_MS = 100;

/**
 * The one way to the database. TypeORM's SQLite driver shares a single connection: transactions
 * that overlap would nest in each other, and reads would see rows that are not committed. On SQLite
 * everything therefore takes turns here; on PostgreSQL calls pass through to the pool.
 *
 * A call within a transaction (by whatever path of calls) joins it. `work` may be run again after a
 * conflict, so it has no effects outside the database.
 */
export class Database {
  private readonly turns = new Mutex();
  private readonly scope = new AsyncLocalStorage<Scope>();

  private constructor(
    private readonly dataSource: DataSource,
    readonly kind: DatabaseConfig['kind'],
  ) {}

  /** Connects and brings the schema up to date; several replicas may do so at the same time. */
  static async open(config: DatabaseConfig, schema: Schema): Promise<Database> {
    const dataSource = createDataSource(config, schema);
    await dataSource.initialize();
    const database = new Database(dataSource, config.kind);
    try {
      await database.exclusively(() => database.patiently(() => database.migrate()));
      if (config.kind === 'sqlite') await verifyDurable(dataSource);
      return database;
    } catch (error) {
      await dataSource.destroy();
      throw error;
    }
  }

  /** Runs queries that see committed rows alone. */
  read<T>(work: Work<T>): Promise<T> {
    const joined = this.joined();
    if (joined) return work(joined);
    if (this.kind === 'postgres') return work(this.dataSource.manager);
    return this.patiently(() => this.turns.runExclusive(() => work(this.dataSource.manager)));
  }

  /** Runs work that is committed whole, or not at all when it throws. */
  transaction<T>(work: Work<T>): Promise<T> {
    const joined = this.joined();
    if (joined) return work(joined);
    if (this.kind === 'postgres') return this.persistently(() => this.attempt(work));
    return this.patiently(() => this.turns.runExclusive(() => this.attempt(work)));
  }

  /**
   * `find` options that keep others from changing the found rows of `table` until the commit, or, with
   * `for_key_share`, from deleting them alone.
   */
  rowLock(table: string, mode: RowLockMode = 'pessimistic_write'): RowLock {
    // SQLite has no row locks and needs none: its transactions take turns.
    return this.kind === 'postgres' ? { lock: { mode, tables: [table] } } : {};
  }

  /** Runs work that only one replica may do at a time; the others wait for their turn. */
  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    if (this.kind === 'sqlite') return work();
    const runner = this.dataSource.createQueryRunner();
    try {
      // Asked again and again: a statement that waits would run into the time limit of statements.
      while (!(await this.tryLock(runner))) await sleep(LOCK_PAUSE_MS);
      try {
        return await work();
      } finally {
        await runner.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCK]);
      }
    } finally {
      await runner.release();
    }
  }

  async close(): Promise<void> {
    if (this.kind === 'postgres') return this.dataSource.destroy();
    await this.turns.runExclusive(() => this.dataSource.destroy());
  }

  private async tryLock(runner: QueryRunner): Promise<boolean> {
    const rows = (await runner.query('SELECT pg_try_advisory_lock($1) AS locked', [
      ADVISORY_LOCK,
    ])) as { locked: boolean }[];
    return rows[0]?.locked === true;
  }

  private joined(): EntityManager | null {
    const scope = this.scope.getStore();
    return scope && !scope.over ? scope.manager : null;
  }

  private async migrate(): Promise<void> {
    await this.dataSource.runMigrations({ transaction: 'each' });
  }

  private async attempt<T>(work: Work<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const scope: Scope = { manager: runner.manager, over: false };
    try {
      await runner.startTransaction();
      const result = await this.scope.run(scope, () => work(runner.manager));
      scope.over = true;
      await runner.commitTransaction();
      return result;
    } catch (error) {
      scope.over = true;
      await this.abandon(runner);
      throw error;
    } finally {
      await runner.release();
    }
  }

  private async abandon(runner: QueryRunner): Promise<void> {
    try {
      await runner.rollbackTransaction();
    } catch {
      // SQLite has already rolled back by itself where the disk was full or failing, and a lost
      // connection takes its transaction along: there is nothing left to roll back.
    }
    // The shared runner still counts the failed transaction as open, and would make the next one a
    // savepoint of it. The driver makes a fresh runner when it has none.
    if (this.kind === 'sqlite') Object.assign(this.dataSource.driver, { queryRunner: undefined });
  }

  private async patiently<T>(work: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + BUSY_PATIENCE_MS;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || Date.now() >= deadline) throw error;
        await sleep(BUSY_PAUSE_MS);
      }
    }
  }

  private async persistently<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (tries >= POSTGRES_TRIES || !POSTGRES_RETRY.includes(errorCode(error) ?? '')) {
          throw error;
        }
      }
    }
  }
}
