import { nextMidnight } from '@lereng/shared-domain';
import { KindCache } from '../writes/kind-cache';
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

/** A cached page may repeat its random choice for up to a minute. */
export const TTL_MS = 60_000;
/** After this, a request has the response produced again, and gets it as it is. */
export const FRESH_MS = 30_000;

const CACHEABLE_STATUSES = new Set([200, 302, 404]);

/**
 * Caches responses that are the same for every visitor, until content that they show changes, the venue's day
 * ends or a minute has passed. In the second half of its minute, a response is produced again while it is
 * served.
 */
export class ResponseCache extends KindCache<CachedResponse> {
  private readonly origin: (key: string) => Promise<CachedResponse>;
  /** The entries whose successor was requested. That is tried once, as the last seconds are no emergency. */
  private readonly replaced = new WeakSet<object>();
  /** Lookups, for metrics. A stale response is one that is produced again while it is served. */
  readonly counts = { hit: 0, stale: 0, miss: 0 };

  constructor({ origin, timeZone, maxEntries, maxBytes, ...options }: ResponseCacheOptions) {
    const midnightAfter = midnightIn(timeZone);
    super({
      ...options,
      maxEntries: maxEntries ?? 2_000,
      maxBytes: maxBytes ?? 64 * 1024 * 1024,
      bytesOf: ({ bytes }, key) => bytes + key.length,
      endOf: (startedAt) => Math.min(startedAt + TTL_MS, midnightAfter(startedAt)),
      isStorable,
    });
    this.origin = origin;
  }

  /** The cached response of a key, if it may be served. */
  peek(key: string): CachedResponse | undefined {
    const entry = this.find(key);
    if (!entry) return undefined;
    const isStale = this.now() >= entry.startedAt + FRESH_MS;
    if (isStale) this.counts.stale += 1;
    else this.counts.hit += 1;
    if (isStale && !this.replaced.has(entry)) {
      this.replaced.add(entry);
      void this.make(key, () => this.origin(key)).catch(() => undefined);
    }
    return entry.made;
  }

  /** The response of a key, produced at most once however many requests wait for it. */
  override get(key: string): Promise<CachedResponse> {
    const cached = this.peek(key);
    if (cached) return Promise.resolve(cached);
    this.counts.miss += 1;
    return super.get(key, () => this.origin(key));
  }
}

/** Finds the midnight after an instant: searched for once a day, as that takes many steps. */
function midnightIn(timeZone: string): (now: number) => number {
  let day = { from: 0, midnight: 0 };
  return (now) => {
    if (now < day.from || now >= day.midnight) {
      day = { from: now, midnight: nextMidnight(new Date(now), timeZone).getTime() };
    }
    return day.midnight;
  };
}

/**
 * A page that lacks data says so by `no-store`. A response of the API for which no kind of content was
 * recorded is not cached either, as no change would invalidate it.
 */
function isStorable(key: string, { status, headers, kinds }: CachedResponse): boolean {
  if (headers['Cache-Control'] === 'no-store' || !CACHEABLE_STATUSES.has(status)) return false;
  return isPagePath(parseCacheKey(key).url) || kinds.size > 0;
}
