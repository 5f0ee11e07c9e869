import type { ReactNode } from 'react';
import type { FormValue, FormValues } from './form-value';
import type { InputProps } from '../shell/inputs/input';

export type { FormValue, FormValues };

/** A sentence below a field; it may depend on the form's other values. */
export type Hint<Values extends FormValues> = string | ((values: Values) => ReactNode);

/** Options of a field of any kind. */
export interface FieldOptions<Values extends FormValues, Name extends string> {
  name: Name;
  label: string;
  /** Whether it must be filled in; it may depend on the form's other values. */
  required?: boolean | ((values: Values) => boolean);
  /** Message where it is required and empty; by default one that names the label. */
  requiredMessage?: string;
  hint?: Hint<Values>;
}

/**
 * One field of a form with values of type `Value`. `text()`, `rupiah()` and the like make those of the
 * usual kinds; a feature that needs another kind brings an object of its own.
 */
export interface FieldOf<
  Values extends FormValues,
  Name extends string,
  Value extends FormValue,
> extends FieldOptions<Values, Name> {
  /** Its value for the stored version, or for a new row. */
  initial: Value;
  /** The field whose English text this is: the form shows it in English alone, below that text. */
  translates?: string;
  /** Hints of its kind, above `hint`. */
  kindHints?: readonly string[];
  input: (props: InputProps<Value>) => ReactNode;
  /** A second group for the same value, which has a label and a hint of its own. */
  below?: (props: Pick<InputProps<Value>, 'value' | 'onChange' | 'busy'>) => ReactNode;
  /** Not shown; its value stays as it is. It may depend on the form's other values. */
  hidden?: boolean | ((values: Values) => boolean);
  /** True for a field of several controls, whose label names a group. */
  group?: boolean;
  /** The value that is validated and saved; the value itself by default. */
  normalize?: (value: Value, values: Values) => Value;
  /** True of null, an empty text and an empty list by default. */
  isEmpty?: (value: Value) => boolean;
  /** Message for a normalized value that is not empty, or null where it is valid. */
  validate?: (value: Value, values: Values) => string | null;
  /** Changes from the stored value that are asked about before they are saved, each as a sentence; null for any other. */
  askAbout?: (value: Value, stored: Value) => string | readonly string[] | null;
  /** The value in words, to be compared with another one; its text by default. */
  describe?: (value: Value) => string;
  /** The value as it is shown where its text does not say enough. */
  show?: (value: Value) => ReactNode;
  /** Whether an edit means nothing beside the value that others have stored meanwhile. */
  isLost?: (edited: Value, stored: Value) => boolean;
  /** Validates as soon as the value changes, not at the next save. */
  validateOnChange?: boolean;
}

export type Field<Values extends FormValues> = {
  [Name in keyof Values & string]: FieldOf<Values, Name, Values[Name]>;
}[keyof Values & string];

/** The values that a form begins with. */
export const initialOf = <Values extends FormValues>(fields: readonly Field<Values>[]): Values =>
  Object.fromEntries(fields.map(anyField).map(({ name, initial }) => [name, initial])) as Values;

/** A field whose name and value belong together, which the type no longer says. */
export type AnyField<Values extends FormValues> = FieldOf<Values, keyof Values & string, FormValue>;

export function anyField<Values extends FormValues>(field: Field<Values>): AnyField<Values> {
  return field as unknown as AnyField<Values>;
}
