import { isCalendarDate, LIMITS } from '@lereng/shared-domain';
import { whatsappNumber } from '@lereng/shared-domain/contact';
import { type Field, SETTING_FIELDS, translationsOf } from '@lereng/shared-domain/fields';
import { isHexColor } from '@lereng/shared-domain/look';
import { isDegrees } from '@lereng/shared-domain/stored-rows';
import { type ApiError, invalid } from '../../platform/errors';
import { normalizeLine, normalizeText, textCheck, webUrlCheck } from '../../platform/validation';
import type { TextSettingKey } from './setting-keys';

const fields: Readonly<Record<TextSettingKey, Field>> = SETTING_FIELDS;

/** What a text of a setting has to be beyond its length, by the type of its field. */
function valueCheck(field: Field): ((text: string) => string | null) | undefined {
  const { label } = field;
  const unless = (isValid: (text: string) => boolean, message: string) => (text: string) =>
    isValid(text) ? null : `${label} ${message}`;
  switch (field.type) {
    case 'url':
      return webUrlCheck(label);
    case 'degrees': {
      const { max } = field;
      const message = `harus berupa angka desimal dari -${max} sampai ${max}`;
      return unless((text) => isDegrees(text, max), message);
    }
    case 'date':
      return unless(isCalendarDate, 'harus berupa tanggal (tahun-bulan-hari)');
    case 'phone':
      return unless((text) => whatsappNumber(text) !== null, 'harus berupa nomor WhatsApp');
    case 'choice':
      return unless((text) => Object.hasOwn(field.values, text), 'tidak dikenal');
    case 'color':
      return unless(isHexColor, 'harus ditulis seperti #c2410c');
    default:
      return undefined;
  }
}

/** Characters of a setting's text. */
function maxOf(field: Field): number {
  if (field.type === 'text' || field.type === 'multiline') return field.max;
  return field.type === 'url' ? LIMITS.urlMax : LIMITS.settingMax;
}

/** The message for a request without a value, which clears nothing. */
const absentMessage = (label: string): string => `${label} harus dikirim, boleh kosong`;

export function isRequired(key: TextSettingKey): boolean {
  return fields[key].required ?? false;
}

/** A text of a setting, and the English one beside it, as a request has them. */
export interface SettingTexts {
  readonly value?: unknown;
  readonly value_en?: unknown;
}

/** The field with the English text of a setting; undefined for what visitors do not read as a text. */
const englishOf = (key: TextSettingKey): Field | undefined =>
  (translationsOf({ value: fields[key] }) as Readonly<Record<string, Field>>)['value_en'];

export function translationAlone(key: TextSettingKey): ApiError {
  const message = `${fields[key].label} harus diisi dalam bahasa Indonesia dulu`;
  return invalid(message, { value: message });
}

/**
 * The texts to be stored for those that were sent: the value may be missing where the English one is there.
 *
 * @throws 422 as `readSetting`
 */
export function readSettingTexts(key: TextSettingKey, { value, value_en }: SettingTexts) {
  const english = englishOf(key);
  const isNamed = english !== undefined && value_en !== undefined;
  const isAlone = isNamed && value === undefined;
  return {
    ...(!isAlone && { value: readSetting(key, value) }),
    ...(isNamed && { value_en: readText(english, value_en, 'value_en') }),
  };
}

/**
 * The value to be stored for a value that was sent: the trimmed text, a colour in lower case, or null if an empty one clears the
 * setting.
 *
 * @throws 422 for a missing value, and for one that the setting does not accept
 */
export const readSetting = (key: TextSettingKey, value: unknown): string | null =>
  readText(fields[key], value, 'value');

function readText(field: Field, value: unknown, name: string): string | null {
  const { label, required = false } = field;
  const text = field.type === 'multiline' ? normalizeText(value) : normalizeLine(value);
  if (!required && (text === '' || text === null)) return null;
  const isMissing = !required && text === undefined;
  const check = textCheck(label, maxOf(field), valueCheck(field));
  const error = isMissing ? absentMessage(label) : check(text);
  if (error !== null) throw invalid(error, { [name]: error });
  // The case of a colour has no meaning.
  return field.type === 'color' ? (text as string).toLowerCase() : (text as string);
}
