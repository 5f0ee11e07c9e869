import type { AppConfig } from '@lereng/api-site/config';
import type { BackupBucket } from './backup-bucket';
import { BackupFolder } from './backup-folder';

/** `BACKUP_DIR`. */
export type BackupPlace = BackupFolder | BackupBucket;

export async function openBackupPlace(config: AppConfig): Promise<BackupPlace> {
  if (!config.backupStore) return new BackupFolder(config.backupDir);
  // The library is large.
  const { BackupBucket } = await import('./backup-bucket');
  return new BackupBucket(config.backupStore, config.backupDir);
}
