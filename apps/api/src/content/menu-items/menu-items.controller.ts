import { FEATURED } from '@lereng/shared-domain';
import { Body } from '@nestjs/common';
import { Write, type WriteContext } from '../../writes';
import { imageForm } from '../../media';
import { EntityId } from '../../platform/http/entity-id';
import { DtoListPipe } from '../../platform/validation';
import { contentEndpoints, OrderRequest, PriceRequest } from '../core';
import { CreateMenuItemRequest, MenuItemResponse, UpdateMenuItemRequest } from './menu-item.dto';
import { menuItemsContent } from './menu-item.entity';
import { MenuItemsService } from './menu-items.service';

const endpoints = contentEndpoints(menuItemsContent, {
  names: ['MenuItem', 'MenuItems'],
  words: ['menu item', 'menu items'],
  response: MenuItemResponse,
  body: imageForm,
  service: MenuItemsService,
});

@endpoints.controller()
export class MenuItemsController {
  constructor(private readonly menuItems: MenuItemsService) {}

  @endpoints.list()
  list() {
    return this.menuItems.list();
  }

  @endpoints.featured('The first menu items, which the home page shows')
  listFeatured() {
    return this.menuItems.listFirst(FEATURED.menuItems);
  }

  @endpoints.get()
  get(@EntityId() id: number) {
    return this.menuItems.get(id);
  }

  @endpoints.others()
  listOthers(@EntityId() id: number) {
    return this.menuItems.listOthers(id);
  }

  @endpoints.create()
  create(@Body() request: CreateMenuItemRequest, @Write() context: WriteContext) {
    return this.menuItems.create(request, context);
  }

  @endpoints.updateOrder()
  updateOrder(@Body() { ids }: OrderRequest, @Write() context: WriteContext) {
    return this.menuItems.order.update(ids, context);
  }

  @endpoints.updatePrices()
  updatePrices(
    @Body(new DtoListPipe(PriceRequest)) prices: PriceRequest[],
    @Write() context: WriteContext,
  ) {
    return this.menuItems.prices.update(prices, context);
  }

  @endpoints.update()
  update(
    @EntityId() id: number,
    @Body() change: UpdateMenuItemRequest,
    @Write() context: WriteContext,
  ) {
    return this.menuItems.update(id, change, context);
  }

  @endpoints.remove()
  remove(@EntityId() id: number, @Write() context: WriteContext) {
    return this.menuItems.remove(id, context);
  }
}
