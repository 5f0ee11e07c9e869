import { Injectable } from '@nestjs/common';
import { Database } from '@lereng/api-site/database';
import { findPasswordFlaw } from '@lereng/api-site/passwords';
import { DAY_MS } from '@lereng/shared-domain';
import { DiskReserve } from '../disk';
import { rightsOf } from '../principal';
import type { AdminEntity } from './admin.entity';
import { badNewPassword, samePassword, sessionOver, wrongCurrentPassword } from './auth.errors';
import type { Authentication } from './authentication';
import { AuthRepository } from './auth.repository';
import {
  type AccountResponse,
  NEW_PASSWORD_MESSAGES,
  toAccountResponse,
  type UpdatePasswordRequest,
} from './auth.dto';
import { PasswordConfirmation } from './password-confirmation';
import { Passwords } from './passwords';
import { SecurityLog } from './security-log';
import type { LoginDeviceEntity, SessionEntity } from './session.entity';
import { SessionsRepository } from './sessions.repository';

/** A week, so that an owner who looks in on some days only is told, too. */
const NEW_FOR_MS = 7 * DAY_MS;

/** Shows admins their account, and changes it. */
@Injectable()
export class AccountService {
  constructor(
    private readonly repository: AuthRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: Passwords,
    private readonly database: Database,
    private readonly confirmation: PasswordConfirmation,
    private readonly log: SecurityLog,
    private readonly reserve: DiskReserve,
  ) {}

  async get(by: Authentication): Promise<AccountResponse> {
    const admin = await this.repository.findAdmin({ id: by.principal.id });
    if (!admin) throw sessionOver();
    return this.respond(admin, by);
  }

  /**
   * Changes the password and ends all sessions of the admin but the one that asks, on every replica.
   * @throws 422 for a wrong current password, which counts as a failed login, and for a new one that
   *   is the current one or against the rule; 429 after too many failed attempts
   */
  updatePassword(
    passwords: UpdatePasswordRequest,
    by: Authentication,
    client: string,
  ): Promise<AccountResponse> {
    return this.log.record(
      'password-change',
      { client, by: by.username, session: by.session.id },
      () => this.replacePassword(passwords, by, client),
    );
  }

  private async replacePassword(
    { current_password, new_password }: UpdatePasswordRequest,
    by: Authentication,
    client: string,
  ): Promise<AccountResponse> {
    const admin = await this.confirmation.verify(
      by,
      current_password,
      client,
      wrongCurrentPassword,
    );
    if (new_password === current_password) throw samePassword();
    const flaw = await findPasswordFlaw(this.database, new_password, admin.username);
    if (flaw) throw badNewPassword(NEW_PASSWORD_MESSAGES[flaw]);
    const changes = {
      passwordHash: await this.passwords.hash(new_password),
      passwordChangedAt: new Date().toISOString(),
      passwordGenerated: false,
    };
    // Somebody else may have changed the password since it was verified.
    if (!(await this.repository.updatePassword(admin, changes, by.session.id))) {
      throw wrongCurrentPassword();
    }
    return this.respond({ ...admin, ...changes }, by);
  }

  private async respond(
    admin: AdminEntity,
    { principal, session: current }: Authentication,
  ): Promise<AccountResponse> {
    if (!rightsOf(principal).seesServer) return toAccountResponse(admin, [], false);
    const newDevices = await this.findNewDevices(current);
    return toAccountResponse(admin, newDevices, await this.reserve.isLow());
  }

  private async findNewDevices({ device }: SessionEntity): Promise<LoginDeviceEntity[]> {
    const devices = await this.sessions.findNewDevices(new Date(Date.now() - NEW_FOR_MS));
    return devices.filter((each) => each.device !== device);
  }
}
