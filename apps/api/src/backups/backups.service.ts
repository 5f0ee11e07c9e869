import { once } from 'node:events';
import { Injectable, Logger, StreamableFile } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Response } from 'express';
import { AppConfig } from '@lereng/api-site/config';
import type { BackupTimes } from '@lereng/api-site/database';
import { messageOf } from '@lereng/api-site/errors';
import { storageAway, tooManyRequests } from '../platform/errors';
import { BackupState } from './backup-state';
import { OperatorProcess } from './operator-process';

/** One night's backup may take some minutes longer than that of the night before. */
const OVERDUE_MS = 26 * 60 * 60_000;

const BUSY_RETRY_SECONDS = 60;

/** Tells the owner about nightly backups, and gives them one to take away. */
@Injectable()
export class BackupsService {
  private readonly logger = new Logger(BackupsService.name);
  private isDownloading = false;

  constructor(
    private readonly config: AppConfig,
    private readonly state: BackupState,
    private readonly operator: OperatorProcess,
  ) {}

  async status(now = new Date()): Promise<BackupStatusResponse> {
    const times = await this.state.read();
    const last_backup_at = times?.succeededAt ?? null;
    const isOff = this.config.backupKeep === 0 || !this.operator.isThere;
    if (isOff) return { status: 'off', last_backup_at };
    return { status: times && isFailing(times, now) ? 'failing' : 'ok', last_backup_at };
  }

  /**
   * An archive of the content, which is made while it is downloaded. A download that fails halfway ends without its
   * end, so that a browser does not keep it.
   *
   * @throws 429 while another one is downloaded, as each reads all images; 503 where none can be made
   */
  async download(now = new Date()): Promise<StreamableFile> {
    if (this.isDownloading) {
      throw tooManyRequests(
        'Cadangan lain sedang diunduh. Coba lagi sebentar lagi.',
        BUSY_RETRY_SECONDS,
      );
    }
    const archive = this.operator.run('backup', '--for', 'owner', '--to', '-');
    this.isDownloading = true;
    archive.once('close', () => {
      this.isDownloading = false;
    });
    try {
      // A failure before the first byte still has a status.
      await once(archive, 'readable');
    } catch (error) {
      this.logger.warn(messageOf(error));
      throw storageAway();
    }
    const day = now.toISOString().slice(0, 10);
    return new StreamableFile(archive, {
      type: 'application/x-tar',
      disposition: `attachment; filename="cadangan-${day}.tar"`,
    }).setErrorHandler((error, response) => {
      this.logger.warn(messageOf(error));
      (response as unknown as Response).destroy();
    });
  }
}

function isFailing({ since, succeededAt, failedAt }: BackupTimes, now: Date): boolean {
  return failedAt !== null || now.getTime() - Date.parse(succeededAt ?? since) > OVERDUE_MS;
}

export class BackupStatusResponse {
  @ApiProperty({
    enum: ['off', 'ok', 'failing'],
    description:
      'Of the nightly backups: `failing` where the last one failed or is older than 26 hours, `off` where none are made',
  })
  status!: 'off' | 'ok' | 'failing';

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the last nightly backup was made; null where there is none',
  })
  last_backup_at!: string | null;
}
