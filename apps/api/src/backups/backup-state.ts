import { AppStateEntity, type Database } from '@lereng/api-site/database';
import { BACKUP_STATE_KEY } from './database/tables';

/** What is known of a site's backups. Instants are ISO 8601 UTC. */
export interface BackupTimes {
  /** When the server began to remember its backups. */
  readonly since: string;
  /** Of the last one that was completed; null where there is none. */
  readonly succeededAt: string | null;
  /** Of the last one that was not completed; null where one has been completed since. */
  readonly failedAt: string | null;
}

/** Remembers in the database when backups were made, for all replicas. */
export class BackupState {
  constructor(private readonly database: Database) {}

  /** Null where nothing is remembered yet. */
  read(): Promise<BackupTimes | null> {
    return this.database.read(async (manager) => {
      const row = await manager.findOneBy(AppStateEntity, { key: BACKUP_STATE_KEY });
      return row && (JSON.parse(row.value) as BackupTimes);
    });
  }

  /** @param now when the server began to remember, where it has not before */
  async readOrBegin(now: Date): Promise<BackupTimes> {
    return (await this.read()) ?? (await this.write(now, {}));
  }

  succeeded(now: Date): Promise<BackupTimes> {
    return this.write(now, { succeededAt: now.toISOString(), failedAt: null });
  }

  failed(now: Date): Promise<BackupTimes> {
    return this.write(now, { failedAt: now.toISOString() });
  }

  private async write(now: Date, change: Partial<BackupTimes>): Promise<BackupTimes> {
    const none = { since: now.toISOString(), succeededAt: null, failedAt: null };
    const times = { ...none, ...(await this.read()), ...change };
    const row = { key: BACKUP_STATE_KEY, value: JSON.stringify(times) };
    await this.database.transaction((manager) => manager.upsert(AppStateEntity, row, ['key']));
    return times;
  }
}
