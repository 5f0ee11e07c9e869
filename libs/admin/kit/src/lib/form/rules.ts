import type { ErrorKind } from '@lereng/shared-domain/fields';
import { words } from '../shell/words';
import { anyField, type Field, type FormValue, type FormValues } from './field';

interface FieldError {
  kind: ErrorKind;
  message: string;
}

/** One message for errors of several fields. */
export interface FormError<Values extends FormValues> {
  message: string;
  fields: readonly (keyof Values & string)[];
  /** Whether it is about missing values only, or about invalid ones in any way. */
  applies: ErrorKind;
}

export type FieldErrors = Partial<Record<string, FieldError>>;

/** The values that are validated and saved. */
export function normalize<Values extends FormValues>(
  fields: readonly Field<Values>[],
  values: Values,
): Values {
  const normalized = fields.map(anyField).map((field): [string, FormValue] => {
    const value = values[field.name] ?? null;
    return [field.name, field.normalize ? field.normalize(value, values) : value];
  });
  return { ...values, ...Object.fromEntries(normalized) };
}

/** Errors of normalized values, by field name. */
export function validate<Values extends FormValues>(
  fields: readonly Field<Values>[],
  values: Values,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fields.map(anyField)) {
    const { name, label, required = false, isEmpty = isEmptyValue, validate: check } = field;
    const { requiredMessage = words.form.required(label) } = field;
    const value = values[name] ?? null;
    if (isEmpty(value)) {
      const isRequired = typeof required === 'function' ? required(values) : required;
      if (isRequired) errors[name] = { kind: 'missing', message: requiredMessage };
      continue;
    }
    const message = check?.(value, values) ?? null;
    if (message !== null) errors[name] = { kind: 'invalid', message };
  }
  return errors;
}

const isEmptyValue = (value: FormValue): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The banner's message: `formError` where it applies, else the first field's. */
export function summarize<Values extends FormValues>(
  fields: readonly Field<Values>[],
  errors: FieldErrors,
  formError?: FormError<Values>,
): string {
  if (formError && isAbout(formError, errors)) return formError.message;
  return fields.map(({ name }) => errors[name]?.message).find(Boolean) ?? '';
}

/** Whether a message of the banner is still one of these errors'. */
export function isMessageOf<Values extends FormValues>(
  message: string,
  errors: FieldErrors,
  formError?: FormError<Values>,
): boolean {
  if (message === formError?.message) return isAbout(formError, errors);
  return Object.values(errors).some((error) => error?.message === message);
}

function isAbout<Values extends FormValues>(
  { fields, applies }: FormError<Values>,
  errors: FieldErrors,
): boolean {
  return fields.some((name) => {
    const error = errors[name];
    return error && (applies === 'invalid' || error.kind === 'missing');
  });
}
