import {
  codePointLength,
  formatRupiah,
  hasForbiddenControl,
  isBlank,
  isWebUrl,
  LIMITS,
} from '@lereng/shared-domain';
import { words } from '../words';
import type { Field, FormValue, FormValues } from './field';

export interface FieldError {
  kind: 'empty' | 'invalid';
  message: string;
}

/** One message for errors of several fields. */
export interface FormError<Values extends FormValues> {
  message: string;
  fields: readonly (keyof Values & string)[];
  /** Whether it applies to any error, or to empty fields only. */
  covers: 'any' | 'empty';
}

export type FieldErrors = Partial<Record<string, FieldError>>;

/** The values that are validated and saved: text trimmed, invisible text empty, URLs completed. */
export function normalize<Values extends FormValues>(
  fields: readonly Field<Values>[],
  values: Values,
): Values {
  const result: FormValues = { ...values };
  for (const field of fields) {
    const value = values[field.name];
    if (typeof value !== 'string') continue;
    const text = isBlank(value) ? '' : value.trim();
    result[field.name] =
      field.kind === 'url' && field.normalize ? field.normalize(text, values) : text;
  }
  return result as Values;
}

/** Errors of normalized values, by field name. */
export function validate<Values extends FormValues>(
  fields: readonly Field<Values>[],
  values: Values,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fields) {
    const error = validateField(field, values[field.name] ?? null);
    if (error) errors[field.name] = error;
  }
  return errors;
}

/** The banner's message: `formError` where it applies, else the first field's. */
export function summarize<Values extends FormValues>(
  fields: readonly Field<Values>[],
  errors: FieldErrors,
  formError?: FormError<Values>,
): string {
  const covered = formError?.fields.some((name) => {
    const error = errors[name];
    return error && (formError.covers === 'any' || error.kind === 'empty');
  });
  if (formError && covered) return formError.message;
  return fields.map(({ name }) => errors[name]?.message).find(Boolean) ?? '';
}

function validateField<Values extends FormValues>(
  field: Field<Values>,
  value: FormValue,
): FieldError | null {
  const { label, required = false } = field;
  if (value === null || value === '') {
    return required ? { kind: 'empty', message: words.form.required(label) } : null;
  }
  const message = validateValue(field, value);
  return message === null ? null : { kind: 'invalid', message };
}

function validateValue<Values extends FormValues>(
  field: Field<Values>,
  value: NonNullable<FormValue>,
): string | null {
  switch (field.kind) {
    case 'text':
    case 'multiline': {
      const text = String(value);
      if (codePointLength(text) > field.maxLength) {
        return words.form.tooLong(field.label, field.maxLength);
      }
      return hasForbiddenControl(text) ? words.form.control(field.label) : null;
    }
    case 'url':
      return isWebUrl(String(value)) ? null : words.form.url(field.label);
    case 'rupiah': {
      const { label, min, max } = field;
      const fits = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
      return fits ? null : words.form.rupiah(label, formatRupiah(min), formatRupiah(max));
    }
    case 'image':
      return value instanceof File ? validateImage(value) : null;
    case 'select':
      return null;
  }
}

/** Checks the reported type only; the server decides whether the bytes are an image. */
function validateImage(file: File): string | null {
  if (file.size > LIMITS.imageBytes) return words.form.imageTooLarge;
  const isImage = file.type.startsWith('image/') && file.type !== 'image/svg+xml';
  return isImage ? null : words.form.notAnImage;
}
