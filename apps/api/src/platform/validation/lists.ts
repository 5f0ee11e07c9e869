import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isBlank, isEntityId, isWholeNumber, LIMITS, MAX_ID } from '@lereng/shared-domain';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateIf } from 'class-validator';
import { InvalidField } from './form-field';
import { type Check, Rule } from './rule';

export interface JsonListOptions {
  /** The field's name on screen, which begins its messages. */
  label: string;
  /** May be left out; an empty text stands for an empty list. */
  optional?: boolean;
  /** Fewest and most entries; repeated ones count. */
  min?: number;
  max?: number;
  /** Applied to each entry before it is validated. */
  normalize?: (entry: unknown) => unknown;
  /** The rule of an entry. */
  entry: Check;
  /** The sentence for too few entries. */
  tooFew?: string;
  description: string;
  example: string;
}

/** A field of a form that holds a list as JSON. The DTO gets the list. */
export function IsJsonList(options: JsonListOptions): PropertyDecorator {
  const { label, optional = false, description, example, normalize } = options;
  return applyDecorators(
    ApiProperty({ type: 'string', required: !optional, description, example }),
    Transform(({ value }: { value: unknown }) => read(value, normalize)),
    ...(optional ? [IsOptional()] : []),
    Rule('isJsonList', label, listCheck(options), { missing: options.tooFew }),
  );
}

/** The list that a text holds. A text that holds none stays as it is, for the rule to refuse. */
function read(value: unknown, normalize: JsonListOptions['normalize']): unknown {
  // The field is a text: a list that is one already did not come from it.
  if (Array.isArray(value)) return new InvalidField('wrong-kind');
  if (typeof value !== 'string') return value;
  if (isBlank(value)) return [];
  try {
    const list: unknown = JSON.parse(value);
    if (!Array.isArray(list)) return value;
    return normalize ? list.map((entry) => normalize(entry)) : (list as unknown[]);
  } catch {
    return value;
  }
}

type ListRule = Pick<JsonListOptions, 'label' | 'min' | 'max' | 'entry' | 'tooFew'>;

/** The rule of a list, with the rule of one entry. */
export function listCheck({
  label,
  min = 0,
  max = LIMITS.listMax,
  entry,
  tooFew,
}: ListRule): Check {
  return (value) => {
    if (!Array.isArray(value)) return `${label} harus berupa daftar`;
    if (value.length < min) return tooFew ?? `${label} paling sedikit ${min}`;
    if (value.length > max) return tooMany(label, max);
    for (const each of value as unknown[]) {
      const error = entry(each);
      if (error !== null) return error;
    }
    return null;
  };
}

const tooMany = (label: string, max: number): string => `${label} paling banyak ${max}`;

interface IdListOptions {
  description: string;
  /** May be left out, but is not null. */
  optional?: boolean;
  /** Most entries, repeated ones too. */
  max?: number;
}

/**
 * A list of ids in a JSON body; whether rows have them is up to the service.
 *
 * @param label the field's name on screen, which begins its messages
 */
export function IsIdList(
  label: string,
  { description, optional = false, max = LIMITS.listMax }: IdListOptions,
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      required: !optional,
      items: { type: 'integer', minimum: 1, maximum: MAX_ID },
      ...(max < Infinity && { maxItems: max }),
      description,
      example: [3, 1, 2],
    }),
    ...(optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    Rule('isIdList', label, idListCheck(label, isEntityId, max)),
  );
}

/** The rule of a list of ids, with the rule of one id. */
export function idListCheck(
  label: string,
  isIdOfList: (value: unknown) => boolean,
  max: number = LIMITS.listMax,
): Check {
  return (value) => {
    if (Array.isArray(value) && value.length > max) return tooMany(label, max);
    const isList = Array.isArray(value) && value.every(isIdOfList);
    return isList ? null : `${label} harus berupa daftar id`;
  };
}

/** For the `@ApiProperty` of days of the week in responses and JSON bodies. */
export const WEEKDAYS_FIELD = {
  type: 'array',
  items: { type: 'integer', minimum: 1, maximum: 7 },
  description: 'Days of the week, ISO 8601: 1 is Monday; every day if empty',
  example: [6, 7],
} as const;

/** The rule of one day of the week. */
export const weekdayCheck =
  (label: string): Check =>
  (value) =>
    isWholeNumber(value, 1, 7) ? null : `${label} harus berupa angka 1 (Senin) sampai 7 (Minggu)`;

/** Days of the week in their order, each once. */
export const sortedWeekdays = (weekdays: readonly number[]): number[] =>
  [...new Set(weekdays)].sort((a, b) => a - b);

/** Optional days of the week in a JSON body; null clears them. */
export function IsWeekdays(label: string): PropertyDecorator {
  const check = listCheck({ label, entry: weekdayCheck(label) });
  return applyDecorators(
    ApiProperty({
      ...WEEKDAYS_FIELD,
      example: [6, 7],
      maxItems: LIMITS.listMax,
      required: false,
      nullable: true,
    }),
    IsOptional(),
    Rule('isWeekdays', label, check),
  );
}
