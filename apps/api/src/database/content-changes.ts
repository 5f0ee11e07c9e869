import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from './database';

type Listener = () => void | Promise<void>;

/**
 * Changes of what visitors see. Whoever keeps answers made from content subscribes here, and is told
 * after the change is committed and before the request that made it is answered.
 */
@Injectable()
export class ContentChanges {
  private readonly logger = new Logger('ContentChanges');
  private readonly listeners = new Set<Listener>();

  constructor(private readonly database: Database) {}

  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A transaction that changes content. */
  async commit<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.database.transaction(work);
    } finally {
      // Also after a failure: a connection lost during a commit leaves open whether it happened.
      await this.announce();
    }
  }

  /** Tells the listeners that content changed in a way that `commit` did not see. */
  async announce(): Promise<void> {
    const outcomes = await Promise.allSettled(
      [...this.listeners].map(async (listener) => listener()),
    );
    // The change itself is made: a listener that fails must not make it look as if it were not.
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        this.logger.error(`A change was not heard: ${String(outcome.reason)}`);
      }
    }
  }
}
