import { Controller, Delete, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Write, type WriteContext } from '../../writes';
import { DemoContentResponse } from './demo-content.dto';
import { DemoRows } from './demo-rows';

@ApiTags('demo-content')
@Controller('demo-content')
export class DemoContentController {
  constructor(private readonly rows: DemoRows) {}

  @Get()
  @Endpoint({
    summary: 'What is left of the demonstration that the site was filled with',
    status: 200,
    response: DemoContentResponse,
    storage: 'read',
  })
  getDemoContent() {
    return this.rows.left();
  }

  @Delete()
  @Endpoint({
    summary: 'Put what is left of the demonstration into the trash',
    status: 204,
    storage: 'content',
  })
  removeDemoContent(@Write() context: WriteContext) {
    return this.rows.remove(context);
  }
}
