import { words } from '../shell/words';
import type { FieldOf, FieldOptions, FormValue, FormValues } from './field';

/** Options of a field of one of the usual kinds, with the stored value. */
export interface StoredOptions<
  Values extends FormValues,
  Name extends string,
  Value,
> extends FieldOptions<Values, Name> {
  value?: Value | null;
  /** The value of a copy of the row, where that is not the stored one. */
  copied?: () => Value;
}

/** A field with the part of a request for its normalized value. */
export interface BoundField<
  Values extends FormValues,
  Name extends string,
  Value extends FormValue,
  Sent extends object = Record<Name, Value>,
> extends FieldOf<Values, Name, Value> {
  /** The value of a copy of the row, where that is not the first value. It may have to be fetched. */
  copied?: () => Value | Promise<Value>;
  send: (value: Value) => Sent;
}

/** Any of them, for the types of a whole form. */
export interface AnyBoundField {
  name: string;
  initial: FormValue;
  copied?: () => FormValue | Promise<FormValue>;
  send: (value: never) => object;
}

/**
 * The part of a request for one value, which is absent for null. Validation guarantees the value of a required
 * field, except for an image that stays as it is stored.
 */
export const sent = <Name extends string, Value>(name: Name, value: Value | null) =>
  (value === null ? {} : { [name]: value }) as Record<Name, Value>;

/** The same field, whose request has null where it is empty: that clears what is stored. */
export const clearedByNull = <
  Values extends FormValues,
  Name extends string,
  Value extends number | string | null,
>(
  field: BoundField<Values, Name, Value, object>,
) => ({
  ...field,
  send: (value: Value) =>
    ({ [field.name]: value === '' ? null : value }) as Record<Name, Exclude<Value, ''> | null>,
});

/** A form's values, from its fields. */
export type ValuesOf<Fields extends AnyBoundField> = {
  [Each in Fields as Each['name']]: Each['initial'];
};

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The body of the request that saves a form, from its fields. */
export type BodyOf<Fields extends AnyBoundField> = Intersection<ReturnType<Fields['send']>>;

/** The values of a copy of a row. */
export interface Copied<Values> {
  values: Values;
  /** Whether something could not be fetched, and has the value of a new row instead. */
  incomplete: boolean;
}

/** @param fields of the row that is copied @param ofNew those of a new row */
export async function copyOf<Fields extends AnyBoundField>(
  fields: readonly Fields[],
  ofNew: readonly Fields[],
): Promise<Copied<ValuesOf<Fields>>> {
  let incomplete = false;
  const values: FormValues = Object.fromEntries(ofNew.map(({ name, initial }) => [name, initial]));
  await Promise.all(
    fields.map(async ({ name, initial, copied }) => {
      try {
        values[name] = copied ? await copied() : initial;
      } catch {
        incomplete = true;
      }
    }),
  );
  return { values: values as ValuesOf<Fields>, incomplete };
}

/** Suggests a name for a copy: the same with a mark behind it, which counts copies of copies. */
export function copyName(name: string, max: number): string {
  const { mark, pattern } = words.copy;
  const [, original = name, count = '1'] = pattern.exec(name) ?? [];
  const suffix = original === name ? mark(1) : mark(Number(count) + 1);
  return `${[...original].slice(0, max - suffix.length).join('')}${suffix}`;
}

/** @param all normalized values */
export function bodyOf<Fields extends AnyBoundField>(
  fields: readonly Fields[],
  all: ValuesOf<Fields>,
): BodyOf<Fields> {
  const values: FormValues = all;
  // A field's name and value belong together, which the type of a list of them does not say.
  const parts = fields.map(({ name, send }) =>
    (send as (value: FormValue | undefined) => object)(values[name]),
  );
  return Object.assign({}, ...parts) as BodyOf<Fields>;
}
