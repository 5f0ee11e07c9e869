import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { AppConfig } from '@lereng/api-site/config';
import { ContentEvents, RedisInvalidation } from '../content-events';
import { Actor } from '../platform/auth/actor';
import { bearerToken } from '../platform/auth/bearer-token';
import { Tokens } from '../platform/auth/tokens';
import { Metrics } from '../platform/metrics';
import { isRead } from '../platform/http/is-read';
import { requestId } from '../platform/http/request-id';
import { RouteTable } from '../platform/http/route-table';
import { inProcessClient } from './in-process-client';
import { CachingExpressAdapter } from './caching-express.adapter';
import { cacheKeyFinder, isPagePath, pathOf } from './cache-key';
import type { CachedResponse } from './cached-response';
import { type ResponseOrigin, ResponseCache } from './response-cache';
import { sendResponse } from './send-response';

/** Responds from memory in front of Express where it can, and passes everything else on. */
@Injectable()
export class ResponseCacheListener implements OnModuleInit, OnModuleDestroy {
  private readonly files = new Map<string, CachedResponse>();
  private readonly cache: ResponseCache;
  private origin: ResponseOrigin | undefined;
  private cacheKey = cacheKeyFinder([]);
  private unsubscribe: () => void = () => undefined;

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly config: AppConfig,
    private readonly events: ContentEvents,
    private readonly redis: RedisInvalidation,
    private readonly routes: RouteTable,
    private readonly tokens: Tokens,
    private readonly metrics: Metrics,
  ) {
    this.cache = new ResponseCache({
      origin: (key, id) => Actor.runAsVisitor(() => this.originOf(key, id)),
      timeZone: config.venueTimeZone,
      isConnected: () => redis.isConnected(),
    });
  }

  onModuleInit(): void {
    const cacheable = this.routes.all().filter((route) => route.isCacheable);
    this.cacheKey = cacheKeyFinder(cacheable.map(({ path }) => path));
    this.unsubscribe = this.events.subscribe((changes, version) => {
      const kinds = [...new Set(changes.map(({ kind }) => kind))];
      this.cache.invalidate(kinds);
      return this.redis.publish(kinds, version);
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
    this.cache.stop();
  }

  /** Responds to a path with this file for as long as the process lives. */
  addFile(path: string, file: CachedResponse): void {
    this.files.set(path, file);
  }

  /** The public response of a URL of this site, cached or not. */
  get(url: string, requestId?: string): Promise<CachedResponse> {
    return this.cache.get(url, requestId);
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
    const key = this.cacheKey(url);
    if (key === null) return next();
    const respond = () => {
      const cached = this.cache.peek(key);
      if (cached) return this.send(request, response, path, cached);
      this.cache.get(key, requestId(request)).then(
        (made) => this.send(request, response, path, made),
        // Express sends failures with the error body of the API.
        () => next(),
      );
    };
    const token = bearerToken(request.headers.authorization);
    // A page is the same with any header, and so is a response of the API but with a token of this site.
    if (token === undefined || isPagePath(path)) return respond();
    void this.tokens.read(token).then((claims) => (claims ? next() : respond()));
  };

  private send(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    content: CachedResponse,
  ): void {
    sendResponse(request, response, path, content, this.config);
  }

  private originOf(key: string, requestId?: string): Promise<CachedResponse> {
    this.origin ??= inProcessClient(this.express());
    return this.origin(key, requestId);
  }

  private express(): RequestListener {
    return this.adapterHost.httpAdapter.getInstance<RequestListener>();
  }
}
