import { LIMITS } from '@lereng/shared-domain';
import { IsWholeNumber } from './is-whole-number.decorator';

/** A price in whole rupiah. */
export const IsRupiah = (label: string): PropertyDecorator =>
  IsWholeNumber({
    label,
    min: LIMITS.priceMin,
    max: LIMITS.priceMax,
    description: 'Rupiah',
    example: 25_000,
  });
