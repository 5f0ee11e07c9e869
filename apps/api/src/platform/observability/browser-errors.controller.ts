import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClientIp } from '../http/client-ip';
import { Endpoint } from '../http/endpoint.decorator';
import { BrowserErrorReport } from './browser-error.dto';
import { BrowserErrorLog } from './browser-error-log';

@ApiTags('browser-errors')
@Controller('browser-errors')
export class BrowserErrorsController {
  constructor(private readonly log: BrowserErrorLog) {}

  @Post()
  @Endpoint({
    summary: 'Report an error of a page to the log',
    public: true,
    status: 204,
    body: 'json',
    storage: 'none',
  })
  reportBrowserError(@Body() report: BrowserErrorReport, @ClientIp() client: string): void {
    this.log.add(report, client);
  }
}
