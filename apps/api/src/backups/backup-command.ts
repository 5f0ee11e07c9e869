import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { type AppConfig, loadConfig } from '@lereng/api-site/config';
import { type BackupFileOptions, writeBackupFile } from './backup-file';
import { assertRoom } from './needed-bytes';
import { openBackupPlace } from './open-backup-place';
import { type CommandProcess, contentsOf, runCommand } from './command';
import { openSite } from './open-site';
import { writeArchive } from './write-archive';

/** Backs up the site of the environment into one file, also while the server runs. @returns the exit code */
export function backup(command: CommandProcess): Promise<number> {
  return runCommand(command, 'No backup was made.', async () => {
    const { values } = parseArgs({
      args: command.argv.slice(2),
      options: { to: { type: 'string' } },
    });
    const config = loadConfig(command.env);
    const options = { recipient: config.backupAgeRecipient };
    const write = await writerOf(config, values.to, options);
    const { stream, manifest } = writeArchive(await openSite(config), 'operator');
    const { file, size } = await write(stream);
    command.stdout.write(`${file} has ${contentsOf(await manifest)}, ${size} bytes.\n`);
  });
}

type Write = (archive: Readable) => Promise<{ file: string; size: number }>;

/** @throws Error where the archive cannot be stored */
async function writerOf(
  config: AppConfig,
  to: string | undefined,
  options: BackupFileOptions,
): Promise<Write> {
  if (to === undefined) {
    const now = new Date();
    const place = await openBackupPlace(config);
    await place.prepare(now);
    await assertRoom(place, config.dataDir);
    return (archive) => place.write('manual', now, archive, options);
  }
  if (existsSync(to)) throw new Error(`${to} exists already`);
  const file = resolve(to);
  return async (archive) => ({ file, size: await writeBackupFile(file, archive, options) });
}
