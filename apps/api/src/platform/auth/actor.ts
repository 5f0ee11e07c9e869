import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string | null>();

/** Who makes the current request. */
export const Actor = {
  /** Runs the rest of a request of the user. */
  run<T>(username: string, work: () => Promise<T>): Promise<T> {
    return storage.run(username, work);
  },

  /**
   * Runs work that must see what visitors see, whoever's request it follows: by itself it would inherit the
   * user of that request.
   */
  runAsVisitor<T>(work: () => Promise<T>): Promise<T> {
    return storage.run(null, work);
  },

  /** The user name; null for visitors, and for what the product does by itself. */
  current(): string | null {
    return storage.getStore() ?? null;
  },
};
