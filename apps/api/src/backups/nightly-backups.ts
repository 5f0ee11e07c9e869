import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { calendarDateIn } from '@lereng/shared-domain';
import { AppConfig } from '@lereng/api-site/config';
import { OneAtATime } from '../platform/database';
import { messageOf } from './archive/check-archive';
import type { BackupPlace } from './backup-place';
import { assertRoom } from './needed-bytes';
import { openBackupPlace } from './open-backup-place';
import { BackupState, type BackupTimes } from './backup-state';
import { openSite } from './open-site';
import { writeArchive } from './write-archive';

const CHECK_INTERVAL_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/** The hour of the venue's day from which its backup is due. */
const BACKUP_HOUR = 3;

/**
 * Backs the site up once in each night of the venue. What was missed, as the server did not run, is made at the
 * next start; an attempt that failed is repeated after an hour.
 */
@Injectable()
export class NightlyBackups implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(NightlyBackups.name);
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: AppConfig,
    private readonly state: BackupState,
    private readonly oneAtATime: OneAtATime,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.backupKeep === 0) return;
    const check = () => {
      this.running = this.running.then(() => this.makeIfDue());
    };
    this.running = this.warnIfImpossible();
    check();
    this.timer = setInterval(check, CHECK_INTERVAL_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.running;
  }

  /** So that whoever sets `BACKUP_DIR` reads it then, and not after the first night. */
  private async warnIfImpossible(): Promise<void> {
    try {
      await (await openBackupPlace(this.config)).check();
    } catch (error) {
      this.logger.warn(`BACKUP_DIR: no backup can be made: ${messageOf(error)}`);
    }
  }

  /** Never throws. Does nothing while another replica does it. */
  async makeIfDue(): Promise<void> {
    const now = this.now();
    try {
      await this.oneAtATime.run('nightly-backup', async () => {
        const times = await this.state.readOrBegin(now);
        if (this.isDue(times, now)) await this.make(times, now);
      });
    } catch (error) {
      if (!this.stopping.signal.aborted) {
        this.logger.warn(`Whether a backup is due is not known: ${messageOf(error)}`);
      }
    }
  }

  /** Overridden in tests. */
  protected now(): Date {
    return new Date();
  }

  private isDue({ since, succeededAt, failedAt }: BackupTimes, now: Date): boolean {
    if (failedAt !== null && now.getTime() - Date.parse(failedAt) < HOUR_MS) return false;
    // A new site gets its first one in its first night.
    return this.nightOf(new Date(succeededAt ?? since)) < this.nightOf(now);
  }

  /** The calendar day, in the venue's zone, in whose night an instant is. */
  private nightOf(instant: Date): string {
    const shifted = new Date(instant.getTime() - BACKUP_HOUR * HOUR_MS);
    return calendarDateIn(shifted, this.config.venueTimeZone);
  }

  private async make({ failedAt }: BackupTimes, now: Date): Promise<void> {
    try {
      const place = await openBackupPlace(this.config);
      await place.prepare(now);
      await assertRoom(place, this.config.dataDir);
      const file = await this.write(place, now);
      await place.keepNewest(this.config.backupKeep);
      await this.state.succeeded(now);
      this.logger.log(`Backed up to ${file}`);
    } catch (error) {
      if (this.stopping.signal.aborted) return;
      // A series of failures is logged once.
      if (failedAt === null) this.logger.warn(`No backup was made: ${messageOf(error)}`);
      await this.state.failed(now);
    }
  }

  private async write(place: BackupPlace, now: Date): Promise<string> {
    const { backupAgeRecipient: recipient } = this.config;
    const { signal } = this.stopping;
    const { stream } = writeArchive(await openSite(this.config), 'operator', { signal });
    return (await place.write('nightly', now, stream, { recipient, signal })).file;
  }
}
