import { FEATURED } from '@lereng/shared-domain';
import { Body } from '@nestjs/common';
import { Write, type WriteContext } from '../../writes';
import { imageForm } from '../../media';
import { EntityId } from '../../platform/http/entity-id';
import { DtoListPipe } from '../../platform/validation';
import { AvailabilityRequest, contentController, OrderRequest, PriceRequest } from '../core';
import { CreateMenuItemRequest, MenuItemResponse, UpdateMenuItemRequest } from './menu-item.dto';
import { menuItemsContent } from './menu-item.entity';
import { MenuItemsService } from './menu-items.service';

const { ContentController, Featured, Others, UpdateAvailability, UpdateOrder, UpdatePrices } =
  contentController(menuItemsContent, {
    names: ['MenuItem', 'MenuItems'],
    words: ['menu item', 'menu items'],
    service: MenuItemsService,
    create: CreateMenuItemRequest,
    update: UpdateMenuItemRequest,
    response: MenuItemResponse,
    body: imageForm,
  });

export class MenuItemsController extends ContentController {
  @Featured('The first menu items, which the home page shows')
  listFeatured() {
    return this.content.listFirst(FEATURED.menuItems);
  }

  @Others()
  listOthers(@EntityId() id: number) {
    return this.content.listOthers(id);
  }

  @UpdateAvailability()
  updateAvailability(
    @EntityId() id: number,
    @Body() request: AvailabilityRequest,
    @Write() context: WriteContext,
  ) {
    return this.content.availability.update(id, request, context);
  }

  @UpdateOrder()
  updateOrder(@Body() { ids }: OrderRequest, @Write() context: WriteContext) {
    return this.content.order.update(ids, context);
  }

  @UpdatePrices()
  updatePrices(
    @Body(new DtoListPipe(PriceRequest)) prices: PriceRequest[],
    @Write() context: WriteContext,
  ) {
    return this.content.prices.update(prices, context);
  }
}
