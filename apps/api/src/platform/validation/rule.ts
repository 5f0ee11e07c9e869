import { ValidateBy } from 'class-validator';
import { InvalidField } from './form-field';

/** The error of a value as one Indonesian sentence; null for a valid one. */
export type Check = (value: unknown) => string | null;

/**
 * A validator made of one check, which gives both verdict and message. A field that a form repeats is
 * invalid by any rule.
 *
 * @param label the field's name on screen, which begins the message
 */
export function Rule(name: string, label: string, check: Check): PropertyDecorator {
  const messageFor: Check = (value) =>
    value instanceof InvalidField && value.reason === 'repeated'
      ? `${label} dikirim lebih dari sekali`
      : check(value);
  return ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => messageFor(value) === null,
      defaultMessage: (context) => messageFor(context?.value) ?? '',
    },
  });
}

const REQUIRED_SUFFIX = ' harus diisi';

/** The message for a field without content. */
export const requiredMessage = (label: string): string => `${label}${REQUIRED_SUFFIX}`;

/** Whether a field is missing, by its message: only the field's own rule can decide that. */
export const isRequiredMessage = (message: string | undefined): boolean =>
  !!message?.endsWith(REQUIRED_SUFFIX);
