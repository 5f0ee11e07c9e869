import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An attribute as OTLP has it in JSON. */
interface KeyValue {
  key: string;
  value: { stringValue?: string; intValue?: number | string; boolValue?: boolean };
}

interface OtlpSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: KeyValue[];
}

interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: KeyValue[] };
    scopeSpans: { scope: { name: string }; spans: OtlpSpan[] }[];
  }[];
}

export interface ReceivedSpan extends Omit<OtlpSpan, 'attributes'> {
  /** The library that made it, such as `@opentelemetry/instrumentation-pg`. */
  scope: string;
  attributes: Record<string, string | number | boolean | undefined>;
}

const record = (attributes: KeyValue[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? (value.intValue && Number(value.intValue)),
    ]),
  );

/** A collector of OpenTelemetry that takes OTLP over HTTP as JSON. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** Bodies and headers as they were received. */
  received = '';
  readonly paths = new Set<string>();
  service: Record<string, unknown> = {};
  private readonly server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      this.paths.add(request.url ?? '');
      this.received += body;
      this.add(JSON.parse(body) as OtlpTraces);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });

  /** Starts it, and returns the environment of a server that sends its traces here. */
  async start(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    return {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '50',
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private add({ resourceSpans }: OtlpTraces): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      this.service = record(resource.attributes);
      for (const { scope, spans } of scopeSpans) {
        for (const { attributes, ...span } of spans)
          this.spans.push({ ...span, scope: scope.name, attributes: record(attributes) });
      }
    }
  }
}
