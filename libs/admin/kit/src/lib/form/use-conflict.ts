import { errorStatus } from '@lereng/web-data-access';
import { useState } from 'react';
import type { Field, FormValues } from './field';
import { filesOf } from './form-value';
import { sameValue } from './merge';
import {
  changesOf,
  storedItemsOf,
  mergeChosen,
  type Choice,
  type Choices,
  type FieldChange,
  type StoredState,
  type ThreeWay,
} from './three-way';

/** What is stored now, and the ETag that names this version. */
export interface StoredValues<Values extends FormValues> {
  values: Values;
  version: string | null;
  /** The form's fields for this version, if they say more of it than its values. */
  fields?: readonly Field<Values>[];
}

/** What was saved elsewhere since the form was opened, beside what was edited here. */
export interface Conflict<Values extends FormValues> extends ThreeWay<Values> {
  /** What was read, for the form that goes on with it. */
  found: StoredValues<Values>;
  changes: readonly FieldChange<Values>[];
  /** The fields for the stored version. */
  fields: readonly Field<Values>[];
  choices: Choices;
  /** What will be saved. */
  merged: Values;
}

export interface ConflictOptions<Values extends FormValues> {
  fields: readonly Field<Values>[];
  /** Reads what is stored; rejects with the API's error. */
  stored?: () => Promise<StoredValues<Values>>;
  normalize: (values: Values) => Values;
  /** What the edits began with. */
  base: () => StoredState<Values>;
}

/** The status of a write whose `If-Match` names an old version. */
const VERSION_IS_OLD = 412;

/** Keeps a save from replacing what somebody else has saved meanwhile. */
export function useConflict<Values extends FormValues>({
  fields,
  stored,
  normalize,
  base,
}: ConflictOptions<Values>) {
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);

  const find = async (): Promise<StoredValues<Values> | null> => {
    try {
      return (await stored?.()) ?? null;
    } catch (error) {
      // The write itself will say that the row is gone.
      if (errorStatus(error) === 404) return null;
      throw error;
    }
  };

  const compare = (
    found: StoredValues<Values>,
    edited: Values,
    choices: Choices = {},
  ): Conflict<Values> => {
    const { values, storedItems } = base();
    const states: ThreeWay<Values> = {
      base: { values: normalize(values), storedItems },
      stored: {
        values: normalize(found.values),
        storedItems: storedItemsOf(found.fields ?? fields),
      },
      edited,
    };
    return {
      ...states,
      found,
      changes: changesOf(fields, states, choices),
      fields: found.fields ?? fields,
      choices,
      merged: mergeChosen(fields, states, choices),
    };
  };

  /**
   * Runs `save` with the version that it replaces; null without any.
   *
   * @param edited normalized values
   * @param isRepeat whether the same values were sent before
   * @returns null where a conflict was found instead: nothing was saved
   */
  const saveOver = async <Saved>(
    edited: Values,
    isRepeat: boolean,
    save: (version: string | null) => Promise<Saved>,
  ): Promise<{ saved: Saved } | null> => {
    setConflict(null);
    for (let repeated = false; ; repeated = true) {
      const found = await find();
      const compared = found && compare(found, edited);
      // What is stored may come from an earlier attempt that got no response.
      const isOwn = isRepeat && compared && isStored(compared);
      if (compared && !isOwn && compared.changes.some(({ by }) => by !== 'form')) {
        setConflict(compared);
        return null;
      }
      try {
        return { saved: await save(found?.version ?? null) };
      } catch (error) {
        // Somebody else saved between this form's read and its write.
        if (errorStatus(error) !== VERSION_IS_OLD || repeated) throw error;
      }
    }
  };

  /** Whether everything but the files is stored as the form says it. */
  const isStored = ({ stored, edited }: Conflict<Values>): boolean => {
    const mine = withoutFiles(edited);
    return Object.keys(mine).every(
      (name) => sameValue(stored.values[name], mine[name]) || isKept(fields, name),
    );
  };

  const choose = (name: string, choice: Choice) =>
    setConflict(
      (present) =>
        present && compare(present.found, present.edited, { ...present.choices, [name]: choice }),
    );
  /** For a form that is edited while the conflict is shown: what is typed into a field is chosen for it. */
  const editFurther = (name: string, edited: Values) =>
    setConflict(
      (present) =>
        present && compare(present.found, edited, { ...present.choices, [name]: 'edited' }),
    );

  return { conflict, clearConflict: () => setConflict(null), choose, editFurther, saveOver };
}

/** Whether a field's value says nothing once it is stored. */
const isKept = <Values extends FormValues>(fields: readonly Field<Values>[], name: string) =>
  fields.some((field) => field.name === name && field.storedItem !== undefined);

/** Sets the fields of files to keep what is stored, as these files are stored now. */
export function withoutFiles<Values extends FormValues>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    if (filesOf(value).length === 0) return [name, value];
    return [name, value instanceof File ? null : []];
  });
  return Object.fromEntries(entries) as Values;
}
