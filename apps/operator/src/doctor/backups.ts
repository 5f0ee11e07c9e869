import { readdir } from 'node:fs/promises';
import { BACKUP_STATE_KEY, type BackupTimes } from '@lereng/api-site/database';
import { openBackupPlace } from '../places/backup-place';
import { withSnapshot } from '../site/open-site';
import { type Finding, type Installation, ok, orProblem, problem, warning } from './check';

const HOUR_MS = 60 * 60_000;

/** One night and the time that a server may need to be up again. */
const MAX_AGE_MS = 36 * HOUR_MS;

const BACKUP = /^lereng-.*\d{8}T\d{6}Z\.tar(\.age)?$/;

/** How old the last nightly backup is. */
export async function checkBackups(installation: Installation): Promise<Finding> {
  const { config } = installation;
  const { backupDir, backupKeep, backupStore } = config;
  if (backupKeep === 0) {
    return warning('the server makes none, as BACKUP_KEEP is 0', 'Make them by npm run backup');
  }
  await orProblem(
    async () => (await openBackupPlace(config)).check(),
    `none can be made in ${backupDir}`,
    'Check BACKUP_DIR',
  );
  const count = backupStore ? null : await archivesIn(backupDir);
  return backupFinding(await readTimes(installation), installation.now, backupDir, count);
}

async function archivesIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names.filter((name) => BACKUP.test(name)).length;
}

function readTimes(installation: Installation): Promise<BackupTimes | null> {
  return withSnapshot(installation, async (snapshot) => {
    const sql = 'SELECT value FROM app_state WHERE key = $1';
    const [row] = await snapshot.query(sql, [BACKUP_STATE_KEY]);
    return row ? (JSON.parse(String(row['value'])) as BackupTimes) : null;
  });
}

/** @param count of the archives in the folder; null for a bucket */
export function backupFinding(
  times: BackupTimes | null,
  now: Date,
  folder: string,
  count: number | null,
): Finding {
  const age = (instant: string) => +now - Date.parse(instant);
  const hours = (instant: string) => `${Math.floor(age(instant) / HOUR_MS)} hours`;
  const mend =
    'See the lines about backups in the log of the server, and make one by npm run backup';
  if (times === null) return ok('none yet: the server has not run since it makes them');
  const { since, succeededAt, failedAt } = times;
  if (failedAt !== null) return problem(`the last one failed ${hours(failedAt)} ago`, mend);
  if (succeededAt === null) {
    if (age(since) <= MAX_AGE_MS) return ok('none yet: the first one is made in the next night');
    return problem(`none has been made for ${hours(since)}`, mend);
  }
  if (age(succeededAt) > MAX_AGE_MS)
    return problem(`the last one is ${hours(succeededAt)} old`, mend);
  if (count === 0) {
    return problem(
      `${folder} has none, though one was made`,
      'Check BACKUP_DIR, or npm run backup',
    );
  }
  const kept = count === null ? '' : `, and ${folder} has ${count}`;
  return ok(`the last one is ${hours(succeededAt)} old${kept}`);
}
