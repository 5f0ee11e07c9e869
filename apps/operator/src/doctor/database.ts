import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { MIGRATION_NAMES } from '@lereng/api-site/database/migrations';
import { messageOf } from '@lereng/api-site/errors';
import { withSnapshot } from '../site/open-site';
import { readColumns } from '../site/read-rows';
import type { Snapshot } from '../site/snapshot';
import { type Finding, type Installation, ok, Problem, problem, warning } from './check';

const QUICK_CHECK_LIMIT_MS = 50_000;

/** Whether the database can be reached and, for SQLite, is undamaged. */
export async function checkDatabase(installation: Installation): Promise<Finding> {
  const { database } = installation.config;
  if (database.kind === 'sqlite') await assertUndamaged(database.file);
  const variable = database.kind === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR';
  try {
    return ok(await withSnapshot(installation, describe));
  } catch (error) {
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

/** @throws Problem where the file is not there, or damaged */
async function assertUndamaged(file: string): Promise<void> {
  if (!existsSync(file)) {
    throw new Problem(
      `${file} does not exist`,
      'Check DATA_DIR; a new site gets it at its first start',
    );
  }
  const found = await quickCheck(file).catch((error: { killed?: boolean }) => {
    const reason = error.killed ? 'it takes too long' : messageOf(error);
    throw new Problem(`${file} could not be checked (${reason})`, 'Look at the disk');
  });
  if (found === 'ok') return;
  throw new Problem(
    `${file} cannot be read (${found})`,
    'Keep a copy of it, and restore a backup: npm run restore',
  );
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
