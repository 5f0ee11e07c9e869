import { Injectable } from '@nestjs/common';
import { Database } from '../database';
import { HOME_IMAGE, type TextKey } from './setting-keys';
import { SiteSettingEntity } from './site-setting.entity';

@Injectable()
export class SiteSettingsRepository {
  constructor(private readonly database: Database) {}

  /** In no order. */
  findAll(): Promise<SiteSettingEntity[]> {
    return this.database.read((manager) =>
      manager.find(SiteSettingEntity, { relations: { image: true } }),
    );
  }

  /** The row that changed last. */
  async findNewest(): Promise<SiteSettingEntity | null> {
    const [newest] = await this.database.read((manager) =>
      manager.find(SiteSettingEntity, { order: { updatedAt: 'DESC' }, take: 1 }),
    );
    return newest ?? null;
  }

  /** @param updatedAt ISO 8601 UTC */
  async putText(key: TextKey, value: string, updatedAt: string): Promise<void> {
    await this.database.transaction((manager) =>
      manager.upsert(SiteSettingEntity, { key, value, updatedAt }, ['key']),
    );
  }

  async delete(key: TextKey): Promise<void> {
    await this.database.transaction((manager) => manager.delete(SiteSettingEntity, { key }));
  }

  /**
   * @param updatedAt ISO 8601 UTC
   * @returns the image that was there before
   */
  putHomeImage(imageId: string, updatedAt: string): Promise<string | null> {
    const row = { key: HOME_IMAGE, value: null, imageId, updatedAt } as const;
    return this.database.transaction(async (manager) => {
      // Of several first images at once one makes the row; the others wait for it, and replace it.
      await manager
        .createQueryBuilder()
        .insert()
        .into(SiteSettingEntity)
        .values(row)
        .orIgnore()
        .execute();
      const there = await manager.findOneOrFail(SiteSettingEntity, {
        where: { key: HOME_IMAGE },
        ...this.database.rowLock('site_settings'),
      });
      if (there.imageId === imageId) return null;
      await manager.update(SiteSettingEntity, { key: HOME_IMAGE }, { imageId, updatedAt });
      return there.imageId;
    });
  }
}
