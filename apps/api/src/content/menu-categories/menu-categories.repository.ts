import { Injectable } from '@nestjs/common';
import { categoryKey } from '@lereng/shared-domain';
import type { ContentTransaction } from '../../content-events';
import { Database } from '../../platform/database';
import { OrderedContentRepository } from '../core';
import { menuCategoriesContent } from './menu-categories.content';
import { MenuCategoryEntity } from './menu-category.entity';

@Injectable()
export class MenuCategoriesRepository extends OrderedContentRepository<MenuCategoryEntity> {
  constructor(database: Database) {
    super(database, menuCategoriesContent);
  }

  /**
   * The category with a name or an id, which cannot be deleted before the transaction ends; null if there is
   * none.
   */
  findForReference(
    { manager }: ContentTransaction,
    wanted: string | number,
  ): Promise<MenuCategoryEntity | null> {
    return manager.findOne(MenuCategoryEntity, {
      where: typeof wanted === 'number' ? { id: wanted } : { nameKey: categoryKey(wanted) },
      ...this.database.rowLock('menu_categories', 'for_key_share'),
    });
  }
}
