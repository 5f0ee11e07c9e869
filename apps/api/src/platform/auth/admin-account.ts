import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config';
import { Database } from '../database';
import type { AdminEntity } from './admin.entity';
import { AuthRepository } from './auth.repository';
import { Passwords } from './passwords';

/** Updates the stored admin to the configuration. */
@Injectable()
export class AdminAccount {
  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
    private readonly repository: AuthRepository,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Creates the admin on the first start, and stores a changed name or password on later ones;
   * such a change ends every session.
   * @returns the password that was generated because none was configured; it is shown nowhere else
   */
  async ensure(): Promise<string | null> {
    return this.database.exclusively(async () => {
      const stored = await this.repository.findAdmin();
      if (stored) {
        await this.update(stored);
        return null;
      }
      const generated = this.config.adminPassword === null ? this.passwords.generate() : null;
      await this.repository.createAdmin({
        username: this.config.adminUsername,
        passwordHash: await this.passwords.hash(generated ?? this.config.adminPassword ?? ''),
        passwordChangedAt: null,
      });
      return generated;
    });
  }

  private async update(stored: AdminEntity): Promise<void> {
    const { adminUsername: username, adminPassword: password } = this.config;
    const samePassword =
      password === null || (await this.passwords.matches(stored.passwordHash, password));
    if (samePassword && username === stored.username) return;
    await this.repository.updateAdmin({
      username,
      ...(!samePassword && {
        passwordHash: await this.passwords.hash(password),
        passwordChangedAt: new Date().toISOString(),
      }),
    });
  }
}
