import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { AppConfig } from '@lereng/api-site/config';
import type { BackupTimes } from '@lereng/api-site/database';
import { messageOf } from '@lereng/api-site/errors';
import { calendarDateIn } from '@lereng/shared-domain';
import { OneAtATime } from '../platform/database';
import { HealthChecks } from '../platform/observability/health-checks';
import { BackupState } from './backup-state';
import { OperatorProcess } from './operator-process';

const CHECK_INTERVAL_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/** The hour of the venue's day from which its backup is due. */
const BACKUP_HOUR = 3;

/**
 * Has the site backed up once in each night of the venue. What was missed, as the server did not run, is made at the
 * next start; an attempt that failed is repeated after an hour.
 */
@Injectable()
export class NightlyBackups implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(NightlyBackups.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: AppConfig,
    private readonly state: BackupState,
    private readonly oneAtATime: OneAtATime,
    private readonly operator: OperatorProcess,
    private readonly health: HealthChecks,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.backupKeep === 0 || !this.operator.isThere) return;
    const check = () => {
      this.running = this.running.then(() => this.makeIfDue());
    };
    this.running = this.warnIfImpossible();
    check();
    this.timer = setInterval(check, CHECK_INTERVAL_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.operator.onModuleDestroy();
    await this.running;
  }

  /** Warns at the start, so that an operator who has just set `BACKUP_DIR` need not wait for the first night. */
  private async warnIfImpossible(): Promise<void> {
    const { backupDir, dataDir } = this.config;
    if (backupDir === join(dataDir, 'backups')) return;
    try {
      await text(this.operator.run('backup', '--check'));
    } catch (error) {
      if (!this.isStopping) this.logger.warn(messageOf(error));
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
      if (!this.isStopping) {
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
      const line = await text(this.operator.run('backup', '--nightly'));
      await this.state.succeeded(now);
      this.logger.log(`Backed up to ${line.split(' has ')[0]}`);
    } catch (error) {
      if (this.isStopping) return;
      // A series of failures is logged once.
      if (failedAt === null) this.logger.warn(messageOf(error));
      await this.state.failed(now);
    }
  }

  /** A service manager ends the processes of a server together: a backup that is interrupted so has not failed. */
  private get isStopping(): boolean {
    return this.operator.isClosed || this.health.isStopping;
  }
}
