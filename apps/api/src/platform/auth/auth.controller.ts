import { ROLES } from '@lereng/shared-domain';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../http/endpoint.decorator';
import { AccountService } from './account.service';
import { PASSWORD_ERRORS, SESSION_MISSING } from './auth.errors';
import { AuthService } from './auth.service';
import { type Authentication, Session } from './authentication';
import { ClientIp } from '../http/client-ip';
import { EntityId } from '../http/entity-id';
import { Device } from './device';
import {
  AccountResponse,
  LoginRequest,
  LoginResponse,
  PasswordRequest,
  SessionResponse,
  TokenResponse,
  UpdatePasswordRequest,
} from './auth.dto';
import { PasswordConfirmation } from './password-confirmation';

/** What everybody who is logged in may do. */
const OF_ONESELF = { roles: ROLES, beforePasswordChange: true } as const;

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly account: AccountService,
    private readonly confirmation: PasswordConfirmation,
  ) {}

  @Post('login')
  @Endpoint({
    summary: 'Log in',
    public: true,
    status: 200,
    response: LoginResponse,
    body: 'json',
    storage: 'write',
    errors: { ...PASSWORD_ERRORS, 404: 'There is no such user name' },
  })
  login(@Body() credentials: LoginRequest, @ClientIp() clientIp: string, @Device() device: string) {
    return this.auth.login(credentials, clientIp, device);
  }

  @Get('token')
  @Endpoint({
    summary: 'Get the user of the token',
    status: 200,
    response: TokenResponse,
    storage: 'read',
    ...OF_ONESELF,
  })
  checkToken(@Session() session: Authentication) {
    return this.auth.check(session);
  }

  @Delete('logout')
  @Endpoint({
    summary: 'End the session of the token',
    status: 204,
    storage: 'write',
    ...OF_ONESELF,
  })
  logout(@Session() session: Authentication, @ClientIp() clientIp: string) {
    return this.auth.logout(session, clientIp);
  }

  @Get('account')
  @Endpoint({
    summary: "Get the admin's account",
    status: 200,
    response: AccountResponse,
    storage: 'read',
  })
  getAccount(@Session() by: Authentication) {
    return this.account.get(by);
  }

  @Put('password')
  @Endpoint({
    summary: 'Change the password, and end all other sessions',
    status: 200,
    response: AccountResponse,
    body: 'json',
    storage: 'write',
    ...OF_ONESELF,
    errors: { 429: PASSWORD_ERRORS[429] },
  })
  updatePassword(
    @Body() passwords: UpdatePasswordRequest,
    @Session() by: Authentication,
    @ClientIp() clientIp: string,
  ) {
    return this.account.updatePassword(passwords, by, clientIp);
  }

  @Get('sessions')
  @Endpoint({
    summary: 'List the sessions that have not ended, the last used first',
    status: 200,
    response: [SessionResponse],
    storage: 'read',
  })
  listSessions(@Session() session: Authentication) {
    return this.auth.list(session);
  }

  @Delete('sessions/:id')
  @Endpoint({
    summary: 'End a session',
    status: 204,
    body: 'json',
    missing: SESSION_MISSING,
    storage: 'write',
    errors: PASSWORD_ERRORS,
  })
  removeSession(
    @EntityId() id: number,
    @Body() { password }: PasswordRequest,
    @Session() by: Authentication,
    @ClientIp() client: string,
  ) {
    const request = { by, password, client, ended: id };
    return this.confirmation.run('session-end', request, () => this.auth.remove(id, by));
  }

  @Delete('sessions')
  @Endpoint({
    summary: 'End all sessions but that of this request',
    status: 204,
    body: 'json',
    storage: 'write',
    errors: PASSWORD_ERRORS,
  })
  removeOtherSessions(
    @Body() { password }: PasswordRequest,
    @Session() by: Authentication,
    @ClientIp() client: string,
  ) {
    const request = { by, password, client };
    return this.confirmation.run('other-sessions-end', request, () => this.auth.removeOthers(by));
  }
}
