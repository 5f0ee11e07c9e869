export type FormValue = string | number | File | null | readonly string[] | readonly number[];

/** A form's values by the API's field names. */
export type FormValues = Record<string, FormValue>;
