import { ApiProperty, PartialType } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { FormError, IsText } from '../../platform/validation';
import { EditableContentResponse } from '../core';

const NEEDS = 'Nama harus diisi dengan benar';

@FormError(NEEDS, ['name'], 'missing')
export class CreateMenuCategoryRequest {
  @IsText({ label: 'Nama', max: LIMITS.categoryMax, example: 'Minuman' })
  name!: string;
}

/** Fields that are absent keep their value. */
@FormError(NEEDS, ['name'], 'missing')
export class UpdateMenuCategoryRequest extends PartialType(CreateMenuCategoryRequest, {
  skipNullProperties: false,
}) {}

export class MenuCategoryResponse extends EditableContentResponse {
  @ApiProperty({ example: 'Minuman' })
  name!: string;
}
