import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isBlank } from '@lereng/shared-domain';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { missing } from './missing';
import { REPEATED, sentTwice } from './repeated';
import { type Check, Rule } from './rule.decorator';

export interface JsonListOptions {
  /** The field's name on screen, which begins its messages. */
  label: string;
  /** May be left out; an empty text stands for an empty list. */
  optional?: boolean;
  /** Fewest and most entries. */
  min?: number;
  max?: number;
  /** Makes an entry what is kept, before it is judged. */
  tidy?: (entry: unknown) => unknown;
  /** Says what is wrong with an entry. */
  entry: Check;
  /** The sentence for too few entries. */
  tooFew?: string;
  description: string;
  example: string;
}

/** Stands for a text that holds no list; null, which JSON may hold, would count as a field left out. */
const NO_LIST = Symbol('no list');

/** A field of a form that holds a list as JSON. The DTO gets the list. */
export function IsJsonList(options: JsonListOptions): PropertyDecorator {
  const { optional = false, description, example, tidy } = options;
  return applyDecorators(
    ApiProperty({ type: 'string', required: !optional, description, example }),
    Transform(({ value }: { value: unknown }) => read(value, tidy)),
    ...(optional ? [IsOptional()] : []),
    Rule('isJsonList', listCheck(options)),
  );
}

function read(value: unknown, tidy: JsonListOptions['tidy']): unknown {
  if (value === undefined || value === null || value === REPEATED) return value;
  // A list that comes as one is what the reader of forms makes of a file: no text, so no JSON.
  if (typeof value !== 'string') return NO_LIST;
  if (isBlank(value)) return [];
  try {
    const list: unknown = JSON.parse(value);
    if (!Array.isArray(list)) return NO_LIST;
    return tidy ? list.map((entry) => tidy(entry)) : (list as unknown[]);
  } catch {
    return NO_LIST;
  }
}

function listCheck({ label, min = 0, max = Infinity, entry, tooFew }: JsonListOptions): Check {
  return (value) => {
    if (value === REPEATED) return sentTwice(label);
    if (value === undefined || value === null) return tooFew ?? missing(label);
    if (!Array.isArray(value)) return `${label} harus berupa daftar`;
    if (value.length < min) return tooFew ?? `${label} paling sedikit ${min}`;
    if (value.length > max) return `${label} paling banyak ${max}`;
    for (const each of value as unknown[]) {
      const fault = entry(each);
      if (fault !== null) return fault;
    }
    return null;
  };
}
