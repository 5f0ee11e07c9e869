import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Who makes the current request. */
export const Actor = {
  /** Runs the rest of a request of the user. */
  run<T>(username: string, work: () => Promise<T>): Promise<T> {
    return storage.run(username, work);
  },

  /** The user name; null for what the product does by itself. */
  current(): string | null {
    return storage.getStore() ?? null;
  },
};
