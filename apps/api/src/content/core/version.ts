import { isDeepStrictEqual } from 'node:util';

/**
 * The values of a row in the fields of requests, so that they can be sent again. `image` is the id of its
 * image.
 */
export type Version = Readonly<Record<string, unknown>>;

/** The names of the fields in which two versions differ, in the order of the later one. */
export function changedFields(before: Version | null, after: Version | null): string[] {
  const names = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})]);
  return [...names].filter(
    (name) => !isDeepStrictEqual(valueOf(before, name), valueOf(after, name)),
  );
}

/** Null for a field that the version lacks. */
export function valueOf(version: Version | null, name: string): unknown {
  return version?.[name] ?? null;
}

/**
 * Leaves out texts that differ from the stored ones only in their line breaks. Browsers send the line breaks
 * of a form as CRLF, even if the form was only opened and saved.
 */
export function withoutOtherLineBreaks<Values extends object>(
  values: Values,
  stored: object,
): Values {
  const isOther = ([name, value]: [string, unknown]) => {
    const before = (stored as Record<string, unknown>)[name];
    if (typeof value !== 'string' || typeof before !== 'string') return true;
    return toLineFeeds(value) !== toLineFeeds(before);
  };
  return Object.fromEntries(Object.entries(values).filter(isOther)) as Values;
}

const toLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n');
