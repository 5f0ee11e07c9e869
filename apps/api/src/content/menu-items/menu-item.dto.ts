import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import type { CalendarDate, Locale } from '@lereng/shared-domain';
import { menuItemsKind, type RequestOf } from '@lereng/shared-domain/fields';
import { priceNote } from '@lereng/shared-sentences';
import {
  ImageFields,
  ImageFocusRequest,
  IsUploadedImage,
  toImageFields,
  UploadedFile,
} from '../../media';
import { type OgImage, ogImageUrl } from '../../og-images';
import { ReadScope } from '../../writes';
import {
  FormErrorOf,
  RequestField,
  ResponseField,
  TranslationsRequest,
} from '../../platform/validation';
import {
  AvailabilityField,
  EditableContentResponse,
  fieldsOf,
  HIDDEN,
  HiddenField,
  localized,
  PRICE_UNIT,
  toAvailability,
} from '../core';
import { type MenuItemEntity, menuItemsContent } from './menu-item.entity';

const { fields } = menuItemsKind;
const NAME = { example: 'Jeruk peras' };

@FormErrorOf(menuItemsKind, 'create')
export class CreateMenuItemRequest
  extends IntersectionType(ImageFocusRequest, TranslationsRequest(fields))
  implements RequestOf<typeof fields>
{
  @RequestField(fields.name, NAME)
  name!: string;

  @RequestField(fields.description)
  description?: string | null;

  @RequestField(fields.price)
  price!: number;

  @RequestField(fields.price_unit, PRICE_UNIT)
  price_unit?: string | null;

  @RequestField(fields.category, {
    example: 'Minuman',
    description: 'Name of a category that exists, in upper or lower case',
  })
  category?: string | null;

  @IsUploadedImage()
  image!: UploadedFile;

  @RequestField(fields.hidden, HIDDEN)
  hidden?: boolean;
}

/** Fields that are absent keep their value. */
@FormErrorOf(menuItemsKind, 'update')
export class UpdateMenuItemRequest extends PartialType(CreateMenuItemRequest, {
  skipNullProperties: false,
}) {}

export class MenuItemResponse extends IntersectionType(
  EditableContentResponse,
  ImageFields,
  HiddenField,
  AvailabilityField,
) {
  @ResponseField(fields.name, NAME)
  name!: string;

  @ResponseField(fields.description)
  description!: string | null;

  @ApiProperty({ type: 'integer', description: 'Rupiah', example: 25_000 })
  price!: number;

  @ResponseField(fields.price_unit, PRICE_UNIT)
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
  const fields = fieldsOf<MenuItemResponse>(menuItemsContent, row);
  const category = row.category && localized(row.category);
  const untranslated = [
    ...(fields.untranslated ?? []),
    ...(category?.untranslated ? ['category'] : []),
  ];
  return {
    ...fields,
    ...(untranslated.length > 0 && { untranslated }),
    category: category?.name ?? null,
    availability: toAvailability(row, today),
    ...toImageFields(row.image),
    image_preview_url: ogImageUrl(toMenuItemOgImage(row, ReadScope.locale())),
  };
}

/** The preview image of a link to the menu item. @param row with its image */
export function toMenuItemOgImage(row: MenuItemEntity, locale: Locale): OgImage {
  const { id, image, imageId, name, price, priceUnit } = localized(row, locale);
  return {
    kind: 'menu-items',
    id,
    locale,
    imageId,
    focus: image.focus,
    title: name,
    price,
    priceNote: priceNote({ price_unit: priceUnit }, locale),
  };
}
