import { FEATURED } from '@lereng/shared-domain';
import { imageForm } from '../../media';
import { sellableController } from '../core';
import { CreateMenuItemRequest, MenuItemResponse, UpdateMenuItemRequest } from './menu-item.dto';
import { menuItemsContent } from './menu-item.entity';
import { MenuItemsService } from './menu-items.service';

export class MenuItemsController extends sellableController(menuItemsContent, {
  names: ['MenuItem', 'MenuItems'],
  words: ['menu item', 'menu items'],
  service: MenuItemsService,
  create: CreateMenuItemRequest,
  update: UpdateMenuItemRequest,
  response: MenuItemResponse,
  body: imageForm,
  featured: FEATURED.menuItems,
}) {}
