import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { type AppConfig, loadConfig, prepareDataDir } from '@lereng/api-site/config';
import { FolderLock } from '@lereng/api-site/database';
import { messageOf } from '@lereng/api-site/errors';
import { checkArchive } from './archive/check-archive';
import type { ArchiveRefusal } from './archive/check-rows';
import { contentsOf, type Manifest } from './archive/manifest';
import { archiveFile } from './archive/open-archive';
import { assertEmpty, restoreArchive } from './archive/restore-archive';
import { writeArchive } from './archive/write-archive';
import { asTheyWere, checkRows } from './check-rows';
import { type Command, runCommand } from './command';
import { writeBackupFile } from './places/backup-file';
import { openSite } from './site/open-site';
import { inTemporaryFolder } from './temporary-folder';

/** Copies a site into an empty one by a backup in a temporary file, which it restores there. @returns the exit code */
export function copy(command: Command): Promise<number> {
  return runCommand(command, 'Nothing was copied.', async () => {
    const { values } = parseArgs({
      args: command.args,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        'leave-out-invalid': { type: 'boolean', default: false },
      },
    });
    if (values.to === undefined) throw new Error('Name the environment of the new site by --to');
    const from = await readSite(values.from, command.env);
    const to = await readSite(values.to, command.env);
    assertApart(from.config, to.config);
    await assertEmpty(await openSite(to.config));
    if (await FolderLock.isTaken(from.config)) {
      command.stdout.write(
        `The server of ${from.name} is running: what it saves from now on is not copied.\n`,
      );
    }
    const { manifest, refusals } = await copySite(
      from.config,
      to.config,
      command,
      values['leave-out-invalid'],
    );
    const done = `${contentsOf(manifest)} were copied from ${from.name} to ${to.name}`;
    const compared = refusals.length > 0 ? '' : comparison(manifest);
    command.stdout.write(`${compared}${done}, ${asTheyWere(refusals)}.\n`);
  });
}

function copySite(
  from: AppConfig,
  to: AppConfig,
  command: Command,
  leaveOutInvalid: boolean,
): Promise<{ manifest: Manifest; refusals: readonly ArchiveRefusal[] }> {
  const { signal } = command;
  return inTemporaryFolder(async (folder) => {
    const file = join(folder, 'site.tar');
    await writeBackupFile(file, writeArchive(await openSite(from), 'operator', signal).stream);
    const archive = await checkArchive(await archiveFile(file, null));
    const refusals = await checkRows(archive, command, leaveOutInvalid);
    await prepareDataDir(to);
    await restoreArchive(archive, await openSite(to), signal, refusals);
    return { manifest: archive.manifest, refusals };
  });
}

/** @param file of lines `NAME=value`; without one it is the environment of the process */
async function readSite(
  file: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<{ name: string; config: AppConfig }> {
  if (file === undefined) return { name: 'the environment', config: loadConfig(env) };
  const variables = parseEnv(await readFile(file, 'utf8'));
  // Lines that are nothing to Node.js are left out by it. The defaults would be a site that nobody meant.
  if (!variables['DATA_DIR'] && !variables['DATABASE_URL']) {
    throw new Error(`${file}: neither DATA_DIR nor DATABASE_URL is given, as lines NAME=value`);
  }
  try {
    return { name: file, config: loadConfig(variables) };
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}

/** @throws Error where both have the same database or images */
function assertApart(from: AppConfig, to: AppConfig): void {
  if (databaseOf(from) === databaseOf(to)) throw new Error('Both sites have the same database');
  if (imagesOf(from) === imagesOf(to)) {
    throw new Error('Both sites have the same images: name another DATA_DIR or bucket');
  }
}

/** Without the login. */
function databaseOf({ database, dataDir }: AppConfig): string {
  if (database.kind === 'sqlite') return folderOf(dataDir);
  const { hostname, port, pathname } = new URL(database.url);
  return `${hostname}:${port || 5_432}${pathname}`;
}

const imagesOf = ({ s3, dataDir }: AppConfig): string =>
  s3 ? `${s3.endpoint ?? s3.region} ${s3.bucket}` : folderOf(dataDir);

const folderOf = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

/** One line for each table. */
function comparison({ tables }: Manifest): string {
  return Object.entries(tables)
    .map(([name, { rows, sha256 }]) => `${name}: ${rows} rows in both, SHA-256 ${sha256}\n`)
    .join('');
}
