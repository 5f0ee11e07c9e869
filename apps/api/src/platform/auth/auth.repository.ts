import { Injectable } from '@nestjs/common';
import { Database } from '../database';
import { AdminEntity } from './admin.entity';
import { SessionEntity } from './session.entity';

const ADMIN_ID = 1;

export type AdminChanges = Partial<Omit<AdminEntity, 'id'>>;

/** The admin's row. A change of name or password ends sessions in the same transaction. */
@Injectable()
export class AuthRepository {
  constructor(private readonly database: Database) {}

  findAdmin(): Promise<AdminEntity | null> {
    return this.database.read((manager) => manager.findOneBy(AdminEntity, { id: ADMIN_ID }));
  }

  async createAdmin(admin: Omit<AdminEntity, 'id'>): Promise<void> {
    await this.database.transaction((manager) =>
      manager.upsert(AdminEntity, { id: ADMIN_ID, ...admin }, ['id']),
    );
  }

  /** Changes the admin and ends every session. */
  async updateAdmin(changes: AdminChanges): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.update(AdminEntity, { id: ADMIN_ID }, changes);
      await manager.createQueryBuilder().delete().from(SessionEntity).execute();
    });
  }
}
