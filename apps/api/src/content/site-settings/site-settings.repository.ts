import { Injectable } from '@nestjs/common';
import { ContentReads, type ContentTransaction, Database } from '../../platform/database';
import { HOME_IMAGE, type SettingKey, type TextKey } from './setting-keys';
import { SiteSettingEntity } from './site-setting.entity';

/** As in the API's path and in content events; settings have keys instead of ids. */
const KIND = 'site-settings';

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

  /** Keeps others from changing the row of a setting, where it has one, until the transaction ends. */
  async lock({ manager }: ContentTransaction, key: SettingKey): Promise<void> {
    await manager.findOne(SiteSettingEntity, {
      where: { key },
      ...this.database.rowLock('site_settings'),
    });
  }

  async putText(transaction: ContentTransaction, key: TextKey, value: string): Promise<void> {
    const updatedAt = new Date().toISOString();
    await transaction.manager.upsert(SiteSettingEntity, { key, value, updatedAt }, ['key']);
    transaction.record(KIND, null);
  }

  async delete(transaction: ContentTransaction, key: TextKey): Promise<void> {
    await transaction.manager.delete(SiteSettingEntity, { key });
    transaction.record(KIND, null);
  }

  /** @returns the image that it had before */
  async putHomeImage(transaction: ContentTransaction, imageId: string): Promise<string | null> {
    const { manager } = transaction;
    const updatedAt = new Date().toISOString();
    const row = { key: HOME_IMAGE, value: null, imageId, updatedAt } as const;
    // Of several first images at the same time one inserts the row; the others wait and replace it.
    await manager
      .createQueryBuilder()
      .insert()
      .into(SiteSettingEntity)
      .values(row)
      .orIgnore()
      .execute();
    transaction.record(KIND, null);
    const stored = await manager.findOneOrFail(SiteSettingEntity, {
      where: { key: HOME_IMAGE },
      ...this.database.rowLock('site_settings'),
    });
    if (stored.imageId === imageId) return null;
    await manager.update(SiteSettingEntity, { key: HOME_IMAGE }, { imageId, updatedAt });
    return stored.imageId;
  }

  /** Of a change of the image itself. @returns the image, which stays; null where there is none */
  async touchHomeImage(transaction: ContentTransaction): Promise<string | null> {
    const { manager } = transaction;
    const stored = await manager.findOne(SiteSettingEntity, {
      where: { key: HOME_IMAGE },
      ...this.database.rowLock('site_settings'),
    });
    if (!stored) return null;
    const updatedAt = new Date().toISOString();
    await manager.update(SiteSettingEntity, { key: HOME_IMAGE }, { updatedAt });
    transaction.record(KIND, null);
    return stored.imageId;
  }
}
