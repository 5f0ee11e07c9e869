import { nanoid } from '@reduxjs/toolkit';
import type { FormValue, FormValues } from './field';

/** An attempt to save: later ones with the same values are repeats of it. */
export interface Attempt {
  /** An Idempotency-Key. */
  key: string;
  /** A text that is equal for equal values. */
  values: string;
}

/** Returns the last attempt if it had the same values, else a new one. */
export function attemptFor(values: FormValues, last: Attempt | null): Attempt {
  const described = JSON.stringify(values, (_, value: FormValue) => describe(value));
  return last?.values === described ? last : { key: nanoid(), values: described };
}

/** Files have no JSON of their own. */
function describe(value: FormValue) {
  if (!(value instanceof File)) return value;
  const { name, type, size, lastModified } = value;
  return { name, type, size, lastModified };
}
