import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../http/endpoint.decorator';
import { AccountService } from './account.service';
import { PASSWORD_ERRORS } from './auth.errors';
import { AuthService } from './auth.service';
import { type Authentication, Session } from './authentication';
import { ClientIp } from '../http/client-ip';
import { Device } from './device';
import {
  AccountResponse,
  LoginRequest,
  LoginResponse,
  TokenResponse,
  UpdatePasswordRequest,
} from './auth.dto';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly account: AccountService,
  ) {}

  @Post('login')
  @Endpoint({
    operationId: 'login',
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
    operationId: 'checkToken',
    summary: 'Get the user of the token',
    status: 200,
    response: TokenResponse,
    storage: 'read',
  })
  checkToken(@Session() session: Authentication) {
    return this.auth.check(session);
  }

  @Delete('logout')
  @Endpoint({
    operationId: 'logout',
    summary: 'End the session of the token',
    status: 204,
    storage: 'write',
  })
  logout(@Session() session: Authentication, @ClientIp() clientIp: string) {
    return this.auth.logout(session, clientIp);
  }

  @Get('account')
  @Endpoint({
    operationId: 'getAccount',
    summary: "Get the admin's account",
    status: 200,
    response: AccountResponse,
    storage: 'read',
  })
  getAccount(@Session() { session }: Authentication) {
    return this.account.get(session);
  }

  @Put('password')
  @Endpoint({
    operationId: 'updatePassword',
    summary: 'Change the password, and end all other sessions',
    status: 200,
    response: AccountResponse,
    body: 'json',
    storage: 'write',
    errors: { 429: PASSWORD_ERRORS[429] },
  })
  updatePassword(
    @Body() passwords: UpdatePasswordRequest,
    @Session() { session }: Authentication,
    @ClientIp() clientIp: string,
  ) {
    return this.account.updatePassword(passwords, session, clientIp);
  }
}
