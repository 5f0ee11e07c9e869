import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Database } from '../database';
import { AdminEntity } from './admin.entity';
import { RevokedTokenEntity } from './revoked-token.entity';

const ADMIN_ID = 1;

@Injectable()
export class AuthRepository {
  constructor(private readonly database: Database) {}

  findAdmin(): Promise<AdminEntity | null> {
    return this.database.read((manager) => manager.findOneBy(AdminEntity, { id: ADMIN_ID }));
  }

  async saveAdmin(admin: Omit<AdminEntity, 'id'>): Promise<void> {
    await this.database.transaction((manager) =>
      manager.upsert(AdminEntity, { id: ADMIN_ID, ...admin }, ['id']),
    );
  }

  isRevoked(tokenId: string): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(RevokedTokenEntity, { tokenId }));
  }

  /** Revokes a token and deletes those that have expired by `now` (seconds since the epoch). */
  async revoke(tokenId: string, expiresAt: number, now: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.delete(RevokedTokenEntity, { expiresAt: LessThanOrEqual(now) });
      await manager
        .createQueryBuilder()
        .insert()
        .into(RevokedTokenEntity)
        .values({ tokenId, expiresAt })
        .orIgnore()
        .execute();
    });
  }
}
