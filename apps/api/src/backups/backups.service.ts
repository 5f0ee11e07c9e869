import { once } from 'node:events';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { AppConfig } from '@lereng/api-site/config';
import { tooManyRequests } from '../platform/errors';
import { BackupState, type BackupTimes } from './backup-state';
import type { BackupStatusResponse } from './dto/backup-status.response';
import { openSite } from './open-site';
import { writeArchive } from './write-archive';

/** One night's backup may take some minutes longer than that of the night before. */
const OVERDUE_MS = 26 * 60 * 60_000;

const BUSY_RETRY_SECONDS = 60;

/** Tells the owner about nightly backups, and gives them one to take away. */
@Injectable()
export class BackupsService {
  private isDownloading = false;

  constructor(
    private readonly config: AppConfig,
    private readonly state: BackupState,
  ) {}

  async status(now = new Date()): Promise<BackupStatusResponse> {
    const times = await this.state.read();
    const last_backup_at = times?.succeededAt ?? null;
    if (this.config.backupKeep === 0) return { status: 'off', last_backup_at };
    return { status: times && isFailing(times, now) ? 'failing' : 'ok', last_backup_at };
  }

  /**
   * An archive of the content, which is made while it is downloaded. A download that fails halfway ends without its
   * end, so that a browser does not keep it.
   *
   * @throws 429 while another one is downloaded, as each reads all images
   */
  async download(now = new Date()): Promise<StreamableFile> {
    if (this.isDownloading) {
      throw tooManyRequests(
        'Cadangan lain sedang diunduh. Coba lagi sebentar lagi.',
        BUSY_RETRY_SECONDS,
      );
    }
    this.isDownloading = true;
    try {
      const { stream } = writeArchive(await openSite(this.config), 'owner');
      stream.once('close', () => {
        this.isDownloading = false;
      });
      // What fails before the first byte still has a status.
      await once(stream, 'readable');
      const day = now.toISOString().slice(0, 10);
      return new StreamableFile(stream, {
        type: 'application/x-tar',
        disposition: `attachment; filename="lereng-${day}.tar"`,
      }).setErrorHandler((_, response) => {
        (response as unknown as Response).destroy();
      });
    } catch (error) {
      this.isDownloading = false;
      throw error;
    }
  }
}

function isFailing({ since, succeededAt, failedAt }: BackupTimes, now: Date): boolean {
  return failedAt !== null || now.getTime() - Date.parse(succeededAt ?? since) > OVERDUE_MS;
}
