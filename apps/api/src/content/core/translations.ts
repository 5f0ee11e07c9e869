import { DEFAULT_LOCALE, type Locale, OTHER_LOCALES } from '@lereng/shared-domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Column } from 'typeorm';
import { invalid } from '../../platform/errors';
import { type ContentTransaction, ReadScope } from '../../writes';
import type { Version } from './version';

/** The column of the English text that a column has beside it; null where there is none (E9). */
export const EnglishColumn = (of: string): PropertyDecorator =>
  Column({ name: `${of}_en`, type: 'text', nullable: true });

/** What responses in another language say of the texts that they show. */
export class ShownLanguage {
  @ApiProperty({
    required: false,
    type: [String],
    description: 'Fields whose text is Indonesian, as there is no other; only with another `lang`',
  })
  untranslated?: string[];

  @ApiProperty({ required: false, description: 'The Indonesian name, where it is another one' })
  name_id?: string;

  @ApiProperty({ required: false, description: 'The Indonesian title, where it is another one' })
  title_id?: string;

  @ApiProperty({ required: false, description: 'The Indonesian unit, where it is another one' })
  price_unit_id?: string;
}

/** What responses say of the languages of a row. */
export class LanguageFields extends ShownLanguage {
  @ApiPropertyOptional({
    type: 'object',
    properties: {
      en: {
        type: 'object',
        additionalProperties: {
          oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
          nullable: true,
        },
      },
    },
    description:
      'The texts in other languages by their fields, null where there is none; only in responses to a valid token without `lang`',
  })
  translations?: { en: Record<string, string | string[] | null> };
}

const hasText = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/** `En`, with which the property of a translation ends. */
const suffixOf = (locale: Locale): string => locale.charAt(0).toUpperCase() + locale.slice(1);

/** `price_unit` of `priceUnit`. */
const fieldOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The short texts that messages to the venue need in its own language. */
const IN_MESSAGES = ['name', 'title', 'priceUnit'];

/** A row in a language, as `localized` makes it. */
export type Localized = Readonly<ShownLanguage>;

/**
 * A row with its texts in a language, as far as it has them: the Indonesian one stays where there is no other, and is
 * named by `untranslated`. Beside a short text that was replaced the Indonesian one is `<field>_id`.
 */
export function localized<Row extends object>(
  row: Row,
  locale: Locale = ReadScope.locale(),
): Row & Localized {
  if (locale === DEFAULT_LOCALE) return row;
  const suffix = suffixOf(locale);
  const values = row as Readonly<Record<string, unknown>>;
  const texts: Record<string, unknown> = {};
  const untranslated: string[] = [];
  for (const property of Object.keys(row)) {
    if (!property.endsWith(suffix)) continue;
    const own = property.slice(0, -suffix.length);
    if (!hasText(values[own])) continue;
    if (!hasText(values[property])) {
      untranslated.push(fieldOf(own));
      continue;
    }
    texts[own] = values[property];
    if (IN_MESSAGES.includes(own)) texts[`${fieldOf(own)}_${DEFAULT_LOCALE}`] = values[own];
  }
  return { ...row, ...texts, ...(untranslated.length > 0 && { untranslated }) };
}

/**
 * The part of a localized row that responses add to its fields.
 *
 * @param shown the fields that the response has; all of them by default
 */
export function languageFieldsOf(
  { untranslated = [], name_id, title_id, price_unit_id }: Localized,
  shown?: readonly string[],
): Localized {
  const named = untranslated.filter((field) => shown?.includes(field) ?? true);
  return {
    ...(named.length > 0 && { untranslated: named }),
    ...(name_id !== undefined && { name_id }),
    ...(title_id !== undefined && { title_id }),
    ...(price_unit_id !== undefined && { price_unit_id }),
  };
}

/** A text of a version in the reader's language, and whether it is the Indonesian one for want of another. */
export function textOfVersion(version: Version, field: string): LocalText {
  const locale = ReadScope.locale();
  const own = version[field];
  if (typeof own !== 'string') return { text: null, isUntranslated: false };
  const other = locale === DEFAULT_LOCALE ? own : version[`${field}_${locale}`];
  return hasText(other)
    ? { text: String(other), isUntranslated: false }
    : { text: own, isUntranslated: true };
}

interface LocalText {
  readonly text: string | null;
  readonly isUntranslated: boolean;
}

/** The name of the field that a field translates: `name` of `name_en`; null of other fields. */
export function translatedField(field: string): string | null {
  const locale = OTHER_LOCALES.find((each) => field.endsWith(`_${each}`));
  return locale ? field.slice(0, -locale.length - 1) : null;
}

interface TranslatedKind {
  readonly fields: Readonly<Record<string, string>>;
}

/** All translations of a row, for an owner who names no language. */
export function translationsOfRow({ fields }: TranslatedKind, row: object): LanguageFields {
  if (!ReadScope.showsTranslations()) return {};
  const values = row as Readonly<Record<string, unknown>>;
  const en: Record<string, string | string[] | null> = {};
  for (const [field, column] of Object.entries(fields)) {
    const own = translatedField(field);
    if (own !== null) en[own] = (values[column] ?? null) as string | string[] | null;
  }
  return Object.keys(en).length > 0 ? { translations: { en } } : {};
}

/** The columns of a kind with texts in other languages. */
export const translationColumns = ({ fields }: TranslatedKind): string[] =>
  Object.entries(fields).flatMap(([field, column]) =>
    translatedField(field) === null ? [] : [column],
  );

/** Whether a row has a text in another language. */
export const isTranslated = (kind: TranslatedKind, row: object): boolean =>
  translationColumns(kind).some((column) =>
    hasText((row as Readonly<Record<string, unknown>>)[column]),
  );

const NEEDS_INDONESIAN = 'Teks bahasa Indonesia harus diisi dulu';

/**
 * The English texts of a row that go because their Indonesian one is gone, as columns.
 *
 * @param changes what a request writes
 * @throws 422 for an English text among these whose Indonesian one is empty
 */
export function textsThatGo(
  { fields }: TranslatedKind,
  row: object,
  changes: object,
): Record<string, null> {
  const hasIn = (values: object, column: string | undefined) =>
    column !== undefined && hasText((values as Readonly<Record<string, unknown>>)[column]);
  const gone: Record<string, null> = {};
  for (const [field, column] of Object.entries(fields)) {
    const own = translatedField(field);
    if (own === null || !hasIn(row, column) || hasIn(row, fields[own])) continue;
    if (hasIn(changes, column)) {
      throw invalid(NEEDS_INDONESIAN, { [field]: NEEDS_INDONESIAN });
    }
    gone[column] = null;
  }
  return gone;
}

/** The kind of events that say that a text in another language came or went, which every page depends on. */
export const TRANSLATIONS = 'translations';

/** To be called by a write with which visitors see the first text of a row in another language, or none any more. */
export const recordTranslations = (transaction: ContentTransaction): void =>
  transaction.record(TRANSLATIONS, null);
