import { isCalendarDate } from '../calendar';
import { whatsappNumber } from '../contact/whatsapp-link';
import {
  type Field,
  IMAGE_SETTING_KEYS,
  SETTING_FIELDS,
  type SettingKey,
  TEXT_SETTING_KEYS,
} from '../fields';
import { LIMITS } from '../limits';
import { isWebUrl } from '../web-url';
import { text, type ValueRule } from './value-rules';

/** Digits and a point, a minus in front at most: no plus, comma, exponent or sign of degrees. */
const DEGREES = /^-?(?<whole>\d{1,3})(?:\.(?<fraction>\d{1,20}))?$/;

/** Whether a text is degrees up to `max` on either side of zero. Compared digit by digit, as numbers would round. */
export function isDegrees(value: string, max: number): boolean {
  const { whole, fraction = '' } = DEGREES.exec(value)?.groups ?? {};
  if (whole === undefined) return false;
  return Number(whole) < max || (Number(whole) === max && !/[1-9]/.test(fraction));
}

/** As `isHexColor` has it, whose module would bring all colours along. */
const HEX_COLOR = /^#[0-9a-f]{6}$/i;

function ruleOf(field: Field): ValueRule {
  const short = (what: string, holds: (value: string) => boolean) =>
    text(LIMITS.settingMax, what, holds);
  switch (field.type) {
    case 'text':
    case 'multiline':
      return text(field.max);
    case 'url':
      return text(LIMITS.urlMax, 'an http or https URL', isWebUrl);
    case 'degrees': {
      const { max } = field;
      return short(`a decimal number from -${max} to ${max}`, (value) => isDegrees(value, max));
    }
    case 'date':
      return short('a day that exists', isCalendarDate);
    case 'phone':
      return short('a number of WhatsApp', (value) => whatsappNumber(value) !== null);
    case 'color':
      return short('a colour as #c2410c', (value) => HEX_COLOR.test(value));
    case 'choice':
      return short('a kind of place', (value) => Object.hasOwn(field.values, value));
    default:
      throw new TypeError(`${field.label} is no text`);
  }
}

/** The settings that are texts, with what releases have stored: requests may be held to less. */
export const TEXT_SETTINGS: Readonly<Record<string, ValueRule>> = Object.fromEntries(
  TEXT_SETTING_KEYS.map((key) => [key, ruleOf(SETTING_FIELDS[key])]),
);

/** Those of them that have an English text beside them, which the same rule is for. */
export const TRANSLATED_SETTINGS: Readonly<Record<string, ValueRule>> = Object.fromEntries(
  Object.entries(TEXT_SETTINGS).filter(
    ([key]) => 'translatable' in SETTING_FIELDS[key as SettingKey],
  ),
);

/** The settings that are images. */
export const IMAGE_SETTINGS: readonly string[] = IMAGE_SETTING_KEYS;
