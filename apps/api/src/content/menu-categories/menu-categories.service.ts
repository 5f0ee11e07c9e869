import { Injectable } from '@nestjs/common';
import { categoryKey } from '@lereng/shared-domain';
import { isUniqueViolation } from '../../platform/database';
import { IfMatch } from '../../platform/http/if-match';
import { OrderedContentService, ContentWrites } from '../core';
import {
  type CreateMenuCategoryRequest,
  type MenuCategoryResponse,
  toMenuCategoryResponse,
  UpdateMenuCategoryRequest,
} from './menu-category.dto';
import type { MenuCategoryEntity } from './menu-category.entity';
import { categoryTaken } from './menu-category.errors';
import { MenuCategoriesRepository } from './menu-categories.repository';

/**
 * The categories of menu items, in the order of their headings. If several of one name are created at once,
 * the database accepts one and the others throw 400, and so does restoring one whose name is taken. Methods
 * that take an id throw 404 for an unknown one, and `update` 412 for another version than `ifMatch` names.
 */
@Injectable()
export class MenuCategoriesService extends OrderedContentService<
  MenuCategoryEntity,
  MenuCategoryResponse
> {
  protected readonly updateRequest = UpdateMenuCategoryRequest;

  protected override readonly conflictOf = (error: unknown, name: string): unknown =>
    isUniqueViolation(error, 'menu_categories', 'name_key') ? categoryTaken(name) : error;

  constructor(
    private readonly menuCategories: MenuCategoriesRepository,
    writes: ContentWrites,
  ) {
    super(menuCategories, writes);
  }

  async list(): Promise<MenuCategoryResponse[]> {
    return (await this.menuCategories.findAll()).map(toMenuCategoryResponse);
  }

  create({ name }: CreateMenuCategoryRequest): Promise<MenuCategoryResponse> {
    return this.writeTitle(name, () =>
      this.createRow(undefined, {}, () => ({ name, nameKey: categoryKey(name) })),
    );
  }

  /** Fields that are undefined keep their value. */
  update(
    id: number,
    { name }: UpdateMenuCategoryRequest,
    ifMatch = IfMatch.ANY,
  ): Promise<MenuCategoryResponse> {
    return this.writeTitle(name, () =>
      this.updateRow(id, {}, ifMatch, () =>
        name === undefined ? {} : { name, nameKey: categoryKey(name) },
      ),
    );
  }

  protected respond(row: MenuCategoryEntity): MenuCategoryResponse {
    return toMenuCategoryResponse(row);
  }
}
