import { PartialType } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { IsText, IsWholeNumber, FormError } from '../../../platform/validation';
import { ImageFocusRequest, IsUploadedImage, UploadedFile } from '../../../media';
import { NEW_SLIDE_NEEDS, SLIDE_NEEDS } from '../slide.errors';

@FormError(NEW_SLIDE_NEEDS, ['title', 'image'], 'missing')
export class CreateSlideRequest extends ImageFocusRequest {
  @IsText({ label: 'Judul', max: LIMITS.nameMax, example: 'Pagi di atas awan' })
  title!: string;

  @IsText({ label: 'Deskripsi', max: LIMITS.textMax, optional: true })
  description?: string | null;

  @IsWholeNumber({ label: 'Urutan', min: LIMITS.orderMin, max: LIMITS.orderMax, empty: 0 })
  order?: number | null;

  @IsUploadedImage()
  image!: UploadedFile;
}

/** Fields that are absent keep their value. */
@FormError(SLIDE_NEEDS, ['title'], 'missing')
export class UpdateSlideRequest extends PartialType(CreateSlideRequest, {
  skipNullProperties: false,
}) {}
