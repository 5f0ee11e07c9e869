import { setImmediate } from 'node:timers/promises';

/** A longer queue would take the processor from requests for longer than a visitor should wait. */
const MAX_QUEUED = 8;

/**
 * Produces invalidated responses again before anybody asks for them, one after the other, so that requests
 * get the processor in between.
 */
export class RefreshQueue {
  private readonly queued = new Set<string>();
  private current: string | null = null;
  private isStopped = false;

  /** @param refresh produces the response of a key; where it throws, the next request will try again */
  constructor(private readonly refresh: (key: string) => Promise<unknown>) {}

  /**
   * @param keys that were invalidated just now, the most important first. If one of them is being produced,
   *   its response may already be stale, so it is produced once more
   */
  add(keys: readonly string[]): void {
    const wanted = this.current === null ? keys : [this.current, ...keys];
    for (const key of wanted) if (this.queued.size < MAX_QUEUED) this.queued.add(key);
    if (this.current === null) void this.run();
  }

  stop(): void {
    this.isStopped = true;
    this.queued.clear();
  }

  private async run(): Promise<void> {
    for (const key of this.queued) {
      this.current = key;
      // The response to the write that invalidated them is sent first.
      await setImmediate();
      if (this.isStopped) return;
      this.queued.delete(key);
      await this.refresh(key).catch(() => undefined);
    }
    this.current = null;
  }
}
