import { anyField, type AnyField, type Field, type FormValues } from './field';
import { sameValue } from './merge';

/** What was stored at one time, or is now. */
export interface StoredState<Values extends FormValues> {
  values: Values;
  /** The keys of what the values do not say, by field. */
  storedItems: Readonly<Record<string, string | undefined>>;
}

export const storedItemsOf = <Values extends FormValues>(
  fields: readonly Field<Values>[],
): StoredState<Values>['storedItems'] =>
  Object.fromEntries(fields.map(({ name, storedItem }) => [name, storedItem?.key]));

/** The states that are compared field by field. */
export interface ThreeWay<Values extends FormValues> {
  /** What the edits began with. */
  base: StoredState<Values>;
  stored: StoredState<Values>;
  edited: Values;
}

/**
 * Who has changed a field since the form was opened; `lost` is an edit of what is not there any more, such
 * as the focus of a picture that was replaced.
 */
export type ChangedBy = 'others' | 'form' | 'both' | 'lost';

export interface FieldChange<Values extends FormValues> {
  field: AnyField<Values>;
  by: ChangedBy;
  /** Which of its two values will be saved. */
  saved: Choice;
}

/** Which of two values of a field is saved. */
export type Choice = 'stored' | 'edited';

/** What was chosen for fields that both have changed; the edited value by default. */
export type Choices = Readonly<Record<string, Choice>>;

/** The fields that were changed, unless both sides have changed them alike. */
export function changesOf<Values extends FormValues>(
  fields: readonly Field<Values>[],
  states: ThreeWay<Values>,
  choices: Choices = {},
): FieldChange<Values>[] {
  return fields.map(anyField).flatMap((field) => {
    const by = changedBy(field, states);
    return by === null ? [] : [{ field, by, saved: savedSide(field, states, choices) }];
  });
}

function changedBy<Values extends FormValues>(
  { name, of }: AnyField<Values>,
  states: ThreeWay<Values>,
): ChangedBy | null {
  const own = sidesOf(name, states);
  if (of !== undefined) {
    const whole = sidesOf(of, states);
    // It goes with the value of that field.
    if (whole.form) return null;
    if (whole.others) return own.form ? 'lost' : null;
  }
  if (own.others && own.form) return isAlike(name, states) ? null : 'both';
  return own.others ? 'others' : own.form ? 'form' : null;
}

function sidesOf<Values extends FormValues>(
  name: string,
  { base, stored, edited }: ThreeWay<Values>,
) {
  return {
    others:
      !sameValue(stored.values[name], base.values[name]) ||
      stored.storedItems[name] !== base.storedItems[name],
    form: !sameValue(edited[name], base.values[name]),
  };
}

/** Whether what is stored is what the form says. */
const isAlike = <Values extends FormValues>(
  name: string,
  { stored, edited }: ThreeWay<Values>,
): boolean =>
  stored.storedItems[name] === undefined
    ? sameValue(stored.values[name], edited[name])
    : stored.storedItems[name] === JSON.stringify(edited[name]);

/** The stored values with the form's edits, except where the stored value was chosen or an edit is lost. */
export function mergeChosen<Values extends FormValues>(
  fields: readonly Field<Values>[],
  states: ThreeWay<Values>,
  choices: Choices,
): Values {
  const { stored, edited } = states;
  const merged = fields.map(anyField).map((field) => {
    const { name } = field;
    const values = { stored: stored.values, edited }[savedSide(field, states, choices)];
    return [name, values[name]];
  });
  return { ...stored.values, ...Object.fromEntries(merged) };
}

function savedSide<Values extends FormValues>(
  field: AnyField<Values>,
  states: ThreeWay<Values>,
  choices: Choices,
): Choice {
  const { name, of } = field;
  const isEdit = sidesOf(name, states).form && changedBy(field, states) !== 'lost';
  const isGivenUp = [name, of].some((each) => each !== undefined && choices[each] === 'stored');
  return isEdit && !isGivenUp ? 'edited' : 'stored';
}
