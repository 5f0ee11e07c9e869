import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  codePointLength,
  hasForbiddenControl,
  isBlank,
  isWebUrl,
  LIMITS,
  normalizeLineBreaks,
} from '@lereng/shared-domain';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { InvalidField } from './form-field';
import { type Check, isEmpty, requiredMessage, Rule } from './rule';

export interface TextOptions {
  /** The field's name on screen, which begins its messages. */
  label: string;
  /** Characters (Unicode code points, a CRLF counted once) after trimming. */
  max: number;
  /** May be left out; an empty text or null clears it. */
  optional?: boolean;
  /** Has line breaks; else those of a word processor are spaces. */
  multiline?: boolean;
  /** A further rule for the trimmed text. */
  check?: (text: string) => string | null;
  description?: string;
  example?: string;
}

/**
 * A text of 1 to `max` characters after trimming, one of them visible at least, without control
 * characters other than line breaks and tabs. An optional text without content arrives as null.
 */
export function IsText(options: TextOptions): PropertyDecorator {
  const { label, max, optional = false, multiline = false, description, example } = options;
  return applyDecorators(
    ApiProperty({
      type: 'string',
      maxLength: max,
      required: !optional,
      ...(!optional && { minLength: 1 }),
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
    }),
    Transform(({ value }: { value: unknown }) => {
      const text = multiline ? normalizeText(value) : normalizeLine(value);
      return text === '' && optional ? null : text;
    }),
    ...(optional ? [IsOptional()] : []),
    Rule('isText', label, textCheck(label, max, options.check), { isMissing: isEmpty }),
  );
}

/** A text as it is stored: trimmed, with plain line breaks, and empty where no character is visible. */
export const normalizeText = (value: unknown): unknown => normalized(value, '\n');

/** As `normalizeText`, for a text of one line, which has spaces in the place of a word processor's line breaks (A7). */
export const normalizeLine = (value: unknown): unknown => normalized(value, ' ');

/** One with a forbidden character is not trimmed, as that would remove some of these before the rule sees them. */
function normalized(value: unknown, lineBreak: string): unknown {
  if (typeof value !== 'string') return value;
  const text = normalizeLineBreaks(value, lineBreak);
  if (hasForbiddenControl(text)) return text;
  return isBlank(text) ? '' : text.trim();
}

/** The rule of a text that went through `normalizeText`. */
export function textCheck(label: string, max: number, more?: TextOptions['check']): Check {
  return (value) => {
    if (isEmpty(value)) return requiredMessage(label);
    const tooLong = `${label} paling banyak ${max} karakter`;
    if (value instanceof InvalidField && value.reason === 'too-long') return tooLong;
    if (typeof value !== 'string') return `${label} harus berupa teks`;
    if (hasForbiddenControl(value)) return `${label} berisi karakter yang tidak diizinkan`;
    if (codePointLength(value) > max) return tooLong;
    return more?.(value) ?? null;
  };
}

/** The rule of a web URL beyond that of a text of `urlMax` characters. */
export const webUrlCheck =
  (label: string) =>
  (text: string): string | null =>
    isWebUrl(text) ? null : `${label} harus berupa alamat http atau https`;

/** An http or https URL with a host, without user and password. */
export const IsWebUrl = (
  label: string,
  options: Pick<TextOptions, 'optional' | 'example'>,
): PropertyDecorator =>
  IsText({
    label,
    max: LIMITS.urlMax,
    description: 'An http or https URL',
    check: webUrlCheck(label),
    ...options,
  });
