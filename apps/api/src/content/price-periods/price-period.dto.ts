import { type CalendarDate, LIMITS, MAX_ID, type Rupiah } from '@lereng/shared-domain';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  FormError,
  IsCalendarDate,
  IsText,
  IsWeekdays,
  listCheck,
  Rule,
  rupiahError,
  WEEKDAYS_FIELD,
} from '../../platform/validation';
import { EditableContentResponse, fieldsOf } from '../core';
import { packagesContent } from '../packages/package.entity';
import {
  type PricePeriodEntity,
  type PricePeriodPackageEntity,
  pricePeriodsContent,
  toPackagePrice,
} from './price-period.entity';

const NEEDS = 'Nama dan harga paket harus diisi';
const PRICES = 'Harga paket';

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
  const isId = typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= MAX_ID;
  return isId ? rupiahError('Harga', price) : packagesContent.notFound;
}

/** Of a price only its fields are stored. */
function readPrices(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((each: unknown) => {
    const { package_id, price } = (each ?? {}) as Partial<PackagePriceField>;
    return { package_id, price };
  });
}

@FormError(NEEDS, ['name', 'prices'], 'missing')
export class CreatePricePeriodRequest {
  @IsText({ label: 'Nama', max: LIMITS.periodNameMax, example: 'Libur Natal' })
  name!: string;

  @IsCalendarDate('Dari tanggal', { clearable: true })
  from?: CalendarDate | null;

  @IsCalendarDate('Sampai tanggal', { clearable: true })
  until?: CalendarDate | null;

  @IsWeekdays('Hari')
  weekdays?: number[] | null;

  @ApiProperty({ type: [PackagePriceField], minItems: 1, maxItems: LIMITS.periodPricesMax })
  @Transform(({ value }: { value: unknown }) => readPrices(value))
  @Rule(
    'isPrices',
    PRICES,
    listCheck({
      label: PRICES,
      min: 1,
      max: LIMITS.periodPricesMax,
      tooFew: `${PRICES} harus diisi`,
      entry: packagePriceError,
    }),
  )
  prices!: PackagePriceField[];
}

/** Fields that are absent keep their value. */
@FormError(NEEDS, ['name', 'prices'], 'missing')
export class UpdatePricePeriodRequest extends PartialType(CreatePricePeriodRequest, {
  skipNullProperties: false,
}) {}

export class PricePeriodResponse extends EditableContentResponse {
  @ApiProperty({ example: 'Libur Natal' })
  name!: string;

  @ApiProperty({
    type: 'string',
    format: 'date',
    nullable: true,
    description: "The first day, in the venue's zone; null, as the last one, for every year",
  })
  from!: CalendarDate | null;

  @ApiProperty({ type: 'string', format: 'date', nullable: true, description: 'The last day' })
  until!: CalendarDate | null;

  @ApiProperty(WEEKDAYS_FIELD)
  weekdays!: number[];

  @ApiProperty({ type: [PackagePriceField], description: 'Without packages in the trash' })
  prices!: PackagePriceField[];
}

export function toPricePeriodResponse(
  row: PricePeriodEntity,
  packages: readonly PricePeriodPackageEntity[],
): PricePeriodResponse {
  const fields = fieldsOf<PricePeriodResponse>(pricePeriodsContent, row);
  return { ...fields, prices: packages.map(toPackagePrice) };
}
