import type { Ref } from 'react';
import type { FormValue } from '../field';

/** What every kind of input is given: its value, and how it hangs together with its label. */
export interface InputProps<Value extends FormValue> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  /** Takes the element that the focus goes to when the field is wrong. */
  ref: Ref<HTMLElement>;
  required: boolean;
  invalid: boolean;
  /** Ids of hint and error. */
  describedBy: string | undefined;
  autoFocus: boolean;
}

/** The attributes that inputs of one element have in common. */
export function inputAttributes<Value extends FormValue>(props: Omit<InputProps<Value>, 'ref'>) {
  return {
    id: props.id,
    name: props.name,
    onBlur: props.onBlur,
    'aria-required': props.required,
    'aria-invalid': props.invalid,
    'aria-describedby': props.describedBy,
    'data-autofocus': props.autoFocus || undefined,
  };
}

export const INPUT_CLASS =
  'block w-full rounded-lg border bg-white px-3.5 py-2 text-base disabled:opacity-60 ' +
  'border-tepi aria-invalid:border-merah';
