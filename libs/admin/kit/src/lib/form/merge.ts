import type { FormValue, FormValues } from './field';
import { filesOf } from './form-value';

/** Whether two values of a field are the same. Files are the same only if they are one object. */
export function sameValue(a: FormValue | undefined, b: FormValue | undefined): boolean {
  if (a === b) return true;
  const [ofA, ofB] = [filesOf(a), filesOf(b)];
  if (ofA.length > 0 || ofB.length > 0) {
    return ofA.length === ofB.length && ofA.every((file, index) => file === ofB[index]);
  }
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
