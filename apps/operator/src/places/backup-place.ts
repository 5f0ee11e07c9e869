import type { Readable } from 'node:stream';

/** A backup that was stored. */
export interface StoredBackup {
  /** Its path, or its URL. */
  readonly file: string;
  /** In bytes. */
  readonly size: number;
}

/** Where backups are: `BACKUP_DIR`. */
export interface BackupPlace {
  /** Changes nothing. @throws Error where no backup can be stored there as things are */
  check(): Promise<void>;
  /**
   * Makes it, and deletes what killed processes have left unfinished.
   *
   * @param dataDir of the site
   * @throws Error where there is no room for another backup
   */
  prepare(now: Date, dataDir: string): Promise<void>;
  /** Stores a backup under its name, where it is only once it is complete. */
  write(name: string, archive: Readable): Promise<StoredBackup>;
  /** Deletes all nightly backups but the newest ones. Others are for whoever made them. */
  keepNewest(count: number): Promise<void>;
}
