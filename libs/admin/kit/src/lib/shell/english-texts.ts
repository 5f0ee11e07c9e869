import { isBlank } from '@lereng/shared-domain';
import type { Field } from '@lereng/shared-domain/fields';

/** The field whose English text this one is, if it is one. */
export const translatedBy = (field: Field): string | undefined =>
  'translates' in field ? field.translates : undefined;

/** What an owner's responses have beside the fields of a row or a setting. */
interface Translated {
  readonly translations?: { readonly en: Readonly<Record<string, unknown>> };
}

const englishTexts = (row: object | undefined) =>
  (row as Translated | undefined)?.translations?.en ?? {};

export const englishText = (row: object | undefined, name: string): unknown =>
  englishTexts(row)[name];

export const hasEnglish = (row: object): boolean => Object.values(englishTexts(row)).some(hasText);

/** What an owner's response has of a field. */
export function storedValue(row: object | undefined, name: string, field: Field): unknown {
  const translated = translatedBy(field);
  if (translated !== undefined) return englishText(row, translated);
  return (row as Readonly<Record<string, unknown>> | undefined)?.[name];
}

/** Whether there is something to read. A package's inclusions are entries with a name. */
export const hasText = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((each) => typeof each !== 'string' || hasText(each))
    : typeof value === 'string' && !isBlank(value);
