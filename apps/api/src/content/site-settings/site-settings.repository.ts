import { Injectable } from '@nestjs/common';
import { Database } from '@lereng/api-site/database';
import { IsNull, Not } from 'typeorm';
import { soundRows } from '../../platform/database';
import { type ContentTransaction, ReadKinds } from '../../writes';
import { recordHistory, recordTranslations, type Version } from '../core';
import type { SettingKey } from './setting-keys';
import { SiteSettingEntity } from './site-setting.entity';

/** As in the API's path and in content events; settings have keys instead of ids. */
export const KIND = 'site-settings';

/** A setting with its new value: a text or an image, or neither. */
type ChangedSetting = Pick<SiteSettingEntity, 'key'> &
  Partial<Pick<SiteSettingEntity, 'value' | 'valueEn' | 'imageId'>>;

@Injectable()
export class SiteSettingsRepository {
  constructor(private readonly database: Database) {}

  /** The rows, in no particular order, without those that the rules of stored rows refuse. */
  findAll(): Promise<SiteSettingEntity[]> {
    ReadKinds.record(KIND);
    return this.database.read(async (manager) =>
      soundRows(
        manager,
        SiteSettingEntity,
        await manager.find(SiteSettingEntity, { relations: { image: true } }),
      ),
    );
  }

  /** Whether a text is there in another language. */
  hasTranslation(): Promise<boolean> {
    return this.database.read((manager) =>
      manager.existsBy(SiteSettingEntity, { valueEn: Not(IsNull()) }),
    );
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

  /** Stores a setting, deletes one without a value, and enters the change into the history. */
  async save(
    transaction: ContentTransaction,
    { key, value = null, valueEn = null, imageId = null }: ChangedSetting,
    before: Version | null,
    after: Version,
  ): Promise<void> {
    const { manager } = transaction;
    const changedAt = new Date().toISOString();
    const row = { key, value, valueEn, imageId, updatedAt: changedAt };
    if (value === null && imageId === null) await manager.delete(SiteSettingEntity, { key });
    else await manager.upsert(SiteSettingEntity, row, ['key']);
    await recordHistory(transaction, {
      kind: KIND,
      subject: 'row',
      rowId: key,
      name: null,
      action: before ? 'updated' : 'created',
      before,
      after,
      changedAt,
    });
    transaction.record(KIND, null);
    if (!before?.['value_en'] !== !after['value_en']) recordTranslations(transaction);
  }
}
