import { LIMITS } from '@lereng/shared-domain';
import { IsWholeNumber, type WholeNumberOptions } from './is-whole-number.decorator';

/** A price in whole rupiah. */
export const IsRupiah = (
  label: string,
  { json = false }: Pick<WholeNumberOptions, 'json'> = {},
): PropertyDecorator =>
  IsWholeNumber({
    label,
    json,
    min: LIMITS.priceMin,
    max: LIMITS.priceMax,
    description: 'Rupiah',
    example: 25_000,
  });
