import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Histogram } from 'prom-client';
import { originForm } from '../http/request-head';
import { RouteTable } from '../http/route-table';
import { Metrics } from './metrics';

/** Cached responses take less than a millisecond, an upload seconds. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Outside the API, all that is below one of these counts as one route, and everything else as a page. */
const AREAS = new Set(['admin', 'assets', 'uploads']);

type Label = 'method' | 'route' | 'status';

/**
 * Counts and times the requests of visitors and of the owner, by route. Each label has few values, for
 * any request. Without `METRICS_PORT` the server gets no listener, so a request costs what it did.
 */
@Injectable()
export class HttpMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly adapterHost: HttpAdapterHost,
    private readonly routes: RouteTable,
  ) {}

  onModuleInit(): void {
    const durations = this.metrics.histogram({
      name: 'lereng_http_request_duration_seconds',
      help: 'Time until a response was complete, or its connection was closed, which is the status aborted',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
    });
    if (durations) this.observe(this.adapterHost.httpAdapter.getHttpServer() as Server, durations);
  }

  private observe(server: Server, durations: Histogram<Label>): void {
    // First, so that responses of other listeners are timed, too.
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const startedAt = performance.now();
      // The URL of now: Express changes it.
      const { method: sent = '', url = '/' } = request;
      response.once('close', () => {
        const seconds = (performance.now() - startedAt) / 1_000;
        const method = METHODS.has(sent) ? sent : 'other';
        const route = this.routeOf(method, url);
        durations.observe({ method, route, status: statusOf(response) }, seconds);
      });
    });
  }

  private routeOf(method: string, url: string): string {
    const path = originForm(url).split(/[?#]/, 1)[0] ?? '/';
    const area = path.split('/', 2)[1]?.toLowerCase() ?? '';
    if (area === 'api') return this.routes.find(method, path)?.route.path ?? '/api/*';
    return AREAS.has(area) ? `/${area}/*` : 'page';
  }
}

function statusOf({ statusCode, writableFinished }: ServerResponse): string {
  return writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
}
