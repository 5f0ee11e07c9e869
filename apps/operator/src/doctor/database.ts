import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { messageOf } from '@lereng/api-site/errors';
import { MIGRATION_NAMES } from '../site/migration-names';
import { withSnapshot } from '../site/open-site';
import { readColumns } from '../site/read-rows';
import type { Snapshot } from '../site/snapshot';
import { type Finding, type Installation, ok, problem, warning } from './check';

const QUICK_CHECK_LIMIT_MS = 50_000;

/** Whether the database can be reached and, for SQLite, is undamaged. */
export async function checkDatabase(installation: Installation): Promise<Finding> {
  const { database } = installation.config;
  const damage = database.kind === 'sqlite' ? await findDamage(database.file) : null;
  if (damage) return damage;
  try {
    return ok(await withSnapshot(installation, describe));
  } catch (error) {
    const variable = database.kind === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR';
    return problem(messageOf(error), `Check ${variable}, and that the database is running`);
  }
}

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
async function findDamage(file: string): Promise<Finding | null> {
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

/** In a process of its own, as nothing else ends a check of SQLite that takes too long. */
async function quickCheck(file: string): Promise<string> {
  const [, script = ''] = process.argv;
  const args = [script, 'quick-check', file];
  const options = { timeout: QUICK_CHECK_LIMIT_MS };
  return (await promisify(execFile)(process.execPath, args, options)).stdout;
}

/** Whether the database has the tables of this version. */
export function checkMigrations(installation: Installation): Promise<Finding> {
  return withSnapshot(installation, async (snapshot) => {
    if ((await readColumns(snapshot, 'migrations')).size === 0) return migrationsFinding([]);
    const rows = await snapshot.query('SELECT name FROM migrations');
    return migrationsFinding(rows.map(({ name }) => String(name)));
  });
}

function migrationsFinding(executed: readonly string[]): Finding {
  const unknown = executed.find((name) => !MIGRATION_NAMES.includes(name));
  if (unknown !== undefined) {
    return problem(
      `the database is of a newer version, which has changed it by ${unknown}`,
      'Start that version, or restore a backup of this one',
    );
  }
  const pending = MIGRATION_NAMES.length - executed.length;
  if (pending === 0) return ok(`all ${MIGRATION_NAMES.length} are in the database`);
  return warning(`the database is of an older version, and lacks ${pending}`, 'npm start migrates');
}
