import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '@lereng/api-site/config';
import { Database } from '@lereng/api-site/database';
import { version } from '../../../../../package.json';
import { DiskReserve } from '../disk';
import { Redis } from '../redis';
import { BrowserErrorLog } from './browser-error-log';
import { BrowserErrorsController } from './browser-errors.controller';
import { HealthChecks } from './health-checks';
import { HealthController } from './health.controller';
import { HttpMetrics } from './http-metrics';
import { Metrics } from './metrics';
import { MetricsServer } from './metrics-server';

/**
 * Checks the database and Redis, serves metrics, and takes reports of errors from browsers into the log. Other modules
 * register their own checks and metrics.
 */
@Global()
@Module({
  controllers: [BrowserErrorsController, HealthController],
  providers: [
    BrowserErrorLog,
    HealthChecks,
    HttpMetrics,
    MetricsServer,
    {
      provide: Metrics,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => Metrics.open(config),
    },
  ],
  exports: [HealthChecks, Metrics],
})
export class ObservabilityModule implements OnModuleInit {
  constructor(
    private readonly checks: HealthChecks,
    private readonly database: Database,
    private readonly redis: Redis,
    private readonly reserve: DiskReserve,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    // A table's row, as a query without one would not read the file of SQLite.
    this.checks.register('database', () =>
      this.database.read((manager) => manager.query('SELECT 1 FROM migrations LIMIT 1')),
    );
    const { client } = this.redis;
    if (client) this.checks.register('redis', () => client.ping());
    this.registerMetrics();
    if (this.reserve.isOpen) this.registerDisk();
  }

  private registerMetrics(): void {
    this.metrics.gauge({
      name: 'lereng_info',
      help: 'Always 1; the label has the version of the product',
      label: 'version',
      read: () => ({ [version]: 1 }),
    });
    this.metrics.gauge({
      name: 'lereng_ready',
      help: 'Whether the server is ready for requests, 0 or 1, as /api/health/ready says',
      read: async () => Number(await this.checks.isReady()),
    });
    this.metrics.gauge({
      name: 'lereng_part_ok',
      help: 'Whether a part that the server needs responds, 0 or 1',
      label: 'part',
      read: async () => {
        const parts = Object.entries(await this.checks.status());
        return Object.fromEntries(parts.map(([name, status]) => [name, Number(status === 'ok')]));
      },
    });
  }

  private registerDisk(): void {
    this.metrics.gauge({
      name: 'lereng_disk_free_bytes',
      help: 'Free space of the disk of DATA_DIR',
      read: async () => {
        const bytes = await this.reserve.freeBytes();
        return Number.isFinite(bytes) ? bytes : null;
      },
    });
    this.metrics.gauge({
      name: 'lereng_disk_reserve_given_up',
      help: 'Whether the disk is so full that saves are refused, 0 or 1',
      read: () => Number(this.reserve.isGivenUp),
    });
  }
}
