import { isWholeNumber } from './whole-number';

/** The largest id of a row. */
export const MAX_ID = 2_147_483_647;

/** Whether a value may be the id of a row. */
export const isEntityId = (value: unknown): value is number => isWholeNumber(value, 1, MAX_ID);

/** The id in a path, in the one form that it is written in (`3`, not `03`); null for anything else. */
export function parseEntityId(text: unknown): number | null {
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}
