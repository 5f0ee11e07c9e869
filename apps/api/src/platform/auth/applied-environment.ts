import { type EntityManager, In } from 'typeorm';
import { AppStateEntity } from '@lereng/api-site/database';

/** What the environment said about the admin when it was last applied; null where it said nothing. */
export interface AppliedEnvironment {
  username: string | null;
  passwordHash: string | null;
}

const KEYS = {
  username: 'admin-username-applied',
  passwordHash: 'admin-password-hash-applied',
} as const;

export async function readApplied(manager: EntityManager): Promise<AppliedEnvironment> {
  const rows = await manager.findBy(AppStateEntity, { key: In(Object.values(KEYS)) });
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value ?? null;
  return { username: valueOf(KEYS.username), passwordHash: valueOf(KEYS.passwordHash) };
}

/** Leaves values unchanged that `applied` does not name. */
export async function writeApplied(
  manager: EntityManager,
  applied: Partial<AppliedEnvironment>,
): Promise<void> {
  for (const name of ['username', 'passwordHash'] as const) {
    const value = applied[name] ?? null;
    if (value !== null) await manager.upsert(AppStateEntity, { key: KEYS[name], value }, ['key']);
  }
}
