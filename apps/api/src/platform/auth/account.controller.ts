import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../http/endpoint.decorator';
import { AccountService } from './account.service';
import { PASSWORD_ERRORS } from './auth.errors';
import { Session } from './auth.guard';
import type { Authentication } from './auth.service';
import { ClientIp } from '../http/client-ip';
import { AccountResponse, UpdatePasswordRequest } from './dto/account.dto';

@ApiTags('auth')
@Controller('auth')
export class AccountController {
  constructor(private readonly account: AccountService) {}

  @Get('account')
  @Endpoint({
    operationId: 'getAccount',
    summary: "Get the admin's account",
    status: 200,
    response: AccountResponse,
    storage: 'read',
  })
  get(@Session() { session }: Authentication) {
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
