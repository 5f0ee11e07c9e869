import { Injectable } from '@nestjs/common';
import { isUniqueViolation } from '../../platform/database';
import { type ApiError, badRequest } from '../../platform/errors';
import { ContentService, ContentWrites, fieldsOf, ListOrder } from '../core';
import {
  type CreateMenuCategoryRequest,
  type MenuCategoryResponse,
  UpdateMenuCategoryRequest,
} from './menu-category.dto';
import { menuCategoriesContent, type MenuCategoryEntity } from './menu-category.entity';
import { MenuCategoriesRepository } from './menu-categories.repository';

function categoryTaken(name: string): ApiError {
  const message = `Kategori ${name} sudah ada. Gunakan nama lain.`;
  return badRequest(message, { name: message });
}

/**
 * The categories of menu items, in the order of their headings. If several of one name are created at once,
 * the database accepts one and the others throw 400, and so does restoring one whose name is taken.
 */
@Injectable()
export class MenuCategoriesService extends ContentService<
  MenuCategoryEntity,
  MenuCategoryResponse,
  CreateMenuCategoryRequest
> {
  override readonly order = new ListOrder(this);

  protected override readonly conflictOf = (error: unknown, name: string): unknown =>
    isUniqueViolation(error, 'menu_categories', 'name_key') ? categoryTaken(name) : error;

  constructor(rows: MenuCategoriesRepository, writes: ContentWrites) {
    super(rows, writes, UpdateMenuCategoryRequest);
  }

  protected respondAll(rows: readonly MenuCategoryEntity[]): MenuCategoryResponse[] {
    return rows.map((row) => fieldsOf<MenuCategoryResponse>(menuCategoriesContent, row));
  }
}
