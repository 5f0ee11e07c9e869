import { nextMidnight } from '@lereng/shared-domain';
import { LRUCache } from 'lru-cache';
import type { ChangedKinds } from '../writes/redis-invalidation';
import { isPagePath, parseCacheKey } from './cache-key';
import type { CachedResponse } from './cached-response';

export interface ResponseCacheOptions {
  /** Produces the response of a cache key. */
  origin: (key: string) => Promise<CachedResponse>;
  /** IANA name of the venue's zone. The content of a page may change when the day changes there. */
  timeZone: string;
  /** False while invalidations by other replicas may be missed. */
  isConnected?: () => boolean;
  now?: () => number;
  maxEntries?: number;
  maxBytes?: number;
}

interface Lifetime {
  startedAt: number;
  expiresAt: number;
}

interface Entry extends Lifetime {
  response: CachedResponse;
  /** Whether its successor was requested. That is tried once, as the last seconds are no emergency. */
  isReplaced: boolean;
}

interface PendingResponse extends Lifetime {
  response: Promise<CachedResponse>;
  /** The changes of content since its production began. */
  changes: ChangedKinds[];
}

/** A cached page may repeat its random choice for up to a minute. */
export const TTL_MS = 60_000;
/** After this, a request has the response produced again, and gets it as it is. */
export const FRESH_MS = 30_000;
/** TTL while invalidations by other replicas may be missed. */
export const DISCONNECTED_TTL_MS = 5_000;

const CACHEABLE_STATUSES = new Set([200, 302, 404]);

/**
 * Caches responses that are the same for every visitor, until content that they show changes, the venue's day
 * ends or a minute has passed. In the second half of its minute, a response is produced again while it is
 * served. If that content changes while a response is in flight, the response is not cached, and requests that came
 * after the change do not get it.
 */
export class ResponseCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly inFlight = new Set<PendingResponse>();
  /** Responses in flight that requests may wait for: their production began after the last change. */
  private readonly joinable = new Map<string, PendingResponse>();
  private readonly now: () => number;
  /** What is known of the venue's day, in milliseconds. */
  private day = { from: 0, midnight: 0 };
  /** Lookups, for metrics. A stale response is one that is produced again while it is served. */
  readonly counts = { hit: 0, stale: 0, miss: 0 };

  constructor(private readonly options: ResponseCacheOptions) {
    const { maxEntries = 2_000, maxBytes = 64 * 1024 * 1024, now = Date.now } = options;
    this.now = now;
    this.entries = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ response }, key) => response.bytes + key.length,
    });
  }

  /** The cached response of a key, if it may be served. */
  peek(key: string): CachedResponse | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (!this.isUsable(entry)) {
      this.entries.delete(key);
      return undefined;
    }
    const isStale = this.now() >= entry.startedAt + FRESH_MS;
    if (isStale) this.counts.stale += 1;
    else this.counts.hit += 1;
    if (isStale && !entry.isReplaced) {
      entry.isReplaced = true;
      void this.fetch(key).catch(() => undefined);
    }
    return entry.response;
  }

  /** The response of a key, produced at most once however many requests wait for it. */
  get(key: string): Promise<CachedResponse> {
    const cached = this.peek(key);
    if (cached) return Promise.resolve(cached);
    this.counts.miss += 1;
    const current = this.joinable.get(key);
    return current && this.isUsable(current) ? current.response : this.fetch(key);
  }

  /** Invalidates the responses that were made of any of these kinds of content. */
  invalidate(changed: ChangedKinds): void {
    // The kinds that a response in flight shows are known only when it is complete.
    this.joinable.clear();
    for (const pending of this.inFlight) pending.changes.push(changed);
    for (const [key, { response }] of [...this.entries.entries()]) {
      if (isAffected(response, changed)) this.entries.delete(key);
    }
  }

  private fetch(key: string): Promise<CachedResponse> {
    const startedAt = this.now();
    const expiresAt = Math.min(startedAt + TTL_MS, this.midnightAfter(startedAt));
    const response = this.options.origin(key);
    const pending: PendingResponse = { startedAt, expiresAt, response, changes: [] };
    this.inFlight.add(pending);
    this.joinable.set(key, pending);
    return response
      .finally(() => {
        this.inFlight.delete(pending);
        if (this.joinable.get(key) === pending) this.joinable.delete(key);
      })
      .then((made) => {
        const isStale = pending.changes.some((changed) => isAffected(made, changed));
        if (!isStale && this.isUsable(pending) && isStorable(key, made)) {
          this.entries.set(key, { startedAt, expiresAt, response: made, isReplaced: false });
        }
        return made;
      });
  }

  /** It is searched for once a day, by many steps. */
  private midnightAfter(now: number): number {
    const { from, midnight } = this.day;
    if (now >= from && now < midnight) return midnight;
    const next = nextMidnight(new Date(now), this.options.timeZone).getTime();
    this.day = { from: now, midnight: next };
    return next;
  }

  /** A response from later than now is of a clock that has been set back, and its midnight is unknown. */
  private isUsable({ startedAt, expiresAt }: Lifetime): boolean {
    const now = this.now();
    const { isConnected = () => true } = this.options;
    const endsAt = isConnected() ? expiresAt : Math.min(expiresAt, startedAt + DISCONNECTED_TTL_MS);
    return now >= startedAt && now < endsAt;
  }
}

function isAffected({ kinds }: CachedResponse, changed: ChangedKinds): boolean {
  return changed === null || changed.some((kind) => kinds.has(kind));
}

/**
 * A page that lacks data says so by `no-store`. A response of the API for which no kind of content was
 * recorded is not cached either, as no change would invalidate it.
 */
function isStorable(key: string, { status, headers, kinds }: CachedResponse): boolean {
  if (headers['Cache-Control'] === 'no-store' || !CACHEABLE_STATUSES.has(status)) return false;
  return isPagePath(parseCacheKey(key).url) || kinds.size > 0;
}
