import { ApiProperty } from '@nestjs/swagger';
import type { CalendarDate } from '@lereng/shared-domain';
import { ImageFields, toImageFields } from '../../media';
import { previewAddress } from '../../previews';
import { type OfferedPackage, type OfferedPromotion, offerOf } from '../offered-package';
import { toPackagePreview } from '../package.preview';

/** One thing that a package includes. */
export class PackageItem {
  @ApiProperty({ example: 'Sarapan di puncak' })
  item_name!: string;
}

/** The promotion that applies to a package today. */
export class PackagePromotion {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: 'Promo Panen Raya' })
  title!: string;

  @ApiProperty({ type: 'string', nullable: true })
  description!: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 100, description: 'Percent' })
  discount_percent!: number;

  @ApiProperty({ format: 'date', description: "The last day of it, in the venue's zone" })
  valid_until!: string;
}

export class PackageResponse extends ImageFields {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: 'Jip Pagi dan Petik Jeruk' })
  name!: string;

  @ApiProperty({ type: 'string', nullable: true })
  description!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  route!: string | null;

  @ApiProperty({ type: 'integer', description: 'Rupiah that a visitor pays', example: 315_000 })
  price!: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'Rupiah before the discount; there only while a promotion applies',
    example: 350_000,
  })
  original_price?: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Percent' })
  discount_percent!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  promotion_id!: number | null;

  @ApiProperty({ type: PackagePromotion, nullable: true })
  promotion!: PackagePromotion | null;

  @ApiProperty({ type: [PackageItem] })
  items!: PackageItem[];

  @ApiProperty({ description: 'A picture of 1200 x 630 for chat previews, with name and price' })
  image_preview_url!: string;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}

/** What a visitor sees of a package on `today`, the calendar day in the venue's zone. */
export function toPackageResponse(offered: OfferedPackage, today: CalendarDate): PackageResponse {
  const { id, name, description, route, basePrice, items, image, ...row } = offered.row;
  const { price, promotion } = offerOf(offered, today);
  return {
    id,
    name,
    description,
    route,
    price,
    ...(promotion && { original_price: basePrice }),
    discount_percent: promotion && promotion.discountPercent,
    promotion_id: promotion && promotion.id,
    promotion: promotion && toPackagePromotion(promotion),
    items: items.map((item_name) => ({ item_name })),
    ...toImageFields(image),
    image_preview_url: previewAddress(toPackagePreview(offered, today)),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function toPackagePromotion(promotion: OfferedPromotion): PackagePromotion {
  const { id, title, description, discountPercent, validUntil } = promotion;
  return { id, title, description, discount_percent: discountPercent, valid_until: validUntil };
}
