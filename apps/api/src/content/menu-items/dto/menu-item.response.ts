import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ImageFields, toImageFields } from '../../../media';
import { ogImageUrl } from '../../../og-images';
import {
  EditableContentResponse,
  HiddenField,
  toEditableContentFields,
  toHiddenField,
} from '../../core';
import type { MenuItemEntity } from '../menu-item.entity';
import { toMenuItemOgImage } from '../menu-item.og-image';

export class MenuItemResponse extends IntersectionType(
  EditableContentResponse,
  ImageFields,
  HiddenField,
) {
  @ApiProperty({ example: 'Jeruk peras' })
  name!: string;

  @ApiProperty({ type: 'string', nullable: true })
  description!: string | null;

  @ApiProperty({ type: 'integer', description: 'Rupiah', example: 25_000 })
  price!: number;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Name of its category',
    example: 'Minuman',
  })
  category!: string | null;

  @ApiProperty({ description: 'A picture of 1200 x 630 for chat previews, with name and price' })
  image_preview_url!: string;
}

/** @param row with its image and category */
export function toMenuItemResponse(row: MenuItemEntity): MenuItemResponse {
  const { name, description, price, category, image } = row;
  return {
    ...toEditableContentFields(row),
    name,
    description,
    price,
    category: category?.name ?? null,
    ...toHiddenField(row),
    ...toImageFields(image),
    image_preview_url: ogImageUrl(toMenuItemOgImage(row)),
  };
}
