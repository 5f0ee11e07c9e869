import type { AppConfig } from '@lereng/api-site/config';
import { BackupFolder } from './backup-folder';
import type { BackupPlace } from './backup-place';

export async function openBackupPlace(config: AppConfig): Promise<BackupPlace> {
  if (!config.backupStore) return new BackupFolder(config.backupDir);
  // The library is large.
  const { BackupBucket } = await import('./backup-bucket');
  return new BackupBucket(config.backupStore, config.backupDir);
}
