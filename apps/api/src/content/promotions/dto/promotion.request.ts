import { PartialType } from '@nestjs/swagger';
import { LIMITS, MAX_ID } from '@lereng/shared-domain';
import {
  IsCalendarDate,
  IsFlag,
  IsJsonList,
  IsText,
  IsWholeNumber,
  FormError,
} from '../../../platform/validation';
import { ImageFocusRequest, IsUploadedImage, UploadedFile } from '../../../media';
import { HIDDEN } from '../../core';
import { packagesContent } from '../../packages/packages.content';
import { DISCOUNT_RANGE, PACKAGES_NEEDED, PROMOTION_NEEDS } from '../promotion.errors';

const NEEDED = ['title', 'valid_from', 'valid_until', 'discount_percent'] as const;

@FormError(PROMOTION_NEEDS, NEEDED, 'missing')
export class CreatePromotionRequest extends ImageFocusRequest {
  // The first field, because the response's message is that of the first invalid field, and a missing
  // choice is reported before invalid values.
  @IsJsonList({
    label: 'Paket',
    min: 1,
    tooFew: PACKAGES_NEEDED,
    entry: (id) =>
      typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID
        ? null
        : packagesContent.notFound,
    description: 'Ids of the packages as a JSON list; the first one lends its image',
    example: '[3,1]',
  })
  package_ids!: number[];

  @IsText({ label: 'Judul', max: LIMITS.nameMax, example: 'Promo Panen Raya' })
  title!: string;

  @IsText({ label: 'Deskripsi', max: LIMITS.textMax, optional: true })
  description?: string | null;

  @IsText({ label: 'Syarat & Ketentuan', max: LIMITS.textMax, optional: true })
  terms?: string | null;

  @IsCalendarDate('Berlaku dari')
  valid_from!: string;

  @IsCalendarDate('Berlaku sampai')
  valid_until!: string;

  @IsWholeNumber({
    label: 'Diskon (%)',
    min: LIMITS.discountMin,
    max: LIMITS.discountMax,
    outOfRange: DISCOUNT_RANGE,
    description: 'Percent',
    example: 10,
  })
  discount_percent!: number;

  @IsUploadedImage({ optional: true })
  image?: UploadedFile;

  @IsFlag(...HIDDEN)
  hidden?: boolean;
}

/** Fields that are absent keep their value. */
@FormError(PROMOTION_NEEDS, NEEDED, 'missing')
export class UpdatePromotionRequest extends PartialType(CreatePromotionRequest, {
  skipNullProperties: false,
}) {}
