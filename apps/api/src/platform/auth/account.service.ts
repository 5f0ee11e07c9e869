import { Injectable } from '@nestjs/common';
import type { AdminEntity } from './admin.entity';
import { passwordIsUsername, samePassword, sessionOver, wrongCurrentPassword } from './auth.errors';
import { AuthRepository } from './auth.repository';
import {
  type AccountResponse,
  toAccountResponse,
  type UpdatePasswordRequest,
} from './dto/account.dto';
import { LoginLimiter } from './login-limiter';
import { isUsername } from './password-flaw';
import { Passwords } from './passwords';
import type { SessionEntity } from './session.entity';

/** Shows the admin their account, and changes it. */
@Injectable()
export class AccountService {
  constructor(
    private readonly repository: AuthRepository,
    private readonly passwords: Passwords,
    private readonly limiter: LoginLimiter,
  ) {}

  async get(): Promise<AccountResponse> {
    return toAccountResponse(await this.getAdmin());
  }

  /**
   * Changes the password and ends all sessions but the one that asks, on every replica.
   * @throws 422 for a wrong current password, which counts as a failed login, and for a new one that
   *   is the current one or the user name; 429 after too many failed attempts
   */
  async updatePassword(
    { current_password, new_password }: UpdatePasswordRequest,
    current: SessionEntity,
    clientIp: string,
  ): Promise<AccountResponse> {
    const admin = await this.getAdmin();
    await this.limiter.attempt(clientIp, admin.username, async () =>
      (await this.passwords.matches(admin.passwordHash, current_password))
        ? null
        : wrongCurrentPassword(),
    );
    if (new_password === current_password) throw samePassword();
    if (isUsername(new_password, admin.username)) throw passwordIsUsername();
    const changes = {
      passwordHash: await this.passwords.hash(new_password),
      passwordChangedAt: new Date().toISOString(),
    };
    // Somebody else may have changed the password since it was verified.
    if (!(await this.repository.updatePassword(admin, changes, current.id))) {
      throw wrongCurrentPassword();
    }
    return toAccountResponse({ ...admin, ...changes });
  }

  private async getAdmin(): Promise<AdminEntity> {
    const admin = await this.repository.findAdmin();
    if (!admin) throw sessionOver();
    return admin;
  }
}
