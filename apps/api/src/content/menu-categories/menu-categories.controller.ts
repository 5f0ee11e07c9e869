import { Body } from '@nestjs/common';
import { Write, type WriteContext } from '../../writes';
import { EntityId } from '../../platform/http/entity-id';
import { contentEndpoints, OrderRequest } from '../core';
import {
  CreateMenuCategoryRequest,
  MenuCategoryResponse,
  UpdateMenuCategoryRequest,
} from './menu-category.dto';
import { menuCategoriesContent } from './menu-category.entity';
import { MenuCategoriesService } from './menu-categories.service';

const endpoints = contentEndpoints(menuCategoriesContent, {
  names: ['MenuCategory', 'MenuCategories'],
  words: ['menu category', 'menu categories'],
  response: MenuCategoryResponse,
  body: 'json',
  service: MenuCategoriesService,
  errors: { 400: 'There is a category of this name already, or the body cannot be read' },
});

@endpoints.controller()
export class MenuCategoriesController {
  constructor(private readonly menuCategories: MenuCategoriesService) {}

  @endpoints.list()
  list() {
    return this.menuCategories.list();
  }

  @endpoints.get()
  get(@EntityId() id: number) {
    return this.menuCategories.get(id);
  }

  @endpoints.create()
  create(@Body() request: CreateMenuCategoryRequest, @Write() context: WriteContext) {
    return this.menuCategories.create(request, context);
  }

  @endpoints.updateOrder()
  updateOrder(@Body() { ids }: OrderRequest, @Write() context: WriteContext) {
    return this.menuCategories.order.update(ids, context);
  }

  @endpoints.update()
  update(
    @EntityId() id: number,
    @Body() change: UpdateMenuCategoryRequest,
    @Write() context: WriteContext,
  ) {
    return this.menuCategories.update(id, change, context);
  }

  /** Its menu items stay. */
  @endpoints.remove()
  remove(@EntityId() id: number, @Write() context: WriteContext) {
    return this.menuCategories.remove(id, context);
  }
}
