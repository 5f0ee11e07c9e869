import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { type CalendarDate, discountedPrice, type Locale } from '@lereng/shared-domain';
import { packagesKind, promotionsKind, type RequestOf } from '@lereng/shared-domain/fields';
import {
  type ImageEntity,
  ImageFocusRequest,
  IsUploadedImage,
  OptionalImageFields,
  toImageFields,
  toOptionalImageFields,
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
import { CAPACITY, PRICE_FROM, PriceSpanResponse } from '../packages/package.dto';
import { type PackageEntity, packagesContent } from '../packages/package.entity';
import { promotionsContent } from './promotion.entity';
import type { PromotionWithPackages } from './promotions.repository';
import {
  LISTED_SPANS_MAX,
  listedPrices,
  nextPromotionDay,
  periodOn,
  type PeriodPrice,
  promotionPrices,
} from '@lereng/shared-domain/prices';
import { promotionImageNote } from '@lereng/shared-sentences';

const { fields } = promotionsKind;
const TITLE = { example: 'Promo Panen Raya' };

@FormErrorOf(promotionsKind, 'create')
export class CreatePromotionRequest
  extends IntersectionType(ImageFocusRequest, TranslationsRequest(fields))
  implements RequestOf<typeof fields>
{
  // The first field, because the response's message is that of the first invalid field, and a missing
  // choice is reported before invalid values.
  @ListOfForm(fields.package_ids, {
    notFound: packagesContent.notFound,
    description: 'Ids of the packages as a JSON list; the first one lends its image',
    example: '[3,1]',
  })
  package_ids!: number[];

  @RequestField(fields.title, TITLE)
  title!: string;

  @RequestField(fields.description)
  description?: string | null;

  @RequestField(fields.terms)
  terms?: string | null;

  @RequestField(fields.valid_from)
  valid_from!: string;

  @RequestField(fields.valid_until)
  valid_until!: string;

  @RequestField(fields.discount_percent, { description: 'Percent', example: 10 })
  discount_percent!: number;

  @ListOfForm(fields.weekdays, {
    description: 'Days of the week as a JSON list, 1 is Monday; empty: every day',
    example: '[1,2,3,4]',
  })
  weekdays?: number[] | null;

  @IsUploadedImage({ optional: true })
  image?: UploadedFile;

  @RequestField(fields.hidden, HIDDEN)
  hidden?: boolean;
}

/** Fields that are absent keep their value. */
@FormErrorOf(promotionsKind, 'update')
export class UpdatePromotionRequest extends PartialType(CreatePromotionRequest, {
  skipNullProperties: false,
}) {}

/** What a package costs on the next day on which its promotion holds. */
export class NextOffer {
  @ApiProperty({ format: 'date' })
  date!: string;

  @ApiProperty({ type: 'integer', description: 'Rupiah that a visitor pays by this promotion' })
  price!: number;

  @ApiProperty({ type: 'integer', description: 'Rupiah before the discount' })
  original_price!: number;
}

/** A package as its promotion offers it. */
export class PromotionPackage extends IntersectionType(AvailabilityField, ShownLanguage) {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: 'Jip Pagi dan Petik Jeruk' })
  name!: string;

  @ApiProperty({ type: 'integer', description: "Rupiah, reduced by this promotion's discount" })
  price!: number;

  @ApiProperty({ type: 'integer', description: 'Rupiah before the discount' })
  original_price!: number;

  @ApiProperty({
    type: [PriceSpanResponse],
    required: false,
    minItems: 1,
    maxItems: LISTED_SPANS_MAX,
    description: `The same two prices on days of the next 120 with another price before the discount, if there are such, whatever the weekdays of the promotion: the first ${LISTED_SPANS_MAX} spans`,
  })
  prices?: PriceSpanResponse[];

  @ApiProperty({
    type: 'integer',
    description: `${PRICE_FROM}, reduced likewise, whatever the weekdays of the promotion`,
  })
  price_from!: number;

  @ApiProperty({
    type: NextOffer,
    required: false,
    nullable: true,
    description:
      'The same two prices on the next day on which the promotion holds, which may be today; null where none is left. Only in the response of one promotion',
  })
  next_offer?: NextOffer | null;

  @ResponseField(packagesKind.fields.price_unit, PRICE_UNIT)
  price_unit!: string | null;

  @ResponseField(packagesKind.fields.capacity, CAPACITY)
  capacity!: number | null;

  @ApiProperty({ example: '/uploads/0f…/1600.jpg' })
  image_url!: string;
}

/** Its picture is its own, or that of the first package that visitors see, or none. */
export class PromotionResponse extends IntersectionType(
  EditableContentResponse,
  OptionalImageFields,
  HiddenField,
) {
  @ResponseField(fields.title, TITLE)
  title!: string;

  @ResponseField(fields.description)
  description!: string | null;

  @ResponseField(fields.terms)
  terms!: string | null;

  @ApiProperty({ format: 'date', description: "A day in the venue's zone" })
  valid_from!: string;

  @ApiProperty({ format: 'date', description: "The last day of it, in the venue's zone" })
  valid_until!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 100, description: 'Percent' })
  discount_percent!: number;

  @ResponseField(fields.weekdays)
  weekdays!: number[];

  @ApiProperty({
    type: [PromotionPackage],
    description: 'Hidden packages are only in responses to a valid token',
  })
  packages!: PromotionPackage[];

  @ApiProperty({ description: 'A picture of 1200 x 630 for chat previews, with the discount' })
  image_preview_url!: string;
}

/**
 * @param today the calendar day in the venue's zone
 * @param isListed whether it is a row of a list, which leaves out the prices of the promotion's next day
 */
export function toPromotionResponse(
  promotion: PromotionWithPackages,
  today: CalendarDate,
  isListed: boolean,
): PromotionResponse {
  const { row, packages, periods } = promotion;
  const { discountPercent, validUntil, weekdays } = row;
  const next = nextPromotionDay({ valid_until: validUntil, weekdays }, today);
  return {
    ...fieldsOf<PromotionResponse>(promotionsContent, row),
    packages: packages.map(({ packageId, package: pkg }) => {
      const { basePrice } = pkg;
      const terms = { basePrice, periods: periods.get(packageId) ?? [], discountPercent };
      const next_offer = next === null ? null : { date: next, ...pricesOn(terms, next) };
      return { ...toPromotionPackage(pkg, terms, today), ...(!isListed && { next_offer }) };
    }),
    ...toOptionalImageFields(imageOf(promotion)),
    image_preview_url: ogImageUrl(toPromotionOgImage(promotion, ReadScope.locale())),
  };
}

/** What decides the prices of a package in a promotion, even if that has ended or another one gives a lower price. */
interface PromotedTerms {
  readonly basePrice: number;
  readonly periods: readonly PeriodPrice[];
  readonly discountPercent: number;
}

function pricesOn({ basePrice, periods, discountPercent }: PromotedTerms, day: CalendarDate) {
  const original_price = periodOn(periods, day)?.price ?? basePrice;
  return { price: discountedPrice(original_price, discountPercent), original_price };
}

function toPromotionPackage(
  pkg: PackageEntity,
  terms: PromotedTerms,
  today: CalendarDate,
): PromotionPackage {
  const shown = localized(pkg);
  const { id, name, priceUnit, capacity, image } = shown;
  const present = pricesOn(terms, today);
  const spans = promotionPrices(terms, terms.discountPercent, today);
  const { prices, price_from } = listedPrices(present.price, spans);
  return {
    id,
    name,
    ...present,
    ...(prices.length > 0 && { prices }),
    price_from,
    price_unit: priceUnit,
    capacity,
    availability: toAvailability(pkg, today),
    image_url: toImageFields(image).image_url,
    ...languageFieldsOf(shown),
  };
}

/** The image that a promotion shows: its own, else that of the first package that visitors see, else none. */
export function imageOf({ row, packages }: PromotionWithPackages): ImageEntity | null {
  const lender = packages.find(({ package: each }) => !each.hidden);
  return row.image ?? lender?.package.image ?? null;
}

/** The preview image of a link to the promotion. */
export function toPromotionOgImage(promotion: PromotionWithPackages, locale: Locale): OgImage {
  const image = imageOf(promotion);
  const row = localized(promotion.row, locale);
  const { id, title, discountPercent, validUntil, weekdays } = row;
  return {
    kind: 'promotions',
    id,
    locale,
    imageId: image && image.id,
    focus: image?.focus ?? null,
    title,
    discountPercent,
    note: promotionImageNote(validUntil, weekdays, locale),
  };
}
