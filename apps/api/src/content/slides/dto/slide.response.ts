import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ImageFields, ImageSource, toImageFields, toPortraitSources } from '../../../media';
import { EditableContentResponse, toEditableContentFields } from '../../core';
import type { SlideEntity } from '../slide.entity';

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
  const { title, description, sortOrder, image } = row;
  return {
    ...toEditableContentFields(row),
    title,
    description,
    order: sortOrder,
    ...toImageFields(image),
    image_portrait_sources: toPortraitSources(image),
  };
}
