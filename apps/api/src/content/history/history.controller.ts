import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Write, type WriteContext } from '../../writes';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { EntityId } from '../../platform/http/entity-id';
import { ANY_CONTENT } from '../core';
import { HistoryEntryResponse, HistoryQuery, RevertPreviewResponse } from './history.dto';
import { HistoryService, NO_ENTRY } from './history.service';

@ApiTags('history')
@Controller('history')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Get()
  @Endpoint({
    summary: 'Changes of the content in the last 400 days, the last one first',
    status: 200,
    response: [HistoryEntryResponse],
    storage: 'read',
    errors: { 422: 'A parameter is bad; `fields` names it' },
  })
  listHistory(@Query() query: HistoryQuery) {
    return this.history.list(query);
  }

  @Get(':id')
  @Endpoint({
    summary: 'What would change if a row were as it was before one of its changes',
    status: 200,
    response: RevertPreviewResponse,
    missing: NO_ENTRY,
    storage: 'read',
  })
  previewRevert(@EntityId() id: number) {
    return this.history.preview(id);
  }

  @Post(':id/revert')
  @Endpoint({
    summary: 'Make a row, or the order of a list, as it was before one of its changes',
    status: 200,
    response: ANY_CONTENT,
    missing: NO_ENTRY,
    storage: 'content',
    ifMatch: true,
    errors: {
      400: 'Its platform or name is taken by another one by now',
      412: 'Its preview has another ETag than `If-Match` names',
      422: 'The rules of its kind refuse the earlier values, or the `Idempotency-Key` is bad',
    },
  })
  revertChange(@EntityId() id: number, @Write() context: WriteContext) {
    return this.history.revert(id, context);
  }
}
