import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CommitListener, Database } from '@lereng/api-site/database';
import { type ContentChange, ContentEvents } from './content-events';
import { ChangeCounter } from './change-counter';
import type { WriteContext } from './write-context';

/**
 * A transaction that may write content. Repositories take it in their write methods, and only
 * `ContentUnit` makes one: a write that no event follows does not compile.
 */
class ContentTransaction {
  private readonly recorded: ContentChange[] = [];
  readonly followUps: (() => Promise<void>)[] = [];

  constructor(
    readonly manager: EntityManager,
    readonly context: WriteContext,
  ) {}

  /** To be called by the repository that writes. */
  record(kind: string, id: number | null): void {
    this.recorded.push({ kind, id });
  }

  /** Runs work before the event. It must not throw, and may follow a commit whose outcome is unknown. */
  afterCommit(work: () => Promise<void>): void {
    this.followUps.push(work);
  }

  get changes(): readonly ContentChange[] {
    return this.recorded;
  }
}

export type { ContentTransaction };

/** Work for a write that was done before its transaction, such as the files of an image. */
export interface Prepared {
  /** Undoes that work, after the write has failed. It never throws. */
  discard(): Promise<void>;
}

type Work<T> = (transaction: ContentTransaction) => Promise<T>;

/** The one way to write content: a transaction, then an event that names the changed rows. */
@Injectable()
export class ContentUnit {
  constructor(
    private readonly database: Database,
    private readonly events: ContentEvents,
    private readonly counter: ChangeCounter,
  ) {}

  /**
   * Commits all of `work`, or nothing if it throws. The event follows a commit, also one whose outcome is
   * unknown. A write that was rolled back, or that changed no row, publishes nothing.
   *
   * @param context names who writes, and the key with which the response is stored
   * @param work may run more than once, so it has no effects outside the database. It returns the body of the
   *   response, which is stored with the write if the request has an idempotency key
   * @param prepared the work before, which `work` uses
   * @throws Error within another transaction: its rollback would come after the event
   */
  async write<T>(context: WriteContext, work: Work<T>, prepared?: Prepared): Promise<T> {
    try {
      return await this.commit(context, work, (attempt, onCommit) =>
        this.database.transaction(attempt, onCommit),
      );
    } catch (error) {
      await prepared?.discard();
      throw error;
    }
  }

  /** As `write`, for work that removes content, which is done on a full disk, too. */
  remove(context: WriteContext, work: Work<void>): Promise<void> {
    return this.commit(context, work, (attempt, onCommit) =>
      this.database.essentialTransaction(attempt, onCommit),
    );
  }

  private commit<T>(
    context: WriteContext,
    work: Work<T>,
    inTransaction: (
      attempt: (manager: EntityManager) => Promise<T>,
      onCommit: CommitListener,
    ) => Promise<T>,
  ): Promise<T> {
    const { key } = context;
    let committed: Pick<ContentTransaction, 'changes' | 'followUps'> = {
      changes: [],
      followUps: [],
    };
    let number: number | null = null;
    const attempt = async (manager: EntityManager) => {
      const run = async () => {
        const transaction = new ContentTransaction(manager, context);
        const result = await work(transaction);
        committed = transaction;
        return result;
      };
      const response = await (key ? key.storeResponse(manager, run) : run());
      if (committed.changes.length > 0) number = await this.counter.increment(manager);
      return response;
    };
    const onCommit = async (isCommitted: boolean) => {
      for (const work of committed.followUps) await work();
      if (committed.changes.length === 0) return;
      // Where this write was rolled back after all, the next one has its number.
      const known = isCommitted ? number : null;
      this.counter.note(known);
      await this.events.publish(committed.changes, known);
    };
    const write = () => inTransaction(attempt, onCommit);
    return key ? key.writeOnce(write) : write();
  }
}
