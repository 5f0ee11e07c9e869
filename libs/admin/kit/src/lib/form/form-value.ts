export type FormValue =
  string | number | File | null | readonly string[] | readonly number[] | readonly File[];

/** The files of a value, also where it is a list of them. */
export function filesOf(value: FormValue | undefined): readonly File[] {
  if (value instanceof File) return [value];
  return Array.isArray(value) ? value.filter((each): each is File => each instanceof File) : [];
}

/** A form's values by the API's field names. */
export type FormValues = Record<string, FormValue>;
