import { ApiProperty } from '@nestjs/swagger';
import { ImageFields, toImageFields } from '../../media';
import type { MenuItemEntity } from '../menu-item.entity';

export class MenuItemResponse extends ImageFields {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: 'Jeruk peras' })
  name!: string;

  @ApiProperty({ type: 'string', nullable: true })
  description!: string | null;

  @ApiProperty({ type: 'integer', description: 'Rupiah', example: 25_000 })
  price!: number;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}

/** @param row with its image */
export function toMenuItemResponse(row: MenuItemEntity): MenuItemResponse {
  const { id, name, description, price, image, createdAt, updatedAt } = row;
  return { id, name, description, price, ...toImageFields(image), createdAt, updatedAt };
}
