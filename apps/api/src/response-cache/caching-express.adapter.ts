import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { AppConfig } from '@lereng/api-site/config';
import { type RequestConfig, requestObserver } from '../platform/http/access-log';
import { originForm } from '../platform/http/request-head';
import { createHttpServer } from '../platform/http/http-server';

/** Responds to a request, or passes it on by calling `next`. */
export type RequestListenerWithNext = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Express with a listener in front of it. A cached response needs nothing that Express prepares
 * for a handler, and is about ten times as fast without it.
 */
export class CachingExpressAdapter extends ExpressAdapter {
  private cacheListener: RequestListenerWithNext = (_request, _response, next) => next();

  constructor(private readonly config: Pick<AppConfig, 'siteOrigin'> & RequestConfig) {
    super();
  }

  setCacheListener(listener: RequestListenerWithNext): void {
    this.cacheListener = listener;
  }

  override initHttpServer(): void {
    const express = this.getInstance<RequestListener>();
    const observe = requestObserver(this.config);
    this.httpServer = createHttpServer((request, response) => {
      observe(request, response);
      request.url = originForm(request.url ?? '/');
      this.cacheListener(request, response, () => express(request, response));
    }, this.config);
  }
}
