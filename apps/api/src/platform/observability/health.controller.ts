import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { errorBody } from '../errors';
import { Endpoint } from '../http/endpoint.decorator';
import { HealthChecks, type PartStatus } from './health-checks';
import { ErrorResponse } from '../http/error-response.dto';

export class HealthResponse {
  @ApiProperty({ enum: ['ok'] })
  status!: 'ok';
}

const checks: ApiPropertyOptions = {
  type: 'object',
  additionalProperties: { type: 'string', enum: ['ok', 'failing'] },
  example: { database: 'ok', images: 'ok', redis: 'ok' },
  description: 'How each part is that the server needs: `redis` is there where one is configured',
};

export class ReadyResponse extends HealthResponse {
  @ApiProperty(checks)
  checks!: Record<string, PartStatus>;
}

/** An error with the fields of `ReadyResponse` beside its own. */
export class NotReadyResponse extends ErrorResponse {
  @ApiProperty({
    enum: ['failing', 'stopping'],
    description: '`stopping` after SIGTERM, `failing` where a part is',
  })
  status!: 'failing' | 'stopping';

  @ApiProperty(checks)
  checks!: Record<string, PartStatus>;
}

const ROUTE = {
  public: true,
  noStore: true,
  status: 200,
  response: HealthResponse,
  storage: 'none',
} as const;

const NOT_READY = { description: 'A part is failing, or the server stops', type: NotReadyResponse };

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(private readonly checks: HealthChecks) {}

  @Get()
  @Endpoint({ ...ROUTE, summary: 'Whether the API responds' })
  getHealth(): HealthResponse {
    return { status: 'ok' };
  }

  @Get('health/live')
  @Endpoint({ ...ROUTE, summary: 'Whether the process responds' })
  getLiveness(): HealthResponse {
    return { status: 'ok' };
  }

  /** An error that is no exception: these are logged, and this one is expected once a second. */
  @Get('health/ready')
  @Endpoint({
    ...ROUTE,
    summary: 'Whether the server and all that it needs work, so that it may get requests',
    response: ReadyResponse,
    errors: { 503: NOT_READY },
  })
  async getReadiness(
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReadyResponse | NotReadyResponse> {
    const checks = await this.checks.status();
    if (await this.checks.isReady()) return { status: 'ok', checks };
    response.status(HttpStatus.SERVICE_UNAVAILABLE);
    const status = this.checks.isStopping ? 'stopping' : 'failing';
    return { ...errorBody(503, 'Server belum siap. Silakan coba lagi nanti.'), status, checks };
  }
}
