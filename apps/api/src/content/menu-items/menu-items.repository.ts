import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { ContentRepository } from '../core';
import type { MenuItemEntity } from './menu-item.entity';
import { menuItemsContent } from './menu-items.content';

@Injectable()
export class MenuItemsRepository extends ContentRepository<MenuItemEntity> {
  constructor(database: Database) {
    super(database, menuItemsContent);
  }
}
