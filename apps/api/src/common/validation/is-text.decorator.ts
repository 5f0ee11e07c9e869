import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { codePointLength, hasForbiddenControl, isBlank } from '@lereng/shared-domain';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { REPEATED, sentTwice } from './repeated';
import { type Check, Rule } from './rule.decorator';

export interface TextOptions {
  /** The field's name on screen, which begins its messages. */
  label: string;
  /** Characters (Unicode code points, a CRLF counted once) after trimming. */
  max: number;
  /** May be left out; an empty text or null clears it. */
  optional?: boolean;
  /** A further rule for the trimmed text. */
  check?: (text: string) => string | null;
  /** OpenAPI format. */
  format?: string;
  description?: string;
  example?: string;
}

/**
 * A text of 1 to `max` characters after trimming, one of them visible at least, without control characters other than line breaks
 * and tabs. An optional text without content arrives as null.
 */
export function IsText(options: TextOptions): PropertyDecorator {
  const { label, max, optional = false, format, description, example } = options;
  return applyDecorators(
    ApiProperty({
      type: 'string',
      maxLength: max,
      required: !optional,
      ...(!optional && { minLength: 1 }),
      ...(format !== undefined && { format }),
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
    }),
    Transform(({ value }: { value: unknown }) => tidy(value, optional)),
    ...(optional ? [IsOptional()] : []),
    Rule('isText', textCheck(label, max, options.check)),
  );
}

/**
 * Trimmed, unless it holds a character that the rule refuses: trimming would take some of these away
 * before anybody saw them.
 */
function tidy(value: unknown, optional: boolean): unknown {
  if (typeof value !== 'string' || hasForbiddenControl(value)) return value;
  if (isBlank(value)) return optional ? null : '';
  return value.trim();
}

export function textCheck(label: string, max: number, more?: TextOptions['check']): Check {
  return (value) => {
    if (value === undefined || value === null || value === '') return `${label} harus diisi`;
    if (value === REPEATED) return sentTwice(label);
    if (typeof value !== 'string') return `${label} harus berupa teks`;
    if (hasForbiddenControl(value)) return `${label} berisi karakter yang tidak diizinkan`;
    if (codePointLength(value) > max) return `${label} paling banyak ${max} karakter`;
    return more?.(value) ?? null;
  };
}
