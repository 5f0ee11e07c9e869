import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type AppConfig, loadConfig } from '@lereng/api-site/config';
import { contentsOf } from './archive/manifest';
import { encrypt } from './archive/open-archive';
import { writeArchive } from './archive/write-archive';
import { type Command, runCommand } from './command';
import { backupName, type StoredBackup, writeBackupFile } from './places/backup-file';
import { openBackupPlace } from './places/backup-place';
import { openSite } from './site/open-site';
import type { Audience } from './site/tables';

const OPTIONS = {
  /** Another file than one in `BACKUP_DIR`; `-` is standard output. */
  to: { type: 'string' },
  /** `owner` leaves out all about the login, and is not encrypted. */
  for: { type: 'string', default: 'operator' },
  /** One of those of which the newest `BACKUP_KEEP` are kept. */
  nightly: { type: 'boolean', default: false },
  /** Makes none, and says why none could be stored. */
  check: { type: 'boolean', default: false },
} as const;

/** Null for standard output. */
type Write = (archive: Readable) => Promise<StoredBackup | null>;

/** Backs up the site of the environment, also while the server runs. @returns the exit code */
export function backup(command: Command): Promise<number> {
  const isCheck = command.args.includes('--check');
  const failure = isCheck ? 'BACKUP_DIR: no backup can be made:' : 'No backup was made:';
  return runCommand(command, failure, async () => {
    const { values } = parseArgs({ args: command.args, options: OPTIONS });
    const config = loadConfig(command.env);
    if (isCheck) return (await openBackupPlace(config)).check();
    const audience = audienceOf(values.for);
    // The owner has no key.
    const recipient = audience === 'owner' ? null : config.backupAgeRecipient;
    const write =
      values.to === undefined
        ? await intoPlace(config, values.nightly, recipient !== null)
        : into(values.to, command.stdout);
    const { stream, manifest } = writeArchive(await openSite(config), audience, command.signal);
    try {
      const stored = await write(recipient === null ? stream : await encrypt(stream, recipient));
      if (!stored) return;
      const contents = contentsOf(await manifest);
      command.stdout.write(`${stored.file} has ${contents}, ${stored.size} bytes.\n`);
    } finally {
      // Without a reader its making would not end.
      stream.destroy();
    }
  });
}

function audienceOf(name: string): Audience {
  if (name !== 'operator' && name !== 'owner') throw new Error('--for is operator or owner');
  return name;
}

/** @throws Error where `BACKUP_DIR` cannot take it */
async function intoPlace(
  config: AppConfig,
  isNightly: boolean,
  isEncrypted: boolean,
): Promise<Write> {
  const now = new Date();
  const place = await openBackupPlace(config);
  await place.prepare(now, config.dataDir);
  const name = backupName(now, isNightly, isEncrypted);
  return async (archive) => {
    const stored = await place.write(name, archive);
    if (isNightly) await place.keepNewest(config.backupKeep);
    return stored;
  };
}

/** @throws Error where there is such a file */
function into(to: string, stdout: Writable): Write {
  if (to === '-') {
    return async (archive) => {
      await pipeline(archive, stdout, { end: false });
      return null;
    };
  }
  if (existsSync(to)) throw new Error(`${to} exists already`);
  return (archive) => writeBackupFile(resolve(to), archive);
}
