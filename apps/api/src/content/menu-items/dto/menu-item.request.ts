import { PartialType } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { IsFlag, IsRupiah, IsText, FormError } from '../../../platform/validation';
import { ImageFocusRequest, IsUploadedImage, UploadedFile } from '../../../media';
import { HIDDEN } from '../../core';
import { MENU_ITEM_NEEDS, NEW_MENU_ITEM_NEEDS } from '../menu-item.errors';

@FormError(NEW_MENU_ITEM_NEEDS, ['name', 'image', 'price'])
export class CreateMenuItemRequest extends ImageFocusRequest {
  @IsText({ label: 'Nama', max: LIMITS.nameMax, example: 'Jeruk peras' })
  name!: string;

  @IsText({ label: 'Deskripsi', max: LIMITS.textMax, optional: true })
  description?: string | null;

  @IsRupiah('Harga')
  price!: number;

  @IsText({
    label: 'Kategori',
    max: LIMITS.categoryMax,
    optional: true,
    example: 'Minuman',
    description: 'Name of a category that exists, in upper or lower case',
  })
  category?: string | null;

  @IsUploadedImage()
  image!: UploadedFile;

  @IsFlag(...HIDDEN)
  hidden?: boolean;
}

/** Fields that are absent keep their value. */
@FormError(MENU_ITEM_NEEDS, ['name', 'price'])
export class UpdateMenuItemRequest extends PartialType(CreateMenuItemRequest, {
  skipNullProperties: false,
}) {}
