import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppConfig } from '@lereng/api-site/config';
import type { Check } from '../check';
import { type Finding, ok, problem, warning } from '../finding';

const OTHERS = 0o077;
const ENTER = 0o011;

interface Entry {
  readonly path: string;
  readonly mode: number;
  readonly isFolder: boolean;
}

/** Whether other users of the machine can reach what the server stores: it has secrets and personal data. */
export const permissionsCheck: Check = {
  name: 'permissions',
  limitMs: 60_000,
  run: async ({ config, mayRepair }) => {
    const { dataDir } = config;
    // Windows has no such bits.
    if (process.platform === 'win32') return ok('they are not looked at on Windows');
    const open: Entry[] = [];
    for (const folder of foldersOf(config)) open.push(...(await openEntries(folder)));
    if (open.length === 0) return ok(`${dataDir} is for its own user alone`);
    if (!mayRepair) return findingOf(open);
    for (const { path, mode } of open) await chmod(path, mode & ~OTHERS & 0o7777);
    return ok(`${open.length} files and folders were open to other users, and are narrowed now`);
  },
};

function foldersOf({ dataDir, backupDir, backupStore }: AppConfig): string[] {
  return backupStore || backupDir.startsWith(dataDir) ? [dataDir] : [dataDir, backupDir];
}

function findingOf(open: readonly Entry[]): Finding {
  const file = open.find(({ isFolder }) => !isFolder);
  const { path = '' } = file ?? open[0] ?? {};
  const more = open.length > 1 ? ` and ${open.length - 1} more are` : ' is';
  const what = `${path}${more} open to other users`;
  const mend = 'npm run doctor -- --repair narrows them';
  return file ? problem(what, mend) : warning(what, mend);
}

/** Those that others can reach: what is in a folder that they cannot enter is safe, whatever its own mode is. */
async function openEntries(path: string): Promise<Entry[]> {
  const found = await lstat(path).catch(() => null);
  if (!found || found.isSymbolicLink()) return [];
  const { mode } = found;
  const isFolder = found.isDirectory();
  const own = (mode & OTHERS) === 0 ? [] : [{ path, mode, isFolder }];
  if (!isFolder || (mode & ENTER) === 0) return own;
  const inside: Entry[] = [];
  for (const name of await readdir(path)) inside.push(...(await openEntries(join(path, name))));
  return [...own, ...inside];
}
