import type { ResponsiveImage } from '@lereng/web-ui';

export type FormValue = string | number | File | null;
/** A form's values by the API's field names. */
export type FormValues = Record<string, FormValue>;

interface AnyField<Values extends FormValues> {
  name: keyof Values & string;
  label: string;
  required?: boolean;
  /** May depend on the form's other values. */
  hint?: string | ((values: Values) => string);
}

/** Single-line or multi-line text, trimmed on save. */
export interface TextField<Values extends FormValues> extends AnyField<Values> {
  kind: 'text' | 'multiline';
  /** In code points. */
  maxLength: number;
}

export interface UrlField<Values extends FormValues> extends AnyField<Values> {
  kind: 'url';
  /** Turns shorthand such as `@name` into a URL. */
  normalize?: (typed: string, values: Values) => string;
}

/** A whole amount of rupiah; null while empty, NaN when it is not a whole number. */
export interface RupiahField<Values extends FormValues> extends AnyField<Values> {
  kind: 'rupiah';
  min: number;
  max: number;
  /** Step of the arrow keys; every whole amount is valid. */
  step: number;
}

/** One of `choices`, by its value; an empty string while nothing is selected. */
export interface SelectField<Values extends FormValues> extends AnyField<Values> {
  kind: 'select';
  choices: readonly { value: string; label: string }[];
  /** Label of the empty option. */
  placeholder: string;
}

/** A picture to upload; null keeps the current one. */
export interface ImageField<Values extends FormValues> extends AnyField<Values> {
  kind: 'image';
  /** Aspect ratio of the picture on the public pages. */
  shape: '4/3' | '16/9';
  /** The picture that is stored. */
  current?: ResponsiveImage;
}

export type Field<Values extends FormValues> =
  | TextField<Values>
  | UrlField<Values>
  | RupiahField<Values>
  | SelectField<Values>
  | ImageField<Values>;
