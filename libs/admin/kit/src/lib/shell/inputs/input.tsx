import { classNames } from '@lereng/web-ui';
import type { InputHTMLAttributes, Ref } from 'react';

/** Props of every kind of input. */
export interface InputProps<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  /** The element to focus when the field is invalid. */
  ref: Ref<HTMLElement>;
  required: boolean;
  invalid: boolean;
  /** The form is being saved. */
  busy: boolean;
  /** Ids of hint and error. */
  describedBy: string | undefined;
  /** Id of the label, for a field of several controls. */
  labelId: string;
  autoFocus: boolean;
  /** The language of what is typed, if it is not that of the page. */
  lang?: string;
}

/** Props of an input that may also be outside of a form. */
export type LooseInputProps<Value> = Pick<InputProps<Value>, 'value' | 'onChange'> &
  Partial<InputProps<Value>>;

/** The attributes that all input elements share. */
export function inputAttributes<Value>(props: Omit<LooseInputProps<Value>, 'ref'>) {
  return {
    id: props.id,
    name: props.name,
    onBlur: props.onBlur,
    'aria-required': props.required,
    'aria-invalid': props.invalid,
    'aria-describedby': props.describedBy,
    'data-autofocus': props.autoFocus || undefined,
    lang: props.lang,
  };
}

/** The attributes of the element around a field of several controls. */
export function groupAttributes<Value>(props: Omit<LooseInputProps<Value>, 'ref'>) {
  return {
    id: props.id,
    role: 'group',
    'aria-labelledby': props.labelId,
    'aria-describedby': props.describedBy,
    'data-autofocus': props.autoFocus || undefined,
    tabIndex: -1,
  };
}

export const INPUT_CLASS =
  'block w-full rounded-lg border bg-surface-raised px-3.5 py-2 text-base disabled:opacity-60 ' +
  'border-control aria-invalid:border-danger';

type TextInputProps = LooseInputProps<string> & {
  /** Further attributes of the element. */
  attributes?: InputHTMLAttributes<HTMLInputElement>;
};

/** One line that is typed. */
export const TextInput = ({ ref, attributes, ...props }: TextInputProps) => (
  <input
    {...attributes}
    {...inputAttributes(props)}
    ref={ref as Ref<HTMLInputElement>}
    value={props.value}
    onChange={(event) => props.onChange(event.target.value)}
    className={classNames(INPUT_CLASS, 'min-h-target', attributes?.className)}
  />
);
