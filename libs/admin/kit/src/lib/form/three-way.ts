import { anyField, type AnyField, type Field, type FormValues } from './field';
import { sameValue } from './form-value';
import { normalize } from './rules';

/** The values that are compared field by field. */
interface ThreeWay<Values extends FormValues> {
  /** The values that the edits began with. */
  base: Values;
  stored: Values;
  edited: Values;
}

/**
 * Who has changed a field since the form was opened; `lost` is an edit that means nothing any more, such
 * as the focus of a picture that was replaced.
 */
type ChangedBy = 'others' | 'form' | 'both' | 'lost';

/** The value of a field that is saved, of the two. */
export type Choice = 'stored' | 'edited';

/** The choices for fields that both have changed; the edited value by default. */
export type Choices = Readonly<Record<string, Choice>>;

export interface FieldChange<Values extends FormValues> {
  field: AnyField<Values>;
  by: ChangedBy;
  /** Which of its two values will be saved. */
  saved: Choice;
}

/** The fields that were changed, unless both sides have changed them alike. */
export function changesOf<Values extends FormValues>(
  fields: readonly Field<Values>[],
  states: ThreeWay<Values>,
  choices: Choices = {},
): FieldChange<Values>[] {
  return fields.map(anyField).flatMap((field) => {
    const by = changedBy(field, states);
    return by === null ? [] : [{ field, by, saved: savedSide(field, by, choices) }];
  });
}

/** The stored values with the form's edits, except where the stored value was chosen or an edit is lost. */
export function mergeChosen<Values extends FormValues>(
  fields: readonly Field<Values>[],
  states: ThreeWay<Values>,
  choices: Choices = {},
): Values {
  const edits = changesOf(fields, states, choices)
    .filter(({ saved }) => saved === 'edited')
    .map(({ field: { name } }) => [name, states.edited[name]]);
  return { ...states.stored, ...Object.fromEntries(edits) };
}

/** Values that were saved elsewhere since the form was opened, beside those that were edited here. */
export interface Conflict<Values extends FormValues> {
  /** The fields for the version that is stored now, which may show more of it than its values. */
  fields: readonly Field<Values>[];
  stored: Values;
  edited: Values;
  changes: readonly FieldChange<Values>[];
  /** The values that will be saved. */
  merged: Values;
}

/** Three values of a form as they would be saved. */
export const compared = <Values extends FormValues>(
  fields: readonly Field<Values>[],
  base: Values,
  stored: Values,
  edited: Values,
): ThreeWay<Values> => ({
  base: normalize(fields, base),
  stored: normalize(fields, stored),
  edited: normalize(fields, edited),
});

function changedBy<Values extends FormValues>(
  { name, isLost }: AnyField<Values>,
  states: ThreeWay<Values>,
): ChangedBy | null {
  const base = states.base[name] ?? null;
  const stored = states.stored[name] ?? null;
  const edited = states.edited[name] ?? null;
  const byOthers = !sameValue(stored, base);
  if (sameValue(edited, base)) return byOthers ? 'others' : null;
  if (sameValue(edited, stored)) return null;
  if (isLost?.(edited, stored)) return 'lost';
  return byOthers ? 'both' : 'form';
}

function savedSide({ name }: { name: string }, by: ChangedBy, choices: Choices): Choice {
  const isEdited = by === 'form' || by === 'both';
  return isEdited && choices[name] !== 'stored' ? 'edited' : 'stored';
}
