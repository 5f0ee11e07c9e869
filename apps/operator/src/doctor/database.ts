import { existsSync } from 'node:fs';
import { MIGRATION_NAMES } from '@lereng/api-site/database/migrations';
import { messageOf } from '@lereng/api-site/errors';
import { withSnapshot } from '../site/open-site';
import { readColumns } from '../site/read-rows';
import type { Snapshot } from '../site/snapshot';
import { type Finding, type Installation, ok, orProblem, problem, warning } from './check';

/** Whether the database can be reached and, for SQLite, is undamaged. */
export function checkDatabase(installation: Installation): Promise<Finding> {
  const { database } = installation;
  return database.kind === 'sqlite'
    ? checkFile(installation, database.file)
    : checkConnection(installation);
}

async function checkConnection(installation: Installation): Promise<Finding> {
  const version = "SELECT current_setting('server_version') AS version";
  try {
    const [row] = await withSnapshot(installation, (snapshot) => snapshot.query(version));
    return ok(`PostgreSQL ${String(row?.['version'])} is connected`);
  } catch (error) {
    return problem(messageOf(error), 'Check DATABASE_URL, and that the database is running');
  }
}

async function checkFile(installation: Installation, file: string): Promise<Finding> {
  if (!existsSync(file)) {
    return problem(
      `${file} does not exist`,
      'Check DATA_DIR; a new site gets it at its first start',
    );
  }
  const mend = 'Keep a copy of it, and restore a backup: npm run restore';
  const read = () => withSnapshot(installation, quickCheck);
  const { found, version } = await orProblem(read, `${file} cannot be read`, mend);
  if (found !== 'ok') return problem(`${file} cannot be read (${found})`, mend);
  return ok(`SQLite ${version}, and its file is undamaged`);
}

async function quickCheck(snapshot: Snapshot): Promise<{ found: string; version: string }> {
  const [check] = await snapshot.query('PRAGMA quick_check(1)');
  const [row] = await snapshot.query('SELECT sqlite_version() AS version');
  return { found: String(check?.['quick_check']), version: String(row?.['version']) };
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
