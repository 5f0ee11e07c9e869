import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { AppConfig, ConfigError } from '@lereng/api-site/config';
import { errorCode } from '@lereng/api-site/errors';
import { isRead } from '../http/request-head';
import { Metrics } from './metrics';

/**
 * Serves `/metrics` on a port of its own, so that no proxy in front of the site can pass it on by mistake. It goes
 * on while the site finishes its last requests.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | null = null;

  constructor(
    private readonly config: AppConfig,
    private readonly metrics: Metrics,
  ) {}

  /** When all modules have registered their metrics. @throws ConfigError where it cannot listen */
  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, metricsHost } = this.config;
    if (metricsPort === null) return;
    this.server = createServer((request, response) => void this.respond(request, response));
    this.server.listen(metricsPort, metricsHost);
    try {
      await once(this.server, 'listening');
    } catch (error) {
      throw new ConfigError('METRICS_PORT', `cannot be listened on (${errorCode(error)})`);
    }
    const { port } = this.server.address() as AddressInfo;
    this.logger.log(`Metrics are at port ${port} of ${metricsHost}, /metrics`);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.split('?', 1)[0] !== '/metrics' || !isRead(request)) {
      response.writeHead(404).end();
      return;
    }
    try {
      const { type, body } = await this.metrics.text();
      response.writeHead(200, { 'Content-Type': type }).end(body);
    } catch (error) {
      this.logger.error(`The metrics cannot be read: ${String(error)}`);
      response.writeHead(500).end();
    }
  }
}
