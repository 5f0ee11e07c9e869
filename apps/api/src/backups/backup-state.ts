import { Injectable } from '@nestjs/common';
import {
  AppStateEntity,
  BACKUP_STATE_KEY,
  type BackupTimes,
  Database,
} from '@lereng/api-site/database';

/** Remembers in the database when backups were made, for all replicas. */
@Injectable()
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
