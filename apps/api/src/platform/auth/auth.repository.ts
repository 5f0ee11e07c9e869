import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { AppStateEntity, Database } from '@lereng/api-site/database';
import { AdminEntity, FIRST_OWNER_ID } from './admin.entity';
import { SessionEntity } from './session.entity';

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

export type AdminChanges = Partial<Omit<AdminEntity, 'id' | 'role' | 'name'>>;

/** The rows of admins. A change of name or password ends sessions in the same transaction. */
@Injectable()
export class AuthRepository {
  constructor(private readonly database: Database) {}

  findAdmin(
    where: Pick<AdminEntity, 'id'> | Pick<AdminEntity, 'username'>,
  ): Promise<AdminEntity | null> {
    return this.database.read((manager) => manager.findOneBy(AdminEntity, where));
  }

  /** Whom the environment names; null before the first start is over. */
  findFirstOwner(): Promise<AdminEntity | null> {
    return this.findAdmin({ id: FIRST_OWNER_ID });
  }

  findApplied(): Promise<AppliedEnvironment> {
    return this.database.read(readApplied);
  }

  async createFirstOwner(
    admin: Omit<AdminEntity, 'id' | 'role' | 'name'>,
    applied: AppliedEnvironment,
  ): Promise<void> {
    await this.database.essentialTransaction(async (manager) => {
      await manager.upsert(AdminEntity, { id: FIRST_OWNER_ID, role: 'owner', ...admin }, ['id']);
      await writeApplied(manager, applied);
    });
  }

  /**
   * Stores which environment was applied, and the changes of the first owner that follow from it; only a change ends
   * sessions. Unlike `updatePassword` it compares no earlier state, as the environment takes precedence.
   */
  async applyEnvironment(
    applied: Partial<AppliedEnvironment>,
    changes: AdminChanges,
  ): Promise<void> {
    await this.database.essentialTransaction(async (manager) => {
      await writeApplied(manager, applied);
      if (Object.keys(changes).length === 0) return;
      await change(manager, FIRST_OWNER_ID, changes, NO_SESSION);
    });
  }

  /**
   * Changes the password of an admin, and ends all of their sessions but one.
   * @param verified as it was when its password was verified
   * @returns false where its password has been changed since: nothing is changed then
   */
  async updatePassword(
    verified: AdminEntity,
    changes: Omit<AdminEntity, 'id' | 'role' | 'username' | 'name'>,
    keptSessionId: number,
  ): Promise<boolean> {
    const { id, passwordHash } = verified;
    return this.database.essentialTransaction(async (manager) => {
      const current = await manager.findOne(AdminEntity, {
        where: { id, passwordHash },
        ...this.database.rowLock('admins'),
      });
      if (!current) return false;
      await change(manager, id, changes, keptSessionId);
      return true;
    });
  }
}

async function change(
  manager: EntityManager,
  id: number,
  changes: AdminChanges,
  keptSessionId: number,
): Promise<void> {
  await manager.update(AdminEntity, { id }, changes);
  await manager.delete(SessionEntity, { adminId: id, id: Not(keptSessionId) });
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
