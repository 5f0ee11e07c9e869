/** The point of a picture that every crop keeps in view: percent from the left and from the top. */
export type Focus = readonly [x: number, y: number];

/** A picture and its focus. */
export interface PictureValue {
  /** A chosen file, or the URL of the stored picture; null for none. */
  readonly picture: File | string | null;
  /** Null for the middle, where nobody has set it. */
  readonly focus: Focus | null;
}

/** A picture that is not stored yet. */
export interface ChosenPicture extends PictureValue {
  readonly picture: File;
}

type Scalar = string | number | boolean | null;
type Entry = { readonly [name: string]: Scalar | readonly Scalar[] };

/**
 * What JSON can hold, no deeper than entries of a list, as types of paths in it must end. Two values are the same if
 * their JSON is: entries have their names, and lists without an order their entries, in one order. NaN is a number that
 * could not be read.
 */
export type Json = Scalar | Entry | readonly Scalar[] | readonly Entry[];

export type FormValue = Json | PictureValue | readonly PictureValue[];

/** A form's values by the API's field names. */
export type FormValues = Record<string, FormValue>;

/** The chosen file of a picture; null where it has none. */
export const fileOf = ({ picture }: PictureValue): File | null =>
  picture instanceof File ? picture : null;

/** The files of a value, also where it is a list of pictures. */
export function filesOf(value: FormValue | undefined): readonly File[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts.flatMap((part) => (isPictureValue(part) && fileOf(part)) || []);
}

const isPictureValue = (part: unknown): part is PictureValue =>
  typeof part === 'object' && part !== null && 'picture' in part;

/** Whether two values of a field are the same. Files have no JSON; they are the same if they are one object. */
export function sameValue(a: FormValue | undefined, b: FormValue | undefined): boolean {
  const ofA = filesOf(a);
  const ofB = filesOf(b);
  if (ofA.length !== ofB.length || ofA.some((file, index) => file !== ofB[index])) return false;
  return JSON.stringify(a) === JSON.stringify(b);
}

export const sameValues = (a: FormValues, b: FormValues): boolean =>
  Object.keys(a).every((name) => sameValue(a[name], b[name]));
