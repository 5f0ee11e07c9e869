/** A text of a column of JSON that is none. No rule takes it. */
export const UNREADABLE = Symbol('JSON that cannot be read');

/** The value of a column of JSON; `UNREADABLE` where its text is none. Null has none. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return UNREADABLE;
  }
}
