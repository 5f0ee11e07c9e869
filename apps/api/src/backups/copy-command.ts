import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { type AppConfig, loadConfig } from '@lereng/api-site/config';
import { FolderLock } from '@lereng/api-site/database';
import { checkArchive, messageOf } from './archive/check-archive';
import type { Manifest } from './archive/manifest';
import { archiveFile } from './archive/open-archive';
import { writeBackupFile } from './backup-file';
import { type CommandProcess, contentsOf, runCommand } from './command';
import { openSite } from './open-site';
import { assertEmpty } from './restore-archive';
import { migrationNames, restoreInto, targetOf } from './restore-command';
import { type Progress, writeArchive } from './write-archive';

/** A site of a command line. */
interface NamedSite {
  readonly name: string;
  readonly config: AppConfig;
}

/**
 * Copies a site into an empty one by a backup in a temporary file, which it restores there.
 *
 * @param signal ends the copy, with nothing in the other site but images that the next copy takes over
 * @returns the exit code
 */
export function copyData(command: CommandProcess, signal: AbortSignal): Promise<number> {
  return runCommand(command, 'Nothing was copied.', async () => {
    const { values } = parseArgs({
      args: command.argv.slice(2),
      options: { from: { type: 'string' }, to: { type: 'string' } },
    });
    if (values.to === undefined) throw new Error('Name the environment of the new site by --to');
    const from = await readSite(values.from, command.env);
    const to = await readSite(values.to, command.env);
    const id = idOfCopy(from.config, to.config);
    await assertEmpty(id, await targetOf(to.config), migrationNames());
    if (await FolderLock.isTaken(from.config)) {
      command.stdout.write(
        `The server of ${from.name} is running: what it saves from now on is not copied.\n`,
      );
    }
    const folder = await mkdtemp(join(tmpdir(), 'lereng-copy-'));
    try {
      const manifest = await copyThrough(join(folder, 'site.tar'), from, to, id, command, signal);
      command.stdout.write(
        `${comparison(manifest)}${contentsOf(manifest)} were copied from ${from.name} to ${to.name}, all as they were.\n`,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function copyThrough(
  file: string,
  from: NamedSite,
  to: NamedSite,
  id: string,
  { stdout }: CommandProcess,
  signal: AbortSignal,
): Promise<Manifest> {
  const says = (doing: string) => ({
    signal,
    progress: tenths(doing, (line) => stdout.write(line)),
  });
  const { stream } = writeArchive(await openSite(from.config), 'operator', says('Read'));
  await writeBackupFile(file, stream, { recipient: null, signal });
  const archive = await checkArchive(await archiveFile(file, null), migrationNames());
  // The next copy of the same site makes another archive, but its images are the same files.
  await restoreInto({ ...archive, id }, to.config, says('Stored'));
  return archive.manifest;
}

/** @param file of lines `NAME=value`; without one it is the environment of the process */
async function readSite(file: string | undefined, env: NodeJS.ProcessEnv): Promise<NamedSite> {
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

/** By which an interrupted copy is known again. @throws Error where both have the same database or images */
function idOfCopy(from: AppConfig, to: AppConfig): string {
  const [source, target] = [from, to].map(placesOf);
  if (source?.database === target?.database) throw new Error('Both sites have the same database');
  if (source?.images === target?.images) {
    throw new Error('Both sites have the same images: name another DATA_DIR or bucket');
  }
  const hash = createHash('sha256').update(JSON.stringify([source, target]));
  return `copy ${hash.digest('hex')}`;
}

function placesOf({ database, dataDir, s3 }: AppConfig): { database: string; images: string } {
  const folder = existsSync(dataDir) ? realpathSync(dataDir) : dataDir;
  return {
    database: database.kind === 'postgres' ? withoutLogin(database.url) : folder,
    images: s3 ? `${s3.endpoint ?? s3.region} ${s3.bucket}` : folder,
  };
}

function withoutLogin(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5_432}${pathname}`;
}

/** One line for each tenth of the files. */
function tenths(doing: string, write: (line: string) => void): Progress {
  let last = 0;
  return (done, total) => {
    const tenth = Math.floor((done * 10) / total);
    if (tenth === last) return;
    last = tenth;
    write(`${doing} ${done} of ${total} files of images.\n`);
  };
}

/** One line for each table. */
function comparison({ tables }: Manifest): string {
  return Object.entries(tables)
    .map(([name, { rows, sha256 }]) => `${name}: ${rows} rows in both, SHA-256 ${sha256}\n`)
    .join('');
}
