import { ApiProperty } from '@nestjs/swagger';
import { ImageFields, ImageSource, toImageFields, toUprightSources } from '../../media';
import type { SlideEntity } from '../slide.entity';

export class SlideResponse extends ImageFields {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: 'Pagi di atas awan' })
  title!: string;

  @ApiProperty({ type: 'string', nullable: true })
  description!: string | null;

  @ApiProperty({ type: 'integer', description: 'Slides are shown by rising order, then by id' })
  order!: number;

  @ApiProperty({
    type: [ImageSource],
    description:
      'The middle of the picture in 5:8, for screens held upright. Empty where it is no wider itself',
  })
  image_upright_sources!: ImageSource[];

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}

/** @param row with its image */
export function toSlideResponse(row: SlideEntity): SlideResponse {
  const { id, title, description, sortOrder, image, createdAt, updatedAt } = row;
  return {
    id,
    title,
    description,
    order: sortOrder,
    ...toImageFields(image),
    image_upright_sources: toUprightSources(image),
    createdAt,
    updatedAt,
  };
}
