import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { OrderedContentRepository } from '../core';
import type { MenuItemEntity } from './menu-item.entity';
import { menuItemsContent } from './menu-items.content';

@Injectable()
export class MenuItemsRepository extends OrderedContentRepository<MenuItemEntity> {
  constructor(database: Database) {
    super(database, menuItemsContent);
  }
}
