import { Injectable, type OnModuleInit } from '@nestjs/common';
import { nameKey } from '@lereng/shared-domain';
import type { ContentTransaction } from '../../writes';
import { OgImageSources } from '../../og-images';
import { VenueClock } from '../../platform/config';
import { invalid } from '../../platform/errors';
import {
  ContentRepository,
  ContentService,
  ContentWrites,
  ListOrder,
  ListPrices,
  RowAvailability,
  type Version,
} from '../core';
import { MenuCategoriesRepository } from '../menu-categories/menu-categories.repository';
import {
  menuCategoriesContent,
  type MenuCategoryEntity,
} from '../menu-categories/menu-category.entity';
import {
  type CreateMenuItemRequest,
  type MenuItemResponse,
  toMenuItemOgImage,
  toMenuItemResponse,
  UpdateMenuItemRequest,
} from './menu-item.dto';
import { type MenuItemEntity, menuItemsContent } from './menu-item.entity';

/** Versions have the id of a category where requests have its name. */
type MenuItemChange = Omit<UpdateMenuItemRequest, 'category'> & {
  readonly category?: string | number | null;
};

/** Food and drinks. Writes throw 422 for a category that does not exist. */
@Injectable()
export class MenuItemsService
  extends ContentService<MenuItemEntity, MenuItemResponse, CreateMenuItemRequest, MenuItemChange>
  implements OnModuleInit
{
  override readonly order = new ListOrder(this);
  override readonly prices = new ListPrices(this);
  override readonly availability = new RowAvailability(this, () => this.clock.today());

  constructor(
    writes: ContentWrites,
    private readonly categories: MenuCategoriesRepository,
    private readonly clock: VenueClock,
    private readonly ogImages: OgImageSources,
  ) {
    super(new ContentRepository(writes.database, menuItemsContent), writes, UpdateMenuItemRequest);
  }

  onModuleInit(): void {
    this.ogImages.register('menu-items', async (where, locale) =>
      (await this.rows.findAll(where)).map((row) => toMenuItemOgImage(row, locale)),
    );
  }

  /** A category that was deleted since then cannot come back with it. */
  override async attainable({ category, ...fields }: Version): Promise<Version> {
    const isGone = typeof category === 'number' && !(await this.categories.exists(category));
    return isGone || category === undefined ? fields : { ...fields, category };
  }

  protected respondAll(rows: readonly MenuItemEntity[]): MenuItemResponse[] {
    const today = this.clock.today();
    return rows.map((row) => toMenuItemResponse(row, today));
  }

  protected override async newColumns(
    transaction: ContentTransaction,
    { category }: CreateMenuItemRequest,
  ): Promise<Partial<MenuItemEntity>> {
    return { category: (await this.categoryOf(transaction, category)) ?? null };
  }

  protected override async changedColumns(
    transaction: ContentTransaction,
    { category }: MenuItemChange,
    stored: MenuItemEntity,
  ): Promise<Partial<MenuItemEntity>> {
    // A form that shows no category must not remove one that is in the trash.
    if (category === undefined || isCategory(category, stored.category)) return {};
    return { category: await this.categoryOf(transaction, category) };
  }

  /** The category of a request, which cannot be deleted before the transaction ends. */
  private async categoryOf(
    transaction: ContentTransaction,
    wanted: MenuItemChange['category'],
  ): Promise<MenuCategoryEntity | null | undefined> {
    if (wanted === undefined || wanted === null) return wanted;
    const category = await this.categories.findForReference(transaction, wanted);
    const { notFound } = menuCategoriesContent;
    if (!category) throw invalid(notFound, { category: notFound });
    return category;
  }
}

/** Whether a request or a version names this category. */
function isCategory(wanted: string | number | null, present: MenuCategoryEntity | null): boolean {
  return typeof wanted === 'string'
    ? nameKey(wanted) === present?.nameKey
    : wanted === (present?.id ?? null);
}
