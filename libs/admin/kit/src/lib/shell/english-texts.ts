import { isBlank } from '@lereng/shared-domain';
import type { Field } from '@lereng/shared-domain/fields';

/** The field whose English text this one is, if it is one. */
export const translatedBy = (field: Field): string | undefined =>
  'translates' in field ? field.translates : undefined;

/** What an owner's responses have of a field: English texts are among the translations of the row. */
export function storedValue(row: object | undefined, name: string, field: Field): unknown {
  const { translations, ...values } = (row ?? {}) as {
    readonly translations?: { readonly en: Readonly<Record<string, unknown>> };
    readonly [name: string]: unknown;
  };
  const translated = translatedBy(field);
  return translated === undefined ? values[name] : translations?.en[translated];
}

/** Whether there is something to read. A package's inclusions are entries with a name. */
export const hasText = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((each) => typeof each !== 'string' || hasText(each))
    : typeof value === 'string' && !isBlank(value);
