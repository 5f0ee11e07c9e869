import { formatRupiah, LIMITS } from '@lereng/shared-domain';
import { words } from '../../words';
import type { FieldOf, FieldOptions, FormValues } from '../field';
import { IntegerInput } from '../inputs/integer-input';
import { RupiahInput } from '../inputs/rupiah-input';

interface NumberOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  min: number;
  max: number;
}

interface RupiahOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  min?: number;
  max?: number;
  /** Step of the arrow keys; every whole amount is valid. */
  step?: number;
}

/** A whole amount of rupiah, a price by default; null while empty, NaN when it is not a whole number. */
export function rupiah<Values extends FormValues, Name extends string>({
  min = LIMITS.priceMin,
  max = LIMITS.priceMax,
  step = LIMITS.priceStep,
  ...options
}: RupiahOptions<Values, Name>): FieldOf<Values, Name, number | null> {
  return {
    ...options,
    input: (props) => <RupiahInput {...props} step={step} />,
    describe: (amount) => (amount === null ? '' : formatRupiah(amount)),
    validate: (amount) =>
      isWithin(amount, min, max)
        ? null
        : words.form.wholeNumber(options.label, formatRupiah(min), formatRupiah(max)),
  };
}

interface IntegerOptions<Values extends FormValues, Name extends string> extends NumberOptions<
  Values,
  Name
> {
  /** The value that an empty field is saved as; without it the field stays empty. */
  whenEmpty?: number;
}

/** A whole number, negative where `min` is; null while empty, NaN when it is no whole number. */
export function integer<Values extends FormValues, Name extends string>({
  min,
  max,
  whenEmpty,
  ...options
}: IntegerOptions<Values, Name>): FieldOf<Values, Name, number | null> {
  const digits = (value: number) => value.toLocaleString('id-ID');
  return {
    ...options,
    input: (props) => <IntegerInput {...props} min={min} max={max} />,
    normalize: (value) => value ?? whenEmpty ?? null,
    validate: (value) =>
      isWithin(value, min, max)
        ? null
        : words.form.wholeNumber(options.label, digits(min), digits(max)),
  };
}

interface PercentOptions<Values extends FormValues, Name extends string> extends NumberOptions<
  Values,
  Name
> {
  /** Message for a value outside `min` to `max`, or one that is no whole number. */
  invalid: string;
}

/** Whole percent; null while empty, NaN when it is no whole number. */
export function percent<Values extends FormValues, Name extends string>({
  min,
  max,
  invalid,
  ...options
}: PercentOptions<Values, Name>): FieldOf<Values, Name, number | null> {
  return {
    ...options,
    input: (props) => <IntegerInput {...props} min={min} max={max} unit="%" />,
    describe: (value) => (value === null ? '' : `${value}%`),
    validate: (value) => (isWithin(value, min, max) ? null : invalid),
  };
}

const isWithin = (value: number | null, min: number, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= min && value <= max;
