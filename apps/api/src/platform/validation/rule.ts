import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { InvalidField } from './form-field';

/** The error of a value as one Indonesian sentence; null for a valid one. */
export type Check = (value: unknown) => string | null;

/** The name of the constraint that a field without content violates; any other one is of an invalid value. */
export const MISSING = 'missing';

interface MissingRule {
  isMissing?: (value: unknown) => boolean;
  /** The sentence for a missing value. */
  missing?: string;
}

/**
 * The validators of a field: one for a value that is missing and one for any other, each with its sentence. A field that
 * a form repeats is invalid by any rule.
 *
 * @param label the field's name on screen, which begins the message
 * @param check the rule of a value that is not missing
 */
export function Rule(
  name: string,
  label: string,
  check: Check,
  { isMissing = isAbsent, missing = requiredMessage(label) }: MissingRule = {},
): PropertyDecorator {
  return applyDecorators(
    validator(MISSING, (value) => (!isRepeated(value) && isMissing(value) ? missing : null)),
    validator(name, (value) =>
      isRepeated(value) ? `${label} dikirim lebih dari sekali` : check(value),
    ),
  );
}

const validator = (name: string, check: Check): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => check(value) === null,
      defaultMessage: (context) => check(context?.value) ?? '',
    },
  });

const isRepeated = (value: unknown): boolean =>
  value instanceof InvalidField && value.reason === 'repeated';

export const isAbsent = (value: unknown): value is null | undefined =>
  value === undefined || value === null;

/** Of a value that a form sends as a text. */
export const isEmpty = (value: unknown): boolean => isAbsent(value) || value === '';

/** The message for a field without content. */
export const requiredMessage = (label: string): string => `${label} harus diisi`;
