import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { AfterQueryEvent, EntitySubscriberInterface } from 'typeorm';

/** Makes a span of each query of SQLite that belongs to a request, without the query's parameters. */
export class QuerySpans implements EntitySubscriberInterface {
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
