import type { FieldOf } from '@lereng/admin-kit/form';
import { INPUT_CLASS, inputAttributes, type InputProps } from '@lereng/admin-kit/shell';
import type { Ref } from 'react';
import { words } from './words';

/** As the API takes them: digits and a point, with an optional minus. */
const DEGREES = /^-?\d{1,3}(?:\.\d{1,20})?$/;

type Place = Record<'latitude' | 'longitude', string>;

/** A latitude or longitude, kept as text so that no digit is lost; both or neither are filled in. */
export function degrees(
  name: keyof Place,
  label: string,
  max: number,
): FieldOf<Place, keyof Place, string> {
  const other = name === 'latitude' ? 'longitude' : 'latitude';
  const otherLabel = words.venue[other];
  return {
    name,
    label,
    hint: words.venue.degreesHint,
    input: (props) => <DegreesInput {...props} />,
    // A decimal comma, and the minus sign of word processors.
    normalize: (text) => text.trim().replace(',', '.').replace(/^[−–]/, '-'),
    validate: (text, values) => {
      if (!DEGREES.test(text) || Math.abs(Number(text)) > max)
        return words.venue.degrees(label, max);
      return values[other].trim() === '' ? words.venue.both(otherLabel) : null;
    },
  };
}

function DegreesInput({ ref, ...props }: InputProps<string>) {
  return (
    <input
      {...inputAttributes(props)}
      ref={ref as Ref<HTMLInputElement>}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      autoComplete="off"
      className={`${INPUT_CLASS} min-h-target tabular-nums`}
    />
  );
}
