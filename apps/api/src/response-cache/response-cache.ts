import { nextMidnight } from '@lereng/shared-domain';
import { LRUCache } from 'lru-cache';
import { answerBytes, type PreparedAnswer } from './prepared-answer';

/** Makes the answer of a kept address. */
export type Origin = (address: string) => Promise<PreparedAnswer>;

export interface ResponseCacheOptions {
  origin: Origin;
  /** IANA name; what a page shows may change when the day does there. */
  timeZone: string;
  /** False while changes made elsewhere may go unheard. */
  hearsChanges?: () => boolean;
  now?: () => number;
  maxEntries?: number;
  maxBytes?: number;
}

interface Entry {
  answer: PreparedAnswer;
  madeAt: number;
  expiresAt: number;
}

/** A kept page may repeat its random choice, and the clock's time, for up to a minute. */
export const LIFE_MS = 60_000;
/** How long an answer lives while changes made by other replicas may go unheard. */
export const DEAF_LIFE_MS = 5_000;

const KEPT_STATUSES = new Set([200, 302, 404]);

/**
 * Answers that are the same for every visitor, kept until the content changes, the venue's day ends
 * or a minute has passed. An answer that was begun before a change is never kept after it, and
 * nobody who asks after a change is given one.
 */
export class ResponseCache {
  private readonly entries: LRUCache<string, Entry>;
  private flights = new Map<string, Promise<PreparedAnswer>>();
  private generation = 0;
  private readonly now: () => number;

  constructor(private readonly options: ResponseCacheOptions) {
    const { maxEntries = 2_000, maxBytes = 64 * 1024 * 1024, now = Date.now } = options;
    this.now = now;
    this.entries = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, address) => answerBytes(answer) + address.length,
    });
  }

  /** The answer that is kept for an address, if any. */
  peek(address: string): PreparedAnswer | undefined {
    const entry = this.entries.get(address);
    if (!entry) return undefined;
    const now = this.now();
    const { hearsChanges = () => true } = this.options;
    if (now < entry.expiresAt && (hearsChanges() || now < entry.madeAt + DEAF_LIFE_MS)) {
      return entry.answer;
    }
    this.entries.delete(address);
    return undefined;
  }

  /** The answer of an address, made at most once however many ask for it at the same time. */
  async get(address: string): Promise<PreparedAnswer> {
    const kept = this.peek(address);
    if (kept) return kept;
    const running = this.flights.get(address);
    if (running) return running;

    const { flights } = this;
    const flight = this.make(address).finally(() => flights.delete(address));
    flights.set(address, flight);
    return flight;
  }

  /** Forgets everything: the content has changed. */
  clear(): void {
    this.generation += 1;
    this.entries.clear();
    // Those who ask from now on must not join an answer that was begun before the change.
    this.flights = new Map();
  }

  private async make(address: string): Promise<PreparedAnswer> {
    const { generation } = this;
    const madeAt = this.now();
    const answer = await this.options.origin(address);
    if (generation === this.generation && isKept(address, answer)) {
      const midnight = nextMidnight(new Date(madeAt), this.options.timeZone).getTime();
      const expiresAt = Math.min(madeAt + LIFE_MS, midnight);
      this.entries.set(address, { answer, madeAt, expiresAt });
    }
    return answer;
  }
}

/**
 * Of the API only successes are kept; of pages also what is missing and what leads elsewhere. A page
 * that says itself that it is not all it could be is made anew.
 */
function isKept(address: string, { status, headers }: PreparedAnswer): boolean {
  if (headers['Cache-Control'] === 'no-store') return false;
  return address.startsWith('/api/') ? status === 200 : KEPT_STATUSES.has(status);
}
