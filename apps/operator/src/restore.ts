import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AppConfig, loadConfig, prepareDataDir } from '@lereng/api-site/config';
import { checkArchive } from './archive/check-archive';
import { contentsOf } from './archive/manifest';
import { archiveFile } from './archive/open-archive';
import { restoreArchive } from './archive/restore-archive';
import { asTheyWere, checkRows } from './check-rows';
import { type Command, runCommand } from './command';
import { openSite } from './site/open-site';
import { inTemporaryFolder } from './temporary-folder';

/**
 * Restores a backup into the empty database and image store of the environment, or with `--rehearse` into a
 * temporary folder. One with rows that the rules refuse is restored without these by `--leave-out-invalid` alone.
 *
 * @returns the exit code
 */
export function restore(command: Command): Promise<number> {
  return runCommand(command, 'Nothing was restored.', async () => {
    const { values, positionals } = parseArgs({
      args: command.args,
      allowPositionals: true,
      options: {
        rehearse: { type: 'boolean', default: false },
        'leave-out-invalid': { type: 'boolean', default: false },
        identity: { type: 'string' },
      },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0)
      throw new Error('Name one archive, and --rehearse, --identity FILE or --leave-out-invalid');
    const config = loadConfig(command.env);
    const contents = await withLocalFile(file, config, async (path) => {
      const archive = await checkArchive(await archiveFile(path, values.identity ?? null));
      const refusals = await checkRows(archive, command, values['leave-out-invalid']);
      const into = async (target: AppConfig) => {
        await prepareDataDir(target);
        await restoreArchive(archive, await openSite(target), command.signal, refusals);
      };
      await (values.rehearse ? inTemporarySite(config, into) : into(config));
      return `${contentsOf(archive.manifest)}, ${asTheyWere(refusals)}`;
    });
    const done = values.rehearse ? 'can be restored' : 'was restored';
    command.stdout.write(`${file} ${done}: ${contents}.\n`);
  });
}

/** An archive in a bucket is downloaded first, as it is read twice, and slowly. */
function withLocalFile<T>(
  file: string,
  { backupStore }: AppConfig,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (!file.startsWith('s3:')) return work(file);
  if (!backupStore) throw new Error('Name the bucket by BACKUP_DIR, too.');
  return inTemporaryFolder(async (folder) => {
    const path = join(folder, 'archive');
    const { BackupBucket } = await import('./places/backup-bucket');
    await BackupBucket.download(backupStore, file, path);
    return work(path);
  });
}

/** On SQLite and a folder, also where the site has others. */
function inTemporarySite(
  config: AppConfig,
  work: (config: AppConfig) => Promise<void>,
): Promise<void> {
  return inTemporaryFolder((dataDir) => {
    const database = { kind: 'sqlite' as const, file: join(dataDir, 'lereng.db') };
    return work({ ...config, dataDir, database, s3: null });
  });
}
