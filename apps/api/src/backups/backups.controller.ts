import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PASSWORD_ERRORS } from '../platform/auth/auth.errors';
import { type Authentication, Session } from '../platform/auth/authentication';
import { PasswordRequest } from '../platform/auth/auth.dto';
import { PasswordConfirmation } from '../platform/auth/password-confirmation';
import { ClientIp } from '../platform/http/client-ip';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { BackupsService, BackupStatusResponse } from './backups.service';

@ApiTags('backups')
@Controller('backups')
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly confirmation: PasswordConfirmation,
  ) {}

  @Get()
  @Endpoint({
    summary: 'How the nightly backups are',
    status: 200,
    response: BackupStatusResponse,
    storage: 'read',
  })
  getBackupStatus() {
    return this.backups.status();
  }

  @Post('download')
  @Endpoint({
    summary: 'A backup of all content, without what belongs to the login, as a tar archive',
    status: 200,
    file: 'application/x-tar',
    body: 'json',
    storage: 'read',
    errors: {
      ...PASSWORD_ERRORS,
      429: `${PASSWORD_ERRORS[429]}. Or another backup is downloaded`,
    },
  })
  downloadBackup(
    @Body() { password }: PasswordRequest,
    @Session() by: Authentication,
    @ClientIp() client: string,
  ) {
    const request = { by, password, client };
    return this.confirmation.run('backup-download', request, () => this.backups.download());
  }
}
