import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { AppStateEntity, Database } from '@lereng/api-site/database';
import { AdminEntity } from './admin.entity';
import { SessionEntity } from './session.entity';

const ADMIN_ID = 1;
/** The ids of sessions begin with 1. */
const NO_SESSION = 0;

/** What the environment said about the admin when it was last applied; null where it said nothing. */
export interface AppliedEnvironment {
  username: string | null;
  passwordHash: string | null;
}

const KEYS = {
  username: 'admin-username-applied',
  passwordHash: 'admin-password-hash-applied',
} as const;

export type AdminChanges = Partial<Omit<AdminEntity, 'id'>>;

/** The admin's row. A change of name or password ends sessions in the same transaction. */
@Injectable()
export class AuthRepository {
  constructor(private readonly database: Database) {}

  /** Null before the first start is over. */
  findAdmin(): Promise<AdminEntity | null> {
    return this.database.read((manager) => manager.findOneBy(AdminEntity, { id: ADMIN_ID }));
  }

  findApplied(): Promise<AppliedEnvironment> {
    return this.database.read(readApplied);
  }

  async createAdmin(admin: Omit<AdminEntity, 'id'>, applied: AppliedEnvironment): Promise<void> {
    await this.database.essentialTransaction(async (manager) => {
      await manager.upsert(AdminEntity, { id: ADMIN_ID, ...admin }, ['id']);
      await writeApplied(manager, applied);
    });
  }

  /**
   * Stores which environment was applied, and the changes that follow from it; only a change ends sessions.
   * Unlike `updatePassword` it compares no earlier state, as the environment takes precedence.
   */
  async applyEnvironment(
    applied: Partial<AppliedEnvironment>,
    changes: AdminChanges,
  ): Promise<void> {
    await this.database.essentialTransaction(async (manager) => {
      await writeApplied(manager, applied);
      if (Object.keys(changes).length > 0) await change(manager, changes, NO_SESSION);
    });
  }

  /**
   * Changes the password and ends all sessions but one.
   * @param verified as it was when its password was verified
   * @returns false where its password has been changed since: nothing is changed then
   */
  async updatePassword(
    verified: AdminEntity,
    changes: Omit<AdminEntity, 'id' | 'username'>,
    keptSessionId: number,
  ): Promise<boolean> {
    return this.database.essentialTransaction(async (manager) => {
      const current = await manager.findOne(AdminEntity, {
        where: { id: ADMIN_ID, passwordHash: verified.passwordHash },
        ...this.database.rowLock('admins'),
      });
      if (!current) return false;
      await change(manager, changes, keptSessionId);
      return true;
    });
  }
}

async function change(
  manager: EntityManager,
  changes: AdminChanges,
  keptSessionId: number,
): Promise<void> {
  await manager.update(AdminEntity, { id: ADMIN_ID }, changes);
  await manager.delete(SessionEntity, { id: Not(keptSessionId) });
}

async function readApplied(manager: EntityManager): Promise<AppliedEnvironment> {
  const rows = await manager.findBy(AppStateEntity, { key: In(Object.values(KEYS)) });
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value ?? null;
  return { username: valueOf(KEYS.username), passwordHash: valueOf(KEYS.passwordHash) };
}

/** Leaves values unchanged that `applied` does not name. */
async function writeApplied(
  manager: EntityManager,
  applied: Partial<AppliedEnvironment>,
): Promise<void> {
  for (const name of ['username', 'passwordHash'] as const) {
    const value = applied[name] ?? null;
    if (value !== null) await manager.upsert(AppStateEntity, { key: KEYS[name], value }, ['key']);
  }
}
