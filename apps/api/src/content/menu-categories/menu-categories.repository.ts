import { Injectable } from '@nestjs/common';
import { nameKey } from '@lereng/shared-domain';
import type { FindOptionsWhere } from 'typeorm';
import { Database } from '@lereng/api-site/database';
import { soundRows } from '../../platform/database';
import { type ContentTransaction, ReadKinds, ReadScope } from '../../writes';
import { ContentRepository } from '../core';
import { menuCategoriesContent, MenuCategoryEntity } from './menu-category.entity';

@Injectable()
export class MenuCategoriesRepository extends ContentRepository<MenuCategoryEntity> {
  constructor(database: Database) {
    super(database, menuCategoriesContent);
  }

  /** Visitors do not see a category whose menu items are all hidden. */
  override async findAll(
    where: FindOptionsWhere<MenuCategoryEntity> = {},
  ): Promise<MenuCategoryEntity[]> {
    const rows = await super.findAll(where);
    if (ReadScope.rights().seesHidden) return rows;
    const hidden = await this.idsOfHidden();
    return rows.filter(({ id }) => !hidden.has(id));
  }

  /**
   * The category with a name or an id, which cannot be deleted before the transaction ends; null if there is
   * none.
   */
  async findForReference(
    { manager }: ContentTransaction,
    wanted: string | number,
  ): Promise<MenuCategoryEntity | null> {
    const found = await manager.find(MenuCategoryEntity, {
      where: typeof wanted === 'number' ? { id: wanted } : { nameKey: nameKey(wanted) },
      ...this.database.rowLock('menu_categories', 'for_key_share'),
    });
    return soundRows(manager, MenuCategoryEntity, found)[0] ?? null;
  }

  /** Menu items are above this module, so their table is named here. What is not shown for sure is hidden. */
  private async idsOfHidden(): Promise<ReadonlySet<number>> {
    ReadKinds.record('menu-items');
    const rows: { id: number }[] = await this.database.read((manager) =>
      manager.query(`
        SELECT category_id AS id FROM menu_items WHERE deleted_at IS NULL AND category_id IS NOT NULL
        GROUP BY category_id HAVING MIN(CASE WHEN hidden = false THEN 0 ELSE 1 END) = 1
      `),
    );
    return new Set(rows.map(({ id }) => id));
  }
}
