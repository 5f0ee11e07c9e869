import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import {
  ImageFields,
  ImageFocusRequest,
  ImageSource,
  IsUploadedImage,
  toImageFields,
  toPortraitSources,
  UploadedFile,
} from '../../media';
import { FormError, IsText, IsWholeNumber } from '../../platform/validation';
import { EditableContentResponse, fieldsOf } from '../core';
import { type SlideEntity, slidesContent } from './slide.entity';

@FormError('Judul dan gambar harus diisi', ['title', 'image'], 'missing')
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
@FormError('Judul harus diisi', ['title'], 'missing')
export class UpdateSlideRequest extends PartialType(CreateSlideRequest, {
  skipNullProperties: false,
}) {}

export class SlideResponse extends IntersectionType(EditableContentResponse, ImageFields) {
  @ApiProperty({ example: 'Pagi di atas awan' })
  title!: string;

  @ApiProperty({ type: 'string', nullable: true })
  description!: string | null;

  @ApiProperty({ type: 'integer', description: 'Slides are shown by rising order, then by id' })
  order!: number;

  @ApiProperty({
    type: [ImageSource],
    description:
      'A crop around the focus in 5:8, for portrait screens. Empty where the image is as narrow itself',
  })
  image_portrait_sources!: ImageSource[];
}

/** @param row with its image */
export function toSlideResponse(row: SlideEntity): SlideResponse {
  return {
    ...fieldsOf<SlideResponse>(slidesContent, row),
    ...toImageFields(row.image),
    image_portrait_sources: toPortraitSources(row.image),
  };
}
