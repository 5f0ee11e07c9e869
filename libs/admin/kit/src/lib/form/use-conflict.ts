import { errorStatus } from '@lereng/web-data-access';
import { useState } from 'react';
import type { FormValues } from './field';
import { mergeEdits, sameValue } from './merge';

/** What is stored now, and the ETag that names this version. */
export interface StoredValues<Values extends FormValues> {
  values: Values;
  version: string | null;
}

/** What was saved elsewhere since the form was opened. */
export interface Conflict<Values extends FormValues> {
  stored: Values;
  /** The stored values with the form's edits in them. */
  merged: Values;
}

export interface ConflictOptions<Values extends FormValues> {
  /** Reads what is stored; rejects with the API's error. */
  stored?: () => Promise<StoredValues<Values>>;
  normalize: (values: Values) => Values;
  /** The stored values from which the edits began. */
  base: () => Values;
}

/** The status of a write whose `If-Match` names an old version. */
const VERSION_IS_OLD = 412;

/** Keeps a save from replacing what somebody else has saved meanwhile. */
export function useConflict<Values extends FormValues>({
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

  /**
   * Runs `save` with the version that it replaces; null without any.
   *
   * @param edited normalized values
   * @returns null where a conflict was found instead: nothing was saved
   */
  const saveOver = async <Saved>(
    edited: Values,
    save: (version: string | null) => Promise<Saved>,
  ): Promise<{ saved: Saved } | null> => {
    setConflict(null);
    for (let repeated = false; ; repeated = true) {
      const found = await find();
      if (found && isConflict(found.values, edited)) {
        const merged = mergeEdits(normalize(base()), edited, found.values);
        setConflict({ stored: found.values, merged });
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

  const isConflict = (values: Values, edited: Values): boolean => {
    const [now, before, mine] = [normalize(values), normalize(base()), withoutFiles(edited)];
    // Values that are the form's own may come from an earlier attempt that got no response.
    return Object.keys(now).some(
      (name) => !sameValue(now[name], before[name]) && !sameValue(now[name], mine[name]),
    );
  };

  return { conflict, clearConflict: () => setConflict(null), saveOver };
}

/** Sets the fields of files to keep what is stored, as these files are stored now. */
export function withoutFiles<Values extends FormValues>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof File ? null : value,
  ]);
  return Object.fromEntries(entries) as Values;
}
