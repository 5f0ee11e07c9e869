import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppConfig } from '@lereng/api-site/config';
import {
  freeBytes,
  LOW_BYTES,
  MARGIN_BYTES,
  nearestFolder,
  RESERVE_BYTES,
  RESERVE_FILE,
} from '@lereng/api-site/disk';
import { BackupFolder } from '../../backups/backup-folder';
import { neededBytes } from '../../backups/needed-bytes';
import type { Check } from '../check';
import { type Finding, ok, problem, warning } from '../finding';

/** Whether there is room for what the owner saves, and for the next backup. */
export const diskCheck: Check = {
  name: 'disk',
  limitMs: 30_000,
  run: async ({ config }) => {
    const findings = [await dataFinding(config), await backupFinding(config)];
    return findings.filter((finding) => finding !== null);
  },
};

async function dataFinding({ dataDir, database, s3 }: AppConfig): Promise<Finding> {
  if (database.kind === 'postgres' && s3 !== null) return ok('database and images are elsewhere');
  const free = await freeBytes(nearestFolder(dataDir));
  const reserve = await stat(join(dataDir, RESERVE_FILE)).catch(() => null);
  const what = `${dataDir} has ${megabytes(free)} free`;
  const mend =
    'Make room on this disk: delete photos, and then delete them for good from the trash';
  if (reserve?.size !== RESERVE_BYTES && free < RESERVE_BYTES + MARGIN_BYTES) {
    return problem(`${what}, and its reserve is given up: nothing is saved`, mend);
  }
  if (free < LOW_BYTES) return warning(what, mend);
  return ok(what);
}

/** Null where no backups are made, or elsewhere than on a disk. */
async function backupFinding(config: AppConfig): Promise<Finding | null> {
  const { backupDir, backupKeep, backupStore, dataDir } = config;
  if (backupKeep === 0 || backupStore) return null;
  const needed = await neededBytes(new BackupFolder(backupDir), dataDir);
  const free = await freeBytes(nearestFolder(backupDir));
  const what = `${backupDir} has ${megabytes(free)} free, and the next backup needs ${megabytes(needed)}`;
  if (free >= needed) return ok(what);
  return problem(what, 'Make room there, or set BACKUP_DIR to another disk or BACKUP_KEEP lower');
}

/** With the decimals of a small number, so that a need is not said to be what is free. */
function megabytes(bytes: number): string {
  if (bytes === Infinity) return 'an unknown number of MB';
  const value = bytes / 1024 / 1024;
  return `${value < 100 ? value.toFixed(1) : Math.floor(value)} MB`;
}
