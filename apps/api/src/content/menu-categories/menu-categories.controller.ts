import { Body } from '@nestjs/common';
import { Write, type WriteContext } from '../../writes';
import { contentController, OrderRequest } from '../core';
import {
  CreateMenuCategoryRequest,
  MenuCategoryResponse,
  UpdateMenuCategoryRequest,
} from './menu-category.dto';
import { menuCategoriesContent } from './menu-category.entity';
import { MenuCategoriesService } from './menu-categories.service';

const { ContentController, UpdateOrder } = contentController(menuCategoriesContent, {
  names: ['MenuCategory', 'MenuCategories'],
  words: ['menu category', 'menu categories'],
  service: MenuCategoriesService,
  create: CreateMenuCategoryRequest,
  update: UpdateMenuCategoryRequest,
  response: MenuCategoryResponse,
  body: 'json',
  errors: { 400: 'There is a category of this name already, or the body cannot be read' },
});

export class MenuCategoriesController extends ContentController {
  @UpdateOrder()
  updateOrder(@Body() { ids }: OrderRequest, @Write() context: WriteContext) {
    return this.content.order.update(ids, context);
  }
}
