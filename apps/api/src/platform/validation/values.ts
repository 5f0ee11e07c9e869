import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  isBlank,
  isCalendarDate,
  isWholeNumber,
  LIMITS,
  parseWholeNumber,
} from '@lereng/shared-domain';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { isAbsent, isEmpty, Rule } from './rule';

export interface WholeNumberOptions {
  /** The field's name on screen, which begins its messages. */
  label: string;
  min: number;
  max: number;
  /** What an empty field stands for, which may then be left out; without it such a field is missing. */
  empty?: number;
  /** May be left out; an empty field is missing all the same. */
  optional?: boolean;
  /** May be left out; an empty field or null clears it. */
  clearable?: boolean;
  /** Is in a JSON body, where a text is no number. */
  json?: boolean;
  /** The sentence for a number out of range, and for a value that is no number. */
  outOfRange?: string;
  description?: string;
  example?: number;
}

/**
 * A whole number. Forms and queries send texts: decimal digits alone, nothing that resembles a number. A JSON body
 * has a number, as openapi.json says.
 */
export function IsWholeNumber(options: WholeNumberOptions): PropertyDecorator {
  const { label, min, max, empty, clearable = false, json = false, description, example } = options;
  const { optional = clearable || empty !== undefined } = options;
  const whenBlank = clearable ? null : (empty ?? '');
  const { outOfRange = `${label} harus berupa angka bulat dari ${min} sampai ${max}` } = options;
  return applyDecorators(
    ApiProperty({
      type: 'integer',
      minimum: min,
      maximum: max,
      required: !optional,
      ...(clearable && { nullable: true }),
      ...(empty !== undefined && { default: empty }),
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
    }),
    ...(json
      ? []
      : [Transform(({ value }: { value: unknown }) => readNumber(value, min, whenBlank))]),
    ...(optional ? [IsOptional()] : []),
    Rule('isWholeNumber', label, (value) => (isWholeNumber(value, min, max) ? null : outOfRange), {
      isMissing: isEmpty,
    }),
  );
}

/** The error of a price in a list; null for whole rupiah. */
export const rupiahError = (label: string, value: unknown): string | null =>
  isWholeNumber(value, LIMITS.priceMin, LIMITS.priceMax)
    ? null
    : `${label} harus berupa angka bulat dari ${LIMITS.priceMin} sampai ${LIMITS.priceMax}`;

/** A price in whole rupiah. */
export const IsRupiah = (
  label: string,
  { json = false }: Pick<WholeNumberOptions, 'json'> = {},
): PropertyDecorator =>
  IsWholeNumber({
    label,
    json,
    min: LIMITS.priceMin,
    max: LIMITS.priceMax,
    description: 'Rupiah',
    example: 25_000,
  });

function readNumber(value: unknown, min: number, whenBlank: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (isBlank(value)) return whenBlank;
  return parseWholeNumber(value, { negative: min < 0 }) ?? value;
}

/**
 * A day that exists, `YYYY-MM-DD`: neither an instant nor a day with a zone. One that is `clearable` may be left out
 * or null.
 */
export function IsCalendarDate(
  label: string,
  { clearable }: { clearable: boolean },
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'string',
      format: 'date',
      example: '2026-11-20',
      ...(clearable && { nullable: true, required: false }),
    }),
    ...(clearable ? [IsOptional()] : []),
    Rule(
      'isCalendarDate',
      label,
      (value) =>
        isCalendarDate(value) ? null : `${label} harus berupa tanggal (tahun-bulan-hari)`,
      { isMissing: (value) => isAbsent(value) || (typeof value === 'string' && isBlank(value)) },
    ),
  );
}

/**
 * One of some values.
 *
 * @param label the field's name on screen, which begins its messages
 */
export function IsChoice(label: string, values: readonly string[]): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'string', enum: [...values] }),
    Rule(
      'isChoice',
      label,
      (value) => ((values as readonly unknown[]).includes(value) ? null : `${label} tidak dikenal`),
      { isMissing: isEmpty },
    ),
  );
}

/**
 * An optional choice between true and false; an empty field is false. Forms send the words `true` and `false`.
 *
 * @param label the field's name on screen, which begins its message
 */
export function IsFlag(label: string, description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'boolean', required: false, default: false, description }),
    Transform(({ value }: { value: unknown }) => readFlag(value)),
    IsOptional(),
    Rule('isFlag', label, (value) =>
      typeof value === 'boolean' ? null : `${label} harus berupa true atau false`,
    ),
  );
}

function readFlag(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (isBlank(value) || value === 'false') return false;
  return value === 'true' ? true : value;
}
