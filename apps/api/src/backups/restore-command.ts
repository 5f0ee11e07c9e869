import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openImageStore } from '@lereng/api-site/images';
import { type AppConfig, loadConfig, prepareDataDir } from '@lereng/api-site/config';
import { migrations } from '@lereng/api-site/database';
import { checkArchive, type CheckedArchive } from './archive/check-archive';
import { archiveFile } from './archive/open-archive';
import { type CommandProcess, contentsOf, runCommand } from './command';
import { restoreArchive, type Target } from './restore-archive';
import type { ArchiveOptions } from './write-archive';

/**
 * Restores a backup into the empty database and image store of the environment, or with `--rehearse` into a
 * temporary folder. @returns the exit code
 */
export function restore(command: CommandProcess): Promise<number> {
  return runCommand(command, 'Nothing was restored.', async () => {
    const { values, positionals } = parseArgs({
      args: command.argv.slice(2),
      allowPositionals: true,
      options: {
        rehearse: { type: 'boolean', default: false },
        identity: { type: 'string' },
      },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Error('Name one archive.');
    const config = loadConfig(command.env);
    const archive = await withLocalFile(file, config, async (path) => {
      const open = await archiveFile(path, values.identity ?? null);
      const checked = await checkArchive(open, migrationNames());
      if (values.rehearse) await rehearse(checked, config);
      else await restoreInto(checked, config);
      return checked;
    });
    const done = values.rehearse ? 'can be restored' : 'was restored';
    command.stdout.write(`${file} ${done}: ${contentsOf(archive.manifest)}, all as they were.\n`);
  });
}

/** An archive in a bucket is downloaded first, as it is read twice, and slowly. */
async function withLocalFile<T>(
  file: string,
  { backupStore }: AppConfig,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (!file.startsWith('s3:')) return work(file);
  if (!backupStore) throw new Error('Name the bucket by BACKUP_DIR, too.');
  const folder = await mkdtemp(join(tmpdir(), 'lereng-restore-'));
  try {
    const path = join(folder, 'archive');
    const { BackupBucket } = await import('./backup-bucket');
    await BackupBucket.download(backupStore, file, path);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const migrationNames = (): string[] => migrations.map(({ name }) => name);

export async function restoreInto(
  archive: CheckedArchive,
  config: AppConfig,
  options: ArchiveOptions = {},
): Promise<void> {
  await prepareDataDir(config);
  await restoreArchive(archive, await targetOf(config), options);
}

/** Touches nothing. */
export async function targetOf(config: AppConfig): Promise<Target> {
  const store = await openImageStore(config, 'images');
  return { database: config.database, store, migrations };
}

async function rehearse(archive: CheckedArchive, config: AppConfig): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lereng-rehearsal-'));
  try {
    const database = { kind: 'sqlite' as const, file: join(dataDir, 'lereng.db') };
    await restoreInto(archive, { ...config, dataDir, database, s3: null });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
