import { PartialType } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import {
  IsFlag,
  IsJsonList,
  IsRupiah,
  IsText,
  FormError,
  textCheck,
  normalizeText,
} from '../../../platform/validation';
import { ImageFocusRequest, IsUploadedImage, UploadedFile } from '../../../media';
import { HIDDEN } from '../../core';
import { NEW_PACKAGE_NEEDS, PACKAGE_NEEDS } from '../package.errors';

const ITEM_LABEL = 'Termasuk';

@FormError(NEW_PACKAGE_NEEDS, ['name', 'image', 'price'])
export class CreatePackageRequest extends ImageFocusRequest {
  @IsText({ label: 'Nama', max: LIMITS.nameMax, example: 'Jip Pagi dan Petik Jeruk' })
  name!: string;

  @IsText({ label: 'Rute', max: LIMITS.routeMax, optional: true })
  route?: string | null;

  @IsText({ label: 'Deskripsi', max: LIMITS.textMax, optional: true })
  description?: string | null;

  @IsRupiah('Harga')
  price!: number;

  @IsJsonList({
    label: ITEM_LABEL,
    optional: true,
    max: LIMITS.itemsMax,
    normalize: normalizeText,
    entry: textCheck(ITEM_LABEL, LIMITS.nameMax),
    description: 'What the package includes: up to 50 names as a JSON list; empty clears it',
    example: '["Sopir dan bensin","Sarapan"]',
  })
  items?: string[] | null;

  @IsUploadedImage()
  image!: UploadedFile;

  @IsFlag(...HIDDEN)
  hidden?: boolean;
}

/** Fields that are absent keep their value. */
@FormError(PACKAGE_NEEDS, ['name', 'price'])
export class UpdatePackageRequest extends PartialType(CreatePackageRequest, {
  skipNullProperties: false,
}) {}
