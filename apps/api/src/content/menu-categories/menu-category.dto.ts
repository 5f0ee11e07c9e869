import { ApiProperty, PartialType } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { FormError, IsText } from '../../platform/validation';
import { EditableContentResponse, toEditableContentFields } from '../core';
import type { MenuCategoryEntity } from './menu-category.entity';
import { MENU_CATEGORY_NEEDS } from './menu-category.errors';

@FormError(MENU_CATEGORY_NEEDS, ['name'], 'missing')
export class CreateMenuCategoryRequest {
  @IsText({ label: 'Nama', max: LIMITS.categoryMax, example: 'Minuman' })
  name!: string;
}

/** Fields that are absent keep their value. */
@FormError(MENU_CATEGORY_NEEDS, ['name'], 'missing')
export class UpdateMenuCategoryRequest extends PartialType(CreateMenuCategoryRequest, {
  skipNullProperties: false,
}) {}

export class MenuCategoryResponse extends EditableContentResponse {
  @ApiProperty({ example: 'Minuman' })
  name!: string;
}

export function toMenuCategoryResponse(row: MenuCategoryEntity): MenuCategoryResponse {
  return { ...toEditableContentFields(row), name: row.name };
}
