import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { imageForm } from '../../media';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { EntityId } from '../../platform/http/entity-id';
import { Condition, IfMatch } from '../../platform/http/if-match';
import { DtoListPipe } from '../../platform/validation';
import { ORDER_ERRORS, OrderRequest, PRICE_ERRORS, PriceRequest } from '../core';
import { CreateMenuItemRequest, UpdateMenuItemRequest } from './dto/menu-item.request';
import { MenuItemResponse } from './dto/menu-item.response';
import { menuItemsContent } from './menu-items.content';
import { MenuItemsRepository } from './menu-items.repository';
import { MenuItemsService } from './menu-items.service';

@ApiTags('menu-items')
@Controller('menu-items')
export class MenuItemsController {
  constructor(private readonly menuItems: MenuItemsService) {}

  @Get()
  @Endpoint({
    operationId: 'listMenuItems',
    summary: 'All menu items, in their order',
    public: true,
    status: 200,
    response: [MenuItemResponse],
    storage: 'read',
  })
  list() {
    return this.menuItems.list();
  }

  @Get('featured')
  @Endpoint({
    operationId: 'listFeaturedMenuItems',
    summary: 'The first menu items, which the home page shows',
    public: true,
    status: 200,
    response: [MenuItemResponse],
    storage: 'read',
  })
  listFeatured() {
    return this.menuItems.listFeatured();
  }

  @Get(':id')
  @Endpoint({
    operationId: 'getMenuItem',
    summary: 'One menu item',
    public: true,
    status: 200,
    response: MenuItemResponse,
    missing: menuItemsContent.notFound,
    storage: 'read',
  })
  get(@EntityId() id: number) {
    return this.menuItems.get(id);
  }

  @Get(':id/others')
  @Endpoint({
    operationId: 'listOtherMenuItems',
    summary: 'A few other menu items, chosen at random for each request',
    public: true,
    noStore: true,
    status: 200,
    response: [MenuItemResponse],
    missing: menuItemsContent.notFound,
    storage: 'read',
  })
  listOthers(@EntityId() id: number) {
    return this.menuItems.listOthers(id);
  }

  @Post()
  @Endpoint({
    operationId: 'createMenuItem',
    summary: 'Add a menu item',
    status: 201,
    response: MenuItemResponse,
    body: imageForm,
    storage: 'content',
  })
  create(@Body() menuItem: CreateMenuItemRequest) {
    return this.menuItems.create(menuItem);
  }

  @Put('order')
  @Endpoint({
    operationId: 'updateMenuItemOrder',
    summary: 'Put all menu items in order',
    status: 200,
    response: [MenuItemResponse],
    body: 'json',
    storage: 'content',
    errors: ORDER_ERRORS,
  })
  updateOrder(@Body() { ids }: OrderRequest) {
    return this.menuItems.updateOrder(ids);
  }

  @Put('prices')
  @Endpoint({
    operationId: 'updateMenuItemPrices',
    summary: 'Change the prices of menu items, all of them or none',
    status: 200,
    response: [MenuItemResponse],
    body: [PriceRequest],
    storage: 'content',
    errors: PRICE_ERRORS,
  })
  updatePrices(@Body(new DtoListPipe(PriceRequest)) prices: PriceRequest[]) {
    return this.menuItems.updatePrices(prices);
  }

  @Put(':id')
  @Endpoint({
    operationId: 'updateMenuItem',
    summary: 'Change the named fields of a menu item',
    status: 200,
    response: MenuItemResponse,
    body: imageForm,
    missing: menuItemsContent.notFound,
    rows: MenuItemsRepository,
    ifMatch: true,
    storage: 'content',
  })
  update(
    @EntityId() id: number,
    @Body() change: UpdateMenuItemRequest,
    @Condition() ifMatch: IfMatch,
  ) {
    return this.menuItems.update(id, change, ifMatch);
  }

  @Delete(':id')
  @Endpoint({
    operationId: 'removeMenuItem',
    summary: 'Delete a menu item',
    status: 204,
    missing: menuItemsContent.notFound,
    storage: 'content',
  })
  remove(@EntityId() id: number) {
    return this.menuItems.remove(id);
  }
}
