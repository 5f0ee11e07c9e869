import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FEATURED, OTHERS } from '@lereng/shared-domain';
import { OgImageSources } from '../../og-images';
import { IfMatch } from '../../platform/http/if-match';
import { OrderedContentService, ContentWrites } from '../core';
import type { CreateMenuItemRequest, UpdateMenuItemRequest } from './dto/menu-item.request';
import { type MenuItemResponse, toMenuItemResponse } from './dto/menu-item.response';
import type { MenuItemEntity } from './menu-item.entity';
import { toMenuItemOgImage } from './menu-item.og-image';
import { MenuItemsRepository } from './menu-items.repository';

/**
 * Food and drinks. Methods that take an id throw 404 for an unknown one, and `update` 412 for another
 * version than `ifMatch` names.
 */
@Injectable()
export class MenuItemsService
  extends OrderedContentService<MenuItemEntity, MenuItemResponse>
  implements OnModuleInit
{
  constructor(
    private readonly menuItems: MenuItemsRepository,
    writes: ContentWrites,
    private readonly ogImages: OgImageSources,
  ) {
    super(menuItems, writes);
  }

  onModuleInit(): void {
    this.ogImages.register('menu-items', {
      get: async (id) => {
        const row = await this.menuItems.findById(id);
        return row && toMenuItemOgImage(row);
      },
      all: async () => (await this.menuItems.findAll()).map(toMenuItemOgImage),
    });
  }

  async list(): Promise<MenuItemResponse[]> {
    return (await this.menuItems.findAll()).map(toMenuItemResponse);
  }

  /** What the home page shows. */
  async listFeatured(): Promise<MenuItemResponse[]> {
    return (await this.menuItems.findFirst(FEATURED.menuItems)).map(toMenuItemResponse);
  }

  /** Other menu items, chosen at random, for the page of this one. */
  async listOthers(id: number): Promise<MenuItemResponse[]> {
    return (await this.menuItems.findOthers(id, OTHERS)).map(toMenuItemResponse);
  }

  create(request: CreateMenuItemRequest): Promise<MenuItemResponse> {
    const { name, description = null, price } = request;
    return this.createRow(request.image, request, () => ({ name, description, price }));
  }

  /** Fields that are undefined keep their value. */
  update(
    id: number,
    change: UpdateMenuItemRequest,
    ifMatch = IfMatch.ANY,
  ): Promise<MenuItemResponse> {
    const { name, description, price } = change;
    return this.updateRow(id, change, ifMatch, () => ({ name, description, price }));
  }

  protected respond(row: MenuItemEntity): MenuItemResponse {
    return toMenuItemResponse(row);
  }
}
