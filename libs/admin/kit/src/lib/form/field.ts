import type { ResponsiveImage } from '@lereng/web-ui';

export type FormValue = string | number | File | null;
/** What a form holds, by the names that the API gives its fields. */
export type FormValues = Record<string, FormValue>;

interface AnyField<Values extends FormValues> {
  name: keyof Values & string;
  label: string;
  required?: boolean;
  /** May depend on what is entered elsewhere in the form. */
  hint?: string | ((values: Values) => string);
}

/** Text on one line or on several; its value is a text, trimmed when it is saved. */
export interface TextField<Values extends FormValues> extends AnyField<Values> {
  kind: 'text' | 'multiline';
  /** In characters as people count them. */
  maxLength: number;
}

/** A web address. */
export interface UrlField<Values extends FormValues> extends AnyField<Values> {
  kind: 'url';
  /** Makes an address of what people type instead of one. */
  normalize?: (typed: string, values: Values) => string;
}

/** A whole amount of rupiah as a number; null while empty, NaN where it is no whole number. */
export interface RupiahField<Values extends FormValues> extends AnyField<Values> {
  kind: 'rupiah';
  min: number;
  max: number;
  /** How far the arrow keys go; every whole amount is taken. */
  step: number;
}

/** One of a few choices, by its value; an empty text while nothing is chosen. */
export interface SelectField<Values extends FormValues> extends AnyField<Values> {
  kind: 'select';
  choices: readonly { value: string; label: string }[];
  /** Stands where nothing is chosen. */
  placeholder: string;
}

/** A picture to upload as a file; null keeps what is there. */
export interface ImageField<Values extends FormValues> extends AnyField<Values> {
  kind: 'image';
  /** The shape in which the pages show it. */
  shape: '4/3' | '16/9';
  /** What is there so far. */
  current?: ResponsiveImage;
}

export type Field<Values extends FormValues> =
  | TextField<Values>
  | UrlField<Values>
  | RupiahField<Values>
  | SelectField<Values>
  | ImageField<Values>;
