import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { type CalendarDate, LIMITS } from '@lereng/shared-domain';
import {
  otherPrices,
  PRICE_SPANS_MAX,
  offerNote,
  type PriceSpan,
  reducingPromotion,
} from '@lereng/shared-domain/prices';
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
  FormError,
  IsFlag,
  IsJsonList,
  IsRupiah,
  IsText,
  IsWebUrl,
  IsWholeNumber,
  normalizeText,
  textCheck,
  WEEKDAYS_FIELD,
} from '../../platform/validation';
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
import { PackageImageResponse, toPackageImageResponse } from './package-image.dto';
import { type ApplicablePromotion, type OfferedPackage, offerOf, termsOf } from './package-offer';
import { imagesOf, packagesContent } from './package.entity';

const ITEM_LABEL = 'Termasuk';
const PER_UNIT = 'How many people one unit of the price is for';

/** For the `@ApiProperty` of the response field. */
export const CAPACITY = {
  type: 'integer',
  nullable: true,
  description: PER_UNIT,
  example: 4,
} as const;

@FormError('Nama, gambar, dan harga harus diisi dengan benar', ['name', 'image', 'price'])
export class CreatePackageRequest extends ImageFocusRequest {
  @IsText({ label: 'Nama', max: LIMITS.nameMax, example: 'Jip Pagi dan Petik Jeruk' })
  name!: string;

  @IsText({ label: 'Rute', max: LIMITS.routeMax, optional: true })
  route?: string | null;

  @IsText({ label: 'Deskripsi', max: LIMITS.textMax, optional: true })
  description?: string | null;

  @IsRupiah('Harga')
  price!: number;

  @IsPriceUnit()
  price_unit?: string | null;

  @IsWholeNumber({
    label: 'Kapasitas',
    min: LIMITS.capacityMin,
    max: LIMITS.capacityMax,
    clearable: true,
    description: PER_UNIT,
    example: 4,
  })
  capacity?: number | null;

  @IsText({ label: 'Durasi', max: LIMITS.factMax, optional: true, example: '3 jam' })
  duration?: string | null;

  @IsText({ label: 'Titik kumpul', max: LIMITS.settingMax, optional: true })
  meeting_point?: string | null;

  @IsWebUrl('Tautan peta titik kumpul', { optional: true })
  meeting_point_url?: string | null;

  @IsText({ label: 'Usia minimum', max: LIMITS.factMax, optional: true, example: '5 tahun' })
  minimum_age?: string | null;

  @IsText({ label: 'Yang perlu dibawa', max: LIMITS.textMax, optional: true })
  what_to_bring?: string | null;

  @IsText({ label: 'Syarat & Ketentuan', max: LIMITS.textMax, optional: true })
  terms?: string | null;

  @IsJsonList({
    label: ITEM_LABEL,
    optional: true,
    max: LIMITS.itemsMax,
    normalize: normalizeText,
    entry: textCheck(ITEM_LABEL, LIMITS.nameMax),
    description: 'What the package includes: up to 50 names as a JSON list; empty clears it',
    example: '["Sopir dan bensin","Sarapan"]',
  })
  items?: string[] | null;

  @IsUploadedImage()
  image!: UploadedFile;

  @IsFlag(...HIDDEN)
  hidden?: boolean;
}

/** Fields that are absent keep their value. */
@FormError('Nama dan harga harus diisi dengan benar', ['name', 'price'])
export class UpdatePackageRequest extends PartialType(CreatePackageRequest, {
  skipNullProperties: false,
}) {}

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

  @ApiProperty(WEEKDAYS_FIELD)
  weekdays!: number[];
}

/** Days on which a package has another price than today. */
export class PriceSpanResponse implements PriceSpan {
  @ApiProperty({ format: 'date' })
  from!: string;

  @ApiProperty({ format: 'date', description: 'The last day' })
  until!: string;

  @ApiProperty(WEEKDAYS_FIELD)
  weekdays!: number[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'That of the price period, if one sets it',
  })
  name!: string | null;

  @ApiProperty({ type: 'integer', description: 'Rupiah that a visitor pays' })
  price!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Rupiah before the discount, if a promotion applies',
  })
  original_price!: number | null;
}

export class PackageResponse extends IntersectionType(
  EditableContentResponse,
  ImageFields,
  HiddenField,
  AvailabilityField,
) {
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

  @ApiProperty({
    type: 'integer',
    required: false,
    description:
      'Rupiah: what the owner entered, which holds where no price period does; only in responses to a valid token',
  })
  own_price?: number;

  @ApiProperty({
    type: [PriceSpanResponse],
    maxItems: PRICE_SPANS_MAX,
    description: 'The other prices of the next 120 days; spans share no day',
  })
  prices!: PriceSpanResponse[];

  @ApiProperty(PRICE_UNIT)
  price_unit!: string | null;

  @ApiProperty(CAPACITY)
  capacity!: number | null;

  @ApiProperty({ type: 'string', nullable: true, example: '3 jam' })
  duration!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  meeting_point!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'An http or https URL of a map' })
  meeting_point_url!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: '5 tahun' })
  minimum_age!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  what_to_bring!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  terms!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Percent' })
  discount_percent!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  promotion_id!: number | null;

  @ApiProperty({ type: PackagePromotion, nullable: true })
  promotion!: PackagePromotion | null;

  @ApiProperty({ type: [PackageItem] })
  items!: PackageItem[];

  @ApiProperty({
    type: [PackageImageResponse],
    minItems: 1,
    maxItems: LIMITS.packageImagesMax,
    description: 'In their order; the first one is that of the `image_` fields',
  })
  images!: PackageImageResponse[];

  @ApiProperty({ description: 'A picture of 1200 x 630 for chat previews, with name and price' })
  image_preview_url!: string;
}

/** @param today the calendar day in the venue's zone, on which the price depends */
export function toPackageResponse(offered: OfferedPackage, today: CalendarDate): PackageResponse {
  const { row } = offered;
  const { price, basePrice, promotion } = offerOf(offered, today);
  return {
    ...fieldsOf<PackageResponse>(packagesContent, row),
    price,
    ...(promotion && { original_price: basePrice }),
    ...(ReadScope.seesHidden() && { own_price: row.basePrice }),
    prices: otherPrices(termsOf(offered), today),
    availability: toAvailability(row, today),
    discount_percent: promotion && promotion.discountPercent,
    promotion_id: promotion && promotion.id,
    promotion: promotion && toPackagePromotion(promotion),
    items: row.items.map((item_name) => ({ item_name })),
    ...toImageFields(row.image),
    images: imagesOf(row).map(toPackageImageResponse),
    image_preview_url: ogImageUrl(toPackageOgImage(offered, today)),
  };
}

function toPackagePromotion(promotion: ApplicablePromotion): PackagePromotion {
  const { id, title, description, discountPercent, validUntil, weekdays } = promotion;
  const terms = { discount_percent: discountPercent, valid_until: validUntil };
  return { id, title, description, ...terms, weekdays: [...weekdays] };
}

/** @param today the calendar day in the venue's zone, which decides the price */
export function toPackageOgImage(offered: OfferedPackage, today: CalendarDate): OgImage {
  const { id, image, imageId, name, priceUnit, capacity } = offered.row;
  const offer = offerOf(offered, today);
  const promotion = reducingPromotion(offer);
  return {
    kind: 'packages',
    id,
    imageId,
    focus: image.focus,
    title: name,
    price: offer.price,
    priceNote: offerNote({ price_unit: priceUnit, capacity }, promotion?.weekdays),
    originalPrice: promotion && offer.basePrice,
    discountPercent: promotion && promotion.discountPercent,
  };
}
