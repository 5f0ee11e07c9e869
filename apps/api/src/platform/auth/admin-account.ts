import { Injectable } from '@nestjs/common';
import { AppConfig, ConfigError } from '@lereng/api-site/config';
import { Database } from '@lereng/api-site/database';
import { findPasswordFlaw, generatePassword, PASSWORD_RULES } from '@lereng/api-site/passwords';
import type { AdminEntity } from './admin.entity';
import { type AdminChanges, type AppliedEnvironment, AuthRepository } from './auth.repository';
import { Passwords } from './passwords';
import { SecurityLog } from './security-log';

/** Updates the first owner to the configuration. */
@Injectable()
export class AdminAccount {
  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
    private readonly repository: AuthRepository,
    private readonly passwords: Passwords,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Creates the first owner on the first start. Later starts store a name or password only if it has changed in the
   * environment since it was last applied, which ends every session of theirs. An unchanged one must not undo the
   * owner's own change.
   *
   * @throws ConfigError for a new ADMIN_PASSWORD against the rule: one that was applied before goes on working; and for
   *   the ADMIN_USERNAME of another admin
   * @returns the password that was generated because none was configured; it is shown nowhere else
   */
  async ensure(): Promise<string | null> {
    return this.database.exclusively(async () => {
      const stored = await this.repository.findFirstOwner();
      if (!stored) return this.create();
      await this.applyEnvironment(stored);
      return null;
    });
  }

  private async create(): Promise<string | null> {
    const { adminUsername: username, adminPassword: configured } = this.config;
    if (configured !== null) await this.assertAllowed(configured);
    const generated = configured === null ? generatePassword() : null;
    const passwordHash = await this.passwords.hash(configured ?? generated ?? '');
    await this.repository.createFirstOwner(
      { username, passwordHash, passwordChangedAt: null, passwordGenerated: generated !== null },
      { username, passwordHash: generated === null ? passwordHash : null },
    );
    return generated;
  }

  private async applyEnvironment(stored: AdminEntity): Promise<void> {
    const { adminUsername: username, adminPassword: password } = this.config;
    const before = await this.repository.findApplied();
    const applied: Partial<AppliedEnvironment> = {};
    const changes: AdminChanges = {};
    if (username !== before.username) {
      applied.username = username;
      if (username !== stored.username) {
        await this.assertFree(username);
        changes.username = username;
      }
    }
    if (password !== null && !(await this.isHashed(password, before.passwordHash))) {
      if (await this.isHashed(password, stored.passwordHash)) {
        applied.passwordHash = stored.passwordHash;
      } else {
        await this.assertAllowed(password);
        applied.passwordHash = changes.passwordHash = await this.passwords.hash(password);
        changes.passwordChangedAt = new Date().toISOString();
        changes.passwordGenerated = false;
      }
    }
    if (Object.keys(applied).length === 0) return;
    const apply = () => this.repository.applyEnvironment(applied, changes);
    await (Object.keys(changes).length === 0
      ? apply()
      : this.log.record('password-reset', {}, apply));
  }

  private async assertFree(username: string): Promise<void> {
    if (await this.repository.findAdmin({ username })) {
      throw new ConfigError('ADMIN_USERNAME', 'is the name of another admin');
    }
  }

  private async assertAllowed(password: string): Promise<void> {
    const flaw = await findPasswordFlaw(this.database, password, this.config.adminUsername);
    if (flaw) throw new ConfigError('ADMIN_PASSWORD', PASSWORD_RULES[flaw]);
  }

  private async isHashed(password: string, hash: string | null): Promise<boolean> {
    return hash !== null && this.passwords.matches(hash, password);
  }
}
