import type { Field, Fields } from '../fields';
import { LIMITS } from '../limits';
import { hoursSpansError } from '../venue/hours-spans-error';
import { isWebUrl } from '../web-url';
import { isWholeNumber } from '../whole-number';
import {
  day,
  flag,
  integer,
  isTrimmedText,
  json,
  listOf,
  oneOf,
  optional,
  shape,
  text,
  type ValueRule,
} from './value-rules';

const price = integer(LIMITS.priceMin, LIMITS.priceMax);
const url = text(LIMITS.urlMax, 'an http or https URL', isWebUrl);
const weekdays = shape('a list of different days of the week, 1 to 7', (value) => {
  const isList = Array.isArray(value) && value.every((each) => isWholeNumber(each, 1, 7));
  return isList && new Set(value).size === value.length;
});
const hours = shape(
  `1 to ${LIMITS.hoursSpansMax} spans of hours that do not overlap`,
  (value) => hoursSpansError(value) === null,
);

/** The rule of the column that has a field; null where its values are in other tables, or texts of settings. */
function columnOf(field: Field): ValueRule | null {
  const isOptional = !field.required;
  const nullable = (rule: ValueRule) => (isOptional ? optional(rule) : rule);
  switch (field.type) {
    case 'text':
    case 'multiline':
      return nullable(text(field.max));
    case 'url':
      return nullable(url);
    case 'integer': {
      const rule = integer(field.min, field.max);
      return field.whenEmpty === undefined ? nullable(rule) : rule;
    }
    case 'rupiah':
      return price;
    case 'date':
      return nullable(day);
    case 'flag':
      return flag;
    case 'weekdays':
      return json(weekdays);
    case 'texts': {
      const list = json(
        listOf(
          `up to ${field.max} trimmed texts of 1 to ${field.maxLength} characters`,
          (value) => isTrimmedText(value, field.maxLength),
          { max: field.max },
        ),
      );
      // A row without a list has an empty one, but none in another language.
      return field.translates === undefined ? list : optional(list);
    }
    case 'choice':
      return oneOf(Object.keys(field.values));
    case 'hours':
      return nullable(json(hours));
    default:
      return null;
  }
}

/**
 * The rules of the columns that have the fields of a kind.
 *
 * @param renamed names of columns that are not those of their fields
 */
export const declaredColumns = (
  fields: Fields,
  renamed: Readonly<Record<string, string>> = {},
): Readonly<Record<string, ValueRule>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const rule = columnOf(field);
      return rule ? [[renamed[name] ?? name, rule]] : [];
    }),
  );
