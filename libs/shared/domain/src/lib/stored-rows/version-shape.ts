import { type Field, KINDS } from '../fields';
import { isWholeNumber } from '../whole-number';
import { id, shape } from './value-rules';

/** The name of the settings in the history, beside those of kinds with rows that have ids. */
export const SETTINGS = 'site-settings';

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

const isOf = (type: string) => (value: unknown) => typeof value === type;
const isText = isOf('string');
const isNumber = isOf('number');

/** What versions have of a field by its type, beside null. The shape has it of the other types. */
const TYPES: Readonly<Partial<Record<Field['type'], (value: unknown) => boolean>>> = {
  text: isText,
  multiline: isText,
  url: isText,
  date: isText,
  choice: isText,
  integer: isNumber,
  rupiah: isNumber,
  flag: isOf('boolean'),
  texts: (value) => Array.isArray(value) && value.every(isText),
};

const typesOf = (fields: Readonly<Record<string, Field>>) =>
  new Map(Object.entries(fields).map(([name, { type }]) => [name, TYPES[type]]));

/** The types of the values of versions, by the kind and the field. */
const VERSIONS = new Map([
  ...KINDS.map(({ name, fields }) => [name as string, typesOf(fields)] as const),
  [
    SETTINGS,
    new Map([
      ['value', isText],
      ['value_en', isText],
    ]),
  ] as const,
]);

/** Whether the values of a version are of the types of their fields. Those of former releases have none. */
export function versionHasTypes(version: unknown, kind: string): boolean {
  const types = VERSIONS.get(kind);
  return Object.entries(version as Fields).every(
    ([field, value]) => value === null || (types?.get(field)?.(value) ?? true),
  );
}
