import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { type RequestOf, slidesKind } from '@lereng/shared-domain/fields';
import {
  ImageFields,
  ImageFocusRequest,
  ImageSource,
  IsUploadedImage,
  toImageFields,
  toPortraitSources,
  UploadedFile,
} from '../../media';
import {
  FormErrorOf,
  RequestField,
  ResponseField,
  TranslationsRequest,
} from '../../platform/validation';
import { EditableContentResponse, fieldsOf } from '../core';
import { type SlideEntity, slidesContent } from './slide.entity';

const { fields } = slidesKind;
const TITLE = { example: 'Pagi di atas awan' };

@FormErrorOf(slidesKind, 'create')
export class CreateSlideRequest
  extends IntersectionType(ImageFocusRequest, TranslationsRequest(fields))
  implements RequestOf<typeof fields>
{
  @RequestField(fields.title, TITLE)
  title!: string;

  @RequestField(fields.description)
  description?: string | null;

  @RequestField(fields.order)
  order?: number | null;

  @IsUploadedImage()
  image!: UploadedFile;
}

/** Fields that are absent keep their value. */
@FormErrorOf(slidesKind, 'update')
export class UpdateSlideRequest extends PartialType(CreateSlideRequest, {
  skipNullProperties: false,
}) {}

export class SlideResponse extends IntersectionType(EditableContentResponse, ImageFields) {
  @ResponseField(fields.title, TITLE)
  title!: string;

  @ResponseField(fields.description)
  description!: string | null;

  @ResponseField(fields.order, { description: 'Slides are shown by rising order, then by id' })
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
