import { setImmediate } from 'node:timers/promises';
import { E_TIMEOUT, Semaphore, withTimeout } from 'async-mutex';

/** Rendering needs the processor, of which this process has one thread; the second waits for data. */
export const MAX_RUNNING = 2;
/** A few seconds of work: later visitors would not wait for their response anyway. */
export const PLACES = 64;
/** How long a request waits for a place. */
const MAX_WAIT_MS = 1_000;
/** In one turn of the event loop a connection is accepted, in another one its request is read. */
const TURNS_BETWEEN = 3;

/**
 * Limits how many responses of a kind are produced at the same time, and how many wait for that. What the site is known
 * to have gets places of its own and comes first, so that no number of searches and unknown paths keeps it from
 * visitors. Work in a queue never waits for a place in another one: a page reads the API past all queues.
 */
export class AdmissionQueue {
  private readonly running: Semaphore;
  private readonly places = { known: places(), other: places() };
  /** Of this process, for metrics. */
  readonly counts = { waiting: 0, active: 0, completed: 0, refused: 0 };

  constructor(maxRunning = MAX_RUNNING) {
    this.running = new Semaphore(maxRunning);
  }

  /** Null, without running `work`, where no place gets free in time. */
  async run<T>(isKnown: boolean, work: () => Promise<T>): Promise<T | null> {
    const { counts } = this;
    counts.waiting += 1;
    const acquired = await (isKnown ? this.places.known : this.places.other)
      .acquire()
      .catch((error: unknown) => {
        counts.waiting -= 1;
        if (error === E_TIMEOUT) return null;
        throw error;
      });
    if (acquired === null) {
      counts.refused += 1;
      return null;
    }
    const [, release] = acquired;
    try {
      return await this.running.runExclusive(() => this.runNow(work), 1, isKnown ? 1 : 0);
    } finally {
      release();
    }
  }

  private async runNow<T>(work: () => Promise<T>): Promise<T> {
    this.counts.waiting -= 1;
    this.counts.active += 1;
    try {
      return await afterOthers(work);
    } finally {
      this.counts.active -= 1;
      this.counts.completed += 1;
    }
  }
}

const places = () => withTimeout(new Semaphore(PLACES), MAX_WAIT_MS);

/** Cached responses to requests that came meanwhile are sent first. */
async function afterOthers<T>(work: () => Promise<T>): Promise<T> {
  for (let turn = 0; turn < TURNS_BETWEEN; turn += 1) await setImmediate();
  return work();
}
