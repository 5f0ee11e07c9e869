import { readColumns } from '../../backups/database/read-rows';
import { migrationNames } from '../../backups/restore-command';
import { type Check, withSnapshot } from '../check';
import { type Finding, ok, problem, warning } from '../finding';

/** Whether the database has the tables of this version. */
export const migrationsCheck: Check = {
  name: 'migrations',
  limitMs: 10_000,
  needs: 'database',
  run: (installation) =>
    withSnapshot(installation, async (snapshot) => {
      if ((await readColumns(snapshot, 'migrations')).size === 0) return compare([]);
      const rows = await snapshot.query('SELECT name FROM migrations');
      return compare(rows.map(({ name }) => String(name)));
    }),
};

function compare(executed: readonly string[]): Finding {
  const known = migrationNames();
  const unknown = executed.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return problem(
      `the database is of a newer version, which has changed it by ${unknown}`,
      'Start that version, or restore a backup of this one',
    );
  }
  const pending = known.length - executed.length;
  if (pending === 0) return ok(`all ${known.length} are in the database`);
  return warning(`the database is of an older version, and lacks ${pending}`, 'npm start migrates');
}
