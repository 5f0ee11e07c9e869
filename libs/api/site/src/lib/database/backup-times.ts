/** The key of `app_state` under which the server remembers its backups, which a restored site has not made. */
export const BACKUP_STATE_KEY = 'backups';

/** The times of a site's backups. Instants are ISO 8601 UTC. */
export interface BackupTimes {
  /** When the server began to remember its backups. */
  readonly since: string;
  /** Of the last one that was completed; null where there is none. */
  readonly succeededAt: string | null;
  /** Of the last one that was not completed; null where one has been completed since. */
  readonly failedAt: string | null;
}
