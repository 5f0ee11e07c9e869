import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { errorCode, isBusy, isRolledBack } from '../errors';

type Work<T> = (manager: EntityManager) => Promise<T>;

/** The transaction of the current asynchronous flow. */
interface Scope {
  manager: EntityManager;
  ended: boolean;
}

interface Outcome {
  mayBeCommitted: boolean;
  /** Whether the database has said so. */
  isCommitted: boolean;
}

/** @param isCommitted false where the database did not report the outcome */
export type CommitListener = (isCommitted: boolean) => Promise<void>;

/** Room on the disk that is for writes which must work when it is full. */
export interface Reserve {
  /** @throws Error while it is given up */
  assertThere(): Promise<void>;
  /** @param write runs again, in the room of the reserve, if the disk is full */
  spendOn<T>(write: () => Promise<T>): Promise<T>;
}

type RowLockMode = 'pessimistic_write' | 'for_key_share';

interface RowLock {
  lock?: { mode: RowLockMode; tables: string[] };
}

/** How long a write waits for another process that holds SQLite's lock. */
const BUSY_TIMEOUT_MS = 2_000;
const BUSY_RETRY_MS = 40;

/** Conflicts between transactions that PostgreSQL wants to be retried: serialization, deadlock. */
const POSTGRES_CONFLICTS = ['40001', '40P01'];
const POSTGRES_TRIES = 3;

/**
 * The lock of a replica that migrates or loads the first content: a number without a meaning, the same in
 * every replica.
 */
const ADVISORY_LOCK = 7_305_611;
const LOCK_RETRY_MS = 100;

/**
 * The one way to the database. TypeORM's SQLite driver shares a single connection: overlapping
 * transactions would nest, and reads would see uncommitted rows. On SQLite everything therefore runs
 * in turn here; on PostgreSQL calls go to the pool.
 */
export class Database {
  private readonly mutex = new Mutex();
  private readonly storage = new AsyncLocalStorage<Scope>();
  readonly kind: 'sqlite' | 'postgres';

  /** @param reserve of the disk; null without the server, as in a command */
  constructor(
    private readonly dataSource: DataSource,
    private readonly reserve: Reserve | null = null,
  ) {
    this.kind = dataSource.options.type === 'postgres' ? 'postgres' : 'sqlite';
  }

  /**
   * Brings the schema up to date; several replicas may do so at the same time.
   *
   * @param check runs before, while no other replica migrates
   */
  async migrate(check: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    await this.exclusively(() =>
      this.retryWhenBusy(async () => {
        await check();
        await this.dataSource.runMigrations({ transaction: 'each' });
      }),
    );
  }

  /** Runs queries that see committed rows and, within a transaction, also its own. */
  read<T>(work: Work<T>): Promise<T> {
    const manager = this.currentManager();
    if (manager) return work(manager);
    if (this.kind === 'postgres') return work(this.dataSource.manager);
    return this.retryWhenBusy(() => this.mutex.runExclusive(() => work(this.dataSource.manager)));
  }

  /**
   * Commits all of `work`, or nothing if it throws.
   *
   * @param work may run again after a conflict, so it has no effects outside the database
   * @param onCommit runs after a commit, also after one whose outcome the database did not report
   * @throws Error within another transaction: a failure caught there would leave half of the work
   * @throws 507 while the reserve of the disk is given up
   */
  async transaction<T>(work: Work<T>, onCommit?: CommitListener): Promise<T> {
    this.assertNoTransaction();
    await this.reserve?.assertThere();
    return this.commit(work, onCommit);
  }

  /**
   * As `transaction`, for what must work on a full disk, too: logins, and work that makes room. There it uses
   * the reserve.
   */
  async essentialTransaction<T>(work: Work<T>, onCommit?: CommitListener): Promise<T> {
    this.assertNoTransaction();
    const commit = () => this.commit(work, onCommit);
    return this.reserve ? this.reserve.spendOn(commit) : commit();
  }

  private async commit<T>(work: Work<T>, onCommit?: CommitListener): Promise<T> {
    const outcome = { mayBeCommitted: false, isCommitted: false };
    try {
      if (this.kind === 'postgres') {
        return await this.retryOnConflict(() => this.attempt(work, outcome));
      }
      return await this.retryWhenBusy(() =>
        this.mutex.runExclusive(() => this.attempt(work, outcome)),
      );
    } finally {
      // This runs outside the mutex, so that a listener may read.
      if (outcome.mayBeCommitted) await onCommit?.(outcome.isCommitted);
    }
  }

  /** Whether the current asynchronous flow is in a transaction, so that it sees rows that nobody else sees. */
  isInTransaction(): boolean {
    return this.currentManager() !== null;
  }

  /** @throws Error within a transaction */
  assertNoTransaction(): void {
    if (this.isInTransaction()) throw new Error('Transactions do not nest: pass the manager on');
  }

  /**
   * `find` options that keep others from changing the found rows of `table` until the commit or, with
   * `for_key_share`, from deleting them.
   */
  rowLock(table: string, mode: RowLockMode = 'pessimistic_write'): RowLock {
    // SQLite has no row locks and needs none: its transactions run in turn.
    return this.kind === 'postgres' ? { lock: { mode, tables: [table] } } : {};
  }

  /** Waits for every transaction that has called this for `table`; other writes to it go on. */
  async lockTable(manager: EntityManager, table: string): Promise<void> {
    // The weakest mode that conflicts with itself. On SQLite transactions run in turn.
    if (this.kind === 'postgres') {
      await manager.query(`LOCK TABLE ${table} IN SHARE UPDATE EXCLUSIVE MODE`);
    }
  }

  /** Waits for every transaction that has changed rows of `table`, and holds up others until the commit. */
  async awaitWrites(manager: EntityManager, table: string): Promise<void> {
    if (this.kind === 'postgres') await manager.query(`LOCK TABLE ${table} IN SHARE MODE`);
  }

  /** Runs work that only one replica may do at a time; the others wait. */
  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    if (this.kind === 'sqlite') return work();
    const runner = this.dataSource.createQueryRunner();
    try {
      // Polled, because a statement that waits would run into the time limit of statements.
      while (!(await this.tryLock(runner))) await sleep(LOCK_RETRY_MS);
      try {
        return await work();
      } finally {
        await runner.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCK]);
      }
    } finally {
      await runner.release();
    }
  }

  /**
   * Runs work unless a process is doing work of this name. The lock is that of a connection: it ends with the
   * process, however that ends. On SQLite no other process works on the database.
   *
   * @returns whether it has run
   */
  async unlessRunning(name: string, work: () => Promise<void>): Promise<boolean> {
    if (this.kind === 'sqlite') {
      await work();
      return true;
    }
    const runner = this.dataSource.createQueryRunner();
    const lock = [ADVISORY_LOCK, name];
    const call = async (which: string) =>
      (await runner.query(`SELECT ${which}($1, hashtext($2)) AS done`, lock)) as {
        done: boolean;
      }[];
    try {
      if ((await call('pg_try_advisory_lock'))[0]?.done !== true) return false;
      try {
        await work();
      } finally {
        await call('pg_advisory_unlock');
      }
      return true;
    } finally {
      await runner.release();
    }
  }

  async close(): Promise<void> {
    if (this.kind === 'postgres') return this.dataSource.destroy();
    await this.mutex.runExclusive(() => this.dataSource.destroy());
  }

  private async tryLock(runner: QueryRunner): Promise<boolean> {
    const rows = (await runner.query('SELECT pg_try_advisory_lock($1) AS locked', [
      ADVISORY_LOCK,
    ])) as {
      locked: boolean;
    }[];
    return rows[0]?.locked === true;
  }

  private currentManager(): EntityManager | null {
    const scope = this.storage.getStore();
    return scope && !scope.ended ? scope.manager : null;
  }

  private async attempt<T>(work: Work<T>, outcome: Outcome): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const scope: Scope = { manager: runner.manager, ended: false };
    let isCommitting = false;
    try {
      await this.begin(runner);
      const result = await this.storage.run(scope, () => work(runner.manager));
      scope.ended = true;
      isCommitting = true;
      await this.end(runner);
      outcome.mayBeCommitted = outcome.isCommitted = true;
      return result;
    } catch (error) {
      scope.ended = true;
      outcome.mayBeCommitted = isCommitting && !isRolledBack(error);
      await this.rollback(runner);
      if (outcome.mayBeCommitted && this.kind === 'sqlite') await this.overwriteLog();
      throw error;
    } finally {
      await runner.release();
    }
  }

  /**
   * TypeORM's only runner for SQLite counts its transactions, also one that SQLite has rolled back by itself on a full
   * or failing disk, and the next one would be a savepoint of that. So it gets the statements themselves.
   */
  private async begin(runner: QueryRunner): Promise<void> {
    await (this.kind === 'sqlite' ? runner.query('BEGIN') : runner.startTransaction());
  }

  private async end(runner: QueryRunner): Promise<void> {
    await (this.kind === 'sqlite' ? runner.query('COMMIT') : runner.commitTransaction());
  }

  private async rollback(runner: QueryRunner): Promise<void> {
    try {
      await (this.kind === 'sqlite' ? runner.query('ROLLBACK') : runner.rollbackTransaction());
    } catch {
      // SQLite has rolled back by itself where the disk was full or failing, and a lost connection
      // ends its transaction: there is nothing left to roll back.
    }
  }

  /**
   * SQLite rolls back a commit that it cannot flush, but leaves its frames in the log, where the start after a
   * crash would find it complete. The next commit is written over them; this one changes nothing.
   */
  private async overwriteLog(): Promise<void> {
    try {
      await this.dataSource.query('PRAGMA user_version = 0');
    } catch {
      // Its own flush fails, too, while the disk does. The frames are overwritten nevertheless.
    }
  }

  private async retryWhenBusy<T>(work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + BUSY_TIMEOUT_MS;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= deadline) throw error;
        await sleep(BUSY_RETRY_MS);
      }
    }
  }

  private async retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (tries >= POSTGRES_TRIES || !POSTGRES_CONFLICTS.includes(errorCode(error) ?? '')) {
          throw error;
        }
      }
    }
  }
}
