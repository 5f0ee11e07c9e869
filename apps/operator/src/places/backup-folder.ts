import { constants } from 'node:fs';
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freeBytes, nearestFolder } from '@lereng/api-site/disk';
import { errorCode } from '@lereng/api-site/errors';
import { nightlyOf, type StoredBackup, writeBackupFile } from './backup-file';

const UNFINISHED = /^lereng-.+\.[0-9a-f]{8}\.part$/;

/** A backup that is being written is changed all the time. */
const UNFINISHED_MAX_AGE_MS = 60 * 60_000;

/** The disk must not be filled by what protects it. */
const FREE_FACTOR = 2;

/** A folder of backups. */
export class BackupFolder {
  constructor(private readonly path: string) {}

  /** Changes nothing. @throws Error where no backup can be written as things are */
  async check(): Promise<void> {
    const folder = nearestFolder(this.path);
    if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is no folder`);
    await access(folder, constants.W_OK | constants.X_OK).catch((error: unknown) => {
      throw new Error(`${folder} cannot be written by this user`, { cause: error });
    });
  }

  /**
   * Makes it, and deletes what killed processes have left unfinished.
   *
   * @param dataDir of the site
   * @throws Error where there is no room for another backup
   */
  async prepare(now: Date, dataDir: string): Promise<void> {
    await mkdir(this.path, { recursive: true });
    await this.sweep(now);
    const needed = await this.neededBytes(dataDir);
    const free = await this.freeBytes();
    if (free < needed) {
      throw new Error(`${this.path} has ${free} bytes free, and ${needed} are needed`);
    }
  }

  write(name: string, archive: Readable): Promise<StoredBackup> {
    return writeBackupFile(join(this.path, name), archive);
  }

  /** Deletes all nightly backups but the newest ones. */
  async keepNewest(count: number): Promise<void> {
    for (const name of nightlyOf(await this.names()).slice(0, -count)) {
      await rm(join(this.path, name), { force: true });
    }
  }

  /**
   * How many bytes must be free for another backup.
   *
   * @param dataDir of the site; what is elsewhere is not counted for the first one
   */
  async neededBytes(dataDir: string): Promise<number> {
    const last = nightlyOf(await this.names()).at(-1);
    const sources = last
      ? [join(this.path, last)]
      : [join(dataDir, 'lereng.db'), join(dataDir, 'images')];
    let sum = 0;
    for (const source of sources) sum += await sizeOnDisk(source);
    return FREE_FACTOR * sum;
  }

  /** Infinite where it is not known. */
  freeBytes(): Promise<number> {
    return freeBytes(nearestFolder(this.path));
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

  /** None where the folder was never made. */
  private names(): Promise<string[]> {
    return readdir(this.path).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    });
  }
}

/** The bytes of a file, or of all files in a folder; 0 where it is not there. */
async function sizeOnDisk(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) return found?.size ?? 0;
  let sum = 0;
  for (const name of await readdir(path)) sum += await sizeOnDisk(join(path, name));
  return sum;
}
