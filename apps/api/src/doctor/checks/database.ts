import { existsSync } from 'node:fs';
import { messageOf } from '../../backups/archive/check-archive';
import type { Snapshot } from '../../backups/database/snapshot';
import { type Check, type Installation, withSnapshot } from '../check';
import { type Finding, ok, problem } from '../finding';

/** Whether the database can be reached and, for SQLite, is undamaged. */
export const databaseCheck: Check = {
  name: 'database',
  limitMs: 60_000,
  run: async (installation) => {
    const { database } = installation.config;
    const damage =
      database.kind === 'sqlite' ? await findDamage(installation, database.file) : null;
    if (damage) return damage;
    try {
      return ok(await withSnapshot(installation, describe));
    } catch (error) {
      const variable = database.kind === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR';
      return problem(messageOf(error), `Check ${variable}, and that the database is running`);
    }
  },
};

async function describe(snapshot: Snapshot): Promise<string> {
  const isPostgres = snapshot.kind === 'postgres';
  const version = isPostgres ? "current_setting('server_version')" : 'sqlite_version()';
  const [row] = await snapshot.query(`SELECT ${version} AS version`);
  const found = String(row?.['version']);
  return isPostgres
    ? `PostgreSQL ${found} is connected`
    : `SQLite ${found}, and its file is undamaged`;
}

/** Null where the file is there and undamaged. */
async function findDamage({ quickCheck }: Installation, file: string): Promise<Finding | null> {
  if (!existsSync(file)) {
    return problem(
      `${file} does not exist`,
      'Check DATA_DIR; a new site gets it at its first start',
    );
  }
  try {
    const found = await quickCheck(file);
    if (found === 'ok') return null;
    return problem(
      `${file} cannot be read (${found})`,
      'Keep a copy of it, and restore a backup: npm run restore',
    );
  } catch (error) {
    const isLate = (error as { killed?: boolean }).killed === true;
    const reason = isLate ? 'it takes too long' : messageOf(error);
    return problem(`${file} could not be checked (${reason})`, 'Look at the disk');
  }
}
