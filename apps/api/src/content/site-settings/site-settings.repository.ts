import { Injectable } from '@nestjs/common';
import { ContentReads, type ContentTransaction } from '../../content-events';
import { Database } from '../../platform/database';
import { recordHistory, type Version } from '../core';
import { HOME_IMAGE, type SettingKey, type TextKey } from './setting-keys';
import { SiteSettingEntity } from './site-setting.entity';

/** As in the API's path and in content events; settings have keys instead of ids. */
export const KIND = 'site-settings';

@Injectable()
export class SiteSettingsRepository {
  constructor(private readonly database: Database) {}

  /** In no order. */
  findAll(): Promise<SiteSettingEntity[]> {
    ContentReads.record(KIND);
    return this.database.read((manager) =>
      manager.find(SiteSettingEntity, { relations: { image: true } }),
    );
  }

  /** The row that changed last. */
  async findNewest(): Promise<SiteSettingEntity | null> {
    ContentReads.record(KIND);
    const [newest] = await this.database.read((manager) =>
      manager.find(SiteSettingEntity, { order: { updatedAt: 'DESC' }, take: 1 }),
    );
    return newest ?? null;
  }

  /** The row of a setting, locked until the transaction ends; null where it has no value. */
  async findForUpdate(
    { manager }: ContentTransaction,
    key: SettingKey,
  ): Promise<SiteSettingEntity | null> {
    const lock = this.database.rowLock('site_settings');
    if (!(await manager.findOne(SiteSettingEntity, { where: { key }, ...lock }))) return null;
    // Apart from the lock, which would be for the image as well.
    return manager.findOne(SiteSettingEntity, { where: { key }, relations: { image: true } });
  }

  async putText({ manager }: ContentTransaction, key: TextKey, value: string): Promise<void> {
    const updatedAt = new Date().toISOString();
    await manager.upsert(SiteSettingEntity, { key, value, updatedAt }, ['key']);
  }

  async delete({ manager }: ContentTransaction, key: TextKey): Promise<void> {
    await manager.delete(SiteSettingEntity, { key });
  }

  /** @returns the row that is there, locked: of several first images at the same time one inserts it */
  async insertHomeImage(
    transaction: ContentTransaction,
    imageId: string,
  ): Promise<SiteSettingEntity | null> {
    const updatedAt = new Date().toISOString();
    await transaction.manager
      .createQueryBuilder()
      .insert()
      .into(SiteSettingEntity)
      .values({ key: HOME_IMAGE, value: null, imageId, updatedAt })
      .orIgnore()
      .execute();
    return this.findForUpdate(transaction, HOME_IMAGE);
  }

  /** To be followed by `saveVersion`. */
  async setHomeImage({ manager }: ContentTransaction, imageId: string): Promise<void> {
    await manager.update(SiteSettingEntity, { key: HOME_IMAGE }, { imageId });
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
