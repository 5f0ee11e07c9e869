import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { type CalendarDate, LIMITS } from '@lereng/shared-domain';
import { priceNote } from '@lereng/shared-domain/prices';
import {
  ImageFields,
  ImageFocusRequest,
  IsUploadedImage,
  toImageFields,
  UploadedFile,
} from '../../media';
import { type OgImage, ogImageUrl } from '../../og-images';
import { FormError, IsFlag, IsRupiah, IsText } from '../../platform/validation';
import {
  AvailabilityField,
  EditableContentResponse,
  fieldsOf,
  HIDDEN,
  HiddenField,
  IsPriceUnit,
  PRICE_UNIT,
  toAvailability,
} from '../core';
import { type MenuItemEntity, menuItemsContent } from './menu-item.entity';

@FormError('Nama, gambar, dan harga harus diisi dengan benar', ['name', 'image', 'price'])
export class CreateMenuItemRequest extends ImageFocusRequest {
  @IsText({ label: 'Nama', max: LIMITS.nameMax, example: 'Jeruk peras' })
  name!: string;

  @IsText({ label: 'Deskripsi', max: LIMITS.textMax, optional: true })
  description?: string | null;

  @IsRupiah('Harga')
  price!: number;

  @IsPriceUnit()
  price_unit?: string | null;

  @IsText({
    label: 'Kategori',
    max: LIMITS.categoryMax,
    optional: true,
    example: 'Minuman',
    description: 'Name of a category that exists, in upper or lower case',
  })
  category?: string | null;

  @IsUploadedImage()
  image!: UploadedFile;

  @IsFlag(...HIDDEN)
  hidden?: boolean;
}

/** Fields that are absent keep their value. */
@FormError('Nama dan harga harus diisi dengan benar', ['name', 'price'])
export class UpdateMenuItemRequest extends PartialType(CreateMenuItemRequest, {
  skipNullProperties: false,
}) {}

export class MenuItemResponse extends IntersectionType(
  EditableContentResponse,
  ImageFields,
  HiddenField,
  AvailabilityField,
) {
  @ApiProperty({ example: 'Jeruk peras' })
  name!: string;

  @ApiProperty({ type: 'string', nullable: true })
  description!: string | null;

  @ApiProperty({ type: 'integer', description: 'Rupiah', example: 25_000 })
  price!: number;

  @ApiProperty(PRICE_UNIT)
  price_unit!: string | null;

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

/** @param row with its image and category @param today the calendar day in the venue's zone */
export function toMenuItemResponse(row: MenuItemEntity, today: CalendarDate): MenuItemResponse {
  return {
    ...fieldsOf<MenuItemResponse>(menuItemsContent, row),
    category: row.category?.name ?? null,
    availability: toAvailability(row, today),
    ...toImageFields(row.image),
    image_preview_url: ogImageUrl(toMenuItemOgImage(row)),
  };
}

/** The preview image of a link to the menu item. @param row with its image */
export function toMenuItemOgImage(row: MenuItemEntity): OgImage {
  const { id, image, imageId, name, price, priceUnit } = row;
  return {
    kind: 'menu-items',
    id,
    imageId,
    focus: image.focus,
    title: name,
    price,
    priceNote: priceNote({ price_unit: priceUnit }),
  };
}
