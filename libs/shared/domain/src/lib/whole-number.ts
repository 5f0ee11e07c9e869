/**
 * A whole number written in decimal digits alone, as form fields and the API take prices, orders
 * and percentages; with `negative`, a minus may stand in front. Null for everything else
 * (`350.000`, `1e3`, `0x10`, `+5`, blanks, nothing) and beyond what a number holds exactly.
 */
export function parseWholeNumber(
  text: string,
  { negative = false }: { negative?: boolean } = {},
): number | null {
  if (!(negative ? /^-?\d+$/ : /^\d+$/).test(text)) return null;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) return null;
  // There is no minus zero among whole numbers.
  return value === 0 ? 0 : value;
}
