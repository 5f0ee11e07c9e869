import { Injectable, Logger } from '@nestjs/common';
import { ReadScope } from './read-scope';

/** One row of content that a write inserted, updated or deleted. */
export interface ContentChange {
  /** As in the content's description and in the API's path, such as `menu-items`. */
  readonly kind: string;
  /** Null where the write does not say which rows of the kind it touched. */
  readonly id: number | null;
}

/**
 * May be asynchronous; the write's response waits for it.
 * @param number of the write; null where nothing counts them
 */
export type ContentListener = (
  changes: readonly ContentChange[],
  number: number | null,
) => void | Promise<void>;

/**
 * Notifies caches and preview images of committed writes to content. `ContentUnit` publishes after
 * the commit and before the response; nothing else writes content.
 */
@Injectable()
export class ContentEvents {
  private readonly logger = new Logger(ContentEvents.name);
  private readonly listeners = new Set<ContentListener>();
  /** How many writes of this process were published. */
  published = 0;

  /** @returns a function that ends the subscription */
  subscribe(listener: ContentListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Never throws: the write is committed, so a failing listener must not fail its request. */
  async publish(changes: readonly ContentChange[], number: number | null): Promise<void> {
    this.published += 1;
    const outcomes = await Promise.allSettled(
      // Caches and preview images are for visitors, and must not see the hidden rows that the writer sees.
      [...this.listeners].map((listener) =>
        ReadScope.asVisitor(async () => listener(changes, number)),
      ),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        this.logger.error(`A listener of content changes failed: ${String(outcome.reason)}`);
      }
    }
  }
}
