import type { Readable } from 'node:stream';
import type { BackupFileOptions } from './backup-file';
import type { BackupKind } from './backup-name';

/** Where backups are: `BACKUP_DIR`. */
export interface BackupPlace {
  readonly path: string;
  /** Changes nothing. @throws Error where no backup can be stored there as things are */
  check(): Promise<void>;
  /** Makes it, and deletes what killed processes have left unfinished. */
  prepare(now: Date): Promise<void>;
  /** Stores a backup under its name, where it is only once it is complete. @returns where, and its size in bytes */
  write(
    kind: BackupKind,
    at: Date,
    archive: Readable,
    options: BackupFileOptions,
  ): Promise<{ file: string; size: number }>;
  /** Deletes all nightly backups but the newest ones. Others are for whoever made them. */
  keepNewest(count: number): Promise<void>;
  /** The size of the newest nightly backup in bytes; null where there is none, 0 where room does not matter. */
  lastSize(): Promise<number | null>;
  /** Infinite where it is not known. */
  freeBytes(): Promise<number>;
}
