import { Body, Controller, Delete, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../http/endpoint.decorator';
import { ClientIp } from '../http/client-ip';
import { EntityId } from '../http/entity-id';
import { PASSWORD_ERRORS, SESSION_MISSING } from './auth.errors';
import { PasswordRequest, SessionResponse } from './auth.dto';
import { AuthService } from './auth.service';
import { type Authentication, Session } from './authentication';
import { PasswordConfirmation } from './password-confirmation';

@ApiTags('auth')
@Controller('auth/sessions')
export class SessionsController {
  constructor(
    private readonly auth: AuthService,
    private readonly confirmation: PasswordConfirmation,
  ) {}

  @Get()
  @Endpoint({
    operationId: 'listSessions',
    summary: 'List the sessions that have not ended, the last used first',
    status: 200,
    response: [SessionResponse],
    storage: 'read',
  })
  list(@Session() session: Authentication) {
    return this.auth.list(session);
  }

  @Delete(':id')
  @Endpoint({
    operationId: 'removeSession',
    summary: 'End a session',
    status: 204,
    body: 'json',
    missing: SESSION_MISSING,
    storage: 'write',
    errors: PASSWORD_ERRORS,
  })
  remove(
    @EntityId() id: number,
    @Body() { password }: PasswordRequest,
    @Session() { session }: Authentication,
    @ClientIp() client: string,
  ) {
    const request = { password, client, session: session.id, ended: id };
    return this.confirmation.run('session-end', request, () => this.auth.remove(id));
  }

  @Delete()
  @Endpoint({
    operationId: 'removeOtherSessions',
    summary: 'End all sessions but that of this request',
    status: 204,
    body: 'json',
    storage: 'write',
    errors: PASSWORD_ERRORS,
  })
  removeOthers(
    @Body() { password }: PasswordRequest,
    @Session() { session: { id } }: Authentication,
    @ClientIp() client: string,
  ) {
    const request = { password, client, session: id };
    return this.confirmation.run('other-sessions-end', request, () => this.auth.removeOthers(id));
  }
}
