import { Controller, Delete, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../http/endpoint.decorator';
import { ClientIp } from '../http/client-ip';
import { EntityId } from '../http/entity-id';
import { SESSION_MISSING } from './auth.errors';
import { Session } from './auth.guard';
import type { Authentication } from './auth.service';
import { SessionResponse } from './dto/session.dto';
import { SessionsService } from './sessions.service';

@ApiTags('auth')
@Controller('auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @Endpoint({
    operationId: 'listSessions',
    summary: 'List the sessions that have not ended, the last used first',
    status: 200,
    response: [SessionResponse],
    storage: 'read',
  })
  list(@Session() { session }: Authentication) {
    return this.sessions.list(session);
  }

  @Delete(':id')
  @Endpoint({
    operationId: 'removeSession',
    summary: 'End a session',
    status: 204,
    missing: SESSION_MISSING,
    storage: 'write',
  })
  remove(
    @EntityId() id: number,
    @Session() { session }: Authentication,
    @ClientIp() client: string,
  ) {
    return this.sessions.remove(id, session, client);
  }

  @Delete()
  @Endpoint({
    operationId: 'removeOtherSessions',
    summary: 'End all sessions but that of this request',
    status: 204,
    storage: 'write',
  })
  removeOthers(@Session() { session }: Authentication, @ClientIp() client: string) {
    return this.sessions.removeOthers(session, client);
  }
}
