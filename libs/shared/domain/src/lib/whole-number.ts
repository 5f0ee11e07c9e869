/** Whether a value is a whole number from `min` to `max`. */
export const isWholeNumber = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/**
 * A whole number in plain decimal digits, with an optional minus if `negative`. Null for anything
 * else (`350.000`, `1e3`, `0x10`, `+5`, blanks) and beyond the safe integers.
 */
export function parseWholeNumber(
  text: string,
  { negative = false }: { negative?: boolean } = {},
): number | null {
  if (!(negative ? /^-?\d+$/ : /^\d+$/).test(text)) return null;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) return null;
  // -0 becomes 0.
  return value === 0 ? 0 : value;
}
