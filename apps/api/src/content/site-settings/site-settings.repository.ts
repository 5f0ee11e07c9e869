import { Injectable } from '@nestjs/common';
import { Database } from '@lereng/api-site/database';
import { type ContentTransaction, ReadScope } from '../../writes';
import { recordHistory, type Version } from '../core';
import { HOME_IMAGE, type SettingKey, type TextKey } from './setting-keys';
import { SiteSettingEntity } from './site-setting.entity';

/** As in the API's path and in content events; settings have keys instead of ids. */
export const KIND = 'site-settings';

@Injectable()
export class SiteSettingsRepository {
  constructor(private readonly database: Database) {}

  /** The rows, in no particular order. */
  findAll(): Promise<SiteSettingEntity[]> {
    ReadScope.record(KIND);
    return this.database.read((manager) =>
      manager.find(SiteSettingEntity, { relations: { image: true } }),
    );
  }

  /** The row that changed last. */
  async findNewest(): Promise<SiteSettingEntity | null> {
    ReadScope.record(KIND);
    const [newest] = await this.database.read((manager) =>
      manager.find(SiteSettingEntity, { order: { updatedAt: 'DESC' }, take: 1 }),
    );
    return newest ?? null;
  }

  /**
   * The row of a setting, with its image; null if it has no value. Other transactions that call this wait
   * until this one ends: the table is locked, as a missing row cannot be.
   */
  async findForUpdate(
    { manager }: ContentTransaction,
    key: SettingKey,
  ): Promise<SiteSettingEntity | null> {
    await this.database.lockTable(manager, 'site_settings');
    const [row] = await manager.find(SiteSettingEntity, {
      where: { key },
      relations: { image: true },
    });
    return row ?? null;
  }

  async putText({ manager }: ContentTransaction, key: TextKey, value: string): Promise<void> {
    const updatedAt = new Date().toISOString();
    await manager.upsert(SiteSettingEntity, { key, value, updatedAt }, ['key']);
  }

  async delete({ manager }: ContentTransaction, key: TextKey): Promise<void> {
    await manager.delete(SiteSettingEntity, { key });
  }

  /** Stores the image; `saveVersion` must follow. */
  async putHomeImage({ manager }: ContentTransaction, imageId: string): Promise<void> {
    const updatedAt = new Date().toISOString();
    await manager.upsert(SiteSettingEntity, { key: HOME_IMAGE, value: null, imageId, updatedAt }, [
      'key',
    ]);
  }

  /** Ends a change of a setting: enters it into the history, and its instant into the row. */
  async saveVersion(
    transaction: ContentTransaction,
    key: SettingKey,
    before: Version | null,
    after: Version,
  ): Promise<void> {
    const changedAt = new Date().toISOString();
    await transaction.manager.update(SiteSettingEntity, { key }, { updatedAt: changedAt });
    const entry = { kind: KIND, rowId: key, name: null, before, after, changedAt } as const;
    await recordHistory(transaction, { ...entry, action: before ? 'updated' : 'created' });
    transaction.record(KIND, null);
  }
}
