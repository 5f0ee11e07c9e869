export { AppStateEntity } from './app-state.entity';
export { BACKUP_STATE_KEY, type BackupTimes } from './backup-times';
export {
  databaseError,
  dataSourceOptions,
  type Migration,
  openDataSource,
  openMigratedDataSource,
} from './data-source';
export { type CommitListener, Database } from './database';
export { FolderLock } from './folder-lock';
