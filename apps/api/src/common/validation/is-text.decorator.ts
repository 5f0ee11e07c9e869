import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { codePointLength, hasForbiddenControl, isBlank } from '@lereng/shared-domain';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { missing } from './missing';
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
 * A text of 1 to `max` characters after trimming, one of them visible at least, without control
 * characters other than line breaks and tabs. An optional text without content arrives as null.
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
    Transform(({ value }: { value: unknown }) => {
      const text = tidyText(value);
      return text === '' && optional ? null : text;
    }),
    ...(optional ? [IsOptional()] : []),
    Rule('isText', textCheck(label, max, options.check)),
  );
}

/**
 * A text as it is kept: trimmed, and empty where nobody sees anything in it. What holds a character
 * that the rule refuses stays as it is, as trimming would take some of these away before anybody saw
 * them; so does what is no text.
 */
export function tidyText(value: unknown): unknown {
  if (typeof value !== 'string' || hasForbiddenControl(value)) return value;
  return isBlank(value) ? '' : value.trim();
}

/** The rule of a text that went through `tidyText`. */
export function textCheck(label: string, max: number, more?: TextOptions['check']): Check {
  return (value) => {
    if (value === undefined || value === null || value === '') return missing(label);
    if (value === REPEATED) return sentTwice(label);
    if (typeof value !== 'string') return `${label} harus berupa teks`;
    if (hasForbiddenControl(value)) return `${label} berisi karakter yang tidak diizinkan`;
    if (codePointLength(value) > max) return `${label} paling banyak ${max} karakter`;
    return more?.(value) ?? null;
  };
}
