import { Injectable } from '@nestjs/common';
import type { ApiError } from '../errors';
import type { AdminEntity } from './admin.entity';
import { sessionOver, wrongPassword } from './auth.errors';
import type { Authentication } from './authentication';
import { AuthRepository } from './auth.repository';
import { networkOf } from '../http/client-ip';
import { LoginLimiter } from './login-limiter';
import { Passwords, Rank } from './passwords';
import { type SecurityEvent, SecurityLog } from './security-log';

/** What a request with a token sends to prove that the sender is the admin of its session. */
export interface ConfirmedRequest {
  readonly by: Authentication;
  readonly password: string;
  readonly client: string;
  /** The id of a session that is ended. */
  readonly ended?: number;
  /** The id of an admin who is changed. */
  readonly admin?: number;
}

/** Asks for the password again, before actions that a stolen token alone must not allow. */
@Injectable()
export class PasswordConfirmation {
  constructor(
    private readonly repository: AuthRepository,
    private readonly passwords: Passwords,
    private readonly limiter: LoginLimiter,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Verifies the password, runs `work`, and logs how it ended.
   * @throws 400 for a wrong password, 429 after too many failed attempts, and what `work` throws
   */
  run<T>(
    event: SecurityEvent,
    { by, password, client, ...changed }: ConfirmedRequest,
    work: () => Promise<T>,
  ): Promise<T> {
    return this.log.record(
      event,
      { client, by: by.username, session: by.session.id, ...changed },
      async () => {
        await this.verify(by, password, client, wrongPassword);
        return work();
      },
    );
  }

  /**
   * A wrong password counts as a failed login. The client has a session, so logins do not delay it.
   * @param wrong makes the error for a wrong one
   * @returns the admin whose password was verified
   * @throws the error, 429 after too many failed attempts, or 503 where too many passwords wait
   */
  async verify(
    { principal }: Authentication,
    password: string,
    client: string,
    wrong: () => ApiError,
  ): Promise<AdminEntity> {
    const admin = await this.repository.findAdmin({ id: principal.id });
    if (!admin) throw sessionOver();
    const place = { network: networkOf(client), rank: Rank.Known };
    await this.limiter.attempt(client, admin.username, async () =>
      (await this.passwords.matches(admin.passwordHash, password, place)) ? null : wrong(),
    );
    return admin;
  }
}
