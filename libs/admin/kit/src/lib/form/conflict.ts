import type { Field, FormValues } from './field';
import type { FormPhase, Version } from './form-state';
import { normalize } from './rules';
import { changesOf, mergeChosen, type FieldChange, type ThreeWay } from './three-way';

/** What was saved elsewhere since the form was opened, beside what was edited here. */
export interface Conflict<Values extends FormValues> {
  /** The fields for what is stored now, which may say more of it than its values. */
  fields: readonly Field<Values>[];
  stored: Values;
  edited: Values;
  changes: readonly FieldChange<Values>[];
  /** What will be saved. */
  merged: Values;
}

/** Null where there is none. @param fieldsOf the fields for a stored version */
export function conflictOf<Values extends FormValues, Stored>(
  phase: FormPhase<Values, Stored>,
  base: Version<Values, Stored>,
  fieldsOf: (stored: Stored) => readonly Field<Values>[],
): Conflict<Values> | null {
  if (phase.name !== 'conflict') return null;
  const { found, choices } = phase;
  const fields = fieldsOf(base.stored);
  const states = compared(fields, base.values, found.values, phase.edited);
  return {
    stored: states.stored,
    edited: states.edited,
    fields: fieldsOf(found.stored),
    changes: changesOf(fields, states, choices),
    merged: mergeChosen(fields, states, choices),
  };
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
