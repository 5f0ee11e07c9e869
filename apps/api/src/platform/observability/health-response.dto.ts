import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ErrorResponse } from '../http/error-response.dto';
import type { PartStatus } from './health-checks';

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
