import { isWholeNumber, parseWholeNumber } from '@lereng/shared-domain';
import { useState, type KeyboardEvent } from 'react';
import { TextInput, type InputProps } from '../../shell/inputs/input';
import { words } from '../../shell/words';
import { sent, type BoundField, type StoredOptions } from '../bound-field';
import type { FormValues } from '../field';

interface IntegerOptions<Values extends FormValues, Name extends string> extends StoredOptions<
  Values,
  Name,
  number
> {
  min: number;
  max: number;
  /** Shown behind the number, such as `%`. */
  unit?: string;
  /** The value that an empty field is saved as; without it the field stays empty. */
  whenEmpty?: number;
  /** Message for a value outside `min` to `max`, or one that is no whole number. */
  invalid?: string;
}

/** A whole number, negative where `min` is; null while empty, NaN when it is no whole number. */
export function integer<Values extends FormValues, const Name extends string>({
  value = null,
  min,
  max,
  unit = '',
  whenEmpty,
  ...options
}: IntegerOptions<Values, Name>): BoundField<Values, Name, number | null, Record<Name, number>> {
  const [from, to] = [min, max].map((limit) => limit.toLocaleString('id-ID'));
  const { invalid = words.form.wholeNumber(options.label, from ?? '', to ?? '') } = options;
  return {
    ...options,
    initial: value,
    send: (number) => sent(options.name, number),
    input: (props) => <IntegerInput {...props} min={min} max={max} unit={unit} />,
    describe: (number) => (number === null ? '' : `${number}${unit}`),
    normalize: (number) => number ?? whenEmpty ?? null,
    validate: (number) => (isWholeNumber(number, min, max) ? null : invalid),
  };
}

interface IntegerInputProps extends InputProps<number | null> {
  min: number;
  max: number;
  /** Whether people type negative numbers: an iPhone's number pad has no minus. */
  isOftenNegative?: boolean;
  /** Shown behind the number, such as `%`. */
  unit?: string;
}

/**
 * A whole number. Not `type="number"`, which reports no value for a text that it cannot read, drops it
 * with the next render, and changes under a scrolling wheel.
 */
export function IntegerInput({ min, max, isOftenNegative, unit, ...props }: IntegerInputProps) {
  const { value, onChange } = props;
  const [typed, setTyped] = useState('');
  // What was typed stays as it was written, until the form has another value.
  const text = Object.is(readInteger(typed), value) ? typed : String(value ?? '');
  const put = (next: string) => {
    setTyped(next);
    onChange(readInteger(next));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const next = (isNumber(value) ? value : 0) + (event.key === 'ArrowUp' ? 1 : -1);
    put(String(Math.min(max, Math.max(min, next))));
  };

  return (
    <span className="relative block">
      <TextInput
        {...props}
        value={text}
        onChange={put}
        attributes={{
          role: 'spinbutton',
          'aria-valuemin': min,
          'aria-valuemax': max,
          'aria-valuenow': isNumber(value) ? value : undefined,
          'aria-valuetext': isNumber(value) && unit ? `${value}${unit}` : undefined,
          inputMode: isOftenNegative ? 'text' : 'numeric',
          autoComplete: 'off',
          onKeyDown,
          className: `tabular-nums ${unit ? 'pr-11' : ''}`,
        }}
      />
      {unit && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-subtle"
        >
          {unit}
        </span>
      )}
    </span>
  );
}

/** Null of an empty text, NaN of one that is no whole number. */
function readInteger(text: string): number | null {
  // A minus as word processors write it.
  const digits = text.trim().replace(/^[−–]/, '-');
  return digits === '' ? null : (parseWholeNumber(digits, { negative: true }) ?? Number.NaN);
}

const isNumber = (value: number | null): value is number => value !== null && !Number.isNaN(value);
