import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { EntityId } from '../../platform/http/entity-id';
import { Condition, IfMatch } from '../../platform/http/if-match';
import { ORDER_ERRORS, OrderRequest } from '../core';
import {
  CreateMenuCategoryRequest,
  MenuCategoryResponse,
  UpdateMenuCategoryRequest,
} from './menu-category.dto';
import { menuCategoriesContent } from './menu-categories.content';
import { MenuCategoriesRepository } from './menu-categories.repository';
import { MenuCategoriesService } from './menu-categories.service';

const NAME_TAKEN = {
  400: 'There is a category of this name already, or the body cannot be read',
} as const;

@ApiTags('menu-categories')
@Controller('menu-categories')
export class MenuCategoriesController {
  constructor(private readonly menuCategories: MenuCategoriesService) {}

  @Get()
  @Endpoint({
    operationId: 'listMenuCategories',
    summary: 'All menu categories, in their order',
    public: true,
    status: 200,
    response: [MenuCategoryResponse],
    storage: 'read',
  })
  list() {
    return this.menuCategories.list();
  }

  @Get(':id')
  @Endpoint({
    operationId: 'getMenuCategory',
    summary: 'One menu category',
    public: true,
    status: 200,
    response: MenuCategoryResponse,
    missing: menuCategoriesContent.notFound,
    storage: 'read',
  })
  get(@EntityId() id: number) {
    return this.menuCategories.get(id);
  }

  @Post()
  @Endpoint({
    operationId: 'createMenuCategory',
    summary: 'Add a menu category',
    status: 201,
    response: MenuCategoryResponse,
    body: 'json',
    storage: 'content',
    errors: NAME_TAKEN,
  })
  create(@Body() fields: CreateMenuCategoryRequest) {
    return this.menuCategories.create(fields);
  }

  @Put('order')
  @Endpoint({
    operationId: 'updateMenuCategoryOrder',
    summary: 'Put all menu categories in order',
    status: 200,
    response: [MenuCategoryResponse],
    body: 'json',
    storage: 'content',
    errors: ORDER_ERRORS,
  })
  updateOrder(@Body() { ids }: OrderRequest) {
    return this.menuCategories.updateOrder(ids);
  }

  @Put(':id')
  @Endpoint({
    operationId: 'updateMenuCategory',
    summary: 'Change the named fields of a menu category',
    status: 200,
    response: MenuCategoryResponse,
    body: 'json',
    missing: menuCategoriesContent.notFound,
    rows: MenuCategoriesRepository,
    ifMatch: true,
    storage: 'content',
    errors: NAME_TAKEN,
  })
  update(
    @EntityId() id: number,
    @Body() change: UpdateMenuCategoryRequest,
    @Condition() ifMatch: IfMatch,
  ) {
    return this.menuCategories.update(id, change, ifMatch);
  }

  @Delete(':id')
  @Endpoint({
    operationId: 'removeMenuCategory',
    summary: 'Delete a menu category, and keep its menu items',
    status: 204,
    missing: menuCategoriesContent.notFound,
    storage: 'content',
  })
  remove(@EntityId() id: number) {
    return this.menuCategories.remove(id);
  }
}
