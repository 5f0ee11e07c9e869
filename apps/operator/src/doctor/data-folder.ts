import { chmod, lstat, readdir, rm, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import type { AppConfig } from '@lereng/api-site/config';
import {
  freeBytes,
  LOW_BYTES,
  MARGIN_BYTES,
  nearestFolder,
  RESERVE_BYTES,
  RESERVE_FILE,
} from '@lereng/api-site/disk';
import { DAY_MS } from '@lereng/shared-domain';
import { BackupFolder } from '../places/backup-folder';
import { type Finding, type Installation, ok, problem, warning } from './check';

/** The modes by which other users reach a file, or enter a folder. */
const OTHERS = 0o077;
const ENTER = 0o011;

/** The names of secrets, backups and pictures that were never completed. */
const UNFINISHED = [
  /^jwt-secret\.[0-9a-f]{12}$/,
  /^lereng-.+\.[0-9a-f]{8}\.part$/,
  /^[a-z0-9-]+\.(avif|webp|jpg|png)\.part$/,
];

/** Whether there is room for the owner's next save, and for the next backup. */
export async function checkDisk({ config }: Installation): Promise<readonly Finding[]> {
  const findings = [await dataFinding(config), await backupFinding(config)];
  return findings.filter((finding) => finding !== null);
}

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
  return free < LOW_BYTES ? warning(what, mend) : ok(what);
}

/** Null where no backups are made, or elsewhere than on a disk. */
async function backupFinding(config: AppConfig): Promise<Finding | null> {
  const { backupDir, backupKeep, backupStore, dataDir } = config;
  if (backupKeep === 0 || backupStore) return null;
  const folder = new BackupFolder(backupDir);
  const needed = await folder.neededBytes(dataDir);
  const free = await folder.freeBytes();
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

interface Entry {
  readonly path: string;
  readonly mode: number;
  readonly isFolder: boolean;
}

/** Whether other users of the machine can reach the server's files: they have secrets and personal data. */
export async function checkPermissions({ config, mayRepair }: Installation): Promise<Finding> {
  // Windows has no such bits.
  if (process.platform === 'win32') return ok('they are not looked at on Windows');
  const open = (await Promise.all(foldersOf(config).map(openEntries))).flat();
  if (open.length === 0) return ok(`${config.dataDir} is for its own user alone`);
  if (!mayRepair) return openFinding(open);
  for (const { path, mode } of open) await chmod(path, mode & ~OTHERS & 0o7777);
  return ok(`${open.length} files and folders were open to other users, and are narrowed now`);
}

function openFinding(open: readonly Entry[]): Finding {
  const file = open.find(({ isFolder }) => !isFolder);
  const { path = '' } = file ?? open[0] ?? {};
  const more = open.length > 1 ? ` and ${open.length - 1} more are` : ' is';
  const what = `${path}${more} open to other users`;
  const mend = 'npm run doctor -- --repair narrows them';
  return file ? problem(what, mend) : warning(what, mend);
}

/** Those that others can reach. A folder that they cannot enter protects all of its files. */
async function openEntries(path: string): Promise<Entry[]> {
  const found = await lstat(path).catch(() => null);
  if (!found || found.isSymbolicLink()) return [];
  const { mode } = found;
  const isFolder = found.isDirectory();
  const entries = (mode & OTHERS) === 0 ? [] : [{ path, mode, isFolder }];
  if (!isFolder || (mode & ENTER) === 0) return entries;
  for (const name of await readdir(path)) entries.push(...(await openEntries(join(path, name))));
  return entries;
}

/** Temporary files of processes that were killed. They are incomplete, so nobody could use them. */
export async function checkTemporaryFiles({
  config,
  mayRepair,
  now,
}: Installation): Promise<Finding> {
  const leftovers = await findLeftovers(config, now);
  const bytes = leftovers.reduce((sum, { size }) => sum + size, 0);
  const what = `${leftovers.length} of ${bytes} bytes are older than a day`;
  if (leftovers.length === 0) return ok('none is older than a day');
  if (!mayRepair) return warning(what, 'npm run doctor -- --repair removes them');
  for (const { path } of leftovers) await rm(path, { force: true });
  return ok(`${leftovers.length} that were older than a day are removed now`);
}

async function findLeftovers(config: AppConfig, now: Date) {
  const found: { path: string; size: number }[] = [];
  for (const folder of foldersOf(config)) {
    for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
      const path = join(folder, name);
      if (!UNFINISHED.some((form) => form.test(basename(path)))) continue;
      const file = await stat(path).catch(() => null);
      if (file && +now - file.mtimeMs > DAY_MS) found.push({ path, size: file.size });
    }
  }
  return found;
}

/** Those that the server writes to. */
function foldersOf({ dataDir, backupDir, backupStore }: AppConfig): string[] {
  return backupStore || backupDir.startsWith(dataDir + sep) ? [dataDir] : [dataDir, backupDir];
}
