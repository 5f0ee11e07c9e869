import type { Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { AppConfig } from '@lereng/api-site/config';

/** The origin of absolute URLs. It never comes from a request, whose `Host` may be anything. */
@Injectable()
export class SiteOrigin {
  constructor(
    private readonly config: AppConfig,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  /** Scheme and host, without a path. */
  get(): string {
    const { siteOrigin, port } = this.config;
    if (siteOrigin !== null) return siteOrigin;
    // Port 0 is one that the system chose.
    const address = (this.adapterHost.httpAdapter.getHttpServer() as Server).address();
    const chosen = typeof address === 'object' && address !== null ? address.port : port;
    return `http://localhost:${chosen}`;
  }
}
