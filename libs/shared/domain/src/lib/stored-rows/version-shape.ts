import { isWholeNumber } from '../whole-number';
import { id, shape } from './value-rules';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown) =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const isPrice = (value: unknown): boolean =>
  isFields(value) &&
  [value['id'], value['package_id']].some(id.holds) &&
  typeof value['price'] === 'number';

const isImage = (value: unknown): boolean =>
  isFields(value) && typeof value['id'] === 'string' && Object.values(value).every(isScalar);

const isSpan = (value: unknown): boolean =>
  isFields(value) && [value['opens'], value['closes']].every((time) => typeof time === 'string');

/** The fields of versions whose values are read further, with the rule of an entry of their list. */
const LISTS: Readonly<Record<string, (entry: unknown) => boolean>> = {
  prices: isPrice,
  images: isImage,
  hours: isSpan,
  ids: id.holds,
  package_ids: id.holds,
  weekdays: (entry) => isWholeNumber(entry, 1, 7),
};

/** A value or null; fields of former releases are shown as they are. */
function isFieldValue([field, value]: [string, unknown]): boolean {
  if (value === null) return true;
  const isEntry = LISTS[field];
  if (isEntry) return Array.isArray(value) && value.every(isEntry);
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}

/** A version of a row, of whose fields only the shape is known: a revert checks them by the rules of requests. */
export const versionShape = shape(
  'a version of a row',
  (value) => isFields(value) && Object.entries(value).every(isFieldValue),
);

/** Whether a version of a list has what its entry is about, and nothing else: an order, or prices. */
export function versionLists(version: unknown, action: string): boolean {
  const lists: Readonly<Record<string, string>> = { reordered: 'ids', updated: 'prices' };
  const [[field, value] = [], ...others] = Object.entries(version as Fields);
  return field === lists[action] && Array.isArray(value) && others.length === 0;
}
