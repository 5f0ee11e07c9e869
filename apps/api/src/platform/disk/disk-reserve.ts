import { randomBytes } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Global, Injectable, Logger, Module, type OnModuleDestroy } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import {
  freeBytes,
  LOW_BYTES,
  MARGIN_BYTES,
  RESERVE_BYTES,
  RESERVE_FILE,
} from '@lereng/api-site/disk';
import { errorCode } from '@lereng/api-site/errors';
import { isDiskFull, storageFull } from '../errors';
import { AppConfig } from '@lereng/api-site/config';

const MEGABYTE = 2 ** 20;

/** More than it takes to open a database. */
const START_BYTES = MEGABYTE;

const INTERVAL_MS = 60_000;

const GIVEN_UP =
  'The disk is full: its reserve is for logins and deletes, and nothing else is saved until there is room again';

/**
 * Room on the disk of `DATA_DIR` for the writes that must work when it is full: logins, and deletes, which make
 * room. It is a file, and the first of these writes that finds the disk full deletes it. Until there is room for
 * the file again, all other writes are refused, as they would use up that room.
 */
@Injectable()
export class DiskReserve implements OnModuleDestroy {
  private readonly logger = new Logger(DiskReserve.name);
  /** For changes of the file. */
  private readonly mutex = new Mutex();
  private timer: NodeJS.Timeout | undefined;
  private givenUp = false;

  constructor(private readonly folder: string) {}

  /** Makes the reserve. On a full disk it gives it up, as the database needs some room to be opened. */
  async open(): Promise<void> {
    if (!(await this.exists())) await this.restore();
    else if ((await this.freeBytes()) < START_BYTES) await this.giveUp();
    this.timer = setInterval(() => void this.restore(), INTERVAL_MS).unref();
  }

  /** Whether there is a reserve, or it was given up. */
  get isOpen(): boolean {
    return this.timer !== undefined;
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.mutex.waitForUnlock();
  }

  /** Before a write that has to wait until there is room. @throws 507 while the reserve is given up */
  async assertThere(): Promise<void> {
    if (this.isGivenUp) await this.restore();
    if (this.isGivenUp) throw storageFull();
  }

  /** @param write runs again, in the room of the reserve, if the disk is full */
  async spendOn<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (!isDiskFull(error) || (await this.isElsewhere(error))) throw error;
      await this.giveUp();
      return write();
    }
  }

  /** Whether the disk is full, or will be soon. */
  async isLow(): Promise<boolean> {
    return this.isGivenUp || (await this.freeBytes()) < LOW_BYTES;
  }

  /** Infinite for a file system that does not tell. */
  freeBytes(): Promise<number> {
    return freeBytes(this.folder);
  }

  /** Whether saves are refused until there is room. */
  get isGivenUp(): boolean {
    return this.givenUp;
  }

  private get file(): string {
    return join(this.folder, RESERVE_FILE);
  }

  private async exists(): Promise<boolean> {
    const found = await stat(this.file).catch(() => null);
    return found?.size === RESERVE_BYTES;
  }

  /** Makes the reserve if it is not there and there is room for it. */
  private restore(): Promise<void> {
    return this.mutex.runExclusive(async () => {
      const wasGivenUp = this.isGivenUp;
      this.givenUp = !(await this.exists()) && !(await this.make());
      if (wasGivenUp && !this.isGivenUp) this.logger.log('There is room on the disk again');
      if (!wasGivenUp && this.isGivenUp) this.logger.warn(GIVEN_UP);
    });
  }

  /** @returns false where there is no room; other failures do not keep anybody from saving */
  private async make(): Promise<boolean> {
    if ((await this.freeBytes()) < RESERVE_BYTES + MARGIN_BYTES) return false;
    try {
      await this.writeFile();
      return true;
    } catch (error) {
      await rm(this.file, { force: true }).catch(() => undefined);
      if (isDiskFull(error)) return false;
      this.logger.warn(`There is no reserve for a full disk: ${String(error)}`);
      return true;
    }
  }

  /** Of random bytes: a file with holes takes no room, and some file systems compress others. */
  private async writeFile(): Promise<void> {
    const handle = await open(this.file, 'w');
    try {
      for (let bytes = 0; bytes < RESERVE_BYTES; bytes += MEGABYTE) {
        await handle.writeFile(randomBytes(MEGABYTE));
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  private giveUp(): Promise<void> {
    return this.mutex.runExclusive(async () => {
      if (this.isGivenUp) return;
      await rm(this.file, { force: true });
      this.givenUp = true;
      this.logger.warn(GIVEN_UP);
    });
  }

  /** PostgreSQL may have a disk of its own. */
  private async isElsewhere(error: unknown): Promise<boolean> {
    return errorCode(error) === '53100' && (await this.freeBytes()) > RESERVE_BYTES;
  }
}

/** Where database and images are elsewhere, nothing is written to `DATA_DIR`. */
async function openReserve({ dataDir, database, s3 }: AppConfig): Promise<DiskReserve> {
  const reserve = new DiskReserve(dataDir);
  if (database.kind === 'sqlite' || s3 === null) await reserve.open();
  return reserve;
}

@Global()
@Module({
  providers: [{ provide: DiskReserve, inject: [AppConfig], useFactory: openReserve }],
  exports: [DiskReserve],
})
export class DiskModule {}
