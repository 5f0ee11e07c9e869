import { PartialType } from '@nestjs/swagger';
import { menuCategoriesKind, type RequestOf } from '@lereng/shared-domain/fields';
import {
  FormErrorOf,
  RequestField,
  ResponseField,
  TranslationsRequest,
} from '../../platform/validation';
import { EditableContentResponse } from '../core';

const { fields } = menuCategoriesKind;
const NAME = { example: 'Minuman' };

@FormErrorOf(menuCategoriesKind, 'create')
export class CreateMenuCategoryRequest
  extends TranslationsRequest(fields)
  implements RequestOf<typeof fields>
{
  @RequestField(fields.name, NAME)
  name!: string;
}

/** Fields that are absent keep their value. */
@FormErrorOf(menuCategoriesKind, 'update')
export class UpdateMenuCategoryRequest extends PartialType(CreateMenuCategoryRequest, {
  skipNullProperties: false,
}) {}

export class MenuCategoryResponse extends EditableContentResponse {
  @ResponseField(fields.name, NAME)
  name!: string;
}
