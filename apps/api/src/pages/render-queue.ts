import { Semaphore } from 'async-mutex';

/** Rendering needs the processor, of which this process has one thread; the second waits for data. */
export const MAX_RUNNING = 2;
/** A few seconds of rendering: later visitors would not wait for their page anyway. */
export const MAX_WAITING = 64;

/** Limits how many pages are rendered at the same time, and how many wait for that. */
export class RenderQueue {
  private readonly semaphore = new Semaphore(MAX_RUNNING);
  private length = 0;

  /** Null, without running `work`, where too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.length >= MAX_RUNNING + MAX_WAITING) return null;
    this.length += 1;
    try {
      return await this.semaphore.runExclusive(work);
    } finally {
      this.length -= 1;
    }
  }
}
