import { Injectable } from '@nestjs/common';
import { Database } from '@lereng/api-site/database';
import type { EntityManager } from 'typeorm';
import { AdminEntity } from './admin.entity';
import { noSuchAdmin, usernameTaken } from './auth.errors';
import { SessionEntity } from './session.entity';
import { live } from './sessions.repository';

/** An admin with the last use of their sessions; null where they have none. */
export interface ListedAdmin {
  readonly admin: AdminEntity;
  readonly lastSeenAt: string | null;
}

export type NewAdmin = Pick<AdminEntity, 'name' | 'username' | 'role' | 'passwordHash'>;

/** The rows of those who may log in, as an owner keeps them. What ends a session does so in the same transaction. */
@Injectable()
export class AdminsRepository {
  constructor(private readonly database: Database) {}

  /** In the order in which they were added. */
  list(): Promise<ListedAdmin[]> {
    return this.database.read(async (manager) => {
      const admins = await manager.find(AdminEntity, { order: { id: 'ASC' } });
      const sessions = await manager.find(SessionEntity, {
        where: live(),
        order: { lastSeenAt: 'ASC' },
      });
      const lastSeen = new Map(sessions.map(({ adminId, lastSeenAt }) => [adminId, lastSeenAt]));
      return admins.map((admin) => ({ admin, lastSeenAt: lastSeen.get(admin.id) ?? null }));
    });
  }

  exists(id: number): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(AdminEntity, { id }));
  }

  /** Their password is to be changed with their first login. @throws 422 for the user name of another */
  add(admin: NewAdmin): Promise<AdminEntity> {
    return this.database.essentialTransaction(async (manager) => {
      await this.database.lockTable(manager, 'admins');
      if (await manager.existsBy(AdminEntity, { username: admin.username })) throw usernameTaken();
      const row = { ...admin, passwordChangedAt: null, passwordGenerated: true };
      // The id is the database's, which TypeORM does not know of a column that the first owner has 1 in.
      const insertion = manager.createQueryBuilder().insert().into(AdminEntity).values(row);
      await insertion.updateEntity(false).execute();
      return found(await manager.findOneBy(AdminEntity, { username: admin.username }));
    });
  }

  /** Another role ends all of their sessions. @throws 404 where there is none with this id */
  update(id: number, changes: Pick<AdminEntity, 'name' | 'role'>): Promise<void> {
    return this.database.essentialTransaction(async (manager) => {
      const before = await this.lock(manager, id);
      await manager.update(AdminEntity, { id }, changes);
      if (before.role !== changes.role) await manager.delete(SessionEntity, { adminId: id });
    });
  }

  /** Ends all of their sessions, too. @throws 404 where there is none with this id */
  remove(id: number): Promise<void> {
    return this.database.essentialTransaction(async (manager) => {
      await this.lock(manager, id);
      await manager.delete(SessionEntity, { adminId: id });
      await manager.delete(AdminEntity, { id });
    });
  }

  /** @throws 404 where there is none with this id */
  endSessions(id: number): Promise<void> {
    return this.database.essentialTransaction(async (manager) => {
      await this.lock(manager, id);
      await manager.delete(SessionEntity, { adminId: id });
    });
  }

  /** A login that has verified the password waits for this one, and then finds what it has changed. */
  private async lock(manager: EntityManager, id: number): Promise<AdminEntity> {
    return found(
      await manager.findOne(AdminEntity, { where: { id }, ...this.database.rowLock('admins') }),
    );
  }
}

function found(admin: AdminEntity | null): AdminEntity {
  if (!admin) throw noSuchAdmin();
  return admin;
}
