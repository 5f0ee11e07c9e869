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

/** What is wrong with one field. */
export interface Fault {
  kind: 'empty' | 'bad';
  message: string;
}

/** One sentence for faults of several fields. */
export interface Sentence<Values extends FormValues> {
  message: string;
  fields: readonly (keyof Values & string)[];
  /** Whether it speaks of fields that are wrong, or only of those that are empty. */
  covers: 'any' | 'empty';
}

export type Faults = Partial<Record<string, Fault>>;

/**
 * The values as they are checked and saved: texts trimmed, those of invisible characters alone
 * empty, addresses made whole.
 */
export function tidy<Values extends FormValues>(
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

/** The faults of tidy values, by the names of their fields. */
export function findFaults<Values extends FormValues>(
  fields: readonly Field<Values>[],
  values: Values,
): Faults {
  const faults: Faults = {};
  for (const field of fields) {
    const fault = findFault(field, values[field.name] ?? null);
    if (fault) faults[field.name] = fault;
  }
  return faults;
}

/** What the banner says about faults: the form's sentence where it covers one, else the first. */
export function summarize<Values extends FormValues>(
  fields: readonly Field<Values>[],
  faults: Faults,
  sentence?: Sentence<Values>,
): string {
  const covered = sentence?.fields.some((name) => {
    const fault = faults[name];
    return fault && (sentence.covers === 'any' || fault.kind === 'empty');
  });
  if (sentence && covered) return sentence.message;
  return fields.map(({ name }) => faults[name]?.message).find(Boolean) ?? '';
}

function findFault<Values extends FormValues>(
  field: Field<Values>,
  value: FormValue,
): Fault | null {
  const { label, required = false } = field;
  if (value === null || value === '') {
    return required ? { kind: 'empty', message: words.form.required(label) } : null;
  }
  const message = findBadness(field, value);
  return message === null ? null : { kind: 'bad', message };
}

function findBadness<Values extends FormValues>(
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
      return value instanceof File ? findImageBadness(value) : null;
    case 'select':
      return null;
  }
}

/** Judges by what the browser tells; whether the bytes are a picture is for the server to say. */
function findImageBadness(file: File): string | null {
  if (file.size > LIMITS.imageBytes) return words.form.imageTooLarge;
  const isImage = file.type.startsWith('image/') && file.type !== 'image/svg+xml';
  return isImage ? null : words.form.notAnImage;
}
