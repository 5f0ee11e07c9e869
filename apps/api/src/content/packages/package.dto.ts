import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { type CalendarDate, LIMITS, type Locale } from '@lereng/shared-domain';
import { packagesKind, type RequestOf } from '@lereng/shared-domain/fields';
import {
  LISTED_SPANS_MAX,
  listedPrices,
  otherPrices,
  PRICE_SPANS_MAX,
  type PriceSpan,
  reducingPromotion,
} from '@lereng/shared-domain/prices';
import { offerNote } from '@lereng/shared-sentences';
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
  ListOfForm,
  RequestField,
  ResponseField,
  TranslationsRequest,
  WEEKDAYS_FIELD,
} from '../../platform/validation';
import {
  AvailabilityField,
  EditableContentResponse,
  fieldsOf,
  HIDDEN,
  HiddenField,
  languageFieldsOf,
  localized,
  PRICE_UNIT,
  ShownLanguage,
  toAvailability,
} from '../core';
import { PackageImageResponse, toPackageImageResponse } from './package-image.dto';
import { type ApplicablePromotion, type OfferedPackage, offerOf, termsOf } from './package-offer';
import { imagesOf, packagesContent } from './package.entity';

const { fields } = packagesKind;
const NAME = { example: 'Jip Pagi dan Petik Jeruk' };
const DURATION = { example: '3 jam' };
const MINIMUM_AGE = { example: '5 tahun' };

/** What openapi.json says of how many people one unit of the price is for. */
export const CAPACITY = {
  description: 'How many people one unit of the price is for',
  example: 4,
};

/** What openapi.json says of the lowest price of a package. */
export const PRICE_FROM = 'Rupiah: the lowest price of today and the next 120 days';

@FormErrorOf(packagesKind, 'create')
export class CreatePackageRequest
  extends IntersectionType(ImageFocusRequest, TranslationsRequest(fields))
  implements RequestOf<typeof fields>
{
  @RequestField(fields.name, NAME)
  name!: string;

  @RequestField(fields.route)
  route?: string | null;

  @RequestField(fields.description)
  description?: string | null;

  @RequestField(fields.price)
  price!: number;

  @RequestField(fields.price_unit, PRICE_UNIT)
  price_unit?: string | null;

  @RequestField(fields.capacity, CAPACITY)
  capacity?: number | null;

  @RequestField(fields.duration, DURATION)
  duration?: string | null;

  @RequestField(fields.meeting_point)
  meeting_point?: string | null;

  @RequestField(fields.meeting_point_url)
  meeting_point_url?: string | null;

  @RequestField(fields.minimum_age, MINIMUM_AGE)
  minimum_age?: string | null;

  @RequestField(fields.what_to_bring)
  what_to_bring?: string | null;

  @RequestField(fields.terms)
  terms?: string | null;

  @ListOfForm(fields.items, {
    description: 'What the package includes: up to 50 names as a JSON list; empty clears it',
    example: '["Sopir dan bensin","Sarapan"]',
  })
  items?: string[] | null;

  @IsUploadedImage()
  image!: UploadedFile;

  @RequestField(fields.hidden, HIDDEN)
  hidden?: boolean;
}

/** Fields that are absent keep their value. */
@FormErrorOf(packagesKind, 'update')
export class UpdatePackageRequest extends PartialType(CreatePackageRequest, {
  skipNullProperties: false,
}) {}

/** One thing that a package includes. */
export class PackageItem {
  @ApiProperty({ example: 'Sarapan di puncak' })
  item_name!: string;
}

/** The promotion that applies to a package today. */
export class PackagePromotion extends ShownLanguage {
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
export class PriceSpanResponse extends ShownLanguage implements PriceSpan {
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
  @ResponseField(fields.name, NAME)
  name!: string;

  @ResponseField(fields.description)
  description!: string | null;

  @ResponseField(fields.route)
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
    description: `The other prices of the next 120 days, in the order of their first days; spans share no day. In lists the first ${LISTED_SPANS_MAX}`,
  })
  prices!: PriceSpanResponse[];

  @ApiProperty({
    type: 'integer',
    required: false,
    description: `${PRICE_FROM}; only in lists`,
    example: 280_000,
  })
  price_from?: number;

  @ResponseField(fields.price_unit, PRICE_UNIT)
  price_unit!: string | null;

  @ResponseField(fields.capacity, CAPACITY)
  capacity!: number | null;

  @ResponseField(fields.duration, DURATION)
  duration!: string | null;

  @ResponseField(fields.meeting_point)
  meeting_point!: string | null;

  @ResponseField(fields.meeting_point_url, { description: 'An http or https URL of a map' })
  meeting_point_url!: string | null;

  @ResponseField(fields.minimum_age, MINIMUM_AGE)
  minimum_age!: string | null;

  @ResponseField(fields.what_to_bring)
  what_to_bring!: string | null;

  @ResponseField(fields.terms)
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

/**
 * @param today the calendar day in the venue's zone, on which the price depends
 * @param isListed whether it is a row of a list, which has the first spans of prices and the lowest price
 */
export function toPackageResponse(
  offered: OfferedPackage,
  today: CalendarDate,
  isListed: boolean,
): PackageResponse {
  const { row } = offered;
  const { price, basePrice, promotion } = offerOf(offered, today);
  const spans = otherPrices(termsOf(offered), today);
  return {
    ...fieldsOf<PackageResponse>(packagesContent, row),
    price,
    ...(promotion && { original_price: basePrice }),
    ...(ReadScope.rights().seesOwnPrice && { own_price: row.basePrice }),
    ...(isListed ? listedPrices(price, spans) : { prices: spans.slice(0, PRICE_SPANS_MAX) }),
    availability: toAvailability(row, today),
    discount_percent: promotion && promotion.discountPercent,
    promotion_id: promotion && promotion.id,
    promotion: promotion && toPackagePromotion(promotion),
    items: localized(row).items.map((item_name) => ({ item_name })),
    ...toImageFields(row.image),
    images: imagesOf(row).map(toPackageImageResponse),
    image_preview_url: ogImageUrl(toPackageOgImage(offered, today, ReadScope.locale())),
  };
}

function toPackagePromotion(promotion: ApplicablePromotion): PackagePromotion {
  const { id, title, description, discountPercent, validUntil, weekdays } = promotion;
  const terms = { discount_percent: discountPercent, valid_until: validUntil };
  const languages = languageFieldsOf(promotion);
  return { id, title, description, ...terms, weekdays: [...weekdays], ...languages };
}

/** @param today the calendar day in the venue's zone, which decides the price */
export function toPackageOgImage(
  offered: OfferedPackage,
  today: CalendarDate,
  locale: Locale,
): OgImage {
  const { id, image, imageId, name, priceUnit, capacity } = localized(offered.row, locale);
  const offer = offerOf(offered, today);
  const promotion = reducingPromotion(offer);
  return {
    kind: 'packages',
    id,
    locale,
    imageId,
    focus: image.focus,
    title: name,
    price: offer.price,
    priceNote: offerNote({ price_unit: priceUnit, capacity }, promotion?.weekdays, locale),
    originalPrice: promotion && offer.basePrice,
    discountPercent: promotion && promotion.discountPercent,
  };
}
