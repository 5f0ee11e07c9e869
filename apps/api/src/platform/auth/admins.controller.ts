import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClientIp } from '../http/client-ip';
import { Endpoint } from '../http/endpoint.decorator';
import { EntityId } from '../http/entity-id';
import {
  AdminResponse,
  CreateAdminRequest,
  NewAdminResponse,
  UpdateAdminRequest,
} from './admin.dto';
import { AdminsService } from './admins.service';
import { ADMIN_MISSING, PASSWORD_ERRORS } from './auth.errors';
import { PasswordRequest } from './auth.dto';
import { type Authentication, Session } from './authentication';
import { PasswordConfirmation } from './password-confirmation';

/** What changes who may log in takes the owner's password, as a token alone could be stolen. */
const CHANGE = { body: 'json', storage: 'write' } as const;

const STAYS = 'It is the first owner or the admin of this request';

@ApiTags('admins')
@Controller('admins')
export class AdminsController {
  constructor(
    private readonly admins: AdminsService,
    private readonly confirmation: PasswordConfirmation,
  ) {}

  @Get()
  @Endpoint({
    operationId: 'listAdmins',
    summary: 'List those who may log in',
    status: 200,
    response: [AdminResponse],
    storage: 'read',
  })
  list(@Session() by: Authentication) {
    return this.admins.list(by);
  }

  @Post()
  @Endpoint({
    operationId: 'createAdmin',
    summary: 'Let somebody log in, with a first password that is shown once',
    status: 201,
    response: NewAdminResponse,
    ...CHANGE,
    errors: PASSWORD_ERRORS,
  })
  create(
    @Body() request: CreateAdminRequest,
    @Session() by: Authentication,
    @ClientIp() client: string,
  ) {
    const confirmed = { by, password: request.password, client };
    return this.confirmation.run('admin-add', confirmed, () => this.admins.create(request, by));
  }

  @Put(':id')
  @Endpoint({
    operationId: 'updateAdmin',
    summary: 'Change the name or the role of somebody; another role ends their sessions',
    status: 200,
    response: AdminResponse,
    missing: ADMIN_MISSING,
    rows: AdminsService,
    ...CHANGE,
    errors: { ...PASSWORD_ERRORS, 409: STAYS },
  })
  update(
    @EntityId() id: number,
    @Body() request: UpdateAdminRequest,
    @Session() by: Authentication,
    @ClientIp() client: string,
  ) {
    const confirmed = { by, password: request.password, client, admin: id };
    return this.confirmation.run('admin-change', confirmed, () =>
      this.admins.update(id, request, by),
    );
  }

  @Delete(':id')
  @Endpoint({
    operationId: 'removeAdmin',
    summary: 'Let somebody log in no more',
    status: 204,
    missing: ADMIN_MISSING,
    rows: AdminsService,
    ...CHANGE,
    errors: { ...PASSWORD_ERRORS, 409: STAYS },
  })
  remove(
    @EntityId() id: number,
    @Body() { password }: PasswordRequest,
    @Session() by: Authentication,
    @ClientIp() client: string,
  ) {
    const confirmed = { by, password, client, admin: id };
    return this.confirmation.run('admin-remove', confirmed, () => this.admins.remove(id, by));
  }

  @Delete(':id/sessions')
  @Endpoint({
    operationId: 'removeAdminSessions',
    summary: 'End all sessions of somebody',
    status: 204,
    missing: ADMIN_MISSING,
    rows: AdminsService,
    ...CHANGE,
    errors: PASSWORD_ERRORS,
  })
  removeSessions(
    @EntityId() id: number,
    @Body() { password }: PasswordRequest,
    @Session() by: Authentication,
    @ClientIp() client: string,
  ) {
    const confirmed = { by, password, client, admin: id };
    return this.confirmation.run('admin-sessions-end', confirmed, () =>
      this.admins.endSessions(id),
    );
  }
}
