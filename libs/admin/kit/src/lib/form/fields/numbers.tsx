import { formatRupiah, isLargePriceChange, LIMITS } from '@lereng/shared-domain';
import { words } from '../../shell/words';
import { sent, type BoundField, type Sent } from '../bound-field';
import type { FieldOptions, FormValues, RequiredWhen } from '../field';
import { IntegerInput } from '../inputs/integer-input';
import { RupiahInput } from '../inputs/rupiah-input';

interface StoredNumber<
  Values extends FormValues,
  Name extends string,
  IsRequired extends RequiredWhen<Values>,
> extends FieldOptions<Values, Name> {
  required?: IsRequired;
  /** What is stored. */
  value?: number | null;
}

type NumberField<Values extends FormValues, Name extends string, IsRequired> = BoundField<
  Values,
  Name,
  number | null,
  Sent<Name, number, IsRequired>
>;

interface NumberOptions<
  Values extends FormValues,
  Name extends string,
  IsRequired extends RequiredWhen<Values>,
> extends StoredNumber<Values, Name, IsRequired> {
  min: number;
  max: number;
}

interface RupiahOptions<
  Values extends FormValues,
  Name extends string,
  IsRequired extends RequiredWhen<Values>,
> extends StoredNumber<Values, Name, IsRequired> {
  min?: number;
  max?: number;
  /** Step of the arrow keys; every whole amount is valid. */
  step?: number;
}

/** A whole amount of rupiah, a price by default; null while empty, NaN when it is not a whole number. */
export function rupiah<
  Values extends FormValues,
  const Name extends string,
  IsRequired extends RequiredWhen<Values> = false,
>({
  value = null,
  min = LIMITS.priceMin,
  max = LIMITS.priceMax,
  step = LIMITS.priceStep,
  ...options
}: RupiahOptions<Values, Name, IsRequired>): NumberField<Values, Name, IsRequired> {
  return {
    ...options,
    initial: value,
    send: (number) => sent(options.name, number),
    input: (props) => <RupiahInput {...props} step={step} />,
    describe: (amount) => (amount === null ? '' : formatRupiah(amount)),
    askAbout: (amount, stored) =>
      amount !== null && stored !== null && isLargePriceChange(stored, amount)
        ? words.prices.change(options.label, formatRupiah(stored), formatRupiah(amount))
        : null,
    validate: (amount) =>
      isWithin(amount, min, max)
        ? null
        : words.form.wholeNumber(options.label, formatRupiah(min), formatRupiah(max)),
  };
}

interface IntegerOptions<
  Values extends FormValues,
  Name extends string,
  IsRequired extends RequiredWhen<Values>,
> extends NumberOptions<Values, Name, IsRequired> {
  /** The value that an empty field is saved as; without it the field stays empty. */
  whenEmpty?: number;
}

/** A whole number, negative where `min` is; null while empty, NaN when it is no whole number. */
export function integer<
  Values extends FormValues,
  const Name extends string,
  IsRequired extends RequiredWhen<Values> = false,
>({
  value = null,
  min,
  max,
  whenEmpty,
  ...options
}: IntegerOptions<Values, Name, IsRequired>): NumberField<Values, Name, IsRequired> {
  const digits = (value: number) => value.toLocaleString('id-ID');
  return {
    ...options,
    initial: value,
    send: (number) => sent(options.name, number),
    input: (props) => <IntegerInput {...props} min={min} max={max} />,
    normalize: (value) => value ?? whenEmpty ?? null,
    validate: (value) =>
      isWithin(value, min, max)
        ? null
        : words.form.wholeNumber(options.label, digits(min), digits(max)),
  };
}

interface PercentOptions<
  Values extends FormValues,
  Name extends string,
  IsRequired extends RequiredWhen<Values>,
> extends NumberOptions<Values, Name, IsRequired> {
  /** Message for a value outside `min` to `max`, or one that is no whole number. */
  invalid: string;
}

/** Whole percent; null while empty, NaN when it is no whole number. */
export function percent<
  Values extends FormValues,
  const Name extends string,
  IsRequired extends RequiredWhen<Values> = false,
>({
  value = null,
  min,
  max,
  invalid,
  ...options
}: PercentOptions<Values, Name, IsRequired>): NumberField<Values, Name, IsRequired> {
  return {
    ...options,
    initial: value,
    send: (number) => sent(options.name, number),
    input: (props) => <IntegerInput {...props} min={min} max={max} unit="%" />,
    describe: (value) => (value === null ? '' : `${value}%`),
    validate: (value) => (isWithin(value, min, max) ? null : invalid),
  };
}

const isWithin = (value: number | null, min: number, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= min && value <= max;
