import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { Database } from '../database';
import { AdminEntity } from './admin.entity';
import { SessionEntity } from './session.entity';

export type NewSession = Pick<SessionEntity, 'tokenId' | 'device' | 'expiresAt'>;

const now = (): string => new Date().toISOString();

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  findByToken(tokenId: string): Promise<SessionEntity | null> {
    return this.database.read((manager) => manager.findOneBy(SessionEntity, { tokenId }));
  }

  /** The sessions that have not expired, the last seen first. */
  findLive(): Promise<SessionEntity[]> {
    return this.database.read((manager) =>
      manager.find(SessionEntity, {
        where: { expiresAt: MoreThan(now()) },
        order: { lastSeenAt: 'DESC', id: 'DESC' },
      }),
    );
  }

  /**
   * Adds a session and deletes those that have expired.
   * @param admin as it was when the password was verified
   * @returns false where its name or password has been changed since: nothing is added then
   */
  async create(session: NewSession, admin: AdminEntity): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      // The row is locked, so that a change of the password waits, and then ends this session, too.
      const current = await manager.findOne(AdminEntity, {
        where: { id: admin.id, username: admin.username, passwordHash: admin.passwordHash },
        ...this.database.rowLock('admins'),
      });
      if (!current) return false;
      const createdAt = now();
      await manager.delete(SessionEntity, { expiresAt: LessThanOrEqual(createdAt) });
      await manager.insert(SessionEntity, { ...session, createdAt, lastSeenAt: createdAt });
      return true;
    });
  }

  /** Writes when a session was last seen, unless that was written after `staleAt`. */
  async touch(id: number, staleAt: Date): Promise<void> {
    await this.database.transaction((manager) =>
      manager.update(
        SessionEntity,
        { id, lastSeenAt: LessThanOrEqual(staleAt.toISOString()) },
        { lastSeenAt: now() },
      ),
    );
  }

  /** @returns whether there was one that had not expired */
  async remove(id: number): Promise<boolean> {
    const { affected } = await this.database.transaction((manager) =>
      manager.delete(SessionEntity, { id, expiresAt: MoreThan(now()) }),
    );
    return affected === 1;
  }

  async removeOthers(id: number): Promise<void> {
    await this.database.transaction((manager) => manager.delete(SessionEntity, { id: Not(id) }));
  }
}
