import { constants } from 'node:fs';
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freeBytes, nearestFolder } from '@lereng/api-site/disk';
import { type BackupFileOptions, writeBackupFile } from './backup-file';
import type { BackupPlace } from './backup-place';
import { type BackupKind, backupName, nightlyOf, nightlyToDelete } from './backup-name';

const UNFINISHED = /^lereng-.+\.[0-9a-f]{8}\.part$/;

/** A backup that is being written is changed all the time. */
const UNFINISHED_MAX_AGE_MS = 60 * 60_000;

/** A folder of backups. */
export class BackupFolder implements BackupPlace {
  constructor(readonly path: string) {}

  async check(): Promise<void> {
    const folder = nearestFolder(this.path);
    if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is no folder`);
    await access(folder, constants.W_OK | constants.X_OK).catch((error: unknown) => {
      throw new Error(`${folder} cannot be written by this user`, { cause: error });
    });
  }

  async prepare(now: Date): Promise<void> {
    await mkdir(this.path, { recursive: true });
    await this.sweep(now);
  }

  async write(kind: BackupKind, at: Date, archive: Readable, options: BackupFileOptions) {
    const file = join(this.path, backupName(kind, at, options.recipient !== null));
    return { file, size: await writeBackupFile(file, archive, options) };
  }

  async keepNewest(count: number): Promise<void> {
    for (const name of nightlyToDelete(await this.names(), count)) {
      await rm(join(this.path, name), { force: true });
    }
  }

  private async sweep(now: Date): Promise<void> {
    for (const name of (await this.names()).filter((each) => UNFINISHED.test(each))) {
      const path = join(this.path, name);
      const found = await stat(path).catch(() => null);
      if (found && now.getTime() - found.mtimeMs > UNFINISHED_MAX_AGE_MS) {
        await rm(path, { force: true });
      }
    }
  }

  async lastSize(): Promise<number | null> {
    const last = nightlyOf(await this.names()).at(-1);
    return last === undefined ? null : (await stat(join(this.path, last))).size;
  }

  freeBytes(): Promise<number> {
    return freeBytes(this.path);
  }

  /** None where the folder was never made. */
  private names(): Promise<string[]> {
    return readdir(this.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  }
}
