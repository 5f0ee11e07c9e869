import { PartialType } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { IsRupiah, IsText, Sentence } from '../../common/validation';
import { IsUploadedImage, UploadedImage } from '../../media';
import { MENU_ITEM_NEEDS, NEW_MENU_ITEM_NEEDS } from '../menu-item.errors';

@Sentence(NEW_MENU_ITEM_NEEDS, ['name', 'image', 'price'])
export class CreateMenuItemRequest {
  @IsText({ label: 'Nama', max: LIMITS.nameMax, example: 'Jeruk peras' })
  name!: string;

  @IsText({ label: 'Deskripsi', max: LIMITS.textMax, optional: true })
  description?: string | null;

  @IsRupiah('Harga')
  price!: number;

  @IsUploadedImage()
  image!: UploadedImage;
}

/** Fields that are absent keep their value. */
@Sentence(MENU_ITEM_NEEDS, ['name', 'price'])
export class UpdateMenuItemRequest extends PartialType(CreateMenuItemRequest, {
  skipNullProperties: false,
}) {}
