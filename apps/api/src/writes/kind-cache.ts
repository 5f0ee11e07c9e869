import { LRUCache } from 'lru-cache';
import type { ChangedKinds } from './redis-invalidation';

/** What is made of content. */
export interface MadeOfKinds {
  /** The kinds of content that it was made of. */
  readonly kinds: ReadonlySet<string>;
}

export interface KindCacheOptions<Made> {
  maxEntries: number;
  /** With the size of an entry. */
  maxBytes?: number;
  bytesOf?: (made: Made, key: string) => number;
  /** When something that is made from an instant on ends, in milliseconds since the epoch as all instants here. */
  endOf?: (startedAt: number) => number;
  isStorable?: (key: string, made: Made) => boolean;
  /** False while invalidations by other replicas may be missed. */
  isConnected?: () => boolean;
  now?: () => number;
}

interface Lifetime {
  startedAt: number;
  expiresAt: number;
}

export interface KindCacheEntry<Made> extends Lifetime {
  made: Made;
}

interface Pending<Made> extends Lifetime {
  result: Promise<Made>;
  /** The changes of content since its production began. */
  changes: ChangedKinds[];
}

/** TTL while invalidations by other replicas may be missed. */
export const DISCONNECTED_TTL_MS = 5_000;

/**
 * Caches what is made of content until that changes. What is made while its content changes is not cached, and whoever
 * asks after the change does not get it.
 */
export class KindCache<Made extends MadeOfKinds> {
  protected readonly entries: LRUCache<string, KindCacheEntry<Made>>;
  private readonly inFlight = new Set<Pending<Made>>();
  /** Those in flight that others may wait for: their production began after the last change. */
  private readonly joinable = new Map<string, Pending<Made>>();
  protected readonly now: () => number;

  constructor(private readonly options: KindCacheOptions<Made>) {
    const { maxEntries, maxBytes, bytesOf, now = Date.now } = options;
    this.now = now;
    this.entries = new LRUCache({
      max: maxEntries,
      ...(maxBytes !== undefined && { maxSize: maxBytes }),
      ...(bytesOf && { sizeCalculation: ({ made }, key) => bytesOf(made, key) }),
    });
  }

  /** What is cached under a key, or what `make` makes of it: once, however many wait. */
  get(key: string, make: () => Promise<Made>): Promise<Made> {
    const cached = this.find(key);
    if (cached) return Promise.resolve(cached.made);
    const current = this.joinable.get(key);
    return current && this.isUsable(current) ? current.result : this.make(key, make);
  }

  /** Invalidates what was made of any of these kinds of content. */
  invalidate(changed: ChangedKinds): void {
    // The kinds of what is in flight are known only when it is complete.
    this.joinable.clear();
    for (const pending of this.inFlight) pending.changes.push(changed);
    for (const [key, { made }] of [...this.entries.entries()]) {
      if (isAffected(made, changed)) this.entries.delete(key);
    }
  }

  /** The entry of a key, if it may be used. */
  protected find(key: string): KindCacheEntry<Made> | undefined {
    const entry = this.entries.get(key);
    if (!entry || this.isUsable(entry)) return entry;
    this.entries.delete(key);
    return undefined;
  }

  /** Makes it anew. */
  protected make(key: string, make: () => Promise<Made>): Promise<Made> {
    const startedAt = this.now();
    const { endOf = () => Infinity, isStorable = () => true } = this.options;
    const lifetime = { startedAt, expiresAt: endOf(startedAt) };
    const result = make();
    const pending: Pending<Made> = { ...lifetime, result, changes: [] };
    this.inFlight.add(pending);
    this.joinable.set(key, pending);
    return result
      .finally(() => {
        this.inFlight.delete(pending);
        if (this.joinable.get(key) === pending) this.joinable.delete(key);
      })
      .then((made) => {
        const isStale = pending.changes.some((changed) => isAffected(made, changed));
        if (!isStale && this.isUsable(pending) && isStorable(key, made)) {
          this.entries.set(key, { ...lifetime, made });
        }
        return made;
      });
  }

  /** What is from later than now is of a clock that has been set back, and its end is unknown. */
  private isUsable({ startedAt, expiresAt }: Lifetime): boolean {
    const now = this.now();
    const { isConnected = () => true } = this.options;
    const endsAt = isConnected() ? expiresAt : Math.min(expiresAt, startedAt + DISCONNECTED_TTL_MS);
    return now >= startedAt && now < endsAt;
  }
}

function isAffected({ kinds }: MadeOfKinds, changed: ChangedKinds): boolean {
  return changed === null || changed.some((kind) => kinds.has(kind));
}
