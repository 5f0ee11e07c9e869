import type { FormValue, FormValues } from './field';

/** Whether two values of a field are the same. Files are the same only if they are one object. */
export function sameValue(a: FormValue | undefined, b: FormValue | undefined): boolean {
  if (a === b) return true;
  if (a instanceof File || b instanceof File) return false;
  return JSON.stringify(a) === JSON.stringify(b);
}

export const sameValues = (a: FormValues, b: FormValues): boolean =>
  Object.keys(a).every((name) => sameValue(a[name], b[name]));

/**
 * Whether each value is that of `before` or that of `after`, as in a form of which only a part is saved yet.
 */
export const isBetween = (values: FormValues, before: FormValues, after: FormValues): boolean =>
  Object.keys(values).every(
    (name) => sameValue(values[name], before[name]) || sameValue(values[name], after[name]),
  );

/** The stored values, except for fields that were edited since `base`: these have the edited values. */
export function mergeEdits<Values extends FormValues>(
  base: Values,
  edited: Values,
  stored: Values,
): Values {
  const merged = Object.keys(stored).map((name) => [
    name,
    sameValue(base[name], edited[name]) ? stored[name] : edited[name],
  ]);
  return Object.fromEntries(merged) as Values;
}
