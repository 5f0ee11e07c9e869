import { Injectable } from '@nestjs/common';
import { Database } from '@lereng/api-site/database';
import { PricedContentRepository, type Version } from '../core';
import type { MenuItemEntity } from './menu-item.entity';
import { menuItemsContent } from './menu-items.content';

@Injectable()
export class MenuItemsRepository extends PricedContentRepository<MenuItemEntity> {
  constructor(database: Database) {
    super(database, menuItemsContent);
  }

  /** The version has the id of the category, which a new name of the category leaves as it is. */
  override async versionOf(row: MenuItemEntity): Promise<Version> {
    return { ...(await super.versionOf(row)), category: row.category?.id ?? null };
  }
}
