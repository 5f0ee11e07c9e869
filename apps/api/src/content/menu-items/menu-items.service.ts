import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FEATURED, OTHERS } from '@lereng/shared-domain';
import { OgImageSources } from '../../og-images';
import { IfMatch } from '../../platform/http/if-match';
import type { ContentTransaction } from '../../content-events';
import { ContentWrites, PricedContentService, type Version } from '../core';
import { MenuCategoriesRepository } from '../menu-categories/menu-categories.repository';
import type { MenuCategoryEntity } from '../menu-categories/menu-category.entity';
import { type CreateMenuItemRequest, UpdateMenuItemRequest } from './dto/menu-item.request';
import { type MenuItemResponse, toMenuItemResponse } from './dto/menu-item.response';
import type { MenuItemEntity } from './menu-item.entity';
import { unknownCategory } from './menu-item.errors';
import { toMenuItemOgImage } from './menu-item.og-image';
import { MenuItemsRepository } from './menu-items.repository';

/** Versions have the id of a category where requests have its name. */
type MenuItemChange = Omit<UpdateMenuItemRequest, 'category'> & {
  readonly category?: string | number | null;
};

/**
 * Food and drinks. Methods that take an id throw 404 for an unknown one, and `update` 412 for another
 * version than `ifMatch` names. Writes throw 422 for a category that does not exist.
 */
@Injectable()
export class MenuItemsService
  extends PricedContentService<MenuItemEntity, MenuItemResponse>
  implements OnModuleInit
{
  protected readonly updateRequest = UpdateMenuItemRequest;

  constructor(
    private readonly menuItems: MenuItemsRepository,
    private readonly categories: MenuCategoriesRepository,
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
    const { name, description = null, price, hidden = false } = request;
    return this.createRow(request.image, request, async (transaction) => ({
      name,
      description,
      price,
      hidden,
      category: (await this.categoryOf(transaction, request.category)) ?? null,
    }));
  }

  /** Fields that are undefined keep their value. */
  update(id: number, change: MenuItemChange, ifMatch = IfMatch.ANY): Promise<MenuItemResponse> {
    const { name, description, price, hidden } = change;
    return this.updateRow(id, change, ifMatch, async (transaction, stored) => {
      const category = await this.categoryOf(transaction, change.category);
      // Whoever sees no category does not remove one that is in the trash.
      const isOther = category?.id !== stored.category?.id;
      return { name, description, price, hidden, ...(isOther && { category }) };
    });
  }

  /** A category that was deleted since then cannot come back with it. */
  override async attainable({ category, ...fields }: Version): Promise<Version> {
    const isGone = typeof category === 'number' && !(await this.categories.exists(category));
    return isGone || category === undefined ? fields : { ...fields, category };
  }

  protected respond(row: MenuItemEntity): MenuItemResponse {
    return toMenuItemResponse(row);
  }

  /** The category of a request, which cannot be deleted before the transaction ends. */
  private async categoryOf(
    transaction: ContentTransaction,
    wanted: MenuItemChange['category'],
  ): Promise<MenuCategoryEntity | null | undefined> {
    if (wanted === undefined || wanted === null) return wanted;
    const category = await this.categories.findForReference(transaction, wanted);
    if (!category) throw unknownCategory();
    return category;
  }
}
