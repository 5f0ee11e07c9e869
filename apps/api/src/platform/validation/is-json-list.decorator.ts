import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isBlank } from '@lereng/shared-domain';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { InvalidField } from './form-field';
import { type Check, requiredMessage, Rule } from './rule.decorator';

export interface JsonListOptions {
  /** The field's name on screen, which begins its messages. */
  label: string;
  /** May be left out; an empty text stands for an empty list. */
  optional?: boolean;
  /** Fewest and most entries. */
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
    Rule('isJsonList', label, listCheck(options)),
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

function listCheck({ label, min = 0, max = Infinity, entry, tooFew }: JsonListOptions): Check {
  return (value) => {
    if (value === undefined || value === null) return tooFew ?? requiredMessage(label);
    if (!Array.isArray(value)) return `${label} harus berupa daftar`;
    if (value.length < min) return tooFew ?? `${label} paling sedikit ${min}`;
    if (value.length > max) return `${label} paling banyak ${max}`;
    for (const each of value as unknown[]) {
      const error = entry(each);
      if (error !== null) return error;
    }
    return null;
  };
}
