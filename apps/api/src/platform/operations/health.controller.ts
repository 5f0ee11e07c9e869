import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../http/endpoint.decorator';
import { HealthResponse } from './health-response.dto';

@ApiTags('health')
@Controller()
export class HealthController {
  @Get()
  @Endpoint({
    operationId: 'getHealth',
    summary: 'Whether the API responds',
    public: true,
    noStore: true,
    status: 200,
    response: HealthResponse,
    storage: 'none',
  })
  get(): HealthResponse {
    return { status: 'ok' };
  }
}
