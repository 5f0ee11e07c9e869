import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, parseWholeNumber } from '@lereng/shared-domain';
import { Transform } from 'class-transformer';
import { REPEATED, sentTwice } from './repeated';
import { Rule } from './rule.decorator';

/** A price in whole rupiah. Forms send texts: decimal digits alone, nothing that resembles a number. */
export function IsRupiah(label: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'integer',
      minimum: LIMITS.priceMin,
      maximum: LIMITS.priceMax,
      description: 'Rupiah',
      example: 25_000,
    }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (parseWholeNumber(value) ?? value) : value,
    ),
    Rule('isRupiah', (value) => {
      if (value === undefined || value === null || value === '') return `${label} harus diisi`;
      if (value === REPEATED) return sentTwice(label);
      const inRange =
        typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= LIMITS.priceMin &&
        value <= LIMITS.priceMax;
      return inRange
        ? null
        : `${label} harus berupa angka bulat dari ${LIMITS.priceMin} sampai ${LIMITS.priceMax}`;
    }),
  );
}
