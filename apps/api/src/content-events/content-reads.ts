import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<Set<string>>();

/** Records which kinds of content a piece of work reads. A change of one of them makes its result stale. */
export const ContentReads = {
  /** Runs `work` and collects the kinds that repositories record meanwhile. */
  async collect<T>(work: () => Promise<T>): Promise<{ result: T; kinds: ReadonlySet<string> }> {
    const kinds = new Set<string>();
    const result = await storage.run(kinds, work);
    return { result, kinds };
  },

  /** To be called by the repository that reads. */
  record(...kinds: readonly string[]): void {
    const collected = storage.getStore();
    for (const kind of kinds) collected?.add(kind);
  },
};
