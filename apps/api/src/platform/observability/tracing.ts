import { ServerResponse, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { AwsInstrumentation } from '@opentelemetry/instrumentation-aws-sdk';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  processDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { AfterQueryEvent, DataSource, EntitySubscriberInterface } from 'typeorm';
import type { AppConfig } from '@lereng/api-site/config';
import { version } from '../../../../../package.json';
import { loggedPath } from '../http/logged-path';
import { requestId } from '../http/request-id';
import { type Trust, trustOf } from '../http/client-ip';

/** How long the last spans may take to be sent when the process ends. */
const FLUSH_TIMEOUT_MS = 2_000;

export interface Tracing {
  /** The traces of these proxies go on; before that, those of nobody. */
  trustProxies(config: Pick<AppConfig, 'trustProxy'>): void;
  /** Queries of SQLite have spans from then on; those of PostgreSQL have them anyway. */
  traceQueries(dataSource: DataSource): void;
  /** Sends what is left, for two seconds at most. Never rejects. */
  stop(): Promise<void>;
}

/**
 * Begins to send spans of requests, queries, commands of Redis and calls of S3 by OTLP over HTTP, as the standard
 * variables of OpenTelemetry say. It has to be called before the application is imported, as packages are patched when they are
 * loaded.
 */
export function startTracing(): Tracing {
  let trust: Trust = () => false;
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'lereng', 'service.version': version }))
      // The environment names others.
      .merge(detectResources({ detectors: [envDetector, processDetector, hostDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register({
    // The default ones otherwise.
    ...(process.env['OTEL_PROPAGATORS'] === 'none' && { propagator: null }),
  });
  registerInstrumentations({
    instrumentations: [
      httpInstrumentation((address) => trust(address, 0)),
      // Replicas read a row each second, which is no part of a request.
      new PgInstrumentation({ requireParentSpan: true }),
      new IORedisInstrumentation({ dbStatementSerializer: (command) => command }),
      new AwsInstrumentation(),
    ],
  });
  loadPatched('node:http', 'ioredis');
  return {
    trustProxies: (config) => {
      trust = trustOf(config);
    },
    traceQueries: ({ options, subscribers }) => {
      if (options.type === 'better-sqlite3') subscribers.push(new QuerySpans());
    },
    stop: () => Promise.race([provider.shutdown().catch(() => undefined), sleep(FLUSH_TIMEOUT_MS)]),
  };
}

/** Spans have the request's id, by which the log is found, and no query, which has what somebody has typed. */
function httpInstrumentation(isTrusted: (proxy: string) => boolean): HttpInstrumentation {
  return new HttpInstrumentation({
    // The S3 client is the only one that sends requests, and has spans of its own.
    disableOutgoingRequestInstrumentation: true,
    // A miss of the response cache is a request within the process, of which the visitor's span has the queries.
    ignoreIncomingRequestHook: ({ socket, headers }) => {
      // This hook is the last one before the headers are read. A visitor must not choose which trace a request is of.
      if (!isTrusted(socket.remoteAddress ?? '')) {
        for (const name of propagation.fields()) Reflect.deleteProperty(headers, name);
      }
      return !(socket instanceof Socket);
    },
    startIncomingSpanHook: ({ url = '' }) => ({
      'url.path': loggedPath(url),
      'url.query': undefined,
    }),
    applyCustomAttributesOnSpan: (span, request, response) => {
      if (!(response instanceof ServerResponse)) return;
      span.setAttribute('lereng.request_id', requestId(request as IncomingMessage));
    },
  });
}

/** Packages are patched when they are required, and the application imports these. Both get the same module. */
function loadPatched(...names: string[]): void {
  const require = createRequire(import.meta.url);
  for (const name of names) require(name);
}

/** Makes a span of each query of SQLite that belongs to a request, without the query's parameters. */
class QuerySpans implements EntitySubscriberInterface {
  private readonly tracer = trace.getTracer('lereng');

  afterQuery({ query, success, executionTime = 0 }: AfterQueryEvent): void {
    if (!trace.getActiveSpan()) return;
    const [operation = ''] = query.trim().split(/\s/, 1);
    const span = this.tracer.startSpan(`sqlite.query:${operation}`, {
      kind: SpanKind.CLIENT,
      // The query is over, as the driver is synchronous.
      startTime: Date.now() - executionTime,
      attributes: { 'db.system.name': 'sqlite', 'db.query.text': query },
    });
    if (!success) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }
}
