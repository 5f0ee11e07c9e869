import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Locale } from '@lereng/shared-domain';
import { AppConfig } from '@lereng/api-site/config';
import { ContentEvents, ReadKinds, ReadScope } from '../writes';
import { RedisInvalidation } from '../writes/redis-invalidation';
import { bearerToken, Tokens } from '../platform/auth/tokens';
import { Metrics } from '../platform/observability/metrics';
import { withoutOrder } from '../platform/http/logged-path';
import { isRead } from '../platform/http/request-head';
import { inRequest } from '../platform/http/request-id';
import { localUrl } from '../platform/http/request-locale';
import { RouteTable } from '../platform/http/route-table';
import { ApiReads } from './api-reads';
import { CachingExpressAdapter } from './caching-express.adapter';
import { cacheKeyFinder, isPagePath, localizedKey, parseCacheKey, pathOf } from './cache-key';
import { CachedResponse, type ResponseContent } from './cached-response';
import { ResponseCache } from './response-cache';
import { sendResponse } from './send-response';

/** Produces the page or document of a cache key. */
type PageOrigin = (url: string, locale: Locale) => Promise<ResponseContent>;

/** Responds from memory in front of Express where it can, and passes everything else on. */
@Injectable()
export class ResponseCacheListener implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('ResponseCache');
  private readonly files = new Map<string, CachedResponse>();
  private readonly cache: ResponseCache;
  private pages: PageOrigin | undefined;
  private cacheKey = cacheKeyFinder([]);
  private unsubscribe: () => void = () => undefined;

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly config: AppConfig,
    private readonly events: ContentEvents,
    private readonly redis: RedisInvalidation,
    private readonly routes: RouteTable,
    private readonly reads: ApiReads,
    private readonly tokens: Tokens,
    private readonly metrics: Metrics,
  ) {
    this.cache = new ResponseCache({
      origin: (key) => this.produce(key),
      timeZone: config.venueTimeZone,
      isConnected: () => redis.isConnected(),
    });
  }

  onModuleInit(): void {
    const cacheable = this.routes.all().filter((route) => route.isCacheable);
    this.cacheKey = cacheKeyFinder(cacheable.map(({ path }) => path));
    this.unsubscribe = this.events.subscribe((changes, number) => {
      const kinds = [...new Set(changes.map(({ kind }) => kind))];
      this.cache.invalidate(kinds);
      return this.redis.publish(kinds, number);
    });
    this.metrics.counter({
      name: 'lereng_response_cache_lookups_total',
      help: 'Lookups for requests and for pages that read the API; a stale response is renewed while it is served',
      label: 'result',
      read: () => ({ ...this.cache.counts }),
    });
    this.redis.subscribe((changed) => this.cache.invalidate(changed));
    const { httpAdapter } = this.adapterHost;
    if (httpAdapter instanceof CachingExpressAdapter) httpAdapter.setCacheListener(this.handle);
  }

  onModuleDestroy(): void {
    this.unsubscribe();
  }

  /** Responds to a path with this file for as long as the process lives. */
  addFile(path: string, file: CachedResponse): void {
    this.files.set(path, file);
  }

  /** Responds to the URLs of pages and documents by this function. */
  addPages(pages: PageOrigin): void {
    this.pages = pages;
  }

  /** The public response to a read of the API, cached or not. Its kinds count as read by the caller. */
  async read(path: string, locale: Locale): Promise<CachedResponse> {
    const response = await this.cache.get(localizedKey(path, locale));
    ReadKinds.record(...response.kinds);
    return response;
  }

  /** Sends what is for this request alone as a cached response is sent: compressed, and with its ETag. */
  respond(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    content: ResponseContent,
  ): void {
    this.send(request, response, path, new CachedResponse(content));
  }

  private readonly handle = (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void => {
    if (!isRead(request)) return next();
    const url = request.url ?? '/';
    const path = pathOf(url);
    const file = this.files.get(path);
    if (file) return this.send(request, response, path, file);
    const key = this.keyOf(url);
    const isPage = isPagePath(path);
    if (key === null || (isPage && !this.pages)) return next();
    const respond = () => {
      const cached = this.cache.peek(key);
      if (cached) return this.send(request, response, path, cached);
      inRequest(request, () => this.cache.get(key)).then(
        (made) => this.send(request, response, path, made),
        // Express responds where the response needs more than the path.
        () => next(),
      );
    };
    const token = bearerToken(request.headers.authorization);
    // A page is the same with any header, and so is a response of the API but with a token of this site.
    if (token === undefined || isPage) return respond();
    void this.tokens.read(token).then((claims) => (claims ? next() : respond()));
  };

  /** Null also for a language that there is not: the route responds with the error. */
  private keyOf(url: string): string | null {
    try {
      const local = localUrl(url);
      return this.cacheKey(local.url, local.locale);
    } catch {
      return null;
    }
  }

  private send(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    content: CachedResponse,
  ): void {
    sendResponse(request, response, path, content, this.config);
  }

  /** For visitors in the language of the key, whichever request it is produced for. */
  private async produce(key: string): Promise<CachedResponse> {
    this.logger.debug(`Produces ${withoutOrder(key)}`);
    const { url, locale } = parseCacheKey(key);
    const read = () =>
      this.pages && isPagePath(url) ? this.pages(url, locale) : this.reads.get(url);
    const { result, kinds } = await ReadScope.asVisitor(() => ReadKinds.collect(read), locale);
    return new CachedResponse({ ...result, kinds });
  }
}
