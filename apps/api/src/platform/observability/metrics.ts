import { Logger } from '@nestjs/common';
import type { Histogram, Registry } from 'prom-client';
import type { AppConfig } from '@lereng/api-site/config';
import { oneCall } from './one-call';

/** One value, or one for each value of the metric's label. */
export type Values = number | Readonly<Record<string, number>>;

export interface Source {
  /** In Prometheus's form: with its unit, and `_total` where it is a counter. */
  readonly name: string;
  readonly help: string;
  /** It may have few values only: each one is a series that Prometheus stores. */
  readonly label?: string;
  /** Called when Prometheus asks; null where nothing is known. */
  readonly read: () => Values | null | Promise<Values | null>;
}

export interface HistogramOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: Label[];
  /** Upper bounds, in the unit of the name. */
  readonly buckets: number[];
}

/** The methods that counters and gauges of the library share. */
interface Metric {
  reset(): void;
  remove(): void;
  inc(value: number): void;
  inc(labels: Record<string, string>, value: number): void;
}

/** A value that takes longer is left out, so that Prometheus gets all others in time. */
export const READ_TIMEOUT_MS = 3_000;

type Client = typeof import('prom-client');

/**
 * What Prometheus may read of this process. Modules count in plain fields, and register here how these are read.
 * So counting costs next to nothing, and nothing more where nobody asks.
 */
export class Metrics {
  private readonly logger = new Logger(Metrics.name);
  private readonly failing = new Set<string>();

  private constructor(
    private readonly client: Client | null,
    private readonly registry: Registry | null,
  ) {}

  /** Loads the library only where `METRICS_PORT` is set. Without it all that is registered is dropped. */
  static async open({ metricsPort }: Pick<AppConfig, 'metricsPort'>): Promise<Metrics> {
    if (metricsPort === null) return new Metrics(null, null);
    const client = await import('prom-client');
    const registry = new client.Registry();
    client.collectDefaultMetrics({ register: registry });
    return new Metrics(client, registry);
  }

  /** Registers a value that only grows while the process lives. */
  counter(source: Source): void {
    if (this.client) new this.client.Counter(this.optionsOf(source));
  }

  /** Registers a value that grows and shrinks. */
  gauge(source: Source): void {
    if (this.client) new this.client.Gauge(this.optionsOf(source));
  }

  /** Null where nobody asks. */
  histogram<Label extends string>(options: HistogramOptions<Label>): Histogram<Label> | null {
    if (!this.client || !this.registry) return null;
    return new this.client.Histogram({ ...options, registers: [this.registry] });
  }

  /** All metrics in the text format of Prometheus. */
  async text(): Promise<{ type: string; body: string }> {
    if (!this.registry) throw new Error('There are no metrics without METRICS_PORT');
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }

  private optionsOf({ name, help, label, read }: Source) {
    const readOnce = oneCall(async () => read(), READ_TIMEOUT_MS);
    const valuesOf = () => readOnce().catch((error: unknown) => this.reportOnce(name, error));
    return {
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: this.registry ? [this.registry] : [],
      async collect(this: Metric): Promise<void> {
        setValues(this, label, await valuesOf());
      },
    };
  }

  private reportOnce(name: string, error: unknown): null {
    if (!this.failing.has(name)) this.logger.warn(`${name} cannot be read: ${String(error)}`);
    this.failing.add(name);
    return null;
  }
}

/** Replaces the values of the last time. */
function setValues(metric: Metric, label: string | undefined, values: Values | null): void {
  metric.reset();
  if (label === undefined) {
    // Otherwise it would be 0, which is not the same as unknown.
    if (typeof values === 'number') metric.inc(values);
    else metric.remove();
    return;
  }
  for (const [key, value] of Object.entries(values ?? {})) metric.inc({ [label]: key }, value);
}
