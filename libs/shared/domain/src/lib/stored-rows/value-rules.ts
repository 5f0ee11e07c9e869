import { isCalendarDate } from '../calendar';
import { MAX_ID } from '../entity-id';
import { codePointLength, hasForbiddenControl, isBlank } from '../text';
import { isWholeNumber } from '../whole-number';

/** What a column of stored rows may hold. */
export interface ValueRule {
  /** What it holds, for operators: `a text of 1 to 150 characters`. */
  readonly what: string;
  readonly holds: (value: unknown) => boolean;
  /** The column is a text of JSON; the rule is that of its value. */
  readonly isJson?: true;
}

const rule = (what: string, holds: (value: unknown) => boolean): ValueRule => ({ what, holds });

/** The same, or null. */
export const optional = ({ what, holds, ...more }: ValueRule): ValueRule => ({
  ...more,
  what: `${what}, or null`,
  holds: (value) => value === null || holds(value),
});

/** The rule of the value that a text of JSON has. */
export const json = ({ what, holds }: ValueRule): ValueRule => ({ what, holds, isJson: true });

/** Whether texts that people wrote hold nothing that a screen or a database cannot take. */
export const isVisibleText = (value: unknown, max: number): value is string =>
  typeof value === 'string' &&
  codePointLength(value) <= max &&
  !isBlank(value) &&
  !hasForbiddenControl(value);

/** As requests are stored (A7): the white space around a text is gone. */
export const isTrimmedText = (value: unknown, max: number): value is string =>
  isVisibleText(value, max) && value === value.trim();

/** @param max characters; a further condition is named by `what` */
export const text = (
  max: number,
  what = `a trimmed text of 1 to ${max} characters`,
  holds: (value: string) => boolean = () => true,
): ValueRule => rule(what, (value) => isTrimmedText(value, max) && holds(value));

/** A text that the product itself made, or that has no limit. */
export const anyText = rule(
  'a text',
  (value) => typeof value === 'string' && value !== '' && !hasForbiddenControl(value),
);

export const matching = (what: string, pattern: RegExp): ValueRule =>
  rule(what, (value) => typeof value === 'string' && pattern.test(value));

/** Of a column that is there for a former release. */
export const unused = rule('null', (value) => value === null);

export const oneOf = (values: readonly string[]): ValueRule =>
  rule(`one of ${values.join(', ')}`, (value) => values.includes(value as string));

export const integer = (min: number, max: number): ValueRule =>
  rule(`a whole number from ${min} to ${max}`, (value) => isWholeNumber(value, min, max));

export const id = integer(1, MAX_ID);

export const flag = rule('true or false', (value) => typeof value === 'boolean');

export const day = rule('a day that exists', isCalendarDate);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Also of a day that exists: engines read 31 February as a day of March. */
const isInstant = (text: string): boolean =>
  INSTANT.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

export const instant = rule(
  'an instant in ISO 8601 UTC',
  (value) => typeof value === 'string' && isInstant(value),
);

/** A list of values that each meet a condition. @param max how many; of some lists nobody knows a limit */
export const listOf = (
  what: string,
  holds: (value: unknown) => boolean,
  { min = 0, max = Infinity }: { min?: number; max?: number } = {},
): ValueRule =>
  rule(
    `a list of ${what}`,
    (value) =>
      Array.isArray(value) && value.length >= min && value.length <= max && value.every(holds),
  );

/** A value of which nothing but its shape is known. */
export const shape = rule;
