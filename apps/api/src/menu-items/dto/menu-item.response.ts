import { ApiProperty } from '@nestjs/swagger';
import { ImageFields, toImageFields } from '../../media';
import { previewAddress } from '../../previews';
import type { MenuItemEntity } from '../menu-item.entity';
import { toMenuItemPreview } from '../menu-item.preview';

export class MenuItemResponse extends ImageFields {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: 'Jeruk peras' })
  name!: string;

  @ApiProperty({ type: 'string', nullable: true })
  description!: string | null;

  @ApiProperty({ type: 'integer', description: 'Rupiah', example: 25_000 })
  price!: number;

  @ApiProperty({ description: 'A picture of 1200 x 630 for chat previews, with name and price' })
  image_preview_url!: string;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}

/** @param row with its image */
export function toMenuItemResponse(row: MenuItemEntity): MenuItemResponse {
  const { id, name, description, price, image, createdAt, updatedAt } = row;
  return {
    id,
    name,
    description,
    price,
    ...toImageFields(image),
    image_preview_url: previewAddress(toMenuItemPreview(row)),
    createdAt,
    updatedAt,
  };
}
