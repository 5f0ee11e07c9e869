import 'reflect-metadata';
import type { FieldErrors } from '../errors';
import { isRequiredMessage } from './required-message';

const FORM_ERROR = 'lereng:form-error';

interface FormErrorRule {
  text: string;
  fields: readonly string[];
  /** Which state of the fields the message is for: missing, or invalid in any way. */
  applies: 'missing' | 'bad';
}

/**
 * The message of the whole form where one of `fields` is missing or invalid, as `applies` says. For any
 * other error the message is that of the field itself.
 */
export function FormError(
  text: string,
  fields: readonly string[],
  applies: FormErrorRule['applies'] = 'bad',
): ClassDecorator {
  const rule: FormErrorRule = { text, fields, applies };
  return (target) => Reflect.defineMetadata(FORM_ERROR, rule, target);
}

/** The `message` of the 422 response to a `dto` with these field errors. */
export function formErrorFor(dto: object, errors: FieldErrors): string {
  const rule = Reflect.getMetadata(FORM_ERROR, dto.constructor) as FormErrorRule | undefined;
  const isApplicable = rule?.fields.some(
    (field) =>
      Object.hasOwn(errors, field) && (rule.applies === 'bad' || isRequiredMessage(errors[field])),
  );
  return (isApplicable && rule?.text) || Object.values(errors)[0] || 'Isi permintaan tidak benar';
}
