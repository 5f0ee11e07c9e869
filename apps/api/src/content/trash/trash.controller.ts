import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Write, type WriteContext } from '../../writes';
import { PASSWORD_ERRORS } from '../../platform/auth/auth.errors';
import { type Authentication, Session } from '../../platform/auth/authentication';
import { PasswordRequest } from '../../platform/auth/auth.dto';
import { PasswordConfirmation } from '../../platform/auth/password-confirmation';
import { ClientIp } from '../../platform/http/client-ip';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { EntityId } from '../../platform/http/entity-id';
import { ANY_CONTENT, NOT_IN_TRASH } from '../core';
import { TrashEntryResponse } from './trash.dto';
import { TrashService } from './trash.service';

@ApiTags('trash')
@Controller('trash')
export class TrashController {
  constructor(
    private readonly trash: TrashService,
    private readonly confirmation: PasswordConfirmation,
  ) {}

  @Get()
  @Endpoint({
    summary: 'What was deleted in the last 30 days, the last deleted first',
    status: 200,
    response: [TrashEntryResponse],
    storage: 'read',
  })
  listTrash() {
    return this.trash.list();
  }

  @Post(':kind/:id/restore')
  @Endpoint({
    summary: 'Put something back that was deleted',
    status: 200,
    response: ANY_CONTENT,
    missing: NOT_IN_TRASH,
    storage: 'content',
    errors: { 400: 'Its platform or name is taken by another one by now' },
  })
  restoreTrashed(
    @Param('kind') kind: string,
    @EntityId() id: number,
    @Write() context: WriteContext,
  ) {
    return this.trash.restore(kind, id, context);
  }

  @Delete(':kind/:id')
  @Endpoint({
    summary: 'Delete something for good that was deleted',
    status: 204,
    body: 'json',
    missing: NOT_IN_TRASH,
    storage: 'content',
    errors: PASSWORD_ERRORS,
  })
  removeTrashed(
    @Param('kind') kind: string,
    @EntityId() id: number,
    @Body() { password }: PasswordRequest,
    @Session() by: Authentication,
    @ClientIp() client: string,
    @Write() context: WriteContext,
  ) {
    const request = { by, password, client };
    return this.confirmation.run('purge', request, () => this.trash.remove(kind, id, context));
  }
}
