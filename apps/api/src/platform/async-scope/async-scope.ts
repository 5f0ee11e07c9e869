import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A value for a piece of work and whatever that calls, however late. Up to Node.js 22 every request of
 * the process costs more while there is such a storage in use, cached responses a tenth: so it is one
 * only while work runs in it.
 */
export class AsyncScope<Value> {
  private readonly storage = new AsyncLocalStorage<Value>();
  private running = 0;

  /** Runs `work` with this value, until its promise is settled. */
  async run<T>(value: Value, work: () => Promise<T>): Promise<T> {
    this.running += 1;
    try {
      return await this.storage.run(value, work);
    } finally {
      this.running -= 1;
      if (this.running === 0) this.storage.disable();
    }
  }

  /** The value of the work that this is called in; undefined outside any. */
  get current(): Value | undefined {
    return this.storage.getStore();
  }
}
