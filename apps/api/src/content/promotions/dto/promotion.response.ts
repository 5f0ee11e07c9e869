import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { discountedPrice } from '@lereng/shared-domain';
import { OptionalImageFields, toImageFields, toOptionalImageFields } from '../../../media';
import { ogImageUrl } from '../../../og-images';
import {
  EditableContentResponse,
  HiddenField,
  toEditableContentFields,
  toHiddenField,
} from '../../core';
import { imageOf } from '../promotion-image';
import type { PromotionPackageEntity } from '../promotion-package.entity';
import { toPromotionOgImage } from '../promotion.og-image';
import type { PromotionWithPackages } from '../promotions.repository';

/** A package as its promotion offers it. */
export class PromotionPackage {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: 'Jip Pagi dan Petik Jeruk' })
  name!: string;

  @ApiProperty({ type: 'integer', description: "Rupiah, reduced by this promotion's discount" })
  price!: number;

  @ApiProperty({ type: 'integer', description: 'Rupiah before the discount' })
  original_price!: number;

  @ApiProperty({ example: '/uploads/0f…/1600.jpg' })
  image_url!: string;
}

/** Its picture is its own, or that of the first package that visitors see, or none. */
export class PromotionResponse extends IntersectionType(
  EditableContentResponse,
  OptionalImageFields,
  HiddenField,
) {
  @ApiProperty({ example: 'Promo Panen Raya' })
  title!: string;

  @ApiProperty({ type: 'string', nullable: true })
  description!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  terms!: string | null;

  @ApiProperty({ format: 'date', description: "A day in the venue's zone" })
  valid_from!: string;

  @ApiProperty({ format: 'date', description: "The last day of it, in the venue's zone" })
  valid_until!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 100, description: 'Percent' })
  discount_percent!: number;

  @ApiProperty({
    type: [PromotionPackage],
    description: 'Hidden packages are only in responses to a valid token',
  })
  packages!: PromotionPackage[];

  @ApiProperty({ description: 'A picture of 1200 x 630 for chat previews, with the discount' })
  image_preview_url!: string;
}

export function toPromotionResponse(promotion: PromotionWithPackages): PromotionResponse {
  const { row, packages } = promotion;
  const { discountPercent } = row;
  return {
    ...toEditableContentFields(row),
    title: row.title,
    description: row.description,
    terms: row.terms,
    valid_from: row.validFrom,
    valid_until: row.validUntil,
    discount_percent: discountPercent,
    packages: packages.map((place) => toPromotionPackage(place, discountPercent)),
    ...toHiddenField(row),
    ...toOptionalImageFields(imageOf(promotion)),
    image_preview_url: ogImageUrl(toPromotionOgImage(promotion)),
  };
}

/** The price follows from this promotion, even if it has ended or another one gives a lower price. */
function toPromotionPackage(
  { package: { id, name, basePrice, image } }: PromotionPackageEntity,
  discountPercent: number,
): PromotionPackage {
  return {
    id,
    name,
    price: discountedPrice(basePrice, discountPercent),
    original_price: basePrice,
    image_url: toImageFields(image).image_url,
  };
}
