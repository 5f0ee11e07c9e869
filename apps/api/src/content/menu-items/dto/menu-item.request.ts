import { PartialType } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { IsRupiah, IsText, FormError } from '../../../platform/validation';
import { ImageFocusRequest, IsUploadedImage, UploadedFile } from '../../../media';
import { MENU_ITEM_NEEDS, NEW_MENU_ITEM_NEEDS } from '../menu-item.errors';

@FormError(NEW_MENU_ITEM_NEEDS, ['name', 'image', 'price'])
export class CreateMenuItemRequest extends ImageFocusRequest {
  @IsText({ label: 'Nama', max: LIMITS.nameMax, example: 'Jeruk peras' })
  name!: string;

  @IsText({ label: 'Deskripsi', max: LIMITS.textMax, optional: true })
  description?: string | null;

  @IsRupiah('Harga')
  price!: number;

  @IsUploadedImage()
  image!: UploadedFile;
}

/** Fields that are absent keep their value. */
@FormError(MENU_ITEM_NEEDS, ['name', 'price'])
export class UpdateMenuItemRequest extends PartialType(CreateMenuItemRequest, {
  skipNullProperties: false,
}) {}
