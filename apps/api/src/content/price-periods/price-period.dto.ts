import { type CalendarDate, isEntityId, LIMITS, MAX_ID, type Rupiah } from '@lereng/shared-domain';
import { pricePeriodsKind, type RequestOf } from '@lereng/shared-domain/fields';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  FormErrorOf,
  isAbsent,
  listCheck,
  RequestField,
  ResponseField,
  Rule,
  rupiahError,
  TranslationsRequest,
} from '../../platform/validation';
import { EditableContentResponse, fieldsOf } from '../core';
import { packagesContent } from '../packages/package.entity';
import {
  type PricePeriodEntity,
  type PricePeriodPackageEntity,
  pricePeriodsContent,
  toPackagePrice,
} from './price-period.entity';

const { fields } = pricePeriodsKind;
const NAME = { example: 'Libur Natal' };

/** The price of a package in a period. */
export class PackagePriceField {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ID })
  package_id!: number;

  @ApiProperty({
    type: 'integer',
    minimum: LIMITS.priceMin,
    maximum: LIMITS.priceMax,
    description: 'Rupiah before any discount',
  })
  price!: Rupiah;
}

/** The error of one price; whether there is such a package is up to the service. */
function packagePriceError(value: unknown): string | null {
  const { package_id: id, price } = (value ?? {}) as Record<string, unknown>;
  return isEntityId(id) ? rupiahError('Harga', price) : packagesContent.notFound;
}

/** Keeps only the known fields of each price. */
function readPrices(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((each: unknown) => {
    const { package_id, price } = (each ?? {}) as Partial<PackagePriceField>;
    return { package_id, price };
  });
}

@FormErrorOf(pricePeriodsKind, 'create')
export class CreatePricePeriodRequest
  extends TranslationsRequest(fields)
  implements RequestOf<typeof fields>
{
  @RequestField(fields.name, NAME)
  name!: string;

  @RequestField(fields.from)
  from?: CalendarDate | null;

  @RequestField(fields.until)
  until?: CalendarDate | null;

  @RequestField(fields.weekdays)
  weekdays?: number[] | null;

  @ApiProperty({ type: [PackagePriceField], minItems: 1, maxItems: fields.prices.max })
  @Transform(({ value }: { value: unknown }) => readPrices(value))
  @Rule(
    'isPrices',
    fields.prices.label,
    listCheck({
      label: fields.prices.label,
      max: fields.prices.max,
      entry: packagePriceError,
    }),
    { isMissing: (value) => isAbsent(value) || (Array.isArray(value) && value.length === 0) },
  )
  prices!: PackagePriceField[];
}

/** Fields that are absent keep their value. */
@FormErrorOf(pricePeriodsKind, 'update')
export class UpdatePricePeriodRequest extends PartialType(CreatePricePeriodRequest, {
  skipNullProperties: false,
}) {}

export class PricePeriodResponse extends EditableContentResponse {
  @ResponseField(fields.name, NAME)
  name!: string;

  @ResponseField(fields.from, {
    description: "The first day, in the venue's zone; null, as the last one, for every year",
  })
  from!: CalendarDate | null;

  @ResponseField(fields.until, { description: 'The last day' })
  until!: CalendarDate | null;

  @ResponseField(fields.weekdays)
  weekdays!: number[];

  @ApiProperty({ type: [PackagePriceField], description: 'Without packages in the trash' })
  prices!: PackagePriceField[];
}

export function toPricePeriodResponse(
  row: PricePeriodEntity,
  packages: readonly PricePeriodPackageEntity[],
): PricePeriodResponse {
  const response = fieldsOf<PricePeriodResponse>(pricePeriodsContent, row);
  return { ...response, prices: packages.map(toPackagePrice) };
}
